import { Button, Notice, Step } from '@clinic/kit/lite'
import { ErrorNotice } from '../../booking/error-notice'
import { LinkCodeStep } from '../../link-code-step'
import { useBookingInfoTranslation } from './texts'
import type { AccessHandle } from './use-access'

interface Props {
  access: AccessHandle
  clinic: string
  title: string
}

/** Before a booking is shown: send a code to its client, and type it. */
export function AccessSteps({ access, clinic, title }: Props) {
  if (!access.access) return <StartStep access={access} clinic={clinic} title={title} />
  const { sent_to, resend_at } = access.access
  return (
    <LinkCodeStep
      sentTo={sent_to}
      resendAt={resend_at}
      isBusy={access.isBusy}
      error={access.error}
      onVerify={access.verify}
      onResend={() => access.open()}
    />
  )
}

function StartStep({ access, clinic, title }: Props) {
  const t = useBookingInfoTranslation()
  const open = () => void access.open()
  return (
    <Step name="start" title={title} intro={t('start.lead', { clinic })}>
      {access.isExpired && <Notice kind="warning">{t('start.away')}</Notice>}
      {access.error && <ErrorNotice error={access.error} onRetry={open} />}
      <Button isBusy={access.isBusy} onClick={open}>
        {t('start.send')}
      </Button>
    </Step>
  )
}
