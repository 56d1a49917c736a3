import { Form, NumberField, Submit, useKitForm } from '@clinic/kit/forms'
import { useHasPermission } from '@clinic/kit/session'
import { ErrorState, LoadingState, Stack, Text, Title, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FeeSettings, feeSettingsKey, feeSettingsQuery, saveFeeSettings } from '../../booking-fees.api'
import { FeeFields } from '../../fee-fields'
import { useBookingTranslation } from '../../texts'

const MODES = ['none', 'percent', 'amount'] as const

function FeeSettingsForm({ settings }: { settings: FeeSettings }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const disabled = !useHasPermission('schedule.write')
  const form = useKitForm('BookingFeeSettingsUpdate', {
    initialValues: settings,
    onSubmit: saveFeeSettings,
    onDone: async () => {
      toast.success(t('fees.saved'))
      await queries.invalidateQueries({ queryKey: feeSettingsKey })
    },
    draft: { form: 'booking-fees', subject: 'new' },
  })
  return (
    <Form form={form} label={t('fees.title')}>
      <FeeFields name="cancellation" modes={MODES} disabled={disabled} />
      <FeeFields name="no_show" modes={MODES} disabled={disabled} />
      <NumberField name="missed_until_fee" label={t('fees.untilFee')} description={t('fees.untilFeeHelp')} required disabled={disabled} />
      <NumberField
        name="missed_until_prepayment"
        label={t('fees.untilPrepayment')}
        description={t('fees.untilPrepaymentHelp')}
        required
        disabled={disabled}
      />
      <NumberField name="missed_months" label={t('fees.months')} description={t('fees.monthsHelp')} required disabled={disabled} />
      {!disabled && <Submit w="max-content">{t('common.save')}</Submit>}
    </Form>
  )
}

/** What a cancellation after the policy's time and a no-show cost, and from which history of the client on (BEY-006). */
export function FeeSettingsPart() {
  const t = useBookingTranslation()
  const { data, error, refetch } = useQuery(feeSettingsQuery())
  return (
    <Stack gap="xs" maw={560} mt="xl">
      <Title order={2}>{t('fees.title')}</Title>
      <Text c="dimmed">{t('fees.help')}</Text>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : !data && <LoadingState />}
      {data && <FeeSettingsForm key={data.version} settings={data} />}
    </Stack>
  )
}
