import type { Schema } from '@clinic/kit/api'
import { BankIdDialog, type BankIdOrder } from '@clinic/kit/bankid'
import { Button, Group, Stack, StatusBadge, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShellTranslation } from '../../texts'
import { PasswordDialog } from './password-dialog'
import { disconnectBankId, profileQuery, startBankIdConnection } from './profile.api'

type Step = { name: 'closed' } | { name: 'password' } | { name: 'remove' } | { name: 'order'; order: BankIdOrder; password: string }

function OrderDialog({ order, password, onEnd }: { order: BankIdOrder; password: string; onEnd: () => void }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const [first] = useState({ order: order as BankIdOrder | null })
  const startOrder = async () => {
    const started = first.order ?? (await startBankIdConnection(password))
    first.order = null
    return started
  }
  const handleDone = ({ outcome }: BankIdOrder) => {
    if (outcome?.is_connected) toast.success(t('ownBankId.connected'))
    else toast.error(t('ownBankId.notConnected'))
    void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
    onEnd()
  }
  return (
    <BankIdDialog title={t('ownBankId.connect')} startOrder={startOrder} onDone={handleDone} onClose={onEnd}>
      <Text>{t('ownBankId.connectIntro')}</Text>
    </BankIdDialog>
  )
}

function Dialogs({ step, setStep }: { step: Step; setStep: (step: Step) => void }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const close = () => setStep({ name: 'closed' })
  const handleRemoved = () => {
    toast.success(t('ownBankId.removed'))
    void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
    close()
  }
  if (step.name === 'order') return <OrderDialog order={step.order} password={step.password} onEnd={close} />
  if (step.name === 'password')
    return (
      <PasswordDialog
        title={t('ownBankId.connect')}
        intro={t('ownBankId.passwordIntro')}
        submitLabel={t('ownBankId.continue')}
        onSubmit={async ({ body: { password } }) => ({ order: await startBankIdConnection(password), password })}
        onDone={(started) => setStep({ name: 'order', ...started })}
        onClose={close}
      />
    )
  if (step.name === 'remove')
    return (
      <PasswordDialog
        title={t('ownBankId.remove')}
        intro={t('ownBankId.removeIntro')}
        submitLabel={t('ownBankId.remove')}
        onSubmit={disconnectBankId}
        onDone={handleRemoved}
        onClose={close}
      />
    )
  return null
}

/** BankID as a way to sign in (PLT-012): connected by a signature, removed with the password. */
export function BankIdPanel({ user }: { user: Schema['UserDetailsOut'] }) {
  const t = useShellTranslation()
  const [step, setStep] = useState<Step>({ name: 'closed' })
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Text fw={500}>BankID</Text>
        {user.is_bankid_verified && <StatusBadge tone="success">{t('ownBankId.isConnected')}</StatusBadge>}
      </Group>
      <Text size="sm" c="dimmed">
        {t(user.is_bankid_verified ? 'ownBankId.connectedHelp' : 'ownBankId.help')}
      </Text>
      <Button
        variant="default"
        w="max-content"
        onClick={() => setStep(user.is_bankid_verified ? { name: 'remove' } : { name: 'password' })}
      >
        {t(user.is_bankid_verified ? 'ownBankId.remove' : 'ownBankId.connect')}
      </Button>
      <Dialogs step={step} setStep={setStep} />
    </Stack>
  )
}
