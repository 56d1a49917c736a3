import { BrokenScreen } from '@clinic/kit/app'
import { titleOf } from '@clinic/kit/contract'
import { setLanguage, useLanguage } from '@clinic/kit/i18n'
import { load, session, signOut } from '@clinic/kit/session'
import { AppShell, Button, Group, LoadingState, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useMatches } from 'react-router'
import { usePrescriberTexts } from './texts'

function Header() {
  const t = usePrescriberTexts()
  const queries = useQueryClient()
  const user = session((state) => state.session?.user)
  const other = useLanguage() === 'en' ? 'sv' : 'en'
  const leave = () =>
    signOut().then(
      () => queries.clear(),
      () => toast.error(t('signOutFailed')),
    )
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap">
      <Text fw={600}>{t('area')}</Text>
      <Group gap="xs" wrap="nowrap">
        <Text c="dimmed" visibleFrom="xs">
          {user?.first_name} {user?.last_name}
        </Text>
        <Button variant="subtle" color="gray" lang={other} onClick={() => setLanguage(other)}>
          {t('otherLanguage')}
        </Button>
        <Button variant="default" onClick={() => void leave()}>
          {t('signOut')}
        </Button>
      </Group>
    </Group>
  )
}

/** The frame of the prescribers' pages; whoever is not one is asked to sign in as one. */
export function Frame() {
  const { known, session: now } = session()
  const [failure, setFailure] = useState<unknown>(null)
  const title = titleOf(useMatches())
  const begin = () => {
    setFailure(null)
    load().catch(setFailure)
  }
  useEffect(begin, [])
  useEffect(() => {
    document.title = [title, 'Aster'].filter(Boolean).join(' · ')
  }, [title])
  if (failure) return <BrokenScreen error={failure} onRetry={begin} />
  if (!known) return <LoadingState />
  if (now?.area !== 'prescriber') return <Navigate to="/prescription/login" replace />
  if (now.step === 'verify_email') return <Navigate to="/prescription/set-up" replace />
  return (
    <AppShell header={{ height: 52 }} padding="lg">
      <AppShell.Header>
        <Header />
      </AppShell.Header>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}
