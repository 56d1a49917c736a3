"""What messaging does for those below it, who can't know it."""

from clinic.accounts import mails
from clinic.messaging import service

mails.sent_by(service.system_mail)
