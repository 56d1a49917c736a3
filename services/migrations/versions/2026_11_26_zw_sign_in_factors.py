"""Tell at once what a person must prove at sign-in, and find the users of a refused BankID (PLT-011, LAW-008)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_zw_sign_in_factors"
down_revision = "2026_11_26_zv_strong_sessions"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
