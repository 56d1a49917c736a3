"""The till as in its own tests: with terminal and control system on sockets."""

from tests.pos.conftest import connected, counter, sims

__all__ = ["connected", "counter", "sims"]
