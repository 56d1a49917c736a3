"""Starts, stops and prepares Aster: `python3 infra/launch.py --help`.

Only the standard library, and in this file only what an old Python can still read, so that it can say what is missing.
"""

import os
import shutil
import sys

OLDEST = (3, 11)


def newer_python():
    """The path of a Python on this machine that is new enough, or None."""
    for minor in (13, 12, 11, 14):
        found = shutil.which("python3.%d" % minor)
        if found:
            return found
    return None


def main():
    """Hand over to the launcher, under a Python that can run it."""
    if sys.version_info < OLDEST:
        other = newer_python()
        if other is None:
            sys.exit("Aster needs Python 3.11 or later, and this machine's python3 is %d.%d." % sys.version_info[:2])
        os.execv(other, [other] + sys.argv)
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    from launcher.main import run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
