import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { ChoiceField, Form, PhoneField, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import { Fieldset, Stack } from '@clinic/kit/ui'
import type { z } from 'zod'
import { useShellTexts } from '../../texts'
import { addUser, saveUser } from './team.api'
import { useMeetsAll } from './use-meets-all'

const blank: Schema['UserIn'] = {
  first_name: '',
  last_name: '',
  email: '',
  country_code: '+46',
  mobile_number: '',
  title: '',
  user_role: 'user',
  is_for_booking: true,
  is_booking_on: true,
  is_record_on: true,
  is_pos_on: true,
  is_management_on: true,
}

type Values = Schema['UserIn'] & { version?: number }

/** What a form of this person starts from: the fields that may be changed, and the version that the change begins from. */
function startFrom(user: Schema['UserOut']): Values {
  const kept = Object.keys(blank) as (keyof Schema['UserIn'])[]
  return { ...Object.fromEntries(kept.map((name) => [name, user[name as keyof typeof user]])), version: user.version } as Values
}

interface Props {
  user: Schema['UserOut'] | null
  onDone: () => void
}

/** A colleague's details, role and systems (PLT-033). */
export function UserForm({ user, onDone }: Props) {
  const t = useShellTexts()
  const meetsAll = useMeetsAll()
  const form = useKitForm({
    schema: schemaOf(user ? 'UserUpdate' : 'UserIn') as z.ZodType<unknown, Values>,
    initial: user ? startFrom(user) : blank,
    onSubmit: (submission: Submission<Schema['UserIn'] & Schema['UserUpdate']>) =>
      user ? saveUser(user.id)(submission) : addUser(submission),
    onDone,
    draft: { form: 'user', subject: user?.id ?? 'new' },
  })
  const roles = (['user', 'admin', 'accountant'] as const).map((value) => ({ value, label: t(`role.${value}`) }))
  return (
    <Form form={form} label={t('team.details')}>
      <TextField name="first_name" label={t('firstName')} required autoFocus />
      <TextField name="last_name" label={t('lastName')} required />
      <TextField
        name="email"
        type="email"
        label={t('email')}
        required
        disabled={user !== null}
        help={user ? undefined : t('team.emailHelp')}
      />
      <PhoneField name="mobile_number" label={t('mobile')} />
      <TextField name="title" label={t('team.jobTitle')} />
      {meetsAll && user?.user_role !== 'super_admin' && (
        <ChoiceField name="user_role" label={t('team.role')} help={t('team.accountantHelp')} options={roles} />
      )}
      <Fieldset legend={t('team.systems')} variant="unstyled">
        <Stack gap="xs">
          <SwitchField name="is_booking_on" label={t('setUp.booking')} />
          <SwitchField name="is_record_on" label={t('setUp.record')} />
          <SwitchField name="is_pos_on" label={t('setUp.pos')} />
          <SwitchField name="is_management_on" label={t('team.management')} />
          <SwitchField name="is_for_booking" label={t('team.forBooking')} />
        </Stack>
      </Fieldset>
      <Submit>{t(user ? 'save' : 'team.add')}</Submit>
    </Form>
  )
}
