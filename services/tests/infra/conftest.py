"""An instance of the launcher for one test, stopped and deleted after it."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.infra.launcher_instance import LauncherInstance


@pytest.fixture
def instance() -> Iterator[LauncherInstance]:
    state = Path(tempfile.mkdtemp(prefix="aster-launch-"))
    state.chmod(0o755)
    launcher_instance = LauncherInstance(state)
    try:
        yield launcher_instance
    finally:
        launcher_instance.run("stop")
        shutil.rmtree(state, ignore_errors=True)
