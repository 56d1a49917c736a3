"""Adding of many clients at once, by the rules of the staff's form, and finding of clients by what a file says of them."""
