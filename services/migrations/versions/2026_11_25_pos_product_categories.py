"""Add the categories of products."""

from alembic import op

from clinic.core.database import schema

revision = "2026_11_25_pos_categories"
down_revision = "2026_11_25_tags_and_views"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Run the statements of the SQL file beside this one."""
    for statement in schema.migration_statements(__file__):
        op.get_bind().exec_driver_sql(statement)
