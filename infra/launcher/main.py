"""The launcher's commands."""

import argparse
import os
import shutil
import sys
from pathlib import Path

from launcher import archive, forget, start, testing, tools, trouble
from launcher.parts import Ports, administering
from launcher.places import CHECKOUT, STATE, places
from launcher.say import say, show
from launcher.stores import Stores
from launcher.trouble import Trouble

INSTANCES = ("dev", "test", "e2e", "e2e-sv", "bench")


def run(argv: list[str]) -> int:
    """Do what the command line asks; the exit code."""
    os.umask(0o022)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # some two thousand modules would be compiled anew by every process
    asked = _parser().parse_args(argv)
    try:
        code = asked.do(asked)
    except (Trouble, OSError) as problem:
        say(str(trouble.of(problem)))
        return 1
    except KeyboardInterrupt:
        return 130
    return code if isinstance(code, int) else 0


def _start(asked: argparse.Namespace) -> None:
    start.start(places(asked.instance), fresh=asked.fresh)


def _run(asked: argparse.Namespace) -> None:
    """Become the given command, with everything in its environment that programs of this instance need."""
    where = places(asked.instance)
    tools.install(node=False)
    stores = Stores(where)
    stores.ensure(by="env")
    env = administering(where, stores, Ports())
    words = asked.words[1:] if asked.words[:1] == ["--"] else asked.words
    os.chdir(CHECKOUT / asked.folder)
    os.execvpe(words[0], words, env)  # noqa: S606 - the person's own command


def _env(asked: argparse.Namespace) -> None:
    stores = Stores(places(asked.instance))
    stores.ensure(by="env")
    for key, value in stores.env().items():
        show(f"{key}={value}")


def _stop(asked: argparse.Namespace) -> None:
    where = places(asked.instance)
    with forget.alone(where):
        forget.stop(where)


def _test(_: argparse.Namespace) -> int:
    return testing.test()


def _check(_: argparse.Namespace) -> int:
    return testing.check()


def _e2e(asked: argparse.Namespace) -> int:
    tools.install()
    count = testing.e2e(asked.words)
    show(count.line())
    return 1 if count.failed else 0


def _backup(asked: argparse.Namespace) -> None:
    archive.backup(places(asked.instance), Path(asked.file))


def _restore(asked: argparse.Namespace) -> None:
    archive.restore(places(asked.instance), Path(asked.file))


def _clean(_: argparse.Namespace) -> None:
    for instance in INSTANCES[1:]:
        where = places(instance)
        with forget.alone(where):
            forget.forget(where)
    for folder in (*CHECKOUT.glob("web-*/dist"), STATE / "reports", STATE / "e2e-results"):
        shutil.rmtree(folder, ignore_errors=True)
    (STATE / "bundles.json").unlink(missing_ok=True)


COMMANDS = (
    ("start", _start, "run Aster until Ctrl-C"),
    ("test", _test, "install and run every check and test"),
    ("check", _check, "run every check"),
    ("e2e", _e2e, "drive Chromium through the journeys"),
    ("run", _run, "run a command with the instance's environment"),
    ("env", _env, "start database and queue if needed and print how to reach them"),
    ("stop", _stop, "stop what an instance left running"),
    ("backup", _backup, "write database and files to one archive"),
    ("restore", _restore, "restore such an archive into an empty database"),
    ("clean", _clean, "remove what tests, journeys and builds left"),
)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="launch.py", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    for name, do, told in COMMANDS:
        command = commands.add_parser(name, help=told, description=told)
        command.add_argument("--instance", default="dev", choices=INSTANCES)
        command.set_defaults(do=do)
        if do is _start:
            command.add_argument("--fresh", action="store_true", help="throw away what the instance had")
        if do is _run:
            command.add_argument("--folder", default="services", help="where in the checkout")
        if do in (_backup, _restore):
            command.add_argument("file", help="the archive")
        if do in (_run, _e2e):
            command.add_argument("words", nargs=argparse.REMAINDER, help="what follows")
    return parser


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
