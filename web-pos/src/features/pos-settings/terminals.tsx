import { Button, EmptyState, Group, SidePanel, Stack, StatusBadge, Table, Title, toast, UnstyledButton } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { usePosTranslation } from '../../texts'
import type { RegisterReadiness, Terminal } from '../registers/registers.api'
import { AddTerminalForm, ChangeTerminalForm } from './terminal-forms'

function TerminalsTable({ terminals, onOpen }: { terminals: Terminal[]; onOpen: (terminal: Terminal) => void }) {
  const t = usePosTranslation()
  return (
    <Table className="clinic-table" aria-label={t('settings.terminals')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('settings.nickName')}</Table.Th>
          <Table.Th>{t('settings.virtualId')}</Table.Th>
          <Table.Th>{t('common.status')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {terminals.map((terminal) => (
          <Table.Tr key={terminal.id} className="clinic-row-clickable" onClick={() => onOpen(terminal)}>
            <Table.Td data-label={t('settings.nickName')}>
              <UnstyledButton className="clinic-row-link">{terminal.nick_name}</UnstyledButton>
            </Table.Td>
            <Table.Td data-label={t('settings.virtualId')} className="clinic-number">
              {terminal.virtual_terminal_id}
            </Table.Td>
            <Table.Td data-label={t('common.status')}>
              {terminal.is_active ? t('common.active') : <StatusBadge tone="neutral">{t('common.inactive')}</StatusBadge>}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** The card terminals that registers can use. */
export function Terminals({ readiness }: { readiness: RegisterReadiness }) {
  const t = usePosTranslation()
  const [opened, setOpened] = useState<Terminal | 'new' | null>(null)
  const addButton = (
    <Button variant="default" leftSection={<TbPlus size={16} aria-hidden />} onClick={() => setOpened('new')}>
      {t('settings.addTerminal')}
    </Button>
  )
  const handleSaved = () => {
    toast.success(t('settings.saved'))
    setOpened(null)
  }
  return (
    <Stack gap="md" component="section" aria-label={t('settings.terminals')}>
      <Group justify="space-between">
        <Title order={2}>{t('settings.terminals')}</Title>
        {readiness.terminals.length > 0 && addButton}
      </Group>
      {readiness.terminals.length === 0 ? (
        <EmptyState title={t('settings.noTerminals')} action={addButton}>
          {t('settings.terminalsHelp')}
        </EmptyState>
      ) : (
        <TerminalsTable terminals={readiness.terminals} onOpen={setOpened} />
      )}
      <SidePanel
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened === 'new' ? t('settings.addTerminal') : (opened?.nick_name ?? '')}
      >
        {opened === 'new' && <AddTerminalForm terminals={readiness.terminals} onDone={handleSaved} />}
        {opened && opened !== 'new' && <ChangeTerminalForm key={opened.id} terminal={opened} onDone={handleSaved} />}
      </SidePanel>
    </Stack>
  )
}
