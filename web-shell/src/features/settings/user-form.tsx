import type { Schema } from '@clinic/kit/api'
import { Form, ImageUploadField, PhoneField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { useCompany, useSession } from '@clinic/kit/session'
import { PrivateFields } from '../../person-fields'
import { useShellTranslation } from '../../texts'
import { addUser, saveUser } from './team.api'
import { useHasFullClientAccess } from './use-has-full-client-access'
import { BookingFields, ProfessionFields, RoleField, SystemFields, TwoFactorField } from './user-fields'
import type { UserDetails } from './user-screen'

const emptyUser: Schema['UserCreate'] = {
  first_name: '',
  last_name: '',
  email: '',
  country_code: '+46',
  mobile_number: '',
  title: '',
  street_address: '',
  zip_code: '',
  city: '',
  state: '',
  country: '',
  personal_id: '',
  profile_photo: null,
  profession: '',
  licence_number: '',
  specialist_competence: '',
  booking_description: '',
  booking_description_en: '',
  booking_description_sv: '',
  user_role: 'user',
  is_for_booking: true,
  performs_all_services: true,
  is_booking_on: true,
  is_record_on: true,
  is_pos_on: true,
  is_management_on: true,
  is_two_factor_required: false,
}

type Values = Schema['UserCreate'] & { version?: number }

/** The fields that can be changed, and the version for the optimistic lock; where none is stated, the country is the clinic's. */
function useInitialValues(user: UserDetails | null): Values {
  const clinicCountry = useCompany()?.country ?? ''
  const country = user?.country || clinicCountry
  if (!user) return { ...emptyUser, country }
  const names = Object.keys(emptyUser).filter((name) => name !== 'performs_all_services') as (keyof Schema['UserCreate'])[]
  const values = Object.fromEntries(names.map((name) => [name, user[name as keyof typeof user]]))
  return { ...values, country, country_code: user.country_code || emptyUser.country_code, version: user.version } as Values
}

interface Props {
  user: UserDetails | null
  onDone: (saved: Schema['UserOut']) => unknown
}

/** A user's details, role and systems (PLT-033). */
export function UserForm({ user, onDone }: Props) {
  const t = useShellTranslation()
  const hasFullClientAccess = useHasFullClientAccess()
  const isSelf = useSession()?.user.id === user?.id
  const form = useKitForm(user ? 'UserUpdate' : 'UserCreate', {
    initialValues: useInitialValues(user),
    onSubmit: user ? saveUser(user.id) : addUser,
    onDone,
    draft: { form: 'user', subject: user?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('team.details')}>
      <TextField name="first_name" label={t('common.firstName')} required autoFocus />
      <TextField name="last_name" label={t('common.lastName')} required />
      <TextField
        name="email"
        type="email"
        label={t('common.email')}
        required
        disabled={user !== null}
        description={user ? undefined : t('team.emailHelp')}
      />
      <PhoneField name="mobile_number" label={t('mobile')} />
      <TextField name="title" label={t('team.jobTitle')} />
      <ImageUploadField name="profile_photo" label={t('person.photo')} description={t('team.photoHelp')} single />
      <PrivateFields />
      <ProfessionFields />
      {hasFullClientAccess && user?.user_role !== 'super_admin' && <RoleField />}
      {(user?.user_role !== 'super_admin' || isSelf) && <TwoFactorField />}
      <SystemFields />
      <BookingFields isNew={user === null} />
      <Submit>{t(user ? 'common.save' : 'team.add')}</Submit>
    </Form>
  )
}
