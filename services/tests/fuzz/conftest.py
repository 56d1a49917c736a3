"""The register fixtures of the pos tests: card terminal and control unit are simulated on sockets."""

from tests.pos.conftest import connect_simulators, sims

__all__ = ["connect_simulators", "sims"]
