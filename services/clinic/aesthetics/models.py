"""The table of the act: the information that was given to clients before their treatments."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.aesthetics.kinds import KINDS
from clinic.core.clock import now
from clinic.core.database.base import Base, ClientOwned, company_foreign_key


class AestheticInformation(ClientOwned, Base):
    """Information given to a client before a treatment, orally and in writing (LAW-021). Only its client may change, by a merge."""

    __tablename__ = "aesthetic_information"
    __on_client_merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE (client_id)"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        Index("aesthetic_information_client_idx", "company_id", "client_id", "kind", "informed_at"),
        CheckConstraint(f"kind IN {KINDS[1:]}", name="kind"),
        CheckConstraint("oral_channel IN ('in_person', 'video', 'phone')", name="oral_channel"),
        CheckConstraint("informed_at <= created_at", name="informed"),
    )

    client_id: Mapped[UUID]
    kind: Mapped[str] = mapped_column(String(20))
    informed_at: Mapped[datetime]
    oral_channel: Mapped[str] = mapped_column(String(10))
    """How the client was told: in person, by video or by phone."""
    text_id: Mapped[UUID]
    """The version of the consent's text that was handed over in writing."""
    text_title: Mapped[str] = mapped_column(String(160))
    text_number: Mapped[int] = mapped_column(SmallInteger)
    informed_by: Mapped[UUID | None]
    informed_by_name: Mapped[str] = mapped_column(String(250))
    created_at: Mapped[datetime] = mapped_column(default=now)
