"""Add the company's address, phone number and e-mail address for clients (PLT-050)."""

import sqlalchemy as sa
from alembic import op

revision = "2026_11_25_company_facts"
down_revision = "2026_11_25_home"
branch_labels = None
depends_on = None

LENGTHS = {"contact_email": 254, "country_code": 5, "phone_number": 15, "street_address": 120, "zip_code": 12, "city": 80}


def upgrade() -> None:
    """Add empty columns, which takes no rewrite of the table."""
    for name, length in LENGTHS.items():
        op.add_column("company", sa.Column(name, sa.String(length), nullable=False, server_default=""))
