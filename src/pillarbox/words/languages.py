"""Which languages there are, and which one a player reads.

Must never load Fluent, nor Messages before there is one to send: `--version` and `--help` ask here too.
"""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES = ("en", "pl", "nl")
"""Codes of the complete languages. The first is the one that every missing text falls back to."""

FALLBACK = LANGUAGES[0]


def known(code: str) -> str | None:
    """The language meant by a code such as `pl`, `pl-PL` or `pl_PL.UTF-8`; None if there is none by it."""
    start = code.strip().replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0].lower()
    return start if start in LANGUAGES else None


def from_environment(environ: Mapping[str, str]) -> str:
    """The language of the surroundings: PILLARBOX_LANG, else LC_ALL, LC_MESSAGES or LANG, else English.

    Never fails: what it does not know it passes over, so a refusal can always be told in some language.
    """
    own = known(environ.get("PILLARBOX_LANG", ""))
    if own:
        return own
    system = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(name))), "")
    return known(system) or FALLBACK


def choose(flag: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the one asked for by a flag, else by the surroundings.

    Raises Refused, naming the languages there are, if the flag or PILLARBOX_LANG asks for another one. The
    system's own settings are only a hint, and are never refused.
    """
    for asked in (flag, environ.get("PILLARBOX_LANG")):
        if asked:
            code = known(asked)
            if code is None:
                from pillarbox.core.message import Refused, say

                raise Refused(say("refused-language", asked=asked, languages=list(LANGUAGES)))
            return code
    return from_environment(environ)
