"""Give companies the built-in questionnaires and the settings that switch them on (REC-043, PLT-052)."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_26_zzs_registration"
down_revision = "2026_11_26_zzr_portal_settings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
