"""Add the time at which an invitation to join a team ends (PLT-038); members who exist have joined."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_25_invitations"
down_revision = "2026_11_25_terms_agreement"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
