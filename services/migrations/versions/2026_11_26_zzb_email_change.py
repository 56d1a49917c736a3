"""Keep e-mail addresses that wait for their code (PLT-033)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_zzb_email_change"
down_revision = "2026_11_26_zz_usage"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
