import { useAction } from '@clinic/kit/components'
import { Alert, Button, Group, Stack, Table, Text, Title } from '@clinic/kit/ui'
import { useShellTranslation } from '../../texts'
import { ImportCounts, ImportRows } from './import-rows'
import { discardImport, type Import, importsKey, startImport } from './imports.api'
import { StepHeading } from './step-heading'

/** The first rows as they would be taken. */
function PreviewTable({ row }: { row: Import }) {
  const t = useShellTranslation()
  const fields = row.fields.filter(({ name }) => row.mapping.includes(name))
  return (
    <Table.ScrollContainer minWidth={0} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table aria-label={t('imports.preview')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('imports.row')}</Table.Th>
            {fields.map(({ name, label }) => (
              <Table.Th key={name}>{label}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {row.preview.map(({ number, values, reason }) => (
            <Table.Tr key={number}>
              <Table.Td>{number}</Table.Td>
              {reason ? (
                <Table.Td colSpan={Math.max(fields.length, 1)}>{t('imports.refusedBecause', { reason })}</Table.Td>
              ) : (
                fields.map(({ name }) => <Table.Td key={name}>{values[name]}</Table.Td>)
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

/** Third step: what would be taken and refused, and why; nothing has been taken yet. */
export function ImportPreview({ row, onEdit }: { row: Import; onEdit: () => void }) {
  const t = useShellTranslation()
  const start = useAction({ send: () => startImport(row), refresh: [importsKey] })
  const discard = useAction({ send: () => discardImport(row), refresh: [importsKey] })
  return (
    <Stack gap="md">
      <StepHeading step={3} title={t('imports.look')} />
      <Text>{t('imports.lookHelp', { file: row.file_name })}</Text>
      <ImportCounts row={row} isDone={false} />
      <Title order={3}>{t('imports.preview')}</Title>
      <PreviewTable row={row} />
      {row.refused > 0 && <ImportRows row={row} title={t('imports.wouldBeRefused')} filter="refused" />}
      {row.taken === 0 && <Alert color="yellow">{t('imports.none')}</Alert>}
      <Text size="sm" c="dimmed">
        {t(`imports.notice.${row.kind}`)}
      </Text>
      <Group>
        <Button disabled={row.taken === 0} loading={start.isRunning} onClick={() => void start.run()}>
          {t('imports.start', { count: row.taken })}
        </Button>
        <Button variant="default" onClick={onEdit}>
          {t('imports.editColumns')}
        </Button>
        <Button variant="default" loading={discard.isRunning} onClick={() => void discard.run()}>
          {t('imports.otherFile')}
        </Button>
      </Group>
    </Stack>
  )
}
