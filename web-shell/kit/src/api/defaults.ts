import type { Schema } from './schemas'

/** The initial values of the form for a new client. */
export const emptyClient: Schema['ClientCreate'] = {
  first_name: '',
  last_name: '',
  email: '',
  country_code: '+46',
  mobile_number: '',
  date_of_birth: null,
  personal_id: '',
  is_reserve_number: false,
  identity_document: '',
  identity_note: '',
  cpr_id: '',
  profile_photo: null,
  occupation: '',
  street_address: '',
  zip_code: '',
  city: '',
  state: '',
  country: 'SE',
  language: 'sv',
  warning: '',
  extra_fields: {},
  is_active: true,
}
