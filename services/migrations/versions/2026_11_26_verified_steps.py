"""Add the sign-ins that wait for their next step, and the company's and the person's choice of a second factor (PLT-011)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_verified_steps"
down_revision = "2026_11_26_verified_bankid"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
