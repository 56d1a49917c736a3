import { Button, EmptyState, Group, SidePanel, Stack, StatusBadge, Table, Title, toast, UnstyledButton } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { usePosTexts } from '../../texts'
import type { Terminal, TillState } from '../till/till.api'
import { AddTerminalForm, ChangeTerminalForm } from './terminal-forms'

function Rows({ terminals, onOpen }: { terminals: Terminal[]; onOpen: (terminal: Terminal) => void }) {
  const t = usePosTexts()
  return (
    <Table className="clinic-table" aria-label={t('setup.terminals')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('setup.nickName')}</Table.Th>
          <Table.Th>{t('setup.virtualId')}</Table.Th>
          <Table.Th>{t('setup.state')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {terminals.map((each) => (
          <Table.Tr key={each.id} className="clinic-row-opens" onClick={() => onOpen(each)}>
            <Table.Td data-label={t('setup.nickName')}>
              <UnstyledButton className="clinic-row-link">{each.name}</UnstyledButton>
            </Table.Td>
            <Table.Td data-label={t('setup.virtualId')} className="clinic-number">
              {each.virtual_terminal_id}
            </Table.Td>
            <Table.Td data-label={t('setup.state')}>
              {each.is_active ? t('setup.inUse') : <StatusBadge tone="quiet">{t('setup.outOfUse')}</StatusBadge>}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** The card terminals that tills can use. */
export function Terminals({ till }: { till: TillState }) {
  const t = usePosTexts()
  const [opened, open] = useState<Terminal | 'new' | null>(null)
  const add = (
    <Button variant="default" leftSection={<TbPlus size={16} aria-hidden />} onClick={() => open('new')}>
      {t('setup.addTerminal')}
    </Button>
  )
  const done = () => {
    toast.success(t('setup.saved'))
    open(null)
  }
  return (
    <Stack gap="md" component="section" aria-label={t('setup.terminals')}>
      <Group justify="space-between">
        <Title order={2}>{t('setup.terminals')}</Title>
        {till.terminals.length > 0 && add}
      </Group>
      {till.terminals.length === 0 ? (
        <EmptyState title={t('setup.noTerminals')} action={add}>
          {t('setup.terminalsHelp')}
        </EmptyState>
      ) : (
        <Rows terminals={till.terminals} onOpen={open} />
      )}
      <SidePanel
        opened={opened !== null}
        onClose={() => open(null)}
        title={opened === 'new' ? t('setup.addTerminal') : (opened?.name ?? '')}
      >
        {opened === 'new' && <AddTerminalForm known={till.terminals} onDone={done} />}
        {opened && opened !== 'new' && <ChangeTerminalForm key={opened.id} terminal={opened} onDone={done} />}
      </SidePanel>
    </Stack>
  )
}
