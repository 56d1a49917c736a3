import type { Schema } from '@clinic/kit/api'
import { Form, PhoneField, RadioGroupField, Submit, SwitchField, TextAreaField, TextField, useKitForm, useWatch } from '@clinic/kit/forms'
import { Fieldset, Stack } from '@clinic/kit/ui'
import { useShellTranslation } from '../../texts'
import { addUser, saveUser } from './team.api'
import { useHasFullClientAccess } from './use-has-full-client-access'

const emptyUser: Schema['UserCreate'] = {
  first_name: '',
  last_name: '',
  email: '',
  country_code: '+46',
  mobile_number: '',
  title: '',
  booking_description: '',
  user_role: 'user',
  is_for_booking: true,
  performs_all_services: true,
  is_booking_on: true,
  is_record_on: true,
  is_pos_on: true,
  is_management_on: true,
}

type Values = Schema['UserCreate'] & { version?: number }

/** The fields that can be changed, and the version for the optimistic lock; a user without a phone starts with the usual country code. */
function toFormValues(user: Schema['UserOut']): Values {
  const names = Object.keys(emptyUser).filter((name) => name !== 'performs_all_services') as (keyof Schema['UserCreate'])[]
  const values = Object.fromEntries(names.map((name) => [name, user[name as keyof typeof user]]))
  return { ...values, country_code: user.country_code || emptyUser.country_code, version: user.version } as Values
}

interface Props {
  user: Schema['UserOut'] | null
  onDone: () => void
}

const ROLES = ['user', 'admin', 'accountant'] as const

/** The role, and what the chosen one may do. */
function RoleField() {
  const t = useShellTranslation()
  const chosenRole = useWatch({ name: 'user_role' })
  const role = ROLES.find((value) => value === chosenRole) ?? 'user'
  const roles = ROLES.map((value) => ({ value, label: t(`role.${value}`) }))
  return <RadioGroupField name="user_role" label={t('team.role')} description={t(`team.roleHelp.${role}`)} options={roles} />
}

/** Whether the user can be booked, for which services at first, and what visitors of the booking portal read about them. */
function BookingFields({ isNew }: { isNew: boolean }) {
  const t = useShellTranslation()
  const isBookable = useWatch({ name: 'is_for_booking' })
  return (
    <Fieldset legend={t('team.bookings')} variant="unstyled">
      <Stack gap="xs">
        <SwitchField name="is_for_booking" label={t('team.isBookable')} description={t('team.isBookableHelp')} />
        {isBookable && isNew && (
          <SwitchField name="performs_all_services" label={t('team.performsAll')} description={t('team.performsAllHelp')} />
        )}
        {isBookable && (
          <TextAreaField name="booking_description" label={t('team.bookingDescription')} description={t('team.bookingDescriptionHelp')} />
        )}
      </Stack>
    </Fieldset>
  )
}

/** A user's details, role and systems (PLT-033). */
export function UserForm({ user, onDone }: Props) {
  const t = useShellTranslation()
  const hasFullClientAccess = useHasFullClientAccess()
  const form = useKitForm(user ? 'UserUpdate' : 'UserCreate', {
    initialValues: user ? toFormValues(user) : emptyUser,
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
      {hasFullClientAccess && user?.user_role !== 'super_admin' && <RoleField />}
      <Fieldset legend={t('team.systems')} variant="unstyled">
        <Stack gap="xs">
          <SwitchField name="is_booking_on" label={t('team.system.booking')} />
          <SwitchField name="is_record_on" label={t('team.system.record')} />
          <SwitchField name="is_pos_on" label={t('team.system.pos')} />
          <SwitchField name="is_management_on" label={t('team.management')} />
        </Stack>
      </Fieldset>
      <BookingFields isNew={user === null} />
      <Submit>{t(user ? 'common.save' : 'team.add')}</Submit>
    </Form>
  )
}
