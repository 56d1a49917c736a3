import type { Schema } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import {
  Button,
  confirm,
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
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { approveVersion, discardVersion, publishVersion, versionQuery, versionsQuery } from '../papers.api'
import { useManagementTexts } from '../texts'
import { useDo, useRefresh } from '../use-management'
import { VersionForm } from './version-form'
import { tones, VersionView } from './version-view'

type Paper = Schema['QualityDocumentRow']
type Row = Schema['QualityVersionRow']

/** What can be done with the version that is being written. */
function Steps({ open, onEdit }: { open: Row; onEdit: () => void }) {
  const t = useManagementTexts()
  const act = useDo()
  const publish = async () => {
    const sure = await confirm({ title: t('versions.publish'), body: t('versions.publishBody'), action: t('versions.publish') })
    if (sure) await act(() => publishVersion(open.id, open.version), t('versions.published', { number: open.number }))
  }
  const discard = async () => {
    const sure = await confirm({
      title: t('versions.discard'),
      body: t('versions.discardBody'),
      action: t('versions.discard'),
      danger: true,
    })
    if (sure) await act(() => discardVersion(open.id), t('versions.discarded'))
  }
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="subtle" color="red" onClick={() => void discard()}>
        {t('versions.discard')}
      </Button>
      <Button variant="default" onClick={onEdit}>
        {t('versions.goOn')}
      </Button>
      {open.state === 'draft' ? (
        <Button onClick={() => void act(() => approveVersion(open.id, open.version), t('versions.approved', { number: open.number }))}>
          {t('versions.approve')}
        </Button>
      ) : (
        <Button onClick={() => void publish()}>{t('versions.publish')}</Button>
      )}
    </Group>
  )
}

function Writing({ paper, onDone }: { paper: Paper; onDone: () => void }) {
  const id = paper.open_id ?? paper.published_id
  const { data } = useQuery({ ...versionQuery(id ?? ''), enabled: id !== null, staleTime: 0 })
  if (id && !data) return <LoadingState />
  return paper.open_id ? (
    <VersionForm key={data?.version} paperId={paper.id} draft={data} onDone={onDone} />
  ) : (
    <VersionForm paperId={paper.id} from={data} onDone={onDone} />
  )
}

function Rows({ rows, onShow }: { rows: Row[]; onShow: (row: Row) => void }) {
  const t = useManagementTexts()
  return (
    <Table className="clinic-table" aria-label={t('versions.title')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('versions.number')}</Table.Th>
          <Table.Th>{t('versions.state')}</Table.Th>
          <Table.Th>{t('versions.note')}</Table.Th>
          <Table.Th>{t('papers.published')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id} className="clinic-row-opens" onClick={() => onShow(row)}>
            <Table.Td data-label={t('versions.number')}>
              <UnstyledButton className="clinic-row-link" aria-label={t('versions.show', { number: row.number })}>
                {row.number}
              </UnstyledButton>
            </Table.Td>
            <Table.Td data-label={t('versions.state')}>
              <StatusBadge tone={tones[row.state]}>{t(`state.${row.state}`)}</StatusBadge>
            </Table.Td>
            <Table.Td data-label={t('versions.note')}>{row.change_note}</Table.Td>
            <Table.Td data-label={t('papers.published')}>
              <DateTimeText value={row.published_at} /> {row.published_name}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** All versions of a document: the one that is being written on its way, those before to be read. */
export function Versions({ paper }: { paper: Paper }) {
  const t = useManagementTexts()
  const { data, error, refetch } = useQuery(versionsQuery(paper.id))
  const refresh = useRefresh()
  const mayWrite = useMay('management.write') && !paper.is_removed
  const [writing, write] = useState(false)
  const [shown, show] = useState<Row | null>(null)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const done = async () => {
    await refresh()
    write(false)
  }
  if (writing) return <Writing paper={paper} onDone={() => void done()} />
  const open = data.items.find(({ state }) => state === 'draft' || state === 'approved')
  return (
    <Stack gap="md">
      {mayWrite && open && <Steps open={open} onEdit={() => write(true)} />}
      {mayWrite && !open && (
        <Group justify="flex-end">
          <Button onClick={() => write(true)}>{t('versions.begin')}</Button>
        </Group>
      )}
      {data.items.length === 0 ? <Text c="dimmed">{t('versions.noneHelp')}</Text> : <Rows rows={data.items} onShow={show} />}
      <SidePanel opened={shown !== null} onClose={() => show(null)} title={paper.title}>
        {shown && <VersionView id={shown.id} />}
      </SidePanel>
    </Stack>
  )
}
