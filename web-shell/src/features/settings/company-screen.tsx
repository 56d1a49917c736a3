import { ErrorState, LoadingState, Page } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { companyQuery, timeZonesQuery } from './company.api'
import { CompanyForm } from './company-form'

/** The company's name, theme, languages and formats, for the super user only (PLT-031). */
export function CompanyScreen() {
  const t = useShellTranslation()
  const company = useQuery(companyQuery)
  const zones = useQuery(timeZonesQuery)
  const error = company.error ?? zones.error
  return (
    <Page title={t('company.title')} help={getHelp('company')} isNarrow>
      {company.data && zones.data ? (
        <CompanyForm key={company.data.version} company={company.data} zones={zones.data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void Promise.all([company.refetch(), zones.refetch()])} />
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}
