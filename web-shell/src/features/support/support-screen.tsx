import { Form, ImageUploadField, Submit, TextAreaField, TextField, useKitForm } from '@clinic/kit/forms'
import { useHasPermission, useSession } from '@clinic/kit/session'
import { Page, toast } from '@clinic/kit/ui'
import { useState } from 'react'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { sendSupportMessage } from './support.api'

function SupportForm({ onDone }: { onDone: () => void }) {
  const t = useShellTranslation()
  const canUpload = useHasPermission('file.write')
  const canDraft = useHasPermission('draft.write')
  const userId = useSession()?.user.id ?? ''
  const form = useKitForm('SupportMessageCreate', {
    initialValues: { title: '', message: '', attachment_id: null },
    onSubmit: sendSupportMessage,
    onDone: () => {
      toast.success(t('support.sent'))
      onDone()
    },
    ...(canDraft && { draft: { form: 'support', subject: userId } }),
  })
  return (
    <Form form={form} label={t('support.title')}>
      <TextField name="title" label={t('support.subject')} required />
      <TextAreaField name="message" label={t('support.message')} description={t('support.messageHelp')} rows={6} required />
      {canUpload && (
        <ImageUploadField name="attachment_id" label={t('support.attachment')} description={t('support.attachmentHelp')} single />
      )}
      <Submit>{t('support.send')}</Submit>
    </Form>
  )
}

/** A message to those who run the service (PLT-082); the form is empty after it. */
export function SupportScreen() {
  const t = useShellTranslation()
  const [count, setCount] = useState(0)
  return (
    <Page title={t('support.title')} help={getHelp('support')} isNarrow>
      <SupportForm key={count} onDone={() => setCount(count + 1)} />
    </Page>
  )
}
