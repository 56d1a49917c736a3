"""Make BankID in the booking portal a typed setting (PLT-052)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_27_portal_bankid"
down_revision = "2026_11_27_claimed_personal_ids"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
