"""A world that stands for all who change nothing in it: to build one takes longer than most calls."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.acting import signing_in
from tests.make import Make
from tests.walk.world import World, build


@pytest.fixture(scope="module")
async def standing(app: Any) -> AsyncIterator[World]:
    """One for the reads of a module, and for those who must not come in."""
    make = Make()
    async with signing_in(app, make) as as_staff:
        yield await build(as_staff, make)


@pytest.fixture(scope="module")
async def foreigner(app: Any) -> AsyncIterator[Any]:
    """The owner of another clinic."""
    async with signing_in(app, Make()) as as_staff:
        yield await as_staff("super_admin")
