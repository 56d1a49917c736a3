import { ApiError } from '@clinic/kit/api'
import { PlainFrame } from '@clinic/kit/app'
import { load } from '@clinic/kit/session'
import { Alert, Anchor, Button } from '@clinic/kit/ui'
import { useMutation } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useShellTexts } from '../../texts'
import { verifyByLink } from './sign-up.api'

/** What the link in the mail opens. Opening it changes nothing (mail programs open links too); its button does. */
export function VerifyLinkScreen() {
  const t = useShellTexts()
  const { id = '', hash = '' } = useParams()
  const verify = useMutation({ mutationFn: () => verifyByLink({ id, hash }), onSuccess: () => load() })
  if (verify.isSuccess) {
    return (
      <PlainFrame title={t('verify.done')}>
        <Button component={Link} to="/">
          {t('verify.goOn')}
        </Button>
      </PlainFrame>
    )
  }
  return (
    <PlainFrame title={t('verify.title')} intro={t('verify.linkIntro')}>
      {verify.error && (
        <Alert color="red" role="alert">
          {verify.error instanceof ApiError ? verify.error.message : t('tryAgain')}
        </Alert>
      )}
      <Button loading={verify.isPending} onClick={() => verify.mutate()}>
        {t('verify.submit')}
      </Button>
      <Anchor component={Link} to="/login">
        {t('signIn.back')}
      </Anchor>
    </PlainFrame>
  )
}
