"""What is said where a module's packages are not installed: which is lacking, and the extra that brings it.

An import ends with an exception, and its text is all that a program shows: so it is a sentence, in English
as all that is said to programs. Must never hide another error of an import.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from pillarbox.core.message import say
from pillarbox.words.render import render


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Around a module's imports of what an extra brings. Raises ImportError, with a sentence that names the
    extra, for a package that is not installed.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        raise _lacking(extra, error.name or "") from None


def ask_for(extra: str, *packages: str) -> None:
    """The same for a whole folder of modules: nothing is imported, only looked for."""
    for package in packages:
        if find_spec(package) is None:
            raise _lacking(extra, package)


def _lacking(extra: str, package: str) -> ImportError:
    return ImportError(render(say("needs-extra", package=package, extra=extra), "en"), name=package)
