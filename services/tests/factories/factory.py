"""The factory that the fixture `factory` gives to tests."""

from tests.factories.booking import BookingFactory
from tests.factories.pos import PosFactory


class Factory(BookingFactory, PosFactory):
    """Insert rows as the app does, under row-level security; each call inserts its own."""
