"""What booking answers for the domains below it, in their transactions."""

from clinic.accounts import service as accounts
from clinic.booking.catalogue import resources, service as catalogue
from clinic.company import service as companies

companies.freezes_currency(catalogue.has_price)
accounts.on_membership_change(resources.follow_member)
