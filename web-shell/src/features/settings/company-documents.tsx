import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { PageButtons } from '@clinic/kit/table'
import { Button, Card, DateText, EmptyState, ErrorState, Group, LoadingState, SidePanel, Stack, Text, Title, toast } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShellTranslation } from '../../texts'
import { CompanyDocumentForm } from './company-document-form'
import { allDocumentsKey, deleteDocument, documentsQuery, fetchDocumentUrl } from './documents.api'

type Document = Schema['CompanyDocumentOut']

function DownloadButton({ document }: { document: Document }) {
  const t = useShellTranslation()
  const { run: open, isRunning } = useAction({
    send: async () => {
      const href = await fetchDocumentUrl(document.id)
      Object.assign(window.document.createElement('a'), { href, download: document.file_name }).click()
    },
  })
  const label = t('documents.downloadName', { name: document.title })
  return (
    <Button variant="default" size="compact-md" loading={isRunning} aria-label={label} onClick={() => void open()}>
      {t('documents.open')}
    </Button>
  )
}

function CompanyDocument({ document }: { document: Document }) {
  const t = useShellTranslation()
  const name = document.title
  const { run: remove, isRunning } = useAction({
    send: deleteDocument,
    confirmation: { title: t('documents.deleteTitle', { name }), body: t('documents.deleteBody'), confirmLabel: t('documents.delete') },
    successMessage: t('documents.deleted'),
    refresh: [allDocumentsKey],
  })
  return (
    <Card component="li" withBorder padding="md" aria-label={name}>
      <Group justify="space-between">
        <Stack gap={4}>
          <Text fw={500}>{name}</Text>
          <Text size="sm" c="dimmed">
            {document.file_name} · <DateText value={document.created_at} /> · {document.added_by}
          </Text>
        </Stack>
        <Group gap="xs">
          <DownloadButton document={document} />
          <Button
            variant="default"
            size="compact-md"
            loading={isRunning}
            aria-label={t('common.removeName', { name })}
            onClick={() => void remove({ id: document.id })}
          >
            {t('documents.delete')}
          </Button>
        </Group>
      </Group>
    </Card>
  )
}

/** What the company has uploaded for itself, such as signed contracts (PLT-059). */
export function CompanyDocuments() {
  const t = useShellTranslation()
  const [page, setPage] = useState(1)
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery(documentsQuery(page))
  const handleDone = () => {
    toast.success(t('documents.added'))
    setAdding(false)
  }
  return (
    <Stack component="section" gap="md" aria-label={t('documents.ownTitle')}>
      <Group justify="space-between">
        <Title order={2}>{t('documents.ownTitle')}</Title>
        <Button variant="default" onClick={() => setAdding(true)}>
          {t('documents.add')}
        </Button>
      </Group>
      <Text c="dimmed">{t('documents.ownHelp')}</Text>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data?.items.length === 0 && <EmptyState title={t('documents.none')} />}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {data?.items.map((document) => (
          <CompanyDocument key={document.id} document={document} />
        ))}
      </Stack>
      {data && <PageButtons page={page} total={Math.ceil(data.total / data.per_page)} onChange={setPage} />}
      <SidePanel opened={isAdding} onClose={() => setAdding(false)} title={t('documents.add')}>
        {isAdding && <CompanyDocumentForm onDone={handleDone} />}
      </SidePanel>
    </Stack>
  )
}
