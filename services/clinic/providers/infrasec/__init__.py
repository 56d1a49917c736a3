"""The control system that every Swedish sale is registered with, at Infrasec."""

from clinic.providers.infrasec.client import register, status
from clinic.providers.infrasec.enrolment import change, close, enroll, enrolled

__all__ = ["change", "close", "enroll", "enrolled", "register", "status"]
