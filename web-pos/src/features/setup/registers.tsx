import { ApiError } from '@clinic/kit/api'
import { Button, EmptyState, Group, SidePanel, Stack, StatusBadge, Table, Title, toast, UnstyledButton } from '@clinic/kit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { usePosTexts } from '../../texts'
import { enrol, type Register, type TillState, tillKey } from '../till/till.api'
import { RegisterForm } from './register-form'

/** The connection to the control unit: made, or the button that makes it. */
function Connection({ register }: { register: Register }) {
  const t = usePosTexts()
  const queries = useQueryClient()
  const connect = useMutation({
    mutationFn: () => enrol(register.id),
    onSuccess: () => toast.success(t('setup.connected')),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('setup.notConnected')),
    onSettled: () => queries.invalidateQueries({ queryKey: tillKey }),
  })
  if (register.control_id) return <span className="clinic-number">{register.control_id}</span>
  return (
    <Button
      variant="light"
      size="compact-md"
      loading={connect.isPending}
      onClick={(event) => {
        event.stopPropagation()
        connect.mutate()
      }}
    >
      {t('setup.connect')}
    </Button>
  )
}

function Rows({ till, onOpen }: { till: TillState; onOpen: (register: Register) => void }) {
  const t = usePosTexts()
  const terminalOf = (id: string | null) => till.terminals.find((each) => each.id === id)?.name ?? t('setup.noTerminal')
  return (
    <Table className="clinic-table" aria-label={t('setup.registers')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('setup.name')}</Table.Th>
          <Table.Th>{t('setup.terminal')}</Table.Th>
          <Table.Th>{t('setup.control')}</Table.Th>
          <Table.Th>{t('setup.state')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {till.registers.map((each) => (
          <Table.Tr key={each.id} className="clinic-row-opens" onClick={() => onOpen(each)}>
            <Table.Td data-label={t('setup.name')}>
              <UnstyledButton className="clinic-row-link">{each.name}</UnstyledButton>
            </Table.Td>
            <Table.Td data-label={t('setup.terminal')}>{terminalOf(each.terminal_id)}</Table.Td>
            <Table.Td data-label={t('setup.control')}>
              <Connection register={each} />
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

/** The clinic's tills. */
export function Registers({ till }: { till: TillState }) {
  const t = usePosTexts()
  const [opened, open] = useState<Register | 'new' | null>(null)
  const add = (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => open('new')}>
      {t('setup.addRegister')}
    </Button>
  )
  const done = () => {
    toast.success(t('setup.saved'))
    open(null)
  }
  return (
    <Stack gap="md" component="section" aria-label={t('setup.registers')}>
      <Group justify="space-between">
        <Title order={2}>{t('setup.registers')}</Title>
        {till.registers.length > 0 && add}
      </Group>
      {till.registers.length === 0 ? (
        <EmptyState title={t('setup.noRegisters')} action={add}>
          {t('setup.registersHelp')}
        </EmptyState>
      ) : (
        <Rows till={till} onOpen={open} />
      )}
      <SidePanel opened={opened !== null} onClose={() => open(null)} title={t(opened === 'new' ? 'setup.addRegister' : 'setup.register')}>
        {opened && (
          <RegisterForm
            key={opened === 'new' ? 'new' : opened.id}
            register={opened === 'new' ? undefined : opened}
            terminals={till.terminals}
            onDone={done}
          />
        )}
      </SidePanel>
    </Stack>
  )
}
