import { Stack, Text } from '@mantine/core'
import type { Schema } from '../api'
import { CheckboxField, Form, OtpField, Submit, useKitForm } from '../forms'
import type { Session } from '../session'
import { proveByCode, verifyMobile } from './second-factor.api'
import { useAppTranslation } from './texts'

interface CodeFormProps {
  method: Schema['SecondFactor']['method']
  onProved: (session: Session) => void
}

/** The code that was sent to the known number. */
export function ProofCodeForm({ method, onProved }: CodeFormProps) {
  const t = useAppTranslation()
  const form = useKitForm('SecondFactor', {
    initialValues: { method, code: '', is_trusted: false },
    onSubmit: proveByCode,
    onDone: onProved,
  })
  return (
    <Form form={form} label={t('proof.title')}>
      <OtpField name="code" label={t('proof.code')} required data-autofocus />
      <CheckboxField name="is_trusted" label={t('proof.trust')} description={t('proof.trustHelp')} />
      <Submit>{t('proof.confirm')}</Submit>
    </Form>
  )
}

/** The code that was sent to a new number, which it verifies. */
export function MobileCodeForm({ recipient, onProved }: { recipient: string; onProved: (session: Session) => void }) {
  const t = useAppTranslation()
  const form = useKitForm('MobileCode', { initialValues: { code: '' }, onSubmit: verifyMobile, onDone: onProved })
  return (
    <Stack gap="sm">
      <Text role="status">{t('proof.sent', { recipient })}</Text>
      <Form form={form} label={t('proof.title')}>
        <OtpField name="code" label={t('proof.code')} required data-autofocus />
        <Submit>{t('proof.confirm')}</Submit>
      </Form>
    </Stack>
  )
}
