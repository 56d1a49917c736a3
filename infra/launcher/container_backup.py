"""Backup and restore in the image `backup` of infra/Dockerfile, for the servers that the environment names.

`python -m launcher.container_backup backup FILE`, or `restore FILE`, which needs an empty database.
"""

import os
import sys
from pathlib import Path

from launcher import archive, errors
from launcher.console import print_progress, print_result
from launcher.errors import LauncherError


def run(argv: list[str]) -> int:
    """Run `backup` or `restore` and return the exit code."""
    try:
        print_result(_run_command(argv))
    except (LauncherError, OSError) as error:
        print_progress(str(errors.to_launcher_error(error)))
        return 1
    return 0


def _run_command(argv: list[str]) -> str:
    match argv:
        case ["backup", file]:
            manifest = archive.write_archive(os.environ, Path(file))
        case ["restore", file]:
            manifest = archive.restore_archive(os.environ, Path(file))
        case _:
            raise LauncherError("Say `backup FILE` or `restore FILE`.")
    return f"{file}: {sum(manifest['rows'].values())} rows and {len(manifest['files'])} files, as of {manifest['made_at']}."


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
