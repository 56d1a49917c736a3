import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, NumberField, Submit, useKitForm } from '@clinic/kit/forms'
import { useMay } from '@clinic/kit/session'
import { ErrorState, LoadingState, Stack, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useBookingTexts } from '../../texts'
import { rulesQuery, saveRules, settingsKey } from './settings.api'

type Values = Schema['RulesIn']

const fields = [
  { name: 'slot_step', min: 5, step: 5 },
  { name: 'lead_minutes', min: 0, step: 15 },
  { name: 'horizon_days', min: 1, step: 1 },
  { name: 'hold_minutes', min: 1, step: 1 },
] as const

function RulesForm({ rules }: { rules: Schema['RulesOut'] }) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const disabled = !useMay('schedule.write')
  const send = async (submission: Submission<Values>) => {
    await saveRules(submission)
    await queries.invalidateQueries({ queryKey: settingsKey })
  }
  const { slot_step, lead_minutes, horizon_days, hold_minutes, version } = rules
  const form = useKitForm<Values>({
    schema: schemaOf('RulesIn') as z.ZodType<unknown, Values>,
    initial: { slot_step, lead_minutes, horizon_days, hold_minutes, version },
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
          help={t(`rules.${field.name}_help`)}
          required
          disabled={disabled}
        />
      ))}
      {!disabled && <Submit w="max-content">{t('form.save')}</Submit>}
    </Form>
  )
}

/** What visitors may book: how often a time begins, how soon, how far ahead, and how long one is held for them. */
export function Rules() {
  const { data, error, refetch } = useQuery(rulesQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? (
    <Stack maw={480}>
      <RulesForm key={data.version} rules={data} />
    </Stack>
  ) : (
    <LoadingState />
  )
}
