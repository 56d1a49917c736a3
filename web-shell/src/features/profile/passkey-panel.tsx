import { canUsePasskeys, createPasskey, type PasskeyAnswer, type Schema } from '@clinic/kit/api'
import { Button, DateTimeText, ErrorState, Group, LoadingState, Stack, Text, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShellTranslation } from '../../texts'
import { PasskeyNameForm, PasskeyRenameForm } from './passkey-name-form'
import { PasswordDialog } from './password-dialog'
import { fetchPasskeyOptions, passkeysQuery, removePasskey } from './profile.api'

type Passkey = Schema['PasskeyOut']
type Step =
  | { name: 'closed' }
  | { name: 'password' }
  | { name: 'naming'; credential: PasskeyAnswer }
  | { name: 'remove' | 'rename'; passkey: Passkey }

function Dialogs({ step, setStep }: { step: Step; setStep: (step: Step) => void }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const close = () => setStep({ name: 'closed' })
  const askDevice = ({ options }: Schema['PasskeyOptionsOut']) => {
    close()
    createPasskey(options).then(
      (credential) => setStep({ name: 'naming', credential }),
      (error: unknown) =>
        toast.error(t(error instanceof DOMException && error.name === 'InvalidStateError' ? 'ownPasskey.known' : 'ownPasskey.failed')),
    )
  }
  const handleRemoved = () => {
    toast.success(t('ownPasskey.removed'))
    void queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    close()
  }
  if (step.name === 'rename') return <PasskeyRenameForm passkey={step.passkey} onClose={close} />
  if (step.name === 'naming') return <PasskeyNameForm credential={step.credential} onClose={close} />
  if (step.name === 'password')
    return (
      <PasswordDialog
        title={t('ownPasskey.add')}
        intro={t('ownPasskey.addIntro')}
        submitLabel={t('ownBankId.continue')}
        onSubmit={fetchPasskeyOptions}
        onDone={askDevice}
        onClose={close}
      />
    )
  if (step.name === 'remove')
    return (
      <PasswordDialog
        title={t('ownPasskey.removeTitle', { name: step.passkey.name })}
        intro={t('ownPasskey.removeIntro')}
        submitLabel={t('ownPasskey.remove')}
        onSubmit={removePasskey(step.passkey.id)}
        onDone={handleRemoved}
        onClose={close}
      />
    )
  return null
}

function PasskeyRow({ passkey, onRename, onRemove }: { passkey: Passkey; onRename: () => void; onRemove: () => void }) {
  const t = useShellTranslation()
  return (
    <Group justify="space-between" component="li" wrap="nowrap">
      <div>
        <Text>{passkey.name}</Text>
        <Text size="sm" c="dimmed">
          {t(passkey.last_used_at ? 'ownPasskey.lastUsed' : 'ownPasskey.addedAt')}{' '}
          <DateTimeText value={passkey.last_used_at ?? passkey.created_at} />
        </Text>
      </div>
      <Group gap={0} wrap="nowrap">
        <Button variant="subtle" onClick={onRename} aria-label={t('ownPasskey.renameTitle', { name: passkey.name })}>
          {t('ownPasskey.rename')}
        </Button>
        <Button variant="subtle" color="red" onClick={onRemove} aria-label={t('ownPasskey.removeTitle', { name: passkey.name })}>
          {t('ownPasskey.remove')}
        </Button>
      </Group>
    </Group>
  )
}

/** The own passkeys (BEY-061): added by this device, and removed, with the password. */
export function PasskeyPanel() {
  const t = useShellTranslation()
  const { data, error, refetch } = useQuery(passkeysQuery)
  const [step, setStep] = useState<Step>({ name: 'closed' })
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />
  return (
    <Stack gap="xs">
      <Text fw={500}>{t('ownPasskey.title')}</Text>
      <Text size="sm" c="dimmed">
        {t(canUsePasskeys() ? 'ownPasskey.help' : 'ownPasskey.unsupported')}
      </Text>
      {data.length > 0 && (
        <Stack gap="xs" component="ul" p={0} m={0}>
          {data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setStep({ name: 'rename', passkey })}
              onRemove={() => setStep({ name: 'remove', passkey })}
            />
          ))}
        </Stack>
      )}
      {canUsePasskeys() && (
        <Button variant="default" w="max-content" onClick={() => setStep({ name: 'password' })}>
          {t('ownPasskey.add')}
        </Button>
      )}
      <Dialogs step={step} setStep={setStep} />
    </Stack>
  )
}
