import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core'
import { get } from 'react-hook-form'
import { plainOf, type RichNode } from '../editor/rich-text'
import { useKitTexts } from '../texts'
import type { Told } from './field'
import type { Conflict } from './use-kit-form'

interface Props {
  conflict: Conflict
  mine: Record<string, unknown>
  fields: Map<string, Told>
  onResolve: (keep: 'mine' | 'theirs') => void
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)
const isText = (value: unknown): value is RichNode => typeof value === 'object' && (value as RichNode | null)?.type === 'doc'

/** Somebody else saved first: both values stand side by side, and the person chooses; or there is nothing to compare, and they look at it first. */
export function StaleNotice({ conflict, onResolve, ...both }: Props) {
  const t = useKitTexts()
  return (
    <Alert color="yellow" role="alert" title={t('stale.title')}>
      <Stack gap="sm">
        <Text>{t(conflict.theirs ? 'stale.body' : 'stale.lookFirst')}</Text>
        {conflict.theirs && <SideBySide theirs={conflict.theirs} {...both} />}
        <Group gap="sm">
          {conflict.theirs && <Button onClick={() => onResolve('mine')}>{t('stale.keepYours')}</Button>}
          <Button variant="default" onClick={() => onResolve('theirs')}>
            {t(conflict.theirs ? 'stale.takeTheirs' : 'stale.look')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

/** A value in words: what its field says of it, else its text, or how many there are of it. */
function useWords() {
  const t = useKitTexts()
  const words = (value: unknown): string => {
    if (isEmpty(value)) return t('stale.empty')
    if (typeof value === 'boolean') return t(value ? 'stale.on' : 'stale.off')
    if (Array.isArray(value)) return t('stale.listed', { count: value.length })
    if (isText(value)) return plainOf(value).trim() || t('stale.empty')
    if (typeof value !== 'object') return String(value)
    return Object.values(value as object)
      .filter((part) => !isEmpty(part))
      .map(words)
      .join(', ')
  }
  return (value: unknown, say?: Told['say']) => (say && !isEmpty(value) ? say(value as never) : words(value))
}

/** What differs, by the fields that show it; what no field shows by itself is told together, so that it isn't kept or given up unseen. */
function useDiffering({ theirs, mine, fields }: Pick<Props, 'mine' | 'fields'> & { theirs: Record<string, unknown> }) {
  const t = useKitTexts()
  const differs = (name: string) => !same(get(theirs, name), get(mine, name))
  const shown = [...fields].filter(([name]) => (name.split('.')[0] as string) in theirs && differs(name))
  const told = new Set(shown.map(([name]) => name.split('.')[0]))
  const rest = Object.keys(theirs).filter((name) => differs(name) && !told.has(name))
  return [...shown, ...rest.map((name): [string, Told] => [name, { label: t('stale.rest') }])]
}

function SideBySide({ theirs, mine, fields }: Pick<Props, 'mine' | 'fields'> & { theirs: Record<string, unknown> }) {
  const t = useKitTexts()
  const words = useWords()
  return (
    <Table aria-label={t('stale.title')} style={{ whiteSpace: 'pre-line' }}>
      <Table.Thead>
        <Table.Tr>
          <Table.Td />
          <Table.Th>{t('stale.theirs')}</Table.Th>
          <Table.Th>{t('stale.yours')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {useDiffering({ theirs, mine, fields }).map(([name, { label, say }]) => (
          <Table.Tr key={name}>
            <Table.Th>{label}</Table.Th>
            <Table.Td>{words(get(theirs, name), say)}</Table.Td>
            <Table.Td>{words(get(mine, name), say)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
