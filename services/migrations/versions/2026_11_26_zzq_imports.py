"""Keep imports of clients and bookings, and what became of each of their rows (REC-070, BKG-080)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_zzq_imports"
down_revision = "2026_11_26_zzt_group_bookings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
