"""The calendar feed that a practitioner's secret link shows (BEY-008)."""
