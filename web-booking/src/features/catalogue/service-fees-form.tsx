import { Form, Submit, useKitForm } from '@clinic/kit/forms'
import { useHasPermission } from '@clinic/kit/session'
import { ErrorState, LoadingState, Stack, Text, Title, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ServiceFeeSettings, saveServiceFees, serviceFeesKey, serviceFeesQuery } from '../../booking-fees.api'
import { FeeFields } from '../../fee-fields'
import { useBookingTranslation } from '../../texts'

const FEE_MODES = ['company', 'none', 'percent', 'amount'] as const
const PREPAYMENT_MODES = [...FEE_MODES, 'whole'] as const

function ServiceFeesForm({ serviceId, settings }: { serviceId: string; settings: ServiceFeeSettings }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const disabled = !useHasPermission('catalogue.write')
  const form = useKitForm('ServiceFeeSettingsUpdate', {
    initialValues: settings,
    onSubmit: saveServiceFees(serviceId),
    onDone: async () => {
      toast.success(t('fees.serviceSaved'))
      await queries.invalidateQueries({ queryKey: serviceFeesKey })
    },
    draft: { form: 'service-fees', subject: serviceId },
  })
  return (
    <Form form={form} label={t('fees.service')}>
      <FeeFields name="prepayment" modes={PREPAYMENT_MODES} disabled={disabled} />
      <FeeFields name="cancellation" modes={FEE_MODES} disabled={disabled} />
      <FeeFields name="no_show" modes={FEE_MODES} disabled={disabled} />
      {!disabled && <Submit w="max-content">{t('fees.saveService')}</Submit>}
    </Form>
  )
}

/** A service's own deposit and fees in place of the clinic's (BEY-006). */
export function ServiceFees({ serviceId }: { serviceId: string }) {
  const t = useBookingTranslation()
  const { data, error, refetch } = useQuery(serviceFeesQuery(serviceId))
  return (
    <Stack component="section" gap="xs" mt="xl" aria-label={t('fees.service')}>
      <Title order={2}>{t('fees.service')}</Title>
      <Text c="dimmed">{t('fees.serviceHelp')}</Text>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : !data && <LoadingState />}
      {data && <ServiceFeesForm key={data.version} serviceId={serviceId} settings={data} />}
    </Stack>
  )
}
