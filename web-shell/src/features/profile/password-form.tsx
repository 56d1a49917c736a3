import { schemaOf, withPasswordConfirmation } from '@clinic/kit/api'
import { Form, PasswordField, Submit, useKitForm } from '@clinic/kit/forms'
import { startSession } from '@clinic/kit/session'
import { toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShellTranslation } from '../../texts'
import { changePassword, signInsKey } from './profile.api'

const schema = withPasswordConfirmation(schemaOf('PasswordChange'))

function Fields({ onDone }: { onDone: () => void }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const form = useKitForm(schema, {
    initialValues: { old_password: '', password: '', password_confirmation: '' },
    onSubmit: changePassword,
    onDone: (session) => {
      // The server has ended the session that the password was changed in, and started this one.
      startSession(session)
      toast.success(t('profile.passwordChanged'))
      void queryClient.invalidateQueries({ queryKey: signInsKey })
      onDone()
    },
  })
  return (
    <Form form={form} label={t('profile.password')}>
      <PasswordField name="old_password" label={t('profile.oldPassword')} required />
      <PasswordField
        name="password"
        label={t('profile.newPassword')}
        description={t('profile.passwordRule')}
        autoComplete="new-password"
        required
      />
      <PasswordField name="password_confirmation" label={t('profile.passwordConfirmation')} autoComplete="new-password" required />
      <Submit variant="default">{t('profile.changePassword')}</Submit>
    </Form>
  )
}

/** Changes the own password (PLT-016); the form is empty after it. */
export function PasswordForm() {
  const [count, setCount] = useState(0)
  return <Fields key={count} onDone={() => setCount(count + 1)} />
}
