import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core'
import { useKitTexts } from '../texts'
import type { Conflict } from './use-kit-form'

interface Props {
  conflict: Conflict
  mine: Record<string, unknown>
  labels: Map<string, string>
  onResolve: (keep: 'mine' | 'theirs') => void
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** Somebody else saved first: both values stand side by side, and the person chooses. */
export function StaleNotice({ conflict, mine, labels, onResolve }: Props) {
  const t = useKitTexts()
  const differing = [...labels].filter(([name]) => name in conflict.current && !same(conflict.current[name], mine[name]))
  const say = (value: unknown) => (value === null || value === undefined || value === '' ? t('stale.empty') : String(value))
  return (
    <Alert color="yellow" role="alert" title={t('stale.title')}>
      <Stack gap="sm">
        <Text>{t('stale.body')}</Text>
        <Table aria-label={t('stale.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th />
              <Table.Th>{t('stale.theirs')}</Table.Th>
              <Table.Th>{t('stale.yours')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {differing.map(([name, label]) => (
              <Table.Tr key={name}>
                <Table.Th>{label}</Table.Th>
                <Table.Td>{say(conflict.current[name])}</Table.Td>
                <Table.Td>{say(mine[name])}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Group gap="sm">
          <Button onClick={() => onResolve('mine')}>{t('stale.keepYours')}</Button>
          <Button variant="default" onClick={() => onResolve('theirs')}>
            {t('stale.takeTheirs')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
