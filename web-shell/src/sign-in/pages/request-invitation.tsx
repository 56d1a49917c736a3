import { Button, Notice } from '@clinic/kit/lite'
import { useState } from 'react'
import { Link } from '../navigation'
import { requestNewInvitation } from '../sign-in.api'
import { useTranslation } from '../texts'
import { useAction } from '../use-action'

/** Says that an invitation's link is used or has expired, and offers to ask for a new one (PLT-038). */
export function InvitationExpired({ token }: { token: string }) {
  const t = useTranslation()
  const [isRequested, setIsRequested] = useState(false)
  const { run, isRunning, error } = useAction(async (idempotencyKey) => {
    await requestNewInvitation({ body: { token }, idempotencyKey })
    setIsRequested(true)
  })
  return (
    <div className="form">
      {error && <Notice kind="error">{error}</Notice>}
      {isRequested ? (
        <Notice kind="success">{t('invitation.requested')}</Notice>
      ) : (
        <>
          <p>{t('invitation.expiredHelp')}</p>
          <Button isBusy={isRunning} onClick={run}>
            {t('invitation.request')}
          </Button>
        </>
      )}
      <Link to="/login">{t('signIn.back')}</Link>
    </div>
  )
}
