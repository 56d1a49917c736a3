import { Alert, ErrorState, LoadingState, Page, toast } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from 'react-router'
import { getHelp } from '../../help'
import { ProcedureForm } from './procedure-form'
import { type Procedure, procedureQuery } from './procedures.api'
import { useJournalTranslation } from './texts'

function useHandleSaved(clientId: string) {
  const t = useJournalTranslation()
  const navigate = useNavigate()
  return (saved: Procedure, sign: boolean) => {
    toast.success(t('form.saved'))
    void navigate(`/clients/${clientId}/procedures/${saved.id}${sign ? '?sign=1' : ''}`)
  }
}

export function ProcedureCreateScreen() {
  const t = useJournalTranslation()
  const { clientId = '' } = useParams()
  return (
    <Page title={t('procedures.create')} help={getHelp('procedureForm')}>
      <div className="record-page-form">
        <ProcedureForm clientId={clientId} onDone={useHandleSaved(clientId)} />
      </div>
    </Page>
  )
}

/** Edits an unsigned procedure or correction; a signed one is shown read-only instead. */
export function ProcedureEditScreen() {
  const t = useJournalTranslation()
  const { clientId = '', procedureId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...procedureQuery(clientId, procedureId),
    refetchInterval: false,
    refetchOnWindowFocus: false,
  })
  const handleSaved = useHandleSaved(clientId)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.id !== procedureId) return <LoadingState />
  if (data.state !== 'not_signed' && data.state !== 'pending_sign')
    return <Navigate to={`/clients/${clientId}/procedures/${procedureId}`} replace />
  return (
    <Page title={t('procedures.edit')} help={getHelp('procedureForm')}>
      {data.number > 1 && <Alert color="yellow">{t('form.correcting', { reason: data.correction_reason })}</Alert>}
      <div className="record-page-form">
        <ProcedureForm key={data.id} clientId={clientId} procedure={data} onDone={handleSaved} />
      </div>
    </Page>
  )
}
