import { PlainFrame, SignInForm } from '@clinic/kit/app'
import { useSession } from '@clinic/kit/session'
import { Anchor } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { usePrescriberTexts } from '../../texts'

/** `/prescription/login`: a prescriber signs in to their own pages. */
export function SignInScreen() {
  const t = usePrescriberTexts()
  const queries = useQueryClient()
  if (useSession()?.area === 'prescriber') return <Navigate to="/prescription" replace />
  return (
    <PlainFrame title={t('signIn.title')} intro={t('signIn.intro')}>
      <SignInForm area="prescriber" onDone={() => queries.clear()} />
      <Anchor component={Link} to="/prescription/forgot-password">
        {t('signIn.forgot')}
      </Anchor>
    </PlainFrame>
  )
}
