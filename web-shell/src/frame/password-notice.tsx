import { addDays, formatDate, getLocalDay, parseInstant, today, useFormatters } from '@clinic/kit/i18n'
import { useSession } from '@clinic/kit/session'
import { Alert, Anchor } from '@clinic/kit/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useShellTranslation } from '../texts'

const NOTICE_DAYS = 14
const STORAGE_KEY = 'password-notice'

/** Says that the password soon expires by the clinic's rule (PLT-017); once closed it stays away for the day. */
export function PasswordNotice() {
  const t = useShellTranslation()
  const { localeSettings } = useFormatters()
  const expiresAt = useSession()?.password_expires_at
  const [closedOn, setClosedOn] = useState(() => localStorage.getItem(STORAGE_KEY))
  const now = today()
  const day = expiresAt ? getLocalDay(parseInstant(expiresAt), localeSettings.timezone) : ''
  if (!day || day < now || day > addDays(now, NOTICE_DAYS) || closedOn === now) return null
  const close = () => {
    localStorage.setItem(STORAGE_KEY, now)
    setClosedOn(now)
  }
  return (
    <Alert color="yellow" role="status" mb="md" withCloseButton closeButtonLabel={t('passwordNotice.close')} onClose={close}>
      {t('passwordNotice.expires', { date: formatDate(day, localeSettings) })}{' '}
      <Anchor component={Link} to="/profile" inherit>
        {t('passwordNotice.change')}
      </Anchor>
    </Alert>
  )
}
