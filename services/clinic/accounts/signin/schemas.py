"""Request and response schemas of signing in and of workspaces."""

from uuid import UUID

from pydantic import BaseModel, Field

from clinic.accounts.sessions.service import Area
from clinic.company.schemas import Language
from clinic.core.text.validators import Email


class LoginRequest(BaseModel):
    """E-mail address, password, and the area to sign in to."""

    email: Email
    password: str = Field(min_length=1, max_length=200)
    area: Area = "staff"


class WorkspaceRef(BaseModel):
    """A workspace: the staff area of one company, or the prescriber or master admin area without one."""

    area: Area
    company_id: UUID | None = None


class Workspace(WorkspaceRef):
    """A workspace with the name of its company, empty in an area without one."""

    company_name: str = ""


class LanguageUpdate(BaseModel):
    """The language that the user chose for pages and e-mails."""

    language: Language
