import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { Page, toast } from '@clinic/kit/ui'
import { useState } from 'react'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { inviteFriend } from './support.api'

function InviteFriendForm({ onDone }: { onDone: () => void }) {
  const t = useShellTranslation()
  const form = useKitForm('FriendInvitation', {
    initialValues: { email: '' },
    onSubmit: inviteFriend,
    onDone: () => {
      toast.success(t('inviteFriend.sent'))
      onDone()
    },
  })
  return (
    <Form form={form} label={t('inviteFriend.title')}>
      <TextField name="email" type="email" label={t('common.email')} description={t('inviteFriend.help')} required />
      <Submit>{t('inviteFriend.send')}</Submit>
    </Form>
  )
}

/** Invites somebody outside the company to try the service (PLT-039); the form is empty after it. */
export function InviteFriendScreen() {
  const t = useShellTranslation()
  const [count, setCount] = useState(0)
  return (
    <Page title={t('inviteFriend.title')} help={getHelp('inviteFriend')} isNarrow>
      <InviteFriendForm key={count} onDone={() => setCount(count + 1)} />
    </Page>
  )
}
