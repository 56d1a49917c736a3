"""What this domain hears; imported at start."""

from clinic.pos.sales import mails as mails
