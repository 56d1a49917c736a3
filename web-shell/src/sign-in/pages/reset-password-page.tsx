import { ApiError, fieldRules, useFetch, withFieldRules, withPasswordConfirmation, zPasswordResetConfirm } from '@clinic/kit/lite'
import { useState } from 'react'
import { AuthLayout } from '../auth-layout'
import { PasswordField } from '../form/fields'
import { Form, Submit } from '../form/form'
import { useForm } from '../form/use-form'
import { Link, useNavigation } from '../navigation'
import { checkLink, resetPassword } from '../sign-in.api'
import { useTranslation } from '../texts'
import { useToast } from '../toast'
import { useAreaPaths } from '../use-area-paths'
import { InvitationExpired } from './request-invitation'

/** Ends the token of an invitation's link, as the server makes it. */
const INVITATION_SUFFIX = '.i'

const schema = withPasswordConfirmation(withFieldRules(zPasswordResetConfirm, fieldRules.PasswordResetConfirm))

/** The page of the link in the e-mail; an invitation that is used or has expired says so at once (PLT-038). */
export function ResetPasswordPage({ token }: { token: string }) {
  const t = useTranslation()
  const isInvitation = token.endsWith(INVITATION_SUFFIX)
  const { error } = useFetch(isInvitation ? token : null, () => checkLink(token))
  if (error instanceof ApiError && error.code === 'auth.link_invalid')
    return (
      <AuthLayout title={t('invitation.expired')}>
        <InvitationExpired token={token} />
      </AuthLayout>
    )
  return <ResetPasswordForm token={token} isInvitation={isInvitation} />
}

function ResetPasswordForm({ token, isInvitation }: { token: string; isInvitation: boolean }) {
  const t = useTranslation()
  const toast = useToast()
  const { navigate } = useNavigation()
  const { signIn, forgotPassword, isPrescriber } = useAreaPaths()
  const [isDone, setIsDone] = useState(false)
  const handleDone = () => {
    // A toast would not outlast the page load to the prescribers' app.
    if (isPrescriber) return setIsDone(true)
    toast(t('reset.done'))
    navigate(signIn)
  }
  const form = useForm(schema, {
    initialValues: { token, password: '', password_confirmation: '' },
    onSubmit: (submission) => resetPassword(submission).then(handleDone),
  })
  if (isDone) {
    return (
      <AuthLayout title={t('reset.done')}>
        <a className="button button-primary" href={signIn}>
          {t('signIn.title')}
        </a>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t(isInvitation ? 'invitation.title' : 'reset.title')}>
      <Form form={form} label={t('reset.title')}>
        <PasswordField name="password" label={t('newPassword')} description={t('passwordHelp')} autoComplete="new-password" />
        <PasswordField name="password_confirmation" label={t('passwordConfirmation')} autoComplete="new-password" />
        <Submit>{t('reset.save')}</Submit>
      </Form>
      {!isInvitation && <RequestLink to={forgotPassword} isPageLoad={isPrescriber} />}
    </AuthLayout>
  )
}

function RequestLink({ to, isPageLoad }: { to: string; isPageLoad: boolean }) {
  const label = useTranslation()('reset.requestLink')
  return isPageLoad ? <a href={to}>{label}</a> : <Link to={to}>{label}</Link>
}
