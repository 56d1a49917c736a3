import { ErrorState, LoadingState, Page, Stack, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { usePosTexts } from '../../texts'
import { tillQuery } from '../till/till.api'
import { WhyNot } from '../till/till-gate'
import { ReceiptTexts } from './receipt-texts'
import { Registers } from './registers'
import { Terminals } from './terminals'

/** POS-023, POS-024: the tills, their connection to the control unit, the card terminals, and what stands on receipts. */
export function TerminalSettingScreen() {
  const t = usePosTexts()
  const { data, error, refetch } = useQuery(tillQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Page title={t('setup.title')}>
      {!data.ready && <WhyNot missing={data.missing} />}
      <Registers till={data} />
      <Terminals till={data} />
      <Stack gap="md" component="section" aria-label={t('setup.texts')}>
        <Title order={2}>{t('setup.texts')}</Title>
        <ReceiptTexts />
      </Stack>
    </Page>
  )
}
