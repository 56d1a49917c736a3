import { ApiError, schemaOf, withPasswordConfirmation } from '@clinic/kit/api'
import { AuthLayout } from '@clinic/kit/app'
import { Form, PasswordField, Submit, useKitForm } from '@clinic/kit/forms'
import { Anchor, Button, toast } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useShellTranslation } from '../../texts'
import { useAreaPaths } from '../../use-area-paths'
import { linkQuery, resetPassword } from './password.api'
import { InvitationExpired } from './request-invitation'

/** Ends the token of an invitation's link, as the server makes it. */
const INVITATION_SUFFIX = '.i'

/** The page of the link in the e-mail; an invitation that is used or has expired says so at once (PLT-038). */
export function ResetPasswordScreen() {
  const t = useShellTranslation()
  const { token = '' } = useParams()
  const isInvitation = token.endsWith(INVITATION_SUFFIX)
  const { error } = useQuery({ ...linkQuery(token), enabled: isInvitation })
  if (error instanceof ApiError && error.code === 'auth.link_invalid')
    return (
      <AuthLayout title={t('invitation.expired')}>
        <InvitationExpired token={token} />
      </AuthLayout>
    )
  return <ResetPasswordForm token={token} isInvitation={isInvitation} />
}

function ResetPasswordForm({ token, isInvitation }: { token: string; isInvitation: boolean }) {
  const t = useShellTranslation()
  const navigate = useNavigate()
  const { signIn, forgotPassword, isPrescriber } = useAreaPaths()
  const [isDone, setIsDone] = useState(false)
  const handleDone = () => {
    // A toast would not outlast the page load to the prescribers' app.
    if (isPrescriber) return setIsDone(true)
    toast.success(t('reset.done'))
    return navigate(signIn)
  }
  const form = useKitForm(withPasswordConfirmation(schemaOf('PasswordResetConfirm')), {
    initialValues: { token, password: '', password_confirmation: '' },
    onSubmit: resetPassword,
    onDone: handleDone,
  })
  if (isDone) {
    return (
      <AuthLayout title={t('reset.done')}>
        <Button component={Link} to={signIn} reloadDocument>
          {t('signIn.title')}
        </Button>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t(isInvitation ? 'invitation.title' : 'reset.title')}>
      <Form form={form} label={t('reset.title')}>
        <PasswordField name="password" label={t('newPassword')} description={t('passwordHelp')} autoComplete="new-password" required />
        <PasswordField name="password_confirmation" label={t('passwordConfirmation')} autoComplete="new-password" required />
        <Submit fullWidth>{t('reset.save')}</Submit>
      </Form>
      {!isInvitation && (
        <Anchor component={Link} to={forgotPassword} reloadDocument={isPrescriber}>
          {t('reset.requestLink')}
        </Anchor>
      )}
    </AuthLayout>
  )
}
