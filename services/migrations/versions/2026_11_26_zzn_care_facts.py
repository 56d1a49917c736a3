"""Add what a clinic states of its patient insurance, registration with IVO and whom to call at complications (LAW-024)."""

import sqlalchemy as sa
from alembic import op

revision = "2026_11_26_zzn_care_facts"
down_revision = "2026_11_26_zzm_google_ratings"
branch_labels = None
depends_on = None

LENGTHS = {"patient_insurance": 80, "ivo_registration": 80, "complication_contact": 120}


def upgrade() -> None:
    """Add empty columns, which takes no rewrite of the table."""
    for name, length in LENGTHS.items():
        op.add_column("company", sa.Column(name, sa.String(length), nullable=False, server_default=""))
