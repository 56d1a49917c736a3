import { ErrorState, LoadingState, Page } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { clientFieldsQuery } from './client-fields.api'
import { ClientFieldsForm } from './client-fields-form'
import { ExtraFields } from './extra-fields'

/** Which fields of a client are shown and required, and what they are called (PLT-053, REC-013). */
export function ClientFieldsScreen() {
  const t = useShellTranslation()
  const fields = useQuery(clientFieldsQuery)
  return (
    <Page title={t('clientFields.title')} help={getHelp('clientFields')} isNarrow>
      {fields.data ? (
        <>
          <ClientFieldsForm key={fields.data.version} fields={fields.data} />
          <ExtraFields />
        </>
      ) : fields.error ? (
        <ErrorState error={fields.error} onRetry={() => void fields.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}
