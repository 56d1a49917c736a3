"""Drafts: autosaved form input that has not been submitted, private to its author."""

from clinic.core.drafts.router import router
from clinic.core.drafts.service import Draft, DraftOut, DraftSave, delete_draft, get_draft, purge_stale_drafts, save_draft, view_draft

__all__ = ["Draft", "DraftOut", "DraftSave", "delete_draft", "get_draft", "purge_stale_drafts", "router", "save_draft", "view_draft"]
