"""What one may do: one enum whose members carry the system they belong to, their kind, and the roles that have them."""

from dataclasses import dataclass
from enum import Enum, StrEnum


class Role(StrEnum):
    """The roles of PLT-030, by their names on the wire."""

    SUPER = "super_admin"
    ADMIN = "admin"
    USER = "user"
    ACCOUNTANT = "accountant"
    PRESCRIBER = "prescription user"
    MASTER = "master_admin"


class System(StrEnum):
    """What a company and a user can have switched on."""

    PLATFORM = "platform"
    BOOKING = "booking"
    RECORD = "record"
    POS = "pos"
    MANAGEMENT = "management"


class Kind(StrEnum):
    """Whether a subscription that is read-only stops it."""

    READ = "read"
    WRITE = "write"
    EXEMPT = "exempt"


@dataclass(frozen=True)
class Grant:
    """One permission's facts."""

    code: str
    system: System
    kind: Kind
    roles: frozenset[Role]
    verified: bool = False
    """Needs a company that has been verified (PLT-061)."""


SUPER = frozenset({Role.SUPER})
ADMINS = frozenset({Role.SUPER, Role.ADMIN})
STAFF = frozenset({Role.SUPER, Role.ADMIN, Role.USER})
ACCOUNTANTS = frozenset({Role.ACCOUNTANT})
"""See money and never a name or a note (BEY-026)."""
PRESCRIBERS = frozenset({Role.PRESCRIBER})
MASTERS = frozenset({Role.MASTER})
EVERYBODY = STAFF | ACCOUNTANTS | PRESCRIBERS | MASTERS


class Permission(Enum):
    """Every permission there is; the matrix in docs/permissions.md is printed from here."""

    SELF = Grant("self", System.PLATFORM, Kind.EXEMPT, EVERYBODY)
    COMPANY_READ = Grant("company.read", System.PLATFORM, Kind.READ, STAFF | ACCOUNTANTS)
    COMPANY_WRITE = Grant("company.write", System.PLATFORM, Kind.WRITE, SUPER)
    TEAM_READ = Grant("team.read", System.PLATFORM, Kind.READ, STAFF)
    TEAM_WRITE = Grant("team.write", System.PLATFORM, Kind.WRITE, ADMINS)
    ACCESS_READ = Grant("access.read", System.PLATFORM, Kind.READ, ADMINS)
    DELIVERY_READ = Grant("delivery.read", System.PLATFORM, Kind.READ, ADMINS)
    DELIVERY_WRITE = Grant("delivery.write", System.PLATFORM, Kind.WRITE, ADMINS)
    AUDIT_READ = Grant("audit.read", System.PLATFORM, Kind.READ, ADMINS)
    FILE_READ = Grant("file.read", System.PLATFORM, Kind.READ, STAFF)
    FILE_WRITE = Grant("file.write", System.PLATFORM, Kind.WRITE, STAFF)
    FORM_READ = Grant("form.read", System.RECORD, Kind.READ, STAFF)
    FORM_WRITE = Grant("form.write", System.RECORD, Kind.WRITE, STAFF)
    FORM_DESIGN = Grant("form.design", System.RECORD, Kind.WRITE, ADMINS)
    FORM_APPROVE = Grant("form.approve", System.RECORD, Kind.WRITE, ADMINS)
    DOCUMENT_READ = Grant("document.read", System.PLATFORM, Kind.READ, STAFF | ACCOUNTANTS)
    DOCUMENT_WRITE = Grant("document.write", System.PLATFORM, Kind.WRITE, STAFF)
    DRAFT_READ = Grant("draft.read", System.PLATFORM, Kind.READ, STAFF)
    DRAFT_WRITE = Grant("draft.write", System.PLATFORM, Kind.WRITE, STAFF)
    SEARCH = Grant("search", System.PLATFORM, Kind.READ, STAFF)
    DASHBOARD_READ = Grant("dashboard.read", System.PLATFORM, Kind.READ, STAFF)
    CLIENT_READ = Grant("client.read", System.PLATFORM, Kind.READ, STAFF)
    CLIENT_WRITE = Grant("client.write", System.PLATFORM, Kind.WRITE, STAFF)
    CLIENT_MERGE = Grant("client.merge", System.PLATFORM, Kind.WRITE, ADMINS)
    CATALOGUE_READ = Grant("catalogue.read", System.BOOKING, Kind.READ, STAFF)
    CATALOGUE_WRITE = Grant("catalogue.write", System.BOOKING, Kind.WRITE, ADMINS)
    SCHEDULE_WRITE = Grant("schedule.write", System.BOOKING, Kind.WRITE, ADMINS)
    BOOKING_READ = Grant("booking.read", System.BOOKING, Kind.READ, STAFF)
    BOOKING_WRITE = Grant("booking.write", System.BOOKING, Kind.WRITE, STAFF)
    MANAGEMENT_READ = Grant("management.read", System.MANAGEMENT, Kind.READ, STAFF)
    MANAGEMENT_TAKE_PART = Grant("management.take_part", System.MANAGEMENT, Kind.WRITE, STAFF)
    MANAGEMENT_WRITE = Grant("management.write", System.MANAGEMENT, Kind.WRITE, ADMINS)
    EXPORT_READ = Grant("client.export.read", System.PLATFORM, Kind.READ, ADMINS)
    EXPORT_WRITE = Grant("client.export.write", System.PLATFORM, Kind.WRITE, ADMINS)
    LOOKS_READ = Grant("client.looks.read", System.PLATFORM, Kind.READ, ADMINS)
    TREATMENT_READ = Grant("treatment.read", System.RECORD, Kind.READ, STAFF)
    TREATMENT_WRITE = Grant("treatment.write", System.RECORD, Kind.WRITE, ADMINS)
    JOURNAL_READ = Grant("journal.read", System.RECORD, Kind.READ, STAFF)
    JOURNAL_WRITE = Grant("journal.write", System.RECORD, Kind.WRITE, STAFF)
    JOURNAL_APPROVE = Grant("journal.approve", System.RECORD, Kind.WRITE, ADMINS)
    PRODUCT_READ = Grant("product.read", System.POS, Kind.READ, STAFF | ACCOUNTANTS)
    REPORT_BOOKING_READ = Grant("report.booking.read", System.BOOKING, Kind.READ, STAFF)
    REPORT_POS_READ = Grant("report.pos.read", System.POS, Kind.READ, STAFF | ACCOUNTANTS)
    REPORT_RECORD_READ = Grant("report.record.read", System.RECORD, Kind.READ, STAFF)
    MONEY_READ = Grant("money.read", System.POS, Kind.READ, STAFF | ACCOUNTANTS)
    SALE_READ = Grant("sale.read", System.POS, Kind.READ, STAFF)
    SALE_WRITE = Grant("sale.write", System.POS, Kind.WRITE, STAFF)
    TILL_WRITE = Grant("till.write", System.POS, Kind.WRITE, ADMINS)
    PRODUCT_WRITE = Grant("product.write", System.POS, Kind.WRITE, STAFF)
    PRESCRIPTION_READ = Grant("prescription.read", System.PLATFORM, Kind.READ, PRESCRIBERS)
    PRESCRIPTION_SIGN = Grant("prescription.sign", System.PLATFORM, Kind.WRITE, PRESCRIBERS)
    CLIENT_PRESCRIPTION_READ = Grant("client.prescription.read", System.RECORD, Kind.READ, STAFF)
    CLIENT_PRESCRIPTION_WRITE = Grant("client.prescription.write", System.RECORD, Kind.WRITE, STAFF)
    PRESCRIBER_WRITE = Grant("prescriber.write", System.RECORD, Kind.WRITE, ADMINS)

    @property
    def code(self) -> str:
        """Its stable name on the wire."""
        return self.value.code


def matrix() -> str:
    """The permission matrix as a Markdown table."""
    head = "| permission | system | kind | " + " | ".join(role.value for role in Role) + " |\n"
    rows = [head, "|---" * (3 + len(Role)) + "|\n"]
    for permission in Permission:
        grant = permission.value
        marks = " | ".join("yes" if role in grant.roles else "" for role in Role)
        rows.append(f"| `{grant.code}` | {grant.system} | {grant.kind} | {marks} |\n")
    return "".join(rows)
