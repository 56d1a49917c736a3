"""Share a sample clinic among the tests of a module that don't change it: building a clinic takes longer than most requests."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.factories.factory import Factory
from tests.route_coverage.sample_clinic import SampleClinic, build_sample_clinic
from tests.support.http_client import ApiClient, staff_sign_in


@pytest.fixture(scope="module")
async def shared_clinic(app: Any) -> AsyncIterator[SampleClinic]:
    """A sample clinic that the tests of a module share: they read from it, or check that a stranger can't."""
    factory = Factory()
    async with staff_sign_in(app, factory) as as_staff:
        yield await build_sample_clinic(as_staff, factory)


@pytest.fixture(scope="module")
async def foreign_owner(app: Any) -> AsyncIterator[ApiClient]:
    """The owner of another clinic."""
    async with staff_sign_in(app, Factory()) as as_staff:
        yield await as_staff("super_admin")
