import type { Schema } from '@clinic/kit/api'
import { Form, OtpField, Submit, useKitForm } from '@clinic/kit/forms'
import { Center, Modal, Text } from '@clinic/kit/ui'
import { QRCodeSVG } from 'qrcode.react'
import { useShellTranslation } from '../../texts'
import { confirmAuthenticator } from './authenticator.api'

const QR_SIZE_PX = 200
/** Groups of four are easier to type. */
const groupByFour = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

interface Props {
  secret: Schema['AuthenticatorSecretOut']
  onDone: (codes: string[]) => void
  onClose: () => void
}

/** Shows the key of a new authenticator app, and takes the app into use by a code of it. */
export function AuthenticatorForm({ secret, onDone, onClose }: Props) {
  const t = useShellTranslation()
  const form = useKitForm('AuthenticatorConfirm', {
    initialValues: { code: '' },
    onSubmit: confirmAuthenticator,
    onDone: ({ codes }) => onDone(codes),
  })
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} title={t('ownAuthenticator.setUp')}>
      <Form form={form} label={t('ownAuthenticator.setUp')}>
        <Text>{t('ownAuthenticator.scan')}</Text>
        <Center bg="white" p="md" style={{ borderRadius: 8 }}>
          <QRCodeSVG value={secret.uri} size={QR_SIZE_PX} role="img" aria-label={t('ownAuthenticator.qr')} />
        </Center>
        <div>
          <Text size="sm">{t('ownAuthenticator.key')}</Text>
          <Text ff="monospace" size="sm">
            {groupByFour(secret.secret)}
          </Text>
        </div>
        <OtpField name="code" label={t('ownAuthenticator.code')} required />
        <Submit>{t('ownAuthenticator.confirm')}</Submit>
      </Form>
    </Modal>
  )
}
