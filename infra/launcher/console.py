"""Output for the user: progress on the error stream, results on standard output, which programs can read."""

import sys


def print_progress(text: str = "") -> None:
    """Print a line of progress."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def print_result(text: str) -> None:
    """Print a result."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
