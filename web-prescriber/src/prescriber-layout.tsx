import { ErrorScreen, NotFoundScreen, TestSystemsNotice, useNotFoundPath } from '@clinic/kit/app'
import { useAction } from '@clinic/kit/components'
import { getRouteTitle } from '@clinic/kit/contract'
import { useLanguage } from '@clinic/kit/i18n'
import { changeLanguage, loadSession, signOut, useSessionStore } from '@clinic/kit/session'
import { AppShell, Button, Group, LoadingState, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useMatches } from 'react-router'
import { usePrescriberTranslation } from './texts'

function Header() {
  const t = usePrescriberTranslation()
  const queryClient = useQueryClient()
  const user = useSessionStore((state) => state.session?.user)
  const otherLanguage = useLanguage() === 'en' ? 'sv' : 'en'
  const language = useAction({ send: changeLanguage })
  const handleSignOut = () =>
    signOut().then(
      () => queryClient.clear(),
      () => toast.error(t('signOutFailed')),
    )
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap">
      <Text fw={600}>{t('area')}</Text>
      <Group gap="xs" wrap="nowrap">
        <Text c="dimmed" visibleFrom="xs">
          {user?.first_name} {user?.last_name}
        </Text>
        <Button variant="subtle" color="gray" lang={otherLanguage} onClick={() => void language.run(otherLanguage)}>
          {t('otherLanguage')}
        </Button>
        <Button variant="default" onClick={() => void handleSignOut()}>
          {t('signOut')}
        </Button>
      </Group>
    </Group>
  )
}

/** The layout of the prescribers' pages; a session of another area is sent to the prescribers' sign-in. */
export function PrescriberLayout() {
  const { isLoaded, session } = useSessionStore()
  const [error, setError] = useState<unknown>(null)
  const title = getRouteTitle(useMatches())
  const { pathname } = useLocation()
  const notFoundPath = useNotFoundPath()
  const startSession = () => {
    setError(null)
    loadSession().catch(setError)
  }
  useEffect(startSession, [])
  useEffect(() => {
    document.title = [title, 'Aster'].filter(Boolean).join(' · ')
  }, [title])
  if (error) return <ErrorScreen error={error} onRetry={startSession} />
  if (!isLoaded) return <LoadingState />
  if (!session && pathname === notFoundPath) return <NotFoundScreen />
  if (session?.area !== 'prescriber') return <Navigate to="/prescription/login" replace />
  if (session.onboarding_step === 'verify_email') return <Navigate to="/prescription/sign-up/set-up" replace />
  return (
    <AppShell header={{ height: 52 }} padding="lg">
      <AppShell.Header>
        <Header />
      </AppShell.Header>
      <AppShell.Main>
        <TestSystemsNotice />
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}
