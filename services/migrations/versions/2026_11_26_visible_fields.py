"""Store which fields of a client are shown and required and what they are called, and the own fields (PLT-053, PLT-054, REC-013)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_visible_fields"
down_revision = "2026_11_26_verified_steps"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
