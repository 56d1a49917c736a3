"""The permission matrix: every permission with the module it belongs to, its billing gate and the roles that have it."""

from dataclasses import dataclass
from enum import Enum, StrEnum


class Role(StrEnum):
    """The roles of PLT-030, by their names in the API."""

    SUPER = "super_admin"
    ADMIN = "admin"
    USER = "user"
    ACCOUNTANT = "accountant"
    PRESCRIBER = "prescription user"
    MASTER = "master_admin"


class Module(StrEnum):
    """The parts of Aster that can be switched on for a company and for each of its users. PLATFORM is always on."""

    PLATFORM = "platform"
    BOOKING = "booking"
    RECORD = "record"
    POS = "pos"
    MANAGEMENT = "management"


class BillingGate(StrEnum):
    """How a permission depends on the subscription: a read-only subscription refuses WRITE, a blocked one all but EXEMPT."""

    READ = "read"
    WRITE = "write"
    EXEMPT = "exempt"


@dataclass(frozen=True)
class PermissionSpec:
    """The requirements of a permission."""

    code: str
    module: Module
    billing_gate: BillingGate
    roles: frozenset[Role]
    opens_record: bool
    """Whether it reads or writes a patient's record, which only a session that two factors prove may do (LAW-001, decision 38)."""
    requires_verified_company: bool = False
    """PLT-061."""


SUPER_USERS = frozenset({Role.SUPER})
ADMINS = frozenset({Role.SUPER, Role.ADMIN})
STAFF = frozenset({Role.SUPER, Role.ADMIN, Role.USER})
ACCOUNTANTS = frozenset({Role.ACCOUNTANT})
"""They see amounts, never a name or a note (BEY-026)."""
PRESCRIBERS = frozenset({Role.PRESCRIBER})
MASTER_ADMINS = frozenset({Role.MASTER})
ALL_ROLES = STAFF | ACCOUNTANTS | PRESCRIBERS | MASTER_ADMINS


class Permission(Enum):
    """Every permission. docs/permissions.md is generated from this enum."""

    SELF = PermissionSpec("self", Module.PLATFORM, BillingGate.EXEMPT, ALL_ROLES, opens_record=False)
    COMPANY_READ = PermissionSpec("company.read", Module.PLATFORM, BillingGate.READ, STAFF | ACCOUNTANTS, opens_record=False)
    COMPANY_WRITE = PermissionSpec("company.write", Module.PLATFORM, BillingGate.WRITE, SUPER_USERS, opens_record=False)
    COMPANY_USAGE_READ = PermissionSpec("company.usage.read", Module.PLATFORM, BillingGate.READ, ADMINS, opens_record=False)
    COMPANY_DOCUMENT_READ = PermissionSpec("company.document.read", Module.PLATFORM, BillingGate.READ, ADMINS, opens_record=False)
    COMPANY_DOCUMENT_WRITE = PermissionSpec("company.document.write", Module.PLATFORM, BillingGate.WRITE, ADMINS, opens_record=False)
    SETTINGS_WRITE = PermissionSpec("settings.write", Module.PLATFORM, BillingGate.WRITE, ADMINS, opens_record=False)
    TEAM_READ = PermissionSpec("team.read", Module.PLATFORM, BillingGate.READ, STAFF, opens_record=False)
    TEAM_WRITE = PermissionSpec("team.write", Module.PLATFORM, BillingGate.WRITE, ADMINS, opens_record=False)
    ACCESS_READ = PermissionSpec("access.read", Module.PLATFORM, BillingGate.READ, ADMINS, opens_record=False)
    DELIVERY_READ = PermissionSpec("delivery.read", Module.PLATFORM, BillingGate.READ, ADMINS, opens_record=True)
    DELIVERY_WRITE = PermissionSpec("delivery.write", Module.PLATFORM, BillingGate.WRITE, ADMINS, opens_record=True)
    AUDIT_READ = PermissionSpec("audit.read", Module.PLATFORM, BillingGate.READ, ADMINS, opens_record=True)
    AUDIT_REVIEW = PermissionSpec("audit.review", Module.PLATFORM, BillingGate.WRITE, ADMINS, opens_record=True)
    NOTIFICATION_READ = PermissionSpec("notification.read", Module.PLATFORM, BillingGate.READ, STAFF, opens_record=False)
    NOTIFICATION_WRITE = PermissionSpec("notification.write", Module.PLATFORM, BillingGate.WRITE, STAFF, opens_record=False)
    SUPPORT_WRITE = PermissionSpec("support.write", Module.PLATFORM, BillingGate.EXEMPT, STAFF | ACCOUNTANTS, opens_record=False)
    FRIEND_INVITE = PermissionSpec("friend.invite", Module.PLATFORM, BillingGate.WRITE, STAFF, opens_record=False)
    FILE_READ = PermissionSpec("file.read", Module.PLATFORM, BillingGate.READ, STAFF, opens_record=False)
    FILE_WRITE = PermissionSpec("file.write", Module.PLATFORM, BillingGate.WRITE, STAFF, opens_record=False)
    FORM_READ = PermissionSpec("form.read", Module.RECORD, BillingGate.READ, STAFF, opens_record=True)
    FORM_WRITE = PermissionSpec("form.write", Module.RECORD, BillingGate.WRITE, STAFF, opens_record=True)
    FORM_DESIGN = PermissionSpec("form.design", Module.RECORD, BillingGate.WRITE, ADMINS, opens_record=False)
    FORM_APPROVE = PermissionSpec("form.approve", Module.RECORD, BillingGate.WRITE, ADMINS, opens_record=True)
    DOCUMENT_READ = PermissionSpec("document.read", Module.PLATFORM, BillingGate.READ, STAFF | ACCOUNTANTS, opens_record=False)
    DOCUMENT_WRITE = PermissionSpec("document.write", Module.PLATFORM, BillingGate.WRITE, STAFF, opens_record=False)
    DRAFT_READ = PermissionSpec("draft.read", Module.PLATFORM, BillingGate.READ, STAFF, opens_record=False)
    DRAFT_WRITE = PermissionSpec("draft.write", Module.PLATFORM, BillingGate.WRITE, STAFF, opens_record=False)
    SAVED_VIEW_READ = PermissionSpec("saved_view.read", Module.PLATFORM, BillingGate.READ, STAFF, opens_record=False)
    SAVED_VIEW_WRITE = PermissionSpec("saved_view.write", Module.PLATFORM, BillingGate.WRITE, STAFF, opens_record=False)
    SEARCH = PermissionSpec("search", Module.PLATFORM, BillingGate.READ, STAFF, opens_record=False)
    DASHBOARD_READ = PermissionSpec("dashboard.read", Module.PLATFORM, BillingGate.READ, STAFF, opens_record=False)
    CLIENT_READ = PermissionSpec("client.read", Module.PLATFORM, BillingGate.READ, STAFF, opens_record=True)
    CLIENT_WRITE = PermissionSpec("client.write", Module.PLATFORM, BillingGate.WRITE, STAFF, opens_record=True)
    CLIENT_MERGE = PermissionSpec("client.merge", Module.PLATFORM, BillingGate.WRITE, ADMINS, opens_record=True)
    CATALOGUE_READ = PermissionSpec("catalogue.read", Module.BOOKING, BillingGate.READ, STAFF, opens_record=False)
    CATALOGUE_WRITE = PermissionSpec("catalogue.write", Module.BOOKING, BillingGate.WRITE, ADMINS, opens_record=False)
    SCHEDULE_WRITE = PermissionSpec("schedule.write", Module.BOOKING, BillingGate.WRITE, ADMINS, opens_record=False)
    OWN_SCHEDULE_WRITE = PermissionSpec("schedule.own.write", Module.BOOKING, BillingGate.WRITE, STAFF, opens_record=False)
    BOOKING_READ = PermissionSpec("booking.read", Module.BOOKING, BillingGate.READ, STAFF, opens_record=False)
    BOOKING_WRITE = PermissionSpec("booking.write", Module.BOOKING, BillingGate.WRITE, STAFF, opens_record=False)
    BOOKING_STATE_WRITE = PermissionSpec("booking.state.write", Module.BOOKING, BillingGate.WRITE, STAFF, opens_record=False)
    QUALITY_READ = PermissionSpec("quality.read", Module.MANAGEMENT, BillingGate.READ, STAFF, opens_record=False)
    QUALITY_PARTICIPATE = PermissionSpec("quality.participate", Module.MANAGEMENT, BillingGate.WRITE, STAFF, opens_record=False)
    QUALITY_WRITE = PermissionSpec("quality.write", Module.MANAGEMENT, BillingGate.WRITE, ADMINS, opens_record=False)
    EXPORT_READ = PermissionSpec("client.export.read", Module.PLATFORM, BillingGate.READ, ADMINS, opens_record=True)
    EXPORT_WRITE = PermissionSpec("client.export.write", Module.PLATFORM, BillingGate.WRITE, ADMINS, opens_record=True)
    IMPORT_READ = PermissionSpec("data.import.read", Module.PLATFORM, BillingGate.READ, ADMINS, opens_record=True)
    IMPORT_WRITE = PermissionSpec("data.import.write", Module.PLATFORM, BillingGate.WRITE, ADMINS, opens_record=True)
    ACCESS_LOG_READ = PermissionSpec("client.access_log.read", Module.PLATFORM, BillingGate.READ, ADMINS, opens_record=True)
    TREATMENT_READ = PermissionSpec("treatment.read", Module.RECORD, BillingGate.READ, STAFF, opens_record=False)
    TREATMENT_WRITE = PermissionSpec("treatment.write", Module.RECORD, BillingGate.WRITE, ADMINS, opens_record=False)
    JOURNAL_READ = PermissionSpec("journal.read", Module.RECORD, BillingGate.READ, STAFF, opens_record=True)
    JOURNAL_WRITE = PermissionSpec("journal.write", Module.RECORD, BillingGate.WRITE, STAFF, opens_record=True)
    JOURNAL_APPROVE = PermissionSpec("journal.approve", Module.RECORD, BillingGate.WRITE, ADMINS, opens_record=True)
    PRODUCT_READ = PermissionSpec("product.read", Module.POS, BillingGate.READ, STAFF | ACCOUNTANTS, opens_record=False)
    REPORT_BOOKING_READ = PermissionSpec("report.booking.read", Module.BOOKING, BillingGate.READ, STAFF, opens_record=False)
    REPORT_POS_READ = PermissionSpec("report.pos.read", Module.POS, BillingGate.READ, STAFF | ACCOUNTANTS, opens_record=False)
    REPORT_RECORD_READ = PermissionSpec("report.record.read", Module.RECORD, BillingGate.READ, STAFF, opens_record=False)
    MONEY_READ = PermissionSpec("money.read", Module.POS, BillingGate.READ, STAFF | ACCOUNTANTS, opens_record=False)
    SALE_READ = PermissionSpec("sale.read", Module.POS, BillingGate.READ, STAFF, opens_record=False)
    SALE_WRITE = PermissionSpec("sale.write", Module.POS, BillingGate.WRITE, STAFF, opens_record=False)
    REGISTER_WRITE = PermissionSpec("register.write", Module.POS, BillingGate.WRITE, ADMINS, opens_record=False)
    PRODUCT_WRITE = PermissionSpec("product.write", Module.POS, BillingGate.WRITE, STAFF, opens_record=False)
    PRESCRIPTION_READ = PermissionSpec("prescription.read", Module.PLATFORM, BillingGate.READ, PRESCRIBERS, opens_record=True)
    PRESCRIPTION_SIGN = PermissionSpec("prescription.sign", Module.PLATFORM, BillingGate.WRITE, PRESCRIBERS, opens_record=True)
    CLIENT_PRESCRIPTION_READ = PermissionSpec("client.prescription.read", Module.RECORD, BillingGate.READ, STAFF, opens_record=True)
    CLIENT_PRESCRIPTION_WRITE = PermissionSpec("client.prescription.write", Module.RECORD, BillingGate.WRITE, STAFF, opens_record=True)
    PRESCRIBER_WRITE = PermissionSpec("prescriber.write", Module.RECORD, BillingGate.WRITE, ADMINS, opens_record=False)

    @property
    def code(self) -> str:
        """The stable name in the API."""
        return self.value.code


def permission_matrix() -> str:
    """Return the matrix as a Markdown table."""
    header = "| permission | module | billing gate | opens a record | " + " | ".join(role.value for role in Role) + " |\n"
    lines = [header, "|---" * (4 + len(Role)) + "|\n"]
    for permission in Permission:
        spec = permission.value
        cells = " | ".join("yes" if role in spec.roles else "" for role in Role)
        lines.append(f"| `{spec.code}` | {spec.module} | {spec.billing_gate} | {'yes' if spec.opens_record else ''} | {cells} |\n")
    return "".join(lines)
