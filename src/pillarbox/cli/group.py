"""The list of commands: their names and one line of help each, their modules loaded only when they run.

Must never import a command's module to answer `--help`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

from pillarbox.cli.frame import ARGS, Command, common, near, refuse_empty, refused, show_group_help, whole

COMMANDS = (
    "play",
    "serve",
    "rulesets",
    "legal",
    "advise",
    "odds",
    "simulate",
    "arena",
    "compare",
    "tableau",
    "deck",
    "print",
    "review",
    "verify",
    "convert",
    "stats",
    "plugins",
)
"""In the order in which help lists them; each is the `command` of the module of its name."""

OPENING = ("no_browser", "lan", "public_url", "port")
"""The options of `pillarbox` alone, which opens the table in the browser."""


class Lazy(click.Group):
    """A group that knows its commands by name and loads the one that is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, its module loaded now; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        found: Command = import_module(f"pillarbox.cli.{cmd_name}").command
        return found

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the options before the command."""
        ctx.meta[ARGS] = list(args)
        rest = super().parse_args(ctx, args)
        if not ctx.resilient_parsing:
            refuse_empty(self.get_params(ctx), ctx.params)
        return rest

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments begin with. Raises Refused if there is none by that name."""
        if args[0] not in COMMANDS:
            raise refused("cli-no-such-command", text=args[0], near=near(args[0], COMMANDS))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands with one line each, in the language chosen."""
        show_group_help(ctx, formatter, COMMANDS)


@click.pass_context
def _open(context: click.Context, /, **options: Any) -> int | None:
    """Without a command, open the table."""
    if context.invoked_subcommand is not None:
        name = next((name for name in OPENING if options[name]), None)
        if name is not None:
            option = "--" + name.replace("_", "-")
            raise refused("cli-not-both", one=option, other=context.invoked_subcommand)
        return None
    from pillarbox.cli.frame import face_of
    from pillarbox.cli.serve import served

    given = {name: options[name] or None for name in OPENING[1:]}
    return served(face_of(context), given, None, browser=not options["no_browser"])


def _version(context: click.Context, param: click.Parameter, asked: bool) -> None:
    """The version, wherever `--version` stands among the options."""
    if asked and not context.resilient_parsing:
        from pillarbox import __version__

        click.echo(f"pillarbox {__version__}")
        context.exit()


pillarbox = Lazy(
    "pillarbox",
    callback=_open,
    invoke_without_command=True,
    no_args_is_help=False,
    params=[
        click.Option(["--no-browser"], is_flag=True),
        click.Option(["--lan"], is_flag=True),
        click.Option(["--public-url"], metavar="URL"),
        click.Option(["--port"], metavar="N", callback=whole(0, 65535)),
        *common(),
        click.Option(["--version"], is_flag=True, is_eager=True, callback=_version, expose_value=False),
    ],
)
