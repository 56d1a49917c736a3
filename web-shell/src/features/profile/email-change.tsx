import { schemaOf } from '@clinic/kit/api'
import { Form, OtpField, PasswordField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { startSession, useSession } from '@clinic/kit/session'
import { Button, Modal, Stack, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShellTranslation } from '../../texts'
import { profileQuery, sendEmailCode, signInsKey, verifyEmailCode } from './profile.api'

const schema = schemaOf('EmailChangeRequest').refine((form) => form.email === form.email_confirmation, {
  path: ['email_confirmation'],
  params: { rule: 'email_mismatch' },
})

/** Asks for the new address twice, and for the password. */
function AddressForm({ onSent }: { onSent: (recipient: string) => void }) {
  const t = useShellTranslation()
  const form = useKitForm(schema, {
    initialValues: { email: '', email_confirmation: '', password: '' },
    onSubmit: sendEmailCode,
    onDone: (sent) => onSent(sent.recipient),
  })
  return (
    <Form form={form} label={t('emailChange.open')}>
      <TextField name="email" type="email" label={t('emailChange.email')} autoComplete="email" required />
      <TextField name="email_confirmation" type="email" label={t('emailChange.confirmation')} autoComplete="off" required />
      <PasswordField name="password" label={t('profile.ownPassword')} required />
      <Submit>{t('emailChange.send')}</Submit>
    </Form>
  )
}

/** Asks for the code that was sent to the new address; the session that asked for it is replaced. */
function CodeForm({ recipient, onDone }: { recipient: string; onDone: () => void }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const form = useKitForm('EmailCode', {
    initialValues: { code: '' },
    onSubmit: verifyEmailCode,
    onDone: (session) => {
      startSession(session)
      toast.success(t('emailChange.done', { email: session.user.email }))
      for (const queryKey of [profileQuery.queryKey, signInsKey]) void queryClient.invalidateQueries({ queryKey })
      onDone()
    },
  })
  return (
    <Form form={form} label={t('emailChange.code')}>
      <Text role="status">{t('emailChange.sent', { email: recipient })}</Text>
      <OtpField name="code" label={t('emailChange.code')} required data-autofocus />
      <Submit>{t('emailChange.confirm')}</Submit>
    </Form>
  )
}

/** The address that the person signs in with, and its change by a code (PLT-033). */
export function EmailChange() {
  const t = useShellTranslation()
  const email = useSession()?.user.email
  const [isOpen, setIsOpen] = useState(false)
  const [recipient, setRecipient] = useState('')
  const close = () => {
    setIsOpen(false)
    setRecipient('')
  }
  return (
    <Stack gap="xs">
      <Text>{email}</Text>
      <Button variant="default" w="max-content" onClick={() => setIsOpen(true)}>
        {t('emailChange.open')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t('emailChange.open')}>
        {recipient ? <CodeForm recipient={recipient} onDone={close} /> : <AddressForm onSent={setRecipient} />}
      </Modal>
    </Stack>
  )
}
