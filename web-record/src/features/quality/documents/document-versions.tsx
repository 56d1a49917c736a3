import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { PageButtons } from '@clinic/kit/table'
import {
  Button,
  DateTimeText,
  ErrorState,
  Group,
  LoadingState,
  SidePanel,
  Stack,
  StatusBadge,
  Table,
  Text,
  UnstyledButton,
} from '@clinic/kit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { approveVersion, discardVersion, publishVersion, versionQuery, versionsQuery } from '../documents.api'
import { qualityKey } from '../quality.api'
import { useQualityTranslation } from '../texts'
import { useRefreshQuality } from '../use-refresh-quality'
import { VersionForm } from './version-form'
import { STATE_TONES, VersionView } from './version-view'

type ControlledDocument = Schema['ControlledDocumentOut']
type Row = Schema['ControlledDocumentVersionSummary']

function OpenVersionActions({ open, onEdit }: { open: Row; onEdit: () => void }) {
  const t = useQualityTranslation()
  const refresh = [qualityKey]
  const approving = useAction({
    send: () => approveVersion(open.id, open.version),
    successMessage: t('versions.approved', { number: open.number }),
    refresh,
  })
  const publishing = useAction({
    send: () => publishVersion(open.id, open.version),
    confirmation: { title: t('versions.publish'), body: t('versions.publishBody'), confirmLabel: t('versions.publish') },
    successMessage: t('versions.published', { number: open.number }),
    refresh,
  })
  const discarding = useAction<void>({
    send: (_, reason) => discardVersion(open.id, reason),
    confirmation: {
      title: t('versions.discard'),
      body: t('versions.discardBody'),
      confirmLabel: t('versions.discard'),
      needsReason: true,
    },
    successMessage: t('versions.discarded'),
    refresh,
  })
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="subtle" color="red" onClick={() => void discarding.run()}>
        {t('versions.discard')}
      </Button>
      <Button variant="default" onClick={onEdit}>
        {t('versions.continueDraft')}
      </Button>
      {open.state === 'draft' ? (
        <Button onClick={() => void approving.run()}>{t('versions.approve')}</Button>
      ) : (
        <Button onClick={() => void publishing.run()}>{t('versions.publish')}</Button>
      )}
    </Group>
  )
}

function VersionEditor({ document, onDone }: { document: ControlledDocument; onDone: () => void }) {
  const id = document.open_id ?? document.published_id
  const { data, error, refetch } = useQuery({ ...versionQuery(id ?? ''), enabled: id !== null, staleTime: 0 })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (id && !data) return <LoadingState />
  return document.open_id ? (
    <VersionForm key={data?.version} documentId={document.id} draft={data} onDone={onDone} />
  ) : (
    <VersionForm documentId={document.id} basedOn={data} onDone={onDone} />
  )
}

function VersionsTable({ rows, onShow }: { rows: Row[]; onShow: (row: Row) => void }) {
  const t = useQualityTranslation()
  return (
    <Table className="clinic-table" aria-label={t('versions.title')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('versions.number')}</Table.Th>
          <Table.Th>{t('common.status')}</Table.Th>
          <Table.Th>{t('versions.note')}</Table.Th>
          <Table.Th>{t('documents.published')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id} className="clinic-row-clickable" onClick={() => onShow(row)}>
            <Table.Td data-label={t('versions.number')}>
              <UnstyledButton className="clinic-row-link" aria-label={t('versions.show', { number: row.number })}>
                {row.number}
              </UnstyledButton>
            </Table.Td>
            <Table.Td data-label={t('common.status')}>
              <StatusBadge tone={STATE_TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>
            </Table.Td>
            <Table.Td data-label={t('versions.note')}>{row.change_note}</Table.Td>
            <Table.Td data-label={t('documents.published')}>
              <DateTimeText value={row.published_at} /> {row.published_name}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Lists the versions of a document, newest first, with the actions on its open version, which is among the newest. */
export function DocumentVersions({ document }: { document: ControlledDocument }) {
  const t = useQualityTranslation()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(versionsQuery(document.id, 1))
  const { data: shown } = useQuery({ ...versionsQuery(document.id, page), placeholderData: keepPreviousData })
  const refresh = useRefreshQuality()
  const canWrite = useHasPermission('quality.write') && !document.is_removed
  const [isWriting, setIsWriting] = useState(false)
  const [selected, setSelected] = useState<Row | null>(null)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const handleSaved = async () => {
    await refresh()
    setIsWriting(false)
  }
  if (isWriting) return <VersionEditor document={document} onDone={() => void handleSaved()} />
  const open = data.items.find(({ state }) => state === 'draft' || state === 'approved')
  return (
    <Stack gap="md">
      {canWrite && open && <OpenVersionActions open={open} onEdit={() => setIsWriting(true)} />}
      {canWrite && !open && (
        <Group justify="flex-end">
          <Button onClick={() => setIsWriting(true)}>{t('versions.create')}</Button>
        </Group>
      )}
      {data.items.length === 0 ? (
        <Text c="dimmed">{t('versions.noneHelp')}</Text>
      ) : (
        <VersionsTable rows={shown?.items ?? []} onShow={setSelected} />
      )}
      <PageButtons page={page} total={Math.ceil(data.total / data.per_page)} onChange={setPage} />
      <SidePanel opened={selected !== null} onClose={() => setSelected(null)} title={document.title}>
        {selected && <VersionView id={selected.id} />}
      </SidePanel>
    </Stack>
  )
}
