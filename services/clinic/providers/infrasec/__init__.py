"""The control system that every Swedish sale is registered with, at Infrasec."""

from clinic.providers.infrasec.client import register, status
from clinic.providers.infrasec.enrolment import change, close, enroll, get_enrolment

__all__ = ["change", "close", "enroll", "get_enrolment", "register", "status"]
