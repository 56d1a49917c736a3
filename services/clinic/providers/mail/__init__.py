"""E-mail by SMTP."""

from clinic.providers.mail.client import Attachment, Letter, Smtp, smtp

__all__ = ["Attachment", "Letter", "Smtp", "smtp"]
