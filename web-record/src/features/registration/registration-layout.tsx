import { RoutedTabs } from '@clinic/kit/components'
import { ErrorState, LoadingState, Page } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useOutletContext } from 'react-router'
import { getHelp } from '../../help'
import { type RegistrationSettings, registrationSettingsQuery } from './registration.api'
import { useRegistrationTranslation } from './texts'

/** The settings of the registration portal, each part with an address of its own (REC-060). */
export function RegistrationLayout() {
  const t = useRegistrationTranslation()
  const { data, error, refetch } = useQuery(registrationSettingsQuery())
  const tabs = [
    { to: '/registration-settings/configurations', label: t('tabs.configurations') },
    { to: '/registration-portal/mandatory-fields', label: t('tabs.fields') },
    { to: '/registration-portal/questionnaire', label: t('tabs.questionnaire') },
    { to: '/registration-settings/email', label: t('tabs.email') },
  ]
  return (
    <Page title={t('title')} help={getHelp('registration')}>
      <RoutedTabs label={t('title')} tabs={tabs}>
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : data ? <Outlet context={data} /> : <LoadingState />}
      </RoutedTabs>
    </Page>
  )
}

export const useRegistrationSettings = () => useOutletContext<RegistrationSettings>()
