"""A register's day: its journal, cash in the drawer, X and Z reports."""
