import type { Schema } from './schemas'

/** Where a form of a new client starts from. */
export const blankClient: Schema['ClientIn'] = {
  first_name: '',
  last_name: '',
  email: '',
  country_code: '+46',
  mobile_number: '',
  date_of_birth: null,
  personal_id: '',
  occupation: '',
  street_address: '',
  zip_code: '',
  city: '',
  country: 'SE',
  language: 'sv',
  warning: '',
  is_active: true,
}
