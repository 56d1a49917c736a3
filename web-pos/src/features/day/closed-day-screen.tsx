import { Alert, Button, Page } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router'
import { getHelp } from '../../help'
import { usePosTranslation } from '../../texts'
import { ClosedDay } from './closed-day'
import { closedDayQuery } from './day.api'

/** USE-018: the page on which closing a day ends: its Z report with number, figures and PDF. */
export function ClosedDayScreen() {
  const t = usePosTranslation()
  const { zId = '' } = useParams()
  const location = useLocation()
  const { data } = useQuery(closedDayQuery(zId))
  const number = data?.id === zId ? (data.report.number ?? '') : ''
  const isJustClosed = (location.state as { isJustClosed?: boolean } | null)?.isJustClosed === true
  const backButton = (
    <Button component={Link} to="/point-of-sale/report" variant="default">
      {t('day.back')}
    </Button>
  )
  return (
    <Page title={t('day.z', { number })} action={backButton} help={getHelp('closedDay')} isNarrow>
      {isJustClosed && number !== '' && (
        <Alert color="teal" role="status">
          {t('close.done', { number })}
        </Alert>
      )}
      <ClosedDay key={zId} id={zId} />
    </Page>
  )
}
