import type { RouteHandle } from '@clinic/kit/contract'
import { useSessionStore } from '@clinic/kit/session'
import { Button, Center, Stack, Title } from '@clinic/kit/ui'
import { Link, Outlet, useMatches } from 'react-router'
import { useShellTranslation } from '../texts'

/** Shown instead of a page that the user has no permission for; the server would refuse its calls as well. */
export function ForbiddenScreen() {
  const t = useShellTranslation()
  return (
    <Center mih="60vh">
      <Stack align="center">
        <Title order={1}>{t('forbidden')}</Title>
        <Button component={Link} to="/" variant="default">
          {t('goHome')}
        </Button>
      </Stack>
    </Center>
  )
}

/** Renders the child routes for users with the permissions that the matched routes name. */
export function RequirePermission() {
  const required = useMatches().map((match) => (match.handle as RouteHandle | undefined)?.permission)
  const permissions = useSessionStore((state) => state.session?.permissions)
  const isAllowed = required.every((permission) => !permission || permissions?.includes(permission))
  return isAllowed ? <Outlet /> : <ForbiddenScreen />
}
