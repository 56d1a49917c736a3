import { useEffect, useState } from 'react'
import { Link, Redirect, useNavigation } from '../navigation'
import { LeaveSignIn } from '../require-step'
import { useSession } from '../session'
import { useTranslation } from '../texts'
import { SignInPage } from './sign-in-page'

const findStatus = () => document.querySelector('meta[name="page-status"][content="404"]')

/** "Page Not Found." with a link to the sign-in (PLT-083). */
function NotFoundPage() {
  const t = useTranslation()
  return (
    <main className="message">
      <h1>{t('notFound')}</h1>
      <Link className="button button-secondary" to="/">
        {t('goHome')}
      </Link>
    </main>
  )
}

/**
 * An address of another entry, which shows the sign-in without a session and then returns to the address. An unknown one is Page Not Found.:
 * the server's 404, which the HTML repeats, is that of the address which was opened, not of those that follow.
 */
export function OtherPage() {
  const { path, search } = useNavigation()
  const { session } = useSession()
  const [isUnknown] = useState(() => Boolean(findStatus()))
  useEffect(() => findStatus()?.remove(), [])
  if (session) return <LeaveSignIn session={session} to={path + search} />
  if (path === '/') return <SignInPage />
  return isUnknown ? <NotFoundPage /> : <Redirect to={`/login?next=${encodeURIComponent(path + search)}`} />
}
