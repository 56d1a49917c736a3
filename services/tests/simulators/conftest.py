from collections.abc import Iterator

import pytest

from tests.simulators.server import Simulators, simulators


@pytest.fixture
def sims() -> Iterator[Simulators]:
    with simulators() as running:
        yield running
