"""Request schemas of connecting BankID."""

from clinic.accounts.bankid_signin.schemas import BankIdOrderStart
from clinic.accounts.schemas import PasswordProof


class BankIdConnect(BankIdOrderStart, PasswordProof):
    """The person's password, and the order to start."""
