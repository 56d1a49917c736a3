"""When the clinic and its people work: business hours, days off, and the rules of booking."""
