"""The act on aesthetic surgical procedures and injections (2021:363): what it asks before a treatment, as one gate for all (BEY-022)."""
