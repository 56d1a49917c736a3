"""Start, stop and prepare Aster: `python3 infra/launch.py --help`.

Uses only the standard library, and in this file only syntax of old Pythons, so that those get an error message.
"""

import os
import shutil
import sys

OLDEST = (3, 11)


def newer_python():
    """Return the path of a Python that is new enough, or None."""
    for minor in (13, 12, 11, 14):
        path = shutil.which("python3.%d" % minor)
        if path:
            return path
    return None


def main():
    """Run the launcher under a Python that is new enough."""
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
