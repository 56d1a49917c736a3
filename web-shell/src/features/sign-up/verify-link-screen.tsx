import { ApiError } from '@clinic/kit/api'
import { AuthLayout } from '@clinic/kit/app'
import { loadSession } from '@clinic/kit/session'
import { Alert, Anchor, Button } from '@clinic/kit/ui'
import { useMutation } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useShellTranslation } from '../../texts'
import { useAreaPaths } from '../../use-area-paths'
import { verifyByLink } from './sign-up.api'

/** The page of the link in the e-mail. Only its button verifies the address, as e-mail programs open links by themselves. */
export function VerifyLinkScreen() {
  const t = useShellTranslation()
  const { id = '', hash = '' } = useParams()
  const { home, signIn, isPrescriber } = useAreaPaths()
  const verify = useMutation({ mutationFn: () => verifyByLink({ id, hash }), onSuccess: () => loadSession() })
  if (verify.isSuccess) {
    return (
      <AuthLayout title={t('verify.done')}>
        {/* A page load, because a prescriber continues in another app. */}
        <Button component={Link} to={home} reloadDocument>
          {t('verify.continue')}
        </Button>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('verify.title')} intro={t('verify.linkIntro')}>
      {verify.error && (
        <Alert color="red" role="alert">
          {(verify.error instanceof ApiError && verify.error.message) || t('common.tryAgain')}
        </Alert>
      )}
      <Button loading={verify.isPending} onClick={() => verify.mutate()}>
        {t('verify.submit')}
      </Button>
      <Anchor component={Link} to={signIn} reloadDocument={isPrescriber}>
        {t('signIn.back')}
      </Anchor>
    </AuthLayout>
  )
}
