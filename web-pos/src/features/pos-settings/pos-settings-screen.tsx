import { ErrorState, LoadingState, Page, Stack, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { usePosTranslation } from '../../texts'
import { readinessQuery } from '../registers/registers.api'
import { SetupChecklist } from '../registers/require-ready-register'
import { ReceiptTexts } from './receipt-texts'
import { Registers } from './registers'
import { Terminals } from './terminals'

/** POS-023, POS-024: registers with their connection to the control unit, card terminals, and the texts of receipts. */
export function PosSettingsScreen() {
  const t = usePosTranslation()
  const { data, error, refetch } = useQuery(readinessQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Page title={t('settings.title')}>
      {!data.ready && <SetupChecklist blockers={data.blockers} />}
      <Registers readiness={data} />
      <Terminals readiness={data} />
      <Stack gap="md" component="section" aria-label={t('settings.texts')}>
        <Title order={2}>{t('settings.texts')}</Title>
        <ReceiptTexts />
      </Stack>
    </Page>
  )
}
