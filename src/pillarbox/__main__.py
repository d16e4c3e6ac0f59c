"""`python -m pillarbox` is the command `pillarbox`."""

from pillarbox.cli.main import main

if __name__ == "__main__":
    main()
