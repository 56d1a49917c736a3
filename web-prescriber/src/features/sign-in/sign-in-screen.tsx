import { AuthLayout, SignInForm } from '@clinic/kit/app'
import { useSession } from '@clinic/kit/session'
import { Anchor } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { usePrescriberTranslation } from '../../texts'

/** `/prescription/login`: sign-in to the prescribers' pages. */
export function SignInScreen() {
  const t = usePrescriberTranslation()
  const queryClient = useQueryClient()
  if (useSession()?.area === 'prescriber') return <Navigate to="/prescription" replace />
  return (
    <AuthLayout title={t('signIn.title')} intro={t('signIn.intro')}>
      <SignInForm area="prescriber" onDone={() => queryClient.clear()} />
      <Anchor component={Link} to="/prescription/forgot-password">
        {t('signIn.forgot')}
      </Anchor>
    </AuthLayout>
  )
}
