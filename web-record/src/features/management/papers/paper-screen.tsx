import { ErrorState, LoadingState } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ItemScreen } from '../item-screen'
import { LogTable } from '../log-table'
import { paperLogQuery, paperQuery, removePaper, restorePaper } from '../papers.api'
import { useManagementTexts } from '../texts'
import { Current } from './current'
import { PaperForm } from './paper-form'
import { Versions } from './versions'

/** One document: what holds, its versions and its log (QMS-004). */
function PaperScreen({ part }: { part: 'current' | 'versions' | 'logs' }) {
  const t = useManagementTexts()
  const { documentId = '' } = useParams()
  const { data, error, refetch } = useQuery(paperQuery(documentId))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <ItemScreen
      kind="papers"
      title={data.title}
      isRemoved={data.is_removed}
      list="/management-system/documents-and-reports"
      id={documentId}
      part={part}
      parts={{
        current: { label: t('versions.current'), content: <Current paper={data} /> },
        versions: { label: t('versions.title'), content: <Versions paper={data} /> },
        logs: { label: t('logs.title'), content: <LogTable query={(page) => paperLogQuery(documentId, page) as never} /> },
      }}
      remove={() => removePaper(documentId)}
      restore={() => restorePaper(documentId, data.version)}
      form={(done) => <PaperForm key={data.version} paper={data} onDone={done} />}
    />
  )
}

export const PaperCurrentScreen = () => <PaperScreen part="current" />
export const PaperVersionsScreen = () => <PaperScreen part="versions" />
export const PaperLogsScreen = () => <PaperScreen part="logs" />
