"""SMS by 46elks."""

from clinic.providers.sms.client import Elks, SentSms, elks

__all__ = ["Elks", "SentSms", "elks"]
