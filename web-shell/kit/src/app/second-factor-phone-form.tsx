import { Text } from '@mantine/core'
import { useState } from 'react'
import { Form, PasswordField, PhoneField, Submit, useKitForm } from '../forms'
import { type Session, useSessionStore } from '../session'
import { sendMobileCode } from './second-factor.api'
import { MobileCodeForm } from './second-factor-code'
import { useAppTranslation } from './texts'

/** Verifies the own mobile number by a code, as the person's first second factor; asks for the password. */
export function SecondFactorPhoneForm({ onProved }: { onProved: (session: Session) => void }) {
  const t = useAppTranslation()
  const user = useSessionStore(({ session }) => session?.user)
  const [recipient, setRecipient] = useState<string | null>(null)
  const form = useKitForm('MobileCodeRequest', {
    initialValues: { country_code: user?.country_code || '+46', mobile_number: user?.mobile_number ?? '', password: '' },
    onSubmit: sendMobileCode,
    onDone: (sent) => setRecipient(sent.recipient),
  })
  if (recipient) return <MobileCodeForm recipient={recipient} onProved={onProved} />
  return (
    <Form form={form} label={t('proof.mobile')}>
      <Text>{t('proof.mobileHelp')}</Text>
      <PhoneField name="mobile_number" label={t('proof.mobileNumber')} required />
      <PasswordField name="password" label={t('proof.ownPassword')} required />
      <Submit>{t('proof.sendCode')}</Submit>
    </Form>
  )
}
