"""SQL of a team member as the API returns them: JSON with the fields of `UserOut` and `UserDetailsOut`, which a test compares."""

_INSTANTS = ("last_login_at", "created_at", "updated_at", "deleted_at")
_COLUMNS = (
    "id", "first_name", "last_name", "email", "mobile_number", "country_code", "title", "language", "company_id", "booking_description",
    "booking_description_en", "booking_description_sv",
    "profession", "licence_number", "specialist_competence", "licence_checked_on", "licence_checked_by", "is_active", "is_for_booking",
    "is_booking_on", "is_record_on", "is_pos_on", "is_management_on", "client_access", "version",
)
_DETAIL_COLUMNS = ("street_address", "zip_code", "city", "state", "country", "personal_id", "is_two_factor_required")


def _list_pairs(columns: tuple[str, ...]) -> str:
    return ", ".join(f"'{name}', m.{name}" for name in columns)


_USER = f"""{_list_pairs(_COLUMNS)}, 'user_role', m.role, 'profile_photo', m.profile_photo_id,
  {", ".join(f"'{name}', to_char(m.{name} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')" for name in _INSTANTS)},
  'is_bankid_verified', m.bankid_verified_at IS NOT NULL, 'invitation',
  CASE WHEN m.invitation_expires_at IS NULL THEN 'accepted' WHEN m.invitation_expires_at > {{at}} THEN 'pending' ELSE 'expired' END"""
USER_JSON = f"json_build_object({_USER})"
"""A member `m` as colleagues see them; `at` is the SQL of the present time."""
USER_DETAILS_JSON = f"""json_build_object({_USER}, {_list_pairs(_DETAIL_COLUMNS)}, 'licence_checked_by_name', '',
  'password_last_change_at', NULL)"""
"""A member `m` as they themselves see them."""
OWN_DETAILS = f"""
SELECT {USER_DETAILS_JSON.format(at="$3")}::text FROM membership m WHERE m.company_id = $1 AND m.id = $2 AND m.deleted_at IS NULL
"""
