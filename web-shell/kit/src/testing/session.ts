import { type Permission, permissionsByRole } from '../api/generated/permissions'
import { type Session, startSession, useSessionStore } from '../session'

/** What differs from the owner's session; an unknown permission is a type error. */
type SessionChanges = { permissions?: readonly Permission[]; [field: string]: unknown }

const EMPTY_CARE_FACTS = { patient_insurance: '', ivo_registration: '', complication_contact: '' }

/** The session of a clinic's owner with all of the role's permissions; a test passes what differs. */
export function createSession(changes: SessionChanges = {}): Session & { permissions: Permission[] } {
  const session = {
    area: 'staff',
    user: {
      id: '018f0000-0000-7000-8000-000000000001',
      first_name: 'Astrid',
      last_name: 'Lund',
      email: 'astrid@example.se',
      user_role: 'super_admin',
      version: 1,
    },
    company: {
      id: '018f0000-0000-7000-8000-0000000000c1',
      name: 'Kliniken',
      encrypted_id: 'k1',
      country: 'SE',
      organization_number: '',
      vat_number: '',
      contact_email: '',
      ...EMPTY_CARE_FACTS,
      country_code: '',
      phone_number: '',
      street_address: '',
      zip_code: '',
      city: '',
      logo_id: null,
      cover_id: null,
      theme_color: '#5551CE',
      is_black_text: false,
      language: 'en',
      customer_language: 'sv',
      timezone: 'Europe/Stockholm',
      date_format: 'YYYY-MM-DD',
      is_twelve_hours: false,
      calendar_first_day_sunday: false,
      unit: 'sek',
      version: 1,
    },
    permissions: [...permissionsByRole.super_admin],
    settings: {},
    onboarding_step: 'done',
    ...changes,
  }
  return session as unknown as Session & { permissions: Permission[] }
}

/** The permissions of all roles. */
export const ALL_PERMISSIONS: Permission[] = [...new Set(Object.values<readonly Permission[]>(permissionsByRole).flat())]

/** The owner's permissions without some of them. */
export const permissionsExcept = (...excluded: Permission[]): Permission[] =>
  permissionsByRole.super_admin.filter((permission) => !excluded.includes(permission))

/** Signs a user in without the network. */
export const mockSignedIn = (changes: SessionChanges = {}) => startSession(createSession(changes))

export const mockSignedOut = () => useSessionStore.setState({ isLoaded: true, session: null, endReason: null })
