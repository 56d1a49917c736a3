import type { Schema, Submission } from '@clinic/kit/api'
import { Form, NumberField, SelectField, Submit, useKitForm } from '@clinic/kit/forms'
import { useHasPermission } from '@clinic/kit/session'
import { ErrorState, LoadingState, Stack, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { bookingSettingsQuery, saveBookingSettings, settingsKey } from './settings.api'

type Values = Schema['BookingSettingsUpdate']

const fields = [
  { name: 'slot_interval', min: 5, step: 5 },
  { name: 'min_notice_minutes', min: 0, step: 15 },
  { name: 'horizon_days', min: 1, step: 1 },
  { name: 'hold_minutes', min: 1, step: 1 },
  { name: 'waiting_list_minutes', min: 5, step: 15 },
] as const

const WAITING_LIST_MODES = ['one', 'all', 'off'] as const

function RulesForm({ rules }: { rules: Schema['BookingSettingsOut'] }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const disabled = !useHasPermission('schedule.write')
  const send = async (submission: Submission<Values>) => {
    await saveBookingSettings(submission)
    await queries.invalidateQueries({ queryKey: settingsKey })
  }
  const { slot_interval, min_notice_minutes, horizon_days, hold_minutes, waiting_list_mode, waiting_list_minutes, version } = rules
  const form = useKitForm('BookingSettingsUpdate', {
    initialValues: { slot_interval, min_notice_minutes, horizon_days, hold_minutes, waiting_list_mode, waiting_list_minutes, version },
    onSubmit: send,
    onDone: () => toast.success(t('rules.saved')),
    draft: { form: 'booking-rules', subject: 'new' },
  })
  return (
    <Form form={form} label={t('settings.rules')}>
      {fields.map((field) => (
        <NumberField
          key={field.name}
          {...field}
          label={t(`rules.${field.name}`)}
          description={t(`rules.${field.name}_help`)}
          required
          disabled={disabled}
        />
      ))}
      <SelectField
        name="waiting_list_mode"
        label={t('rules.waiting_list_mode')}
        description={t('rules.waiting_list_mode_help')}
        disabled={disabled}
        options={WAITING_LIST_MODES.map((value) => ({ value, label: t(`rules.waitingListModes.${value}`) }))}
      />
      {!disabled && <Submit w="max-content">{t('common.save')}</Submit>}
    </Form>
  )
}

/** Rules for visitors' bookings: slot interval, minimum notice, booking window and hold time. */
export function Rules() {
  const { data, error, refetch } = useQuery(bookingSettingsQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? (
    <Stack maw={480}>
      <RulesForm key={data.version} rules={data} />
    </Stack>
  ) : (
    <LoadingState />
  )
}
