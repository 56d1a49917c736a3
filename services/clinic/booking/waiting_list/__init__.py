"""The waiting list: clients who want a time that isn't free, and the offers of times that become free (BEY-004)."""
