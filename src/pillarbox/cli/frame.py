"""What all commands share on the command line: four options, help in every language, refusals in our words.

Must never load a catalogue or a game: it stands before every command, also the quickest.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any

import click

from pillarbox.cli.face import NARROWEST, WIDEST, Face, width_of
from pillarbox.cli.helping import help_text
from pillarbox.cli.text import columns, wrapped


def refused(id: str, /, **args: Any) -> Exception:
    """A refusal in words, to be raised: wrong usage."""
    from pillarbox.core.message import Refused, say

    return Refused(say(id, **args))


def near(text: str, known: Sequence[str]) -> list[str]:
    """The known words that may have been meant, nearest first."""
    from difflib import get_close_matches

    return get_close_matches(text, known, cutoff=0.7)


Callback = Callable[[click.Context, click.Parameter, Any], Any]


def whole(least: int = 0, most: int = 10**9) -> Callback:
    """For an option: its value as a whole number between two bounds. Raises Refused for anything else."""

    def read(context: click.Context, param: click.Parameter, value: str | None) -> int | None:
        if value is None:
            return None
        if value.isascii() and value.isdigit() and len(value) <= 10 and least <= int(value) <= most:
            return int(value)
        raise refused("cli-not-whole", option=param.opts[0], text=value, least=least, most=most)

    return read


def _language(context: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """The code of the language asked for. Raises Refused, naming the languages, if there is none such."""
    from pillarbox.words.languages import choose

    return choose(value, {}) if value else value


ARGS = "pillarbox.args"
"""Under this key a context keeps its arguments as they were typed."""


def language_of(context: click.Context) -> str:
    """The language in force: the command's --lang, else one before the command, else the surroundings'.

    `--help` is answered before later options are read, so what was typed is looked at too.
    """
    from pillarbox.words.languages import choose

    outer: click.Context | None = context
    while outer is not None:
        if outer.params.get("lang"):
            return str(outer.params["lang"])
        outer = outer.parent
    return language_among(context.meta.get(ARGS, ())) or choose(None, os.environ)


def language_among(args: Sequence[str]) -> str:
    """The language that arguments ask for, as far as they can be made out; empty where none is."""
    from pillarbox.words.languages import known

    for before, after in zip(args, [*args[1:], ""]):
        asked = after if before == "--lang" else before[7:] if before.startswith("--lang=") else ""
        if found := known(asked):
            return found
    return ""


def common() -> list[click.Parameter]:
    """The options that every command knows."""
    return [
        click.Option(["--json", "json"], is_flag=True),
        click.Option(["--lang"], callback=_language, metavar="LANG", is_eager=True),
        click.Option(["--plain"], is_flag=True),
        click.Option(["--data"], metavar="DIR"),
    ]


def refuse_empty(params: Sequence[click.Parameter], given: Mapping[str, Any]) -> None:
    """Raises Refused for an argument or option that was given without a single sign, as an unset variable
    of a shell would: it must not be taken for one that was left out.
    """
    for param in params:
        value = given.get(str(param.name))
        values = value if isinstance(value, tuple) else (value,)
        bare = getattr(param, "flag_value", None) == ""  # an option that may stand alone
        if not bare and any(isinstance(one, str) and not one.strip() for one in values):
            option = isinstance(param, click.Option)
            name = param.opts[0] if option else str(param.human_readable_name)
            raise refused("cli-empty", name=name)


class Command(click.Command):
    """A command with help in the user's language, and refusals in whole sentences."""

    examples: Sequence[str] = ()

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments. Raises Refused for those that are too many."""
        ctx.allow_extra_args = True
        ctx.meta[ARGS] = list(args)
        super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing:
            raise refused("cli-too-many", text=" ".join(ctx.args), command=self.name)
        if not ctx.resilient_parsing:
            refuse_empty(self.get_params(ctx), ctx.params)
        return ctx.args

    def get_short_help_str(self, limit: int = 45) -> str:
        """The first line of the help, in English, for shells that complete."""
        return help_text("en", str(self.name))

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what it does, arguments, options, examples."""
        lang, width = _reader(ctx)
        name = str(self.name)
        pieces = [*self.collect_usage_pieces(ctx)[1:], help_text(lang, "usage-options")]
        usage = " ".join(filter(None, [ctx.command_path, *pieces]))
        formatter.write("\n".join(_usage(lang, usage, width)) + "\n\n")
        formatter.write("\n".join(wrapped(help_text(lang, name), width)) + "\n")
        for part in filter(None, help_text(lang, f"{name}-more").split("\n")):
            formatter.write("\n" + "\n".join(wrapped(part, width)) + "\n")
        params = self.get_params(ctx)
        arguments = [p for p in params if isinstance(p, click.Argument)]
        options = [p for p in params if isinstance(p, click.Option)]
        _section(
            formatter, lang, "arguments", [(_shown(p), _help_of(lang, name, p)) for p in arguments], width
        )
        _section(formatter, lang, "options", [(_shown(p), _help_of(lang, name, p)) for p in options], width)
        if self.examples:
            formatter.write(f"\n{help_text(lang, 'examples')}\n")
            formatter.write("".join(f"  pillarbox {example}\n" for example in self.examples))


def show_group_help(ctx: click.Context, formatter: click.HelpFormatter, commands: Sequence[str]) -> None:
    """What the program is, its commands with one line each, the options that all of them know."""
    lang, width = _reader(ctx)
    usage = f"pillarbox {help_text(lang, 'usage-options')} {help_text(lang, 'usage-command')}"
    formatter.write("\n".join(_usage(lang, usage, width)) + "\n\n")
    formatter.write("\n".join(wrapped(help_text(lang, "pillarbox"), width)) + "\n")
    _section(formatter, lang, "commands", [(name, help_text(lang, name)) for name in commands], width)
    options = [(_shown(p), _help_of(lang, "", p)) for p in ctx.command.get_params(ctx)]
    _section(formatter, lang, "options", options, width)
    formatter.write("\n" + "\n".join(wrapped(help_text(lang, "pillarbox-more"), width)) + "\n")


def _reader(ctx: click.Context) -> tuple[str, int]:
    import sys

    return language_of(ctx), min(max(width_of(os.environ, sys.stdout), NARROWEST), WIDEST // 2)


def _usage(lang: str, usage: str, width: int) -> list[str]:
    lead = help_text(lang, "usage") + " "
    return wrapped(usage, width, " " * len(lead), lead)


def _shown(param: click.Parameter) -> str:
    if isinstance(param, click.Argument):
        return str(param.human_readable_name)
    value = (
        "" if getattr(param, "is_flag", False) else f" {param.metavar or param.human_readable_name.upper()}"
    )
    return ", ".join(param.opts) + value


def _help_of(lang: str, command: str, param: click.Parameter) -> str:
    return help_text(lang, f"{command}-{help_name(param)}") or help_text(lang, help_name(param))


def help_name(param: click.Parameter) -> str:
    """What a parameter is called in the catalogues."""
    given = isinstance(param, click.Option) and param.is_eager  # click names its own options inwardly
    return param.opts[0].lstrip("-") if given else str(param.name).replace("_", "-")


def _section(
    formatter: click.HelpFormatter, lang: str, head: str, rows: list[tuple[str, str]], width: int
) -> None:
    if rows:
        lines = columns(rows, width - 2, most=22)
        formatter.write(f"\n{help_text(lang, head)}\n" + "".join(f"  {line}\n" for line in lines))


def command(name: str, *examples: str) -> Callable[[Callable[..., int | None]], Command]:
    """Make a command of a function: it takes a Face and its own parameters, and answers with an exit code."""

    def make(function: Callable[..., int | None]) -> Command:
        @wraps(function)
        @click.pass_context
        def run(context: click.Context, /, **given: Any) -> int | None:
            return function(face_of(context), **{k: v for k, v in given.items() if k not in COMMON})

        made = click.command(name, cls=Command)(run)
        made.params += common()
        made.examples = examples
        return made

    return make


COMMON = ("json", "lang", "plain", "data")


def face_of(context: click.Context) -> Face:
    """What a command is given to speak with, by the options of this context and the one around it."""
    outer = context.parent.params if context.parent else {}

    def either(option: str) -> Any:
        return context.params.get(option) or outer.get(option)

    return Face(language_of(context), either("data"), json=bool(either("json")), plain=bool(either("plain")))
