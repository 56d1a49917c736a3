import { BankIdStep } from '../../bankid-step'
import type { Portal } from '../../booking/use-booking-flow'
import { useIdentificationTranslation } from './texts'

/** Before anything is booked: the visitor identifies themself, where the clinic needs it (BKG-040). The flow is read when it is done. */
export default function IdentificationStep({ portal }: { portal: Portal }) {
  const t = useIdentificationTranslation()
  const { clinic, companyId, flow, store } = portal
  return (
    <BankIdStep
      portal={`/api/v2/booking-portal/${companyId}`}
      flowKey={store.get('flow') ?? ''}
      intro={t('lead', { clinic: clinic.name })}
      onDone={flow.reload}
    />
  )
}
