"""Keep of each consent who handed it over, how its signer's identity was shown, and a guardian's relation to the client (LAW-022)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_zzh_consent_signer"
down_revision = "2026_11_26_zzg_prerequisites"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
