"""Commands run to their end, with their output kept for the person when they fail."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from launcher.trouble import Trouble, told_full

NOISE = ("npm error", "npm warn")
SAID = re.compile(r"[\w.]*Error\b.*: ", re.IGNORECASE)
"""How a program's own sentence begins; statements and links may follow it."""


def call(
    argv: list[str], what: str, *, env: dict[str, str] | None = None, cwd: Path | None = None,
    user: tuple[int, int] | None = None, text_in: str | None = None,
) -> str:
    """Run it quietly and give its output; a failure names `what` failed, its error or else its last line, and where the rest is."""
    done = subprocess.run(
        argv, env=env, cwd=cwd, capture_output=True, text=True, check=False, input=text_in or "",
        user=user[0] if user else None, group=user[1] if user else None, extra_groups=[] if user else None,
    )
    if done.returncode == 0:
        return done.stdout
    raise failed(what, done.stdout + done.stderr)


def failed(what: str, output: str) -> Trouble:
    """The sentence for a command that failed, its whole output kept beside it."""
    if told_full(output):
        return Trouble("The disk is full; free some space and start again.")
    lines = [line.strip() for line in output.splitlines() if line.strip() and not line.startswith(NOISE)]
    kept = Path(tempfile.gettempdir()) / f"aster-{os.geteuid()}-failed.log"
    kept.write_text(output)
    said = next(filter(SAID.match, reversed(lines)), lines[-1] if lines else "it said nothing")
    return Trouble(f"{what} failed: {said} (all of it: {kept})")


def need(program: str, sentence: str) -> str:
    """The program's path, or what to do about its absence."""
    found = shutil.which(program)
    if found is None:
        raise Trouble(sentence)
    return found
