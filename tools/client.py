"""Checks the browser's modules: their types by TypeScript, and that what is vendored is what
`tools/vendor.py` makes.

Needs node and npm. Where they are missing it says so loudly and lets the other checks go on, but never
under CI=true.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools.vendor import MODULES, PROJECT, npm_install
from tools.vendor import main as vendor


def main() -> int:
    """Runs both checks; 0 if nothing is wrong."""
    missing = [name for name in ("node", "npm") if shutil.which(name) is None]
    if missing:
        print(f"THE CLIENT WAS NOT CHECKED: {' and '.join(missing)} not found.", file=sys.stderr)
        return 1 if os.environ.get("CI") else 0
    npm_install()
    types = subprocess.run([str(MODULES / ".bin" / "tsc"), "-p", str(PROJECT / "tsconfig.json")], check=False)
    return types.returncode or vendor(["--check"])


if __name__ == "__main__":
    sys.exit(main())
