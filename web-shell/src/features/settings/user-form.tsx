import { type Schema, schemaOf } from '@clinic/kit/api'
import { ChoiceField, Form, PhoneField, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import { Fieldset, Stack } from '@clinic/kit/ui'
import { useShellTexts } from '../../texts'
import { addUser, saveUser } from './team.api'

const blank = {
  first_name: '',
  last_name: '',
  email: '',
  country_code: '+46',
  mobile_number: '',
  title: '',
  user_role: 'user' as const,
  is_for_booking: true,
  is_booking_on: true,
  is_record_on: true,
  is_pos_on: true,
}

interface Props {
  user: Schema['UserOut'] | null
  onDone: () => void
}

/** A colleague's details, role and systems (PLT-033). */
export function UserForm({ user, onDone }: Props) {
  const t = useShellTexts()
  const form = useKitForm({
    schema: schemaOf('UserIn'),
    initial: (user ? { ...blank, ...user } : blank) as Schema['UserIn'],
    onSubmit: user ? saveUser(user.id) : addUser,
    onDone,
    draft: { form: 'user', subject: user?.id ?? 'new' },
  })
  const roles = (['user', 'admin'] as const).map((value) => ({ value, label: t(`role.${value}`) }))
  return (
    <Form form={form} label={t('team.details')}>
      <TextField name="first_name" label={t('firstName')} required autoFocus />
      <TextField name="last_name" label={t('lastName')} required />
      <TextField name="email" type="email" label={t('email')} required help={user ? undefined : t('team.emailHelp')} />
      <PhoneField name="mobile_number" label={t('mobile')} />
      <TextField name="title" label={t('team.jobTitle')} />
      {user?.user_role !== 'super_admin' && <ChoiceField name="user_role" label={t('team.role')} options={roles} />}
      <Fieldset legend={t('team.systems')} variant="unstyled">
        <Stack gap="xs">
          <SwitchField name="is_booking_on" label={t('setUp.booking')} />
          <SwitchField name="is_record_on" label={t('setUp.record')} />
          <SwitchField name="is_pos_on" label={t('setUp.pos')} />
          <SwitchField name="is_for_booking" label={t('team.forBooking')} />
        </Stack>
      </Fieldset>
      <Submit>{t(user ? 'save' : 'team.add')}</Submit>
    </Form>
  )
}
