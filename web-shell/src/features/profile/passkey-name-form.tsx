import type { PasskeyAnswer, Schema } from '@clinic/kit/api'
import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { Modal, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { addPasskey, passkeysQuery, renamePasskey } from './profile.api'

/** Gives a passkey another name. */
export function PasskeyRenameForm({ passkey, onClose }: { passkey: Schema['PasskeyOut']; onClose: () => void }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const form = useKitForm('PasskeyUpdate', {
    initialValues: { name: passkey.name },
    onSubmit: renamePasskey(passkey.id),
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={t('ownPasskey.renameTitle', { name: passkey.name })}>
      <Form form={form} label={t('ownPasskey.renameTitle', { name: passkey.name })}>
        <TextField name="name" label={t('ownPasskey.name')} required data-autofocus />
        <Submit>{t('common.save')}</Submit>
      </Form>
    </Modal>
  )
}

/** Names the passkey that the device has made, by which it is known in the list. */
export function PasskeyNameForm({ credential, onClose }: { credential: PasskeyAnswer; onClose: () => void }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const form = useKitForm('PasskeyCreate', {
    initialValues: { name: '', credential },
    onSubmit: addPasskey,
    onDone: () => {
      toast.success(t('ownPasskey.added'))
      void queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={t('ownPasskey.nameTitle')}>
      <Form form={form} label={t('ownPasskey.nameTitle')}>
        <Text>{t('ownPasskey.nameHelp')}</Text>
        <TextField name="name" label={t('ownPasskey.name')} required data-autofocus />
        <Submit>{t('common.save')}</Submit>
      </Form>
    </Modal>
  )
}
