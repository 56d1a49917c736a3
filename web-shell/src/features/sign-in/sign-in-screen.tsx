import { PlainFrame, SignInForm } from '@clinic/kit/app'
import { useSession } from '@clinic/kit/session'
import { Anchor, Group } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useShellTexts } from '../../texts'

/** Only a path of our own is gone to, never another site's address. */
const within = (next: string | null): string => (next?.startsWith('/') && !/^\/[/\\]/.test(next) ? next : '/')

/** `/login`, and the root page when nobody is signed in (PLT-010). */
export function SignInScreen() {
  const t = useShellTexts()
  const [params] = useSearchParams()
  const queries = useQueryClient()
  if (useSession()) return <Navigate to={within(params.get('next'))} replace />
  return (
    <PlainFrame title={t('signIn.title')}>
      <SignInForm onDone={() => queries.clear()} />
      <Group justify="space-between">
        <Anchor component={Link} to="/forgot-password">
          {t('forgot.title')}
        </Anchor>
        <Anchor component={Link} to="/sign-up">
          {t('signUp.title')}
        </Anchor>
      </Group>
    </PlainFrame>
  )
}
