"""Backup and restore in the image `backup` of infra/Dockerfile: all that is needed is in it, and the environment says where things are.

`python -m launcher.contained backup FILE`, or `restore FILE`, which wants an empty database.
"""

import os
import sys
from pathlib import Path

from launcher import archive, trouble
from launcher.say import say, show
from launcher.trouble import Trouble


def run(argv: list[str]) -> int:
    """Do what is asked; the exit code."""
    try:
        show(_done(argv))
    except (Trouble, OSError) as problem:
        say(str(trouble.of(problem)))
        return 1
    return 0


def _done(argv: list[str]) -> str:
    match argv:
        case ["backup", file]:
            made = archive.write(os.environ, Path(file))
        case ["restore", file]:
            made = archive.read(os.environ, Path(file))
        case _:
            raise Trouble("Say `backup FILE` or `restore FILE`.")
    return f"{file}: {sum(made['rows'].values())} rows and {len(made['files'])} files, as of {made['made_at']}."


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
