"""An instance of the launcher's for one test, gone after it."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.infra.launching import Launching


@pytest.fixture
def launching() -> Iterator[Launching]:
    state = Path(tempfile.mkdtemp(prefix="aster-launch-"))
    state.chmod(0o755)
    made = Launching(state)
    try:
        yield made
    finally:
        made.run("stop")
        shutil.rmtree(state, ignore_errors=True)
