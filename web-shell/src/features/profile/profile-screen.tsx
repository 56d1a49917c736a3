import { ErrorState, LoadingState, Page, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { AuthenticatorPanel } from './authenticator-panel'
import { BankIdPanel } from './bankid-panel'
import { CalendarLink } from './calendar-link'
import { EmailChange } from './email-change'
import { GoogleCalendar } from './google-calendar'
import { PasskeyPanel } from './passkey-panel'
import { PasswordForm } from './password-form'
import { Preferences } from './preferences'
import { profileQuery } from './profile.api'
import { ProfileForm } from './profile-form'
import { SignInHistory } from './sign-in-history'
import { TwoFactor } from './two-factor'

function ProfileSection({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <Stack gap="md" component="section" aria-label={title}>
      <div>
        <Title order={2}>{title}</Title>
        {help && <Text c="dimmed">{help}</Text>}
      </div>
      {children}
    </Stack>
  )
}

function Details() {
  const { data, error, refetch } = useQuery(profileQuery)
  if (data) return <ProfileForm key={data.version} user={data} />
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />
}

function OwnBankId() {
  const { data, error, refetch } = useQuery(profileQuery)
  if (data) return <BankIdPanel user={data} />
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />
}

/** What the signed-in person changes about themselves, and where they are signed in (PLT-019). */
export function ProfileScreen() {
  const t = useShellTranslation()
  return (
    <Page title={t('profile.title')} help={getHelp('profile')} isNarrow>
      <Stack gap="xl">
        <ProfileSection title={t('team.details')} help={t('profile.detailsHelp')}>
          <Details />
        </ProfileSection>
        <ProfileSection title={t('profile.preferences')} help={t('profile.preferencesHelp')}>
          <Preferences />
        </ProfileSection>
        <ProfileSection title={t('emailChange.title')} help={t('emailChange.help')}>
          <EmailChange />
        </ProfileSection>
        <ProfileSection title={t('profile.password')} help={t('profile.passwordHelp')}>
          <PasswordForm />
        </ProfileSection>
        <ProfileSection title={t('profile.methods')} help={t('profile.methodsHelp')}>
          <OwnBankId />
          <PasskeyPanel />
        </ProfileSection>
        <ProfileSection title={t('profile.twoFactor')} help={t('profile.twoFactorHelp')}>
          <TwoFactor />
          <AuthenticatorPanel />
        </ProfileSection>
        <ProfileSection title={t('ownCalendar.title')} help={t('ownCalendar.help')}>
          <CalendarLink />
          <GoogleCalendar />
        </ProfileSection>
        <ProfileSection title={t('profile.signIns')} help={t('profile.signInsHelp')}>
          <SignInHistory />
        </ProfileSection>
      </Stack>
    </Page>
  )
}
