"""Schedules of practitioners: the time slots of a day, which stand in for the clinic's opening hours, and templates of a week."""
