"""Legal duties of a sale under the cash-register law: numbers in an unbroken series, and registration with the control unit."""
