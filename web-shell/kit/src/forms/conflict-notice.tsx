import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { get } from 'react-hook-form'
import { type RichNode, toPlainText } from '../editor/rich-text'
import { useKitTranslation } from '../texts'
import type { FieldMeta } from './use-field'
import type { Conflict } from './use-kit-form'

interface Props {
  conflict: Conflict
  mine: Record<string, unknown>
  fields: Map<string, FieldMeta>
  onResolve: (keep: 'mine' | 'theirs') => void
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? '') === JSON.stringify(b ?? '')
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)
const isRichText = (value: unknown): value is RichNode => typeof value === 'object' && (value as RichNode | null)?.type === 'doc'

/**
 * A version conflict: both versions of the values side by side, of which the user chooses one. Without anything to compare, the user can
 * only load the saved version.
 */
export function ConflictNotice({ conflict, onResolve, ...values }: Props) {
  const t = useKitTranslation()
  return (
    <Alert color="yellow" role="alert" title={t('conflict.title')}>
      <Stack gap="sm">
        <Text>{t(conflict.theirs ? 'conflict.body' : 'conflict.reloadBody')}</Text>
        {conflict.theirs && <ConflictTable theirs={conflict.theirs} {...values} />}
        <Group gap="sm">
          {conflict.theirs && <Button onClick={() => onResolve('mine')}>{t('conflict.keepMine')}</Button>}
          <Button variant="default" onClick={() => onResolve('theirs')}>
            {t(conflict.theirs ? 'conflict.useTheirs' : 'conflict.reload')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

/** Formats a value as its field does, or else as plain text, on or off, or a number of items. */
function useFormatValue() {
  const t = useKitTranslation()
  const formatAny = (value: unknown): string => {
    if (isEmpty(value)) return t('conflict.empty')
    if (typeof value === 'boolean') return t(value ? 'conflict.on' : 'conflict.off')
    if (Array.isArray(value)) return t('conflict.itemCount', { count: value.length })
    if (isRichText(value)) return toPlainText(value).trim() || t('conflict.empty')
    if (typeof value !== 'object') return String(value)
    return Object.values(value as object)
      .filter((part) => !isEmpty(part))
      .map(formatAny)
      .join(', ')
  }
  return (value: unknown, formatValue?: FieldMeta['formatValue']): ReactNode =>
    formatValue && !isEmpty(value) ? formatValue(value as never) : formatAny(value)
}

/** The fields whose values differ. Values that no field shows are listed under a common label, so that none is overwritten unseen. */
function useConflictingFields({ theirs, mine, fields }: Pick<Props, 'mine' | 'fields'> & { theirs: Record<string, unknown> }) {
  const t = useKitTranslation()
  const isDifferent = (name: string) => !isEqual(get(theirs, name), get(mine, name))
  const withField = [...fields].filter(([name]) => (name.split('.')[0] as string) in theirs && isDifferent(name))
  const listedNames = new Set(withField.map(([name]) => name.split('.')[0]))
  const others = Object.keys(theirs).filter((name) => isDifferent(name) && !listedNames.has(name))
  return [...withField, ...others.map((name): [string, FieldMeta] => [name, { label: t('conflict.other') }])]
}

function ConflictTable({ theirs, mine, fields }: Pick<Props, 'mine' | 'fields'> & { theirs: Record<string, unknown> }) {
  const t = useKitTranslation()
  const format = useFormatValue()
  return (
    <Table aria-label={t('conflict.title')} style={{ whiteSpace: 'pre-line' }}>
      <Table.Thead>
        <Table.Tr>
          <Table.Td />
          <Table.Th>{t('conflict.theirs')}</Table.Th>
          <Table.Th>{t('conflict.mine')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {useConflictingFields({ theirs, mine, fields }).map(([name, { label, formatValue }]) => (
          <Table.Tr key={name}>
            <Table.Th>{label}</Table.Th>
            <Table.Td>{format(get(theirs, name), formatValue)}</Table.Td>
            <Table.Td>{format(get(mine, name), formatValue)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
