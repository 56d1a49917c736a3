import { began, type Session, session } from '../session'

const everything = [
  'self',
  'company.read',
  'company.write',
  'team.read',
  'team.write',
  'delivery.read',
  'delivery.write',
  'search',
  'dashboard.read',
  'client.read',
  'client.write',
  'client.card',
  'catalogue.read',
  'catalogue.write',
  'schedule.write',
  'booking.read',
  'booking.write',
  'journal.read',
  'journal.write',
  'journal.approve',
  'form.approve',
  'treatment.read',
  'treatment.write',
  'audit.read',
  'product.read',
  'product.write',
  'report.booking.read',
  'report.pos.read',
  'report.record.read',
  'sale.read',
  'sale.write',
  'till.write',
]

/** A clinic's owner, who may do all that staff can; a test names what is different. */
export function snapshot(changes: Record<string, unknown> = {}): Session {
  const whole = {
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
    permissions: everything,
    settings: {},
    step: 'done',
    ...changes,
  }
  return whole as unknown as Session
}

/** Signs somebody in without the network. */
export const signedIn = (changes: Record<string, unknown> = {}) => began(snapshot(changes))

export const signedOut = () => session.setState({ known: true, session: null, ended: null })
