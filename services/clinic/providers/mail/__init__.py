"""E-mail by SMTP."""

from clinic.providers.mail.client import Attachment, Email, Smtp, smtp

__all__ = ["Attachment", "Email", "Smtp", "smtp"]
