"""A package, so that its fixtures end with its last test: a browser that is still open leaves an event loop
running in the worker, and no later test there could start its own.
"""
