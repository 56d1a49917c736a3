import { RadioGroupField, SelectField, SwitchField, TextField, useWatch } from '@clinic/kit/forms'
import { Fieldset, SimpleGrid, Stack } from '@clinic/kit/ui'
import { BookingDescriptionFields } from '../../booking-description-fields'
import { useShellTranslation } from '../../texts'

const PROFESSIONS = [
  'doctor',
  'dentist',
  'nurse',
  'midwife',
  'dental_hygienist',
  'physiotherapist',
  'assistant_nurse',
  'skin_therapist',
  'other',
] as const

/** What the user is by profession, and the licence that goes with it (LAW-020). */
export function ProfessionFields() {
  const t = useShellTranslation()
  const options = [
    { value: '', label: t('licence.profession.none') },
    ...PROFESSIONS.map((value) => ({ value, label: t(`licence.profession.${value}`) })),
  ]
  return (
    <>
      <SelectField name="profession" label={t('licence.professionLabel')} options={options} searchable={false} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField name="licence_number" label={t('licence.number')} description={t('licence.numberHelp')} />
        <TextField name="specialist_competence" label={t('licence.specialist')} description={t('licence.specialistHelp')} />
      </SimpleGrid>
    </>
  )
}

/** Whether a code is asked of the user at each sign-in (PLT-033). */
export function TwoFactorField() {
  const t = useShellTranslation()
  return <SwitchField name="is_two_factor_required" label={t('team.twoFactor')} description={t('team.twoFactorHelp')} />
}

/** The systems that the user works in (PLT-036). */
export function SystemFields() {
  const t = useShellTranslation()
  return (
    <Fieldset legend={t('team.systems')} variant="unstyled">
      <Stack gap="xs">
        <SwitchField name="is_booking_on" label={t('team.system.booking')} />
        <SwitchField name="is_record_on" label={t('team.system.record')} />
        <SwitchField name="is_pos_on" label={t('team.system.pos')} />
        <SwitchField name="is_management_on" label={t('team.management')} />
      </Stack>
    </Fieldset>
  )
}

const ROLES = ['user', 'admin', 'accountant'] as const

/** The role, and what the chosen one may do. */
export function RoleField() {
  const t = useShellTranslation()
  const chosenRole = useWatch({ name: 'user_role' })
  const role = ROLES.find((value) => value === chosenRole) ?? 'user'
  const roles = ROLES.map((value) => ({ value, label: t(`role.${value}`) }))
  return <RadioGroupField name="user_role" label={t('team.role')} description={t(`team.roleHelp.${role}`)} options={roles} />
}

/** Whether the user can be booked, for which services at first, and what visitors of the booking portal read about them. */
export function BookingFields({ isNew }: { isNew: boolean }) {
  const t = useShellTranslation()
  const isBookable = useWatch({ name: 'is_for_booking' })
  return (
    <Fieldset legend={t('team.bookings')} variant="unstyled">
      <Stack gap="xs">
        <SwitchField name="is_for_booking" label={t('team.isBookable')} description={t('team.isBookableHelp')} />
        {isBookable && isNew && (
          <SwitchField name="performs_all_services" label={t('team.performsAll')} description={t('team.performsAllHelp')} />
        )}
        {isBookable && <BookingDescriptionFields help={t('team.bookingDescriptionHelp')} />}
      </Stack>
    </Fieldset>
  )
}
