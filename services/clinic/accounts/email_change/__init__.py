"""Change of the address that a person signs in with, by a code to the new one."""
