"""The launcher's commands."""

import argparse
import os
import shutil
import sys
from pathlib import Path

from launcher import archive, cleanup, errors, remotes, start, testing, tools
from launcher.console import print_progress, print_result
from launcher.datastores import Datastores
from launcher.errors import LauncherError
from launcher.paths import CHECKOUT, STATE, get_paths
from launcher.services import Ports, admin_environment

INSTANCES = ("dev", "test", "e2e", "e2e-sv", "bench")


def run(argv: list[str]) -> int:
    """Run the command of the command line and return the exit code."""
    os.umask(0o022)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # some two thousand modules would be compiled again by every process
    arguments = _parser().parse_args(argv)
    try:
        code = arguments.handler(arguments)
    except (LauncherError, OSError) as error:
        print_progress(str(errors.to_launcher_error(error)))
        return 1
    except KeyboardInterrupt:
        return 130
    return code if isinstance(code, int) else 0


def _start(arguments: argparse.Namespace) -> None:
    start.start(get_paths(arguments.instance), fresh=arguments.fresh)


def _run(arguments: argparse.Namespace) -> None:
    """Replace this process by the given command, with the environment of the instance."""
    paths = get_paths(arguments.instance)
    tools.install(node=False)
    datastores = Datastores(paths)
    datastores.ensure(started_by="env")
    env = admin_environment(paths, datastores, Ports())
    command_words = arguments.command_words[1:] if arguments.command_words[:1] == ["--"] else arguments.command_words
    os.chdir(CHECKOUT / arguments.folder)
    os.execvpe(command_words[0], command_words, env)  # noqa: S606 - the user's own command


def _env(arguments: argparse.Namespace) -> None:
    datastores = Datastores(get_paths(arguments.instance))
    datastores.ensure(started_by="env")
    for key, value in datastores.env().items():
        print_result(f"{key}={value}")


def _stop(arguments: argparse.Namespace) -> None:
    paths = get_paths(arguments.instance)
    with cleanup.hold_instance(paths):
        cleanup.stop(paths)


def _test(_: argparse.Namespace) -> int:
    return testing.run_tests()


def _check(_: argparse.Namespace) -> int:
    return testing.run_check_command()


def _e2e(arguments: argparse.Namespace) -> int:
    tools.install()
    count = testing.run_e2e(arguments.command_words)
    print_result(count.summary_line())
    return 1 if count.failed else 0


def _new_remote(arguments: argparse.Namespace) -> None:
    folder = remotes.create(arguments.name)
    print_result(f"Created {folder.name}; docs/add-a-remote.md says how to go on.")


def _backup(arguments: argparse.Namespace) -> None:
    archive.backup(get_paths(arguments.instance), Path(arguments.file))


def _restore(arguments: argparse.Namespace) -> None:
    archive.restore(get_paths(arguments.instance), Path(arguments.file))


def _clean(_: argparse.Namespace) -> None:
    for instance in INSTANCES[1:]:
        paths = get_paths(instance)
        with cleanup.hold_instance(paths):
            cleanup.discard_instance(paths)
    for folder in (*CHECKOUT.glob("web-*/dist"), STATE / "reports", STATE / "e2e-results"):
        shutil.rmtree(folder, ignore_errors=True)
    (STATE / "bundles.json").unlink(missing_ok=True)


def _reset(arguments: argparse.Namespace) -> None:
    cleanup.reset(get_paths(arguments.instance))


COMMANDS = (
    ("start", _start, "run Aster until Ctrl-C"),
    ("test", _test, "install and run every check and test"),
    ("check", _check, "run every check"),
    ("e2e", _e2e, "run the browser tests in Chromium"),
    ("run", _run, "run a command with the instance's environment"),
    ("env", _env, "start database and queue if needed and print how to reach them"),
    ("stop", _stop, "stop what an instance left running"),
    ("new-remote", _new_remote, "create a remote of the shell"),
    ("backup", _backup, "write database and files to one archive"),
    ("restore", _restore, "restore such an archive into an empty database"),
    ("clean", _clean, "remove what tests and builds left"),
    ("reset", _reset, "delete the embedded data of start, after a question"),
)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="launch.py", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    for name, handler, help_text in COMMANDS:
        command = commands.add_parser(name, help=help_text, description=help_text)
        command.add_argument("--instance", default="dev", choices=INSTANCES)
        command.set_defaults(handler=handler)
        if handler is _start:
            command.add_argument("--fresh", action="store_true", help="delete the data of the instance first")
        if handler is _run:
            command.add_argument("--folder", default="services", help="folder in the checkout")
        if handler is _new_remote:
            command.add_argument("name", help="a word, such as lab for web-lab")
        if handler in (_backup, _restore):
            command.add_argument("file", help="the archive")
        if handler in (_run, _e2e):
            command.add_argument("command_words", nargs=argparse.REMAINDER, help="arguments of the command")
    return parser


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
