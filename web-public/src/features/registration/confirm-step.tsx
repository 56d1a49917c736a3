import { BankIdStep } from '../../bankid-step'
import { LinkCodeStep } from '../../link-code-step'
import type { RegistrationHandle } from './use-registration'

/** The visitor confirms that it is they: by the code that was sent, or with BankID where the clinic requires it. */
export function ConfirmStep({ proof, registration }: { proof: 'code' | 'bankid'; registration: RegistrationHandle }) {
  const { api, flow, flowKey, isBusy, error, verify, resend, register } = registration
  if (proof === 'bankid') return <BankIdStep portal={api.base} flowKey={flowKey} error={error} onDone={() => void register()} />
  return (
    <LinkCodeStep
      sentTo={flow?.sent_to ?? ''}
      resendAt={flow?.resend_at}
      isBusy={isBusy}
      error={error}
      onVerify={verify}
      onResend={resend}
    />
  )
}
