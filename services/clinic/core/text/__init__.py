"""Rich text, validators, phone numbers, search tokens and translated field messages."""
