"""What the launcher tells the person: short lines, on the error stream so that `env` can be read by programs."""

import sys


def say(text: str = "") -> None:
    """One line of progress."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def show(text: str) -> None:
    """An answer, for reading or for a program."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
