"""A register's day: its X and Z reports, cash movements, the electronic journal and the bookkeeping export."""
