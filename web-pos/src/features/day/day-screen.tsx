import { useHasPermission } from '@clinic/kit/session'
import { Button, DocumentButton, ErrorState, Group, LoadingState, Page, SidePanel, Stack, Title, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { getHelp } from '../../help'
import { usePosTranslation } from '../../texts'
import { useLiveSales } from '../receipts/use-live-sales'
import { RegisterSelect } from '../registers/register-select'
import { type RegisterContext, RequireReadyRegister } from '../registers/require-ready-register'
import { CashMovementForm } from './cash-movement-form'
import { CloseDay } from './close-day'
import { ClosedDays } from './closed-days'
import { currentReportQuery, printXReport } from './day.api'
import { ReportTable } from './report-table'

function Day({ registerContext }: { registerContext: RegisterContext }) {
  const t = usePosTranslation()
  const maySell = useHasPermission('sale.write')
  const [isPanelOpen, panel] = useDisclosure(false)
  const { data, error, refetch } = useQuery(currentReportQuery(registerContext.register.id))
  const report = data?.register_id === registerContext.register.id ? data : undefined
  return (
    <Page title={t('day.title')} help={getHelp('day')} action={<RegisterSelect {...registerContext} />}>
      {error && !report ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !report ? (
        <LoadingState />
      ) : (
        <div className="pos-checkout">
          <Stack gap="md" component="section" aria-label={t('day.current')}>
            <Group justify="space-between">
              <Title order={2}>{t('day.current')}</Title>
              {maySell && <DocumentButton id={() => printXReport(registerContext.register.id)} label={t('day.print')} />}
            </Group>
            <ReportTable report={report} />
          </Stack>
          {maySell && (
            <Stack gap="lg">
              <CloseDay report={report} />
              <Button variant="default" size="md" onClick={panel.open}>
                {t('cashMovement.title')}
              </Button>
            </Stack>
          )}
        </div>
      )}
      <ClosedDays registerId={registerContext.register.id} />
      <SidePanel opened={isPanelOpen} onClose={panel.close} title={t('cashMovement.title')}>
        <CashMovementForm registerId={registerContext.register.id} onDone={panel.close} />
      </SidePanel>
    </Page>
  )
}

/** POS-040: the X report of the open day, closing the day (Z report), and the closed days. */
export function DayScreen() {
  const t = usePosTranslation()
  useLiveSales()
  return (
    <RequireReadyRegister title={t('day.title')} help={getHelp('day')}>
      {(registerContext) => <Day key={registerContext.register.id} registerContext={registerContext} />}
    </RequireReadyRegister>
  )
}
