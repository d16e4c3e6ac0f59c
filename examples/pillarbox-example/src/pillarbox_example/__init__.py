"""An example of a plug-in for Pillarbox."""
