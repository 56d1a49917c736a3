import { ApiError, type Schema } from '@clinic/kit/api'
import { AuthLayout } from '@clinic/kit/app'
import { Alert, Anchor, Button, LoadingState } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { usePrescriberTranslation } from '../../texts'
import { JoinForm } from './join-form'
import { RegisterForm } from './register-form'
import { type InvitationLink, invitationQuery } from './sign-up.api'

function SignInLink() {
  const t = usePrescriberTranslation()
  return (
    <Anchor component={Link} to="/prescription/login">
      {t('signUp.signIn')}
    </Anchor>
  )
}

/** Says where the invitation's link is, to a visitor who came without it. */
function MissingInvitation() {
  const t = usePrescriberTranslation()
  return (
    <AuthLayout title={t('signUp.title')} intro={t('signUp.byInvitation')}>
      <SignInLink />
    </AuthLayout>
  )
}

function InvitationError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = usePrescriberTranslation()
  const apiError = error instanceof ApiError ? error : null
  return (
    <AuthLayout title={t('signUp.title')}>
      <Alert color="red" role="alert">
        {apiError?.message || t('common.tryAgain')}
      </Alert>
      {apiError?.code === 'auth.link_invalid' ? <SignInLink /> : <Button onClick={onRetry}>{t('common.tryAgain')}</Button>}
    </AuthLayout>
  )
}

function InvitationForm({ link, invitation }: { link: InvitationLink; invitation: Schema['PrescriberInvitationOut'] }) {
  const t = usePrescriberTranslation()
  const hasAccount = invitation.account !== 'none'
  return (
    <AuthLayout
      title={t('signUp.title')}
      intro={t(hasAccount ? 'signUp.joinIntro' : 'signUp.intro', { clinic: invitation.clinic_name, email: invitation.email })}
    >
      {hasAccount ? <JoinForm link={link} isPrescriber={invitation.account === 'prescriber'} /> : <RegisterForm link={link} />}
    </AuthLayout>
  )
}

/** `/prescription/sign-up`: an invited prescriber creates an account or joins with an existing one. */
export function SignUpScreen() {
  const [params] = useSearchParams()
  const link = { company: params.get('company') ?? '', invitation: params.get('invitation') ?? '' }
  const hasInvitation = link.company !== '' && link.invitation !== ''
  const { data, error, refetch } = useQuery({ ...invitationQuery(link), enabled: hasInvitation })
  if (!hasInvitation) return <MissingInvitation />
  if (error) return <InvitationError error={error} onRetry={() => void refetch()} />
  return data ? <InvitationForm link={link} invitation={data} /> : <LoadingState />
}
