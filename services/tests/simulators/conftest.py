from collections.abc import Iterator

import pytest

from tests.simulators.running import Simulators, simulators


@pytest.fixture
def sims() -> Iterator[Simulators]:
    with simulators() as running:
        yield running
