import type { Schema } from '@clinic/kit/api'
import { Button, ErrorState, Group, LoadingState, Stack, StatusBadge, Text, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShellTranslation } from '../../texts'
import { authenticatorQuery, createAuthenticatorSecret, removeAuthenticator, renewRecoveryCodes } from './authenticator.api'
import { AuthenticatorForm } from './authenticator-form'
import { PasswordDialog } from './password-dialog'
import { signInsKey, twoFactorQuery } from './profile.api'
import { RecoveryCodesDialog } from './recovery-codes-dialog'

type Step =
  | { name: 'closed' | 'password' | 'renew' | 'remove' }
  | { name: 'confirm'; secret: Schema['AuthenticatorSecretOut'] }
  | { name: 'codes'; codes: string[] }

interface PasswordStepProps {
  name: Step['name']
  onSecret: (secret: Schema['AuthenticatorSecretOut']) => void
  onCodes: (codes: string[]) => void
  onRemoved: () => void
  onClose: () => void
}

/** Asks for the password before the app is set up, its recovery codes are renewed, or it is removed. */
function PasswordStep({ name, onSecret, onCodes, onRemoved, onClose }: PasswordStepProps) {
  const t = useShellTranslation()
  const words = (title: 'setUp' | 'newCodes' | 'remove') =>
    ({ title: t(`ownAuthenticator.${title}`), intro: t(`ownAuthenticator.${title}Intro`), onClose }) as const
  const next = t('ownBankId.continue')
  if (name === 'password')
    return <PasswordDialog {...words('setUp')} submitLabel={next} onSubmit={createAuthenticatorSecret} onDone={onSecret} />
  if (name === 'renew')
    return <PasswordDialog {...words('newCodes')} submitLabel={next} onSubmit={renewRecoveryCodes} onDone={({ codes }) => onCodes(codes)} />
  if (name === 'remove')
    return (
      <PasswordDialog {...words('remove')} submitLabel={t('ownAuthenticator.remove')} onSubmit={removeAuthenticator} onDone={onRemoved} />
    )
  return null
}

function Dialogs({ step, setStep }: { step: Step; setStep: (step: Step) => void }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const close = () => setStep({ name: 'closed' })
  const finish = (next: Step) => {
    for (const queryKey of [authenticatorQuery.queryKey, twoFactorQuery.queryKey, signInsKey])
      void queryClient.invalidateQueries({ queryKey })
    setStep(next)
  }
  const showCodes = (codes: string[]) => finish({ name: 'codes', codes })
  const handleAdded = (codes: string[]) => {
    toast.success(t('ownAuthenticator.added'))
    showCodes(codes)
  }
  const handleRemoved = () => {
    toast.success(t('ownAuthenticator.removed'))
    finish({ name: 'closed' })
  }
  if (step.name === 'confirm') return <AuthenticatorForm secret={step.secret} onDone={handleAdded} onClose={close} />
  if (step.name === 'codes') return <RecoveryCodesDialog codes={step.codes} onClose={close} />
  const showSecret = (secret: Schema['AuthenticatorSecretOut']) => setStep({ name: 'confirm', secret })
  return <PasswordStep name={step.name} onSecret={showSecret} onCodes={showCodes} onRemoved={handleRemoved} onClose={close} />
}

/** The authenticator app and its recovery codes (BEY-061): set up, renewed and removed with the password. */
export function AuthenticatorPanel() {
  const t = useShellTranslation()
  const { data, error, refetch } = useQuery(authenticatorQuery)
  const [step, setStep] = useState<Step>({ name: 'closed' })
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Text fw={500}>{t('ownAuthenticator.title')}</Text>
        {data.confirmed_at && <StatusBadge tone="success">{t('ownAuthenticator.isOn')}</StatusBadge>}
      </Group>
      <Text size="sm" c="dimmed">
        {data.confirmed_at ? t('ownAuthenticator.codesLeft', { count: data.recovery_codes_left }) : t('ownAuthenticator.help')}
      </Text>
      {data.confirmed_at ? (
        <Group gap="xs">
          <Button variant="default" onClick={() => setStep({ name: 'renew' })}>
            {t('ownAuthenticator.newCodes')}
          </Button>
          <Button variant="subtle" color="red" onClick={() => setStep({ name: 'remove' })}>
            {t('ownAuthenticator.remove')}
          </Button>
        </Group>
      ) : (
        <Button variant="default" w="max-content" onClick={() => setStep({ name: 'password' })}>
          {t('ownAuthenticator.setUp')}
        </Button>
      )}
      <Dialogs step={step} setStep={setStep} />
    </Stack>
  )
}
