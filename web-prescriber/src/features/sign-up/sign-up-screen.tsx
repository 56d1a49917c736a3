import { ApiError, type Schema } from '@clinic/kit/api'
import { PlainFrame } from '@clinic/kit/app'
import { Alert, Anchor, Button, LoadingState } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { usePrescriberTexts } from '../../texts'
import { JoinForm } from './join-form'
import { RegisterForm } from './register-form'
import { type Link as Invitation, invitationQuery } from './sign-up.api'

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = usePrescriberTexts()
  const told = error instanceof ApiError ? error : null
  return (
    <PlainFrame title={t('signUp.title')}>
      <Alert color="red" role="alert">
        {told?.message ?? t('tryAgain')}
      </Alert>
      {told?.code === 'auth.link_used' ? (
        <Anchor component={Link} to="/prescription/login">
          {t('signUp.signIn')}
        </Anchor>
      ) : (
        <Button onClick={onRetry}>{t('tryAgain')}</Button>
      )}
    </PlainFrame>
  )
}

function Invited({ link, invitation }: { link: Invitation; invitation: Schema['InvitationOut'] }) {
  const t = usePrescriberTexts()
  const known = invitation.account !== 'none'
  return (
    <PlainFrame
      title={t('signUp.title')}
      intro={t(known ? 'signUp.joinIntro' : 'signUp.intro', { clinic: invitation.clinic_name, email: invitation.email })}
    >
      {known ? <JoinForm link={link} isPrescriber={invitation.account === 'prescriber'} /> : <RegisterForm link={link} />}
    </PlainFrame>
  )
}

/** `/prescription/sign-up`: whoever was invited creates an account, or joins with the one they have. */
export function SignUpScreen() {
  const [params] = useSearchParams()
  const link = { company: params.get('company') ?? '', invitation: params.get('invitation') ?? '' }
  const { data, error, refetch } = useQuery(invitationQuery(link))
  if (error) return <Refused error={error} onRetry={() => void refetch()} />
  return data ? <Invited link={link} invitation={data} /> : <LoadingState />
}
