"""Keep registrations of clients, the flows of their visitors, and the settings of the portal (PUB-007, REC-060)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_zzs2_registration"
down_revision = "2026_11_26_zzs_registration"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
