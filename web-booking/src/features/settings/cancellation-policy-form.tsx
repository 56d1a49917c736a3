import type { Schema, Submission } from '@clinic/kit/api'
import { Form, NumberField, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { useHasPermission } from '@clinic/kit/session'
import { ErrorState, LoadingState, Stack, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { FeeSettingsPart } from './fee-settings-form'
import { cancellationPolicyKey, cancellationPolicyQuery, saveCancellationPolicy } from './settings.api'

function CancellationPolicyForm({ policy }: { policy: Schema['CancellationPolicyOut'] }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const disabled = !useHasPermission('schedule.write')
  const send = async (submission: Submission<Schema['CancellationPolicyUpdate']>) => {
    await saveCancellationPolicy(submission)
    await queries.invalidateQueries({ queryKey: cancellationPolicyKey })
  }
  const form = useKitForm('CancellationPolicyUpdate', {
    initialValues: policy,
    onSubmit: send,
    onDone: () => toast.success(t('policy.saved')),
    draft: { form: 'booking-cancellation-policy', subject: 'new' },
  })
  return (
    <Form form={form} label={t('settings.cancellation')}>
      <NumberField name="hours" label={t('policy.hours')} description={t('policy.hoursHelp')} required disabled={disabled} />
      <TextAreaField name="text_en" label={t('policy.textEn')} description={t('policy.textHelp')} rows={3} disabled={disabled} />
      <TextAreaField name="text_sv" label={t('policy.textSv')} rows={3} disabled={disabled} />
      {!disabled && <Submit w="max-content">{t('common.save')}</Submit>}
    </Form>
  )
}

/** Until when clients may cancel and reschedule their bookings, the text that tells them (BKG-035), and what it costs after that. */
export function CancellationPolicy() {
  const { data, error, refetch } = useQuery(cancellationPolicyQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? (
    <>
      <Stack maw={560}>
        <CancellationPolicyForm key={data.version} policy={data} />
      </Stack>
      <FeeSettingsPart />
    </>
  ) : (
    <LoadingState />
  )
}
