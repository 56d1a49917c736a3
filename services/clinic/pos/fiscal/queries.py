"""SQL of a register's series of numbers."""

ALLOCATE_NUMBER = """
UPDATE register_series SET last_number = last_number + 1 WHERE company_id = $1 AND id = $2 RETURNING last_number, last_z + 1 AS z_number
"""
LOCK_OPEN_DAY = "SELECT last_z + 1 FROM register_series WHERE company_id = $1 AND id = $2 FOR SHARE"
