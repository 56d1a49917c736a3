"""The register fixtures of the pos tests, with card terminal and control unit simulated on sockets."""

from tests.pos.conftest import cashier, connect_simulators, sims

__all__ = ["cashier", "connect_simulators", "sims"]
