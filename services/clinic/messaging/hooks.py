"""Registers messaging with the domains below it, which can't import it."""

from clinic.accounts.emails import service as emails
from clinic.messaging import service

emails.register_email_sender(service.send_account_mail)
