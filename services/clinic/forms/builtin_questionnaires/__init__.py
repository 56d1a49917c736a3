"""The questionnaires that every clinic has: health, aesthetic interest and covid-19, each with a setting that switches it on (REC-043)."""
