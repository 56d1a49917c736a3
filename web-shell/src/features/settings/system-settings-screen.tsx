import { ErrorState, LoadingState, Page } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { settingsQuery } from './company.api'
import { SystemSettingsForm } from './system-settings-form'

/** The company's typed settings: languages, formats, words, team and records (PLT-052, PLT-055). */
export function SystemSettingsScreen() {
  const t = useShellTranslation()
  const settings = useQuery(settingsQuery)
  return (
    <Page title={t('systemSettings.title')} help={getHelp('systemSettings')} isNarrow>
      {settings.data ? (
        <SystemSettingsForm key={settings.data.version} settings={settings.data} />
      ) : settings.error ? (
        <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}
