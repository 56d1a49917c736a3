"""Registers messaging with the domains below it, which can't import it."""

from clinic.accounts.emails import service as emails
from clinic.messaging import service

emails.register_email_sender(service.send_account_mail)
emails.register_sms_sender(service.send_account_sms, lambda number: service.number_blocked_reason(number) is None)
