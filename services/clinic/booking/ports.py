"""What booking answers for the domains below it, in their transactions."""

from clinic.accounts import service as accounts
from clinic.booking.catalogue import resources, service as catalogue
from clinic.booking.hours import service as hours
from clinic.company import service as companies

companies.freezes_currency(catalogue.has_price)
accounts.on_membership_change(resources.follow_member)
accounts.on_membership_change(hours.follow_member)
