"""Run commands; the output of one that fails is written to a file."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from launcher.errors import LauncherError, is_disk_full

NOISE_PREFIXES = ("npm error", "npm warn")
ERROR_LINE = re.compile(r"[\w.]*Error\b.*: ", re.IGNORECASE)
"""Start of a program's own error message; statements and links may follow it."""


def call(
    argv: list[str], description: str, *, env: dict[str, str] | None = None, cwd: Path | None = None,
    user: tuple[int, int] | None = None, text_in: str | None = None,
) -> str:
    """Run a command and return its output. Raises LauncherError with the command's error line and the file of its output."""
    done = subprocess.run(
        argv, env=env, cwd=cwd, capture_output=True, text=True, check=False, input=text_in or "",
        user=user[0] if user else None, group=user[1] if user else None, extra_groups=[] if user else None,
    )
    if done.returncode == 0:
        return done.stdout
    raise command_failure(description, done.stdout + done.stderr)


def command_failure(description: str, output: str) -> LauncherError:
    """Build the error for a failed command and write its whole output to a file."""
    if is_disk_full(output):
        return LauncherError("The disk is full; free some space and start again.")
    lines = [line.strip() for line in output.splitlines() if line.strip() and not line.startswith(NOISE_PREFIXES)]
    log_file = Path(tempfile.gettempdir()) / f"aster-{os.geteuid()}-failed.log"
    log_file.write_text(output)
    error_line = next(filter(ERROR_LINE.match, reversed(lines)), lines[-1] if lines else "it said nothing")
    return LauncherError(f"{description} failed: {error_line} (all of it: {log_file})")


def find_program(program: str, message: str) -> str:
    """Return the program's path. Raises LauncherError with the message when it isn't installed."""
    path = shutil.which(program)
    if path is None:
        raise LauncherError(message)
    return path
