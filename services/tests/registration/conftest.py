"""Fixtures of the registration's tests."""

from tests.support.bankid import bankid_app as bankid_app, bankid_simulator as bankid_simulator
