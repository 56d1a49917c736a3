import { Anchor, Button, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, canUsePasskeys, type Schema } from '../api'
import { BankIdDialog } from '../bankid'
import type { Session } from '../session'
import { ErrorState, LoadingState, toast } from '../ui'
import { beginProof, proofOptionsQuery, proveByBankId, proveByPasskey, sendProofCode, startBankIdProof } from './second-factor.api'
import { ProofCodeForm } from './second-factor-code'
import { SecondFactorPhoneForm } from './second-factor-phone-form'
import { useAppTranslation } from './texts'

type Options = Schema['SessionProofOptions']
type Recipient = Options['recipients'][number]

interface MethodProps {
  onProved: (session: Session) => void
}

/** Sends a code to the known number and asks for it. */
function CodeMethod({ recipient: { method, recipient }, onProved }: MethodProps & { recipient: Recipient }) {
  const t = useAppTranslation()
  const send = useMutation({ mutationFn: () => sendProofCode(method), onError: (error) => toast.error(error.message) })
  return (
    <Stack gap="sm">
      {send.isSuccess && <Text role="status">{t('proof.sent', { recipient })}</Text>}
      {send.isSuccess && <ProofCodeForm method={method} onProved={onProved} />}
      <Button variant={send.isSuccess ? 'subtle' : 'filled'} loading={send.isPending} onClick={() => send.mutate()}>
        {send.isSuccess ? t('proof.resend') : t('proof.sms', { recipient })}
      </Button>
    </Stack>
  )
}

/** Asks for a code of the authenticator app. */
function AppMethod({ onProved }: MethodProps) {
  const t = useAppTranslation()
  const begin = useMutation({ mutationFn: beginProof, onError: (error) => toast.error(error.message) })
  if (!begin.isSuccess)
    return (
      <Button loading={begin.isPending} onClick={() => begin.mutate()}>
        {t('proof.app')}
      </Button>
    )
  return (
    <Stack gap="sm">
      <Text role="status">{t('proof.appIntro')}</Text>
      <ProofCodeForm method="totp" onProved={onProved} />
    </Stack>
  )
}

function PasskeyMethod({ onProved }: MethodProps) {
  const t = useAppTranslation()
  const prove = useMutation({
    mutationFn: proveByPasskey,
    onSuccess: onProved,
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('proof.passkeyFailed')),
  })
  return (
    <Button variant="default" loading={prove.isPending} onClick={() => prove.mutate()}>
      {t('proof.passkey')}
    </Button>
  )
}

function BankIdMethod({ onProved }: MethodProps) {
  const t = useAppTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const prove = useMutation({ mutationFn: proveByBankId, onSuccess: onProved, onError: (error) => toast.error(error.message) })
  const handleDone = (order: { order_ref: string }) => {
    setIsOpen(false)
    prove.mutate(order.order_ref)
  }
  return (
    <>
      <Button variant="default" loading={prove.isPending} onClick={() => setIsOpen(true)}>
        {t('proof.bankId')}
      </Button>
      {isOpen && (
        <BankIdDialog title={t('proof.bankId')} startOrder={startBankIdProof} onDone={handleDone} onClose={() => setIsOpen(false)}>
          <Text>{t('proof.bankIdIntro')}</Text>
        </BankIdDialog>
      )}
    </>
  )
}

/** The first second factor of a person who has none. */
function FirstFactor({ options, onProved, onRefresh }: MethodProps & { options: Options; onRefresh: () => void }) {
  const t = useAppTranslation()
  if (!options.can_add_passkey) return <Text>{t('proof.contact')}</Text>
  return (
    <Stack gap="md">
      <Text>{t('proof.noneYet')}</Text>
      {options.can_add_mobile && <SecondFactorPhoneForm onProved={onProved} />}
      <Text>{t('proof.otherWays')}</Text>
      <Anchor href="/profile" target="_blank">
        {t('proof.openProfile')}
      </Anchor>
      <Button variant="default" onClick={onRefresh}>
        {t('proof.lookAgain')}
      </Button>
    </Stack>
  )
}

/** Asks the signed-in person for a second factor, or for their first one (LAW-001). */
export function SecondFactorDialog({ onProved, onClose }: MethodProps & { onClose: () => void }) {
  const t = useAppTranslation()
  const { data, error, refetch } = useQuery(proofOptionsQuery)
  const hasPasskey = data?.has_passkey && canUsePasskeys()
  const hasApp = data?.methods.includes('totp')
  const hasMethod = data && (data.methods.length > 0 || data.has_passkey || data.has_bankid)
  return (
    <Modal opened onClose={onClose} title={t('proof.title')}>
      <Stack gap="md">
        <Text>{t('proof.intro')}</Text>
        {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />)}
        {hasApp && <AppMethod onProved={onProved} />}
        {data?.recipients.map((recipient) => (
          <CodeMethod key={recipient.method} recipient={recipient} onProved={onProved} />
        ))}
        {data?.has_bankid && <BankIdMethod onProved={onProved} />}
        {hasPasskey && <PasskeyMethod onProved={onProved} />}
        {data && !hasMethod && <FirstFactor options={data} onProved={onProved} onRefresh={() => void refetch()} />}
      </Stack>
    </Modal>
  )
}
