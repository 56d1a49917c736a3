"""Add the agreements to the terms of the service, which are appended only (PLT-014)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_25_terms_agreement"
down_revision = "2026_11_25_short_names"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
