import { ApiError } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { Alert, Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@clinic/kit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShellTranslation } from '../../texts'
import { changeImportMapping, discardImport, type Import, importsKey } from './imports.api'
import { StepHeading } from './step-heading'

/** The required fields that no column has, those of a group as alternatives. */
function listMissing(row: Import, mapping: string[], or: string): string[] {
  const isMapped = (name: string) => mapping.includes(name)
  const groups = [...new Set(row.fields.flatMap(({ group }) => group || []))]
  const missing = row.fields.filter(({ is_required, name }) => is_required && !isMapped(name)).map(({ label }) => label)
  const open = groups
    .map((group) => row.fields.filter((field) => field.group === group))
    .filter((fields) => !fields.some(({ name }) => isMapped(name)))
  return [...missing, ...open.map((fields) => fields.map(({ label }) => label).join(` ${or} `))]
}

function ColumnSelects({ row, mapping, onChange }: { row: Import; mapping: string[]; onChange: (mapping: string[]) => void }) {
  const t = useShellTranslation()
  const options = (current: string) => [
    { value: '', label: t('imports.leaveOut') },
    ...row.fields.map(({ name, label }) => ({ value: name, label, disabled: name !== current && mapping.includes(name) })),
  ]
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      {row.columns.map((column, index) => (
        <NativeSelect
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
          key={index}
          label={column || t('imports.column', { number: index + 1 })}
          data={options(mapping[index] ?? '')}
          value={mapping[index] ?? ''}
          onChange={(event) => onChange(mapping.map((name, at) => (at === index ? event.currentTarget.value : name)))}
        />
      ))}
    </SimpleGrid>
  )
}

/** Second step: which field each column of the file is; what is proposed can be corrected. */
export function MapColumns({ row }: { row: Import }) {
  const t = useShellTranslation()
  const queries = useQueryClient()
  const [mapping, setMapping] = useState(row.mapping)
  const check = useMutation({
    mutationFn: () => changeImportMapping(row, mapping),
    onSettled: () => queries.invalidateQueries({ queryKey: importsKey }),
  })
  const discard = useAction({ send: () => discardImport(row), refresh: [importsKey] })
  const missing = listMissing(row, mapping, t('imports.or'))
  const message = check.error instanceof ApiError ? check.error.messageWithoutFields : ''
  return (
    <Stack gap="md">
      <StepHeading step={2} title={t('imports.map')} />
      <Text>{t('imports.mapHelp', { file: row.file_name, count: row.rows })}</Text>
      {row.state === 'failed' && <Alert color="red">{t('imports.failed')}</Alert>}
      <ColumnSelects row={row} mapping={mapping} onChange={setMapping} />
      {missing.length > 0 && <Alert color="yellow">{t('imports.missing', { fields: missing.join(', ') })}</Alert>}
      {check.error && (
        <Alert color="red" role="alert">
          {message || t('imports.checkFailed')}
        </Alert>
      )}
      <Group>
        <Button disabled={missing.length > 0} loading={check.isPending} onClick={() => check.mutate()}>
          {t('imports.check')}
        </Button>
        <Button variant="default" loading={discard.isRunning} onClick={() => void discard.run()}>
          {t('imports.otherFile')}
        </Button>
      </Group>
    </Stack>
  )
}
