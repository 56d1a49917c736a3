"""Views of lists that a member has saved."""
