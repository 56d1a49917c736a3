"""Add whether a clinic uses BankID for its clients to the typed settings (PLT-052); it does, as before."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_27_bankid_verification"
down_revision = "2026_11_27_import_products"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements one by one, in the migration's transaction."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
