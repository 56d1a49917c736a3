import { Button, Notice } from '@clinic/kit/lite'
import { useState } from 'react'
import { AuthLayout } from '../auth-layout'
import { Link } from '../navigation'
import { verifyByLink } from '../sign-in.api'
import { useTranslation } from '../texts'
import { useAction } from '../use-action'
import { useAreaPaths } from '../use-area-paths'

/** The page of the link in the e-mail. Only its button verifies the address, as e-mail programs open links by themselves. */
export function VerifyLinkPage({ id, hash }: { id: string; hash: string }) {
  const t = useTranslation()
  const { home, signIn, isPrescriber } = useAreaPaths()
  const [isVerified, setIsVerified] = useState(false)
  const { run, isRunning, error } = useAction(async (idempotencyKey) => {
    await verifyByLink({ body: { id, hash }, idempotencyKey })
    setIsVerified(true)
  })
  if (isVerified) {
    return (
      <AuthLayout key="done" title={t('verify.done')}>
        {/* A page load: the session has changed, and a prescriber continues in another app. */}
        <a className="button button-primary" href={home}>
          {t('verify.continue')}
        </a>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('verify.title')} intro={t('verify.linkIntro')}>
      {error && <Notice kind="error">{error}</Notice>}
      <Button isBusy={isRunning} onClick={run}>
        {t('verify.submit')}
      </Button>
      {isPrescriber ? <a href={signIn}>{t('signIn.back')}</a> : <Link to={signIn}>{t('signIn.back')}</Link>}
    </AuthLayout>
  )
}
