import { AuthLayout, SignInForm } from '@clinic/kit/app'
import { useSession } from '@clinic/kit/session'
import { Anchor, Group } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useShellTranslation } from '../../texts'

/** Prevents an open redirect: anything but a path of this site leads home. */
const toSafePath = (next: string | null): string => (next?.startsWith('/') && !/^\/[/\\]/.test(next) ? next : '/')

/** `/login`, and the root page without a session (PLT-010). */
export function SignInScreen() {
  const t = useShellTranslation()
  const [params] = useSearchParams()
  const queryClient = useQueryClient()
  if (useSession()) return <Navigate to={toSafePath(params.get('next'))} replace />
  return (
    <AuthLayout title={t('signIn.title')}>
      <SignInForm onDone={() => queryClient.clear()} />
      <Group justify="space-between">
        <Anchor component={Link} to="/forgot-password">
          {t('forgot.title')}
        </Anchor>
        <Anchor component={Link} to="/sign-up">
          {t('signUp.title')}
        </Anchor>
      </Group>
    </AuthLayout>
  )
}
