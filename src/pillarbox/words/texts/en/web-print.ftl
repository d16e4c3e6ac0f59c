### The window that asks how a sheet is to look.

web-print-title = Print { $name }
web-print-paper = Paper
web-print-players = Player cards
web-print-own = A title of your own
web-print-theme = Look
web-print-theme-usual = As the rules have it
web-print-tone-colour = Accents
web-print-tone-felt = Floor of the box
web-print-logo = A picture beside the title
web-print-logo-hint = PNG, JPEG or SVG. A picture of more than { $size } KiB is made smaller on this device before it is sent.
web-print-logo-none = This file is no picture that your browser can read: choose a PNG, JPEG or SVG.
web-print-logo-large = This picture is too large, even made smaller: choose a simpler or smaller one.
web-print-low-ink = Spare ink: outlines instead of filled areas
web-print-teacher = The teacher’s sheet instead: exact odds, questions with answers, best moves
web-print-make = Make the PDF
web-print-busy = The sheet is being made …
web-print-ready = The sheet is ready.
web-print-ready-bare = The sheet is ready, without a picture.
web-print-open = Open the PDF
web-print-keep = Save it
