import { useMay } from '@clinic/kit/session'
import { Button, DocumentButton, ErrorState, Group, LoadingState, Page, SidePanel, Stack, Title, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { usePosTexts } from '../../texts'
import { useLiveSales } from '../receipts/use-live'
import { TillChooser } from '../till/till-chooser'
import { type AtTill, TillGate } from '../till/till-gate'
import { CashMoveForm } from './cash-move-form'
import { CloseDay } from './close-day'
import { ClosedDays } from './closed-days'
import { currentQuery, printCurrent } from './day.api'
import { ReportTable } from './report-table'

function Day({ at }: { at: AtTill }) {
  const t = usePosTexts()
  const mayMove = useMay('sale.write')
  const [moving, panel] = useDisclosure(false)
  const { data, error, refetch } = useQuery(currentQuery(at.register.id))
  const report = data?.register_id === at.register.id ? data : undefined
  return (
    <Page title={t('day.title')} action={<TillChooser {...at} />}>
      {error && !report ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !report ? (
        <LoadingState />
      ) : (
        <div className="pos-counter">
          <Stack gap="md" component="section" aria-label={t('day.current')}>
            <Group justify="space-between">
              <Title order={2}>{t('day.current')}</Title>
              {mayMove && <DocumentButton id={() => printCurrent(at.register.id)} label={t('day.print')} />}
            </Group>
            <ReportTable report={report} />
          </Stack>
          {mayMove && (
            <Stack gap="lg">
              <CloseDay report={report} />
              <Button variant="default" size="md" onClick={panel.open}>
                {t('cashMove.title')}
              </Button>
            </Stack>
          )}
        </div>
      )}
      <ClosedDays registerId={at.register.id} />
      <SidePanel opened={moving} onClose={panel.close} title={t('cashMove.title')}>
        <CashMoveForm registerId={at.register.id} onDone={panel.close} />
      </SidePanel>
    </Page>
  )
}

/** POS-040: the open day as it stands (X), its close (Z), and the days that are closed. */
export function DayScreen() {
  const t = usePosTexts()
  useLiveSales()
  return <TillGate title={t('day.title')}>{(at) => <Day key={at.register.id} at={at} />}</TillGate>
}
