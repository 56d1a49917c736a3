/** Fixtures of the record: a client with all its fields. */
import type { Schema } from '@clinic/kit/api'

export const client: Schema['ClientOut'] = {
  id: 'c1',
  first_name: 'Alva',
  last_name: 'Berg',
  email: 'alva@example.se',
  country_code: '+46',
  mobile_number: '701234567',
  date_of_birth: '1990-05-17',
  personal_id: '19900101-2385',
  is_reserve_number: false,
  street_address: '',
  zip_code: '',
  city: '',
  country: 'SE',
  occupation: '',
  language: 'sv',
  publish_permission: '',
  warning: '',
  is_active: true,
  created_at: '2026-01-31 23:30:00',
  updated_at: '2026-01-31 23:30:00',
  version: 3,
}
