import type { Schema, Submission } from '@clinic/kit/api'
import { Form, PasswordField, Submit, useKitForm } from '@clinic/kit/forms'
import { Modal, Text } from '@clinic/kit/ui'
import { useShellTranslation } from '../../texts'

interface Props<Result> {
  title: string
  /** What follows, in a sentence. */
  intro: string
  submitLabel: string
  onSubmit: (submission: Submission<Schema['PasswordProof']>) => Promise<Result>
  onDone: (result: Result) => void
  onClose: () => void
}

/** Asks for the own password before a way to sign in is added or removed: a thief of the session doesn't know it. */
export function PasswordDialog<Result>({ title, intro, submitLabel, onSubmit, onDone, onClose }: Props<Result>) {
  const t = useShellTranslation()
  const form = useKitForm('PasswordProof', {
    initialValues: { password: '' },
    onSubmit,
    onDone,
  })
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} label={title}>
        <Text>{intro}</Text>
        <PasswordField name="password" label={t('profile.ownPassword')} required />
        <Submit>{submitLabel}</Submit>
      </Form>
    </Modal>
  )
}
