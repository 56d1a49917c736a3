"""The launcher's commands."""

import argparse
import os
import sys

from launcher import start, tools, trouble
from launcher.parts import Ports, administering
from launcher.places import CHECKOUT, places
from launcher.say import say, show
from launcher.stores import Stores
from launcher.trouble import Trouble


def run(argv: list[str]) -> int:
    """Do what the command line asks; the exit code."""
    os.umask(0o022)
    asked = _parser().parse_args(argv)
    try:
        code = asked.do(asked)
    except Trouble as problem:
        say(str(problem))
        return 1
    except OSError as problem:
        say(str(trouble.of(problem)))
        return 1
    except KeyboardInterrupt:
        return 130
    return code if isinstance(code, int) else 0


def _env(asked: argparse.Namespace) -> None:
    stores = Stores(places(asked.instance))
    stores.ensure(by="env")
    for key, value in stores.env().items():
        show(f"{key}={value}")


def _stop(asked: argparse.Namespace) -> None:
    Stores(places(asked.instance)).stop()


def _start(asked: argparse.Namespace) -> None:
    start.start(places(asked.instance))


def _run(asked: argparse.Namespace) -> None:
    """Become the given command, with everything in its environment that programs of this instance need."""
    where = places(asked.instance)
    tools.install(node=False)
    stores = Stores(where)
    stores.ensure(by="env")
    env = administering(where, stores, Ports())
    os.chdir(CHECKOUT / asked.folder)
    os.execvpe(asked.words[0], asked.words, env)  # noqa: S606 - the person's own command


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="launch.py", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    for name, do, told in (
        ("start", _start, "run Aster until Ctrl-C"),
        ("run", _run, "run a command with the instance's environment"),
        ("env", _env, "start database and queue if needed and print how to reach them"),
        ("stop", _stop, "stop database and queue"),
    ):
        command = commands.add_parser(name, help=told, description=told)
        command.add_argument("--instance", default="dev", choices=("dev", "test", "e2e", "bench"))
        command.set_defaults(do=do)
        if do is _run:
            command.add_argument("--folder", default="services", help="where in the checkout")
            command.add_argument("words", nargs=argparse.REMAINDER, help="the command")
    return parser


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
