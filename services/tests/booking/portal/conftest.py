"""Fixtures: the BankID simulator as the visitor's app."""

from tests.support.bankid import bankid_app, bankid_simulator

__all__ = ["bankid_app", "bankid_simulator"]
