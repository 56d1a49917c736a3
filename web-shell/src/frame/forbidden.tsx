import type { Handle } from '@clinic/kit/contract'
import { session } from '@clinic/kit/session'
import { Button, EmptyState } from '@clinic/kit/ui'
import { Link, Outlet, useMatches } from 'react-router'
import { useShellTexts } from '../texts'

/** Says that a page is not for this person; the server would refuse it as well. */
export function Forbidden() {
  const t = useShellTexts()
  return (
    <EmptyState
      title={t('forbidden')}
      action={
        <Button component={Link} to="/" variant="default">
          {t('goHome')}
        </Button>
      }
    />
  )
}

/** Opens the routes below it to those who hold the permission that each names. */
export function Guarded() {
  const wanted = useMatches().map((match) => (match.handle as Handle | undefined)?.permission)
  const permissions = session((state) => state.session?.permissions)
  return wanted.every((permission) => !permission || permissions?.includes(permission)) ? <Outlet /> : <Forbidden />
}
