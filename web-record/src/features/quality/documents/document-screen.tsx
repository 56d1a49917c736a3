import { ErrorState, LoadingState } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ActivityLogTable } from '../activity-log-table'
import { documentLogQuery, documentQuery, removeDocument, restoreDocument } from '../documents.api'
import { EntityLayout } from '../entity-layout'
import { useQualityTranslation } from '../texts'
import { DocumentForm } from './document-form'
import { DocumentVersions } from './document-versions'
import { PublishedVersion } from './published-version'

/** Shows a controlled document: published version, all versions and log (QMS-004). */
function DocumentScreen({ activeTab }: { activeTab: 'current' | 'versions' | 'logs' }) {
  const t = useQualityTranslation()
  const { documentId = '' } = useParams()
  const { data, error, refetch } = useQuery(documentQuery(documentId))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <EntityLayout
      entity="documents"
      title={data.title}
      isRemoved={data.is_removed}
      listPath="/management-system/documents-and-reports"
      id={documentId}
      activeTab={activeTab}
      tabs={{
        current: { label: t('versions.current'), content: <PublishedVersion document={data} /> },
        versions: { label: t('versions.title'), content: <DocumentVersions document={data} /> },
        logs: { label: t('logs.title'), content: <ActivityLogTable query={(page) => documentLogQuery(documentId, page) as never} /> },
      }}
      remove={() => removeDocument(documentId)}
      restore={() => restoreDocument(documentId, data.version)}
      renderForm={(done) => <DocumentForm key={data.version} document={data} onDone={done} />}
    />
  )
}

export const DocumentPublishedScreen = () => <DocumentScreen activeTab="current" />
export const DocumentVersionsScreen = () => <DocumentScreen activeTab="versions" />
export const DocumentLogsScreen = () => <DocumentScreen activeTab="logs" />
