import type { Schema } from '@clinic/kit/api'

export const createGoogleCalendar = (changes: Partial<Schema['GoogleCalendarOut']> = {}): Schema['GoogleCalendarOut'] => ({
  is_available: true,
  state: 'none',
  account: '',
  last_synced_at: null,
  has_failed: false,
  ...changes,
})
