import { useAction } from '@clinic/kit/components'
import { Button, EmptyState, Group, SidePanel, Stack, StatusBadge, Table, Title, toast, UnstyledButton } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { usePosTranslation } from '../../texts'
import { enrol, type Register, type RegisterReadiness, registersKey } from '../registers/registers.api'
import { RegisterForm } from './register-form'

/** The register's id at the control unit, or the button that connects it. */
function ControlUnitConnection({ register }: { register: Register }) {
  const t = usePosTranslation()
  const { run, isRunning } = useAction({
    send: () => enrol(register.id),
    successMessage: t('settings.connected'),
    refresh: [registersKey],
  })
  if (register.control_id) return <span className="clinic-number">{register.control_id}</span>
  return (
    <Button
      variant="light"
      size="compact-md"
      loading={isRunning}
      onClick={(event) => {
        event.stopPropagation()
        void run()
      }}
    >
      {t('settings.connect')}
    </Button>
  )
}

function RegistersTable({ readiness, onOpen }: { readiness: RegisterReadiness; onOpen: (register: Register) => void }) {
  const t = usePosTranslation()
  const terminalName = (id: string | null) =>
    readiness.terminals.find((terminal) => terminal.id === id)?.nick_name ?? t('settings.noTerminal')
  return (
    <Table className="clinic-table" aria-label={t('settings.registers')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('common.name')}</Table.Th>
          <Table.Th>{t('settings.terminal')}</Table.Th>
          <Table.Th>{t('settings.control')}</Table.Th>
          <Table.Th>{t('common.status')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {readiness.registers.map((register) => (
          <Table.Tr key={register.id} className="clinic-row-clickable" onClick={() => onOpen(register)}>
            <Table.Td data-label={t('common.name')}>
              <UnstyledButton className="clinic-row-link">{register.name}</UnstyledButton>
            </Table.Td>
            <Table.Td data-label={t('settings.terminal')}>{terminalName(register.terminal_id)}</Table.Td>
            <Table.Td data-label={t('settings.control')}>
              <ControlUnitConnection register={register} />
            </Table.Td>
            <Table.Td data-label={t('common.status')}>
              {register.is_active ? t('common.active') : <StatusBadge tone="neutral">{t('common.inactive')}</StatusBadge>}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** The clinic's registers. */
export function Registers({ readiness }: { readiness: RegisterReadiness }) {
  const t = usePosTranslation()
  const [opened, setOpened] = useState<Register | 'new' | null>(null)
  const addButton = (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => setOpened('new')}>
      {t('settings.addRegister')}
    </Button>
  )
  const handleSaved = () => {
    toast.success(t('settings.saved'))
    setOpened(null)
  }
  return (
    <Stack gap="md" component="section" id="registers" aria-label={t('settings.registers')}>
      <Group justify="space-between">
        <Title order={2}>{t('settings.registers')}</Title>
        {readiness.registers.length > 0 && addButton}
      </Group>
      {readiness.registers.length === 0 ? (
        <EmptyState title={t('settings.noRegisters')} action={addButton}>
          {t('settings.registersHelp')}
        </EmptyState>
      ) : (
        <RegistersTable readiness={readiness} onOpen={setOpened} />
      )}
      <SidePanel
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={t(opened === 'new' ? 'settings.addRegister' : 'settings.register')}
      >
        {opened && (
          <RegisterForm
            key={opened === 'new' ? 'new' : opened.id}
            register={opened === 'new' ? undefined : opened}
            terminals={readiness.terminals}
            onDone={handleSaved}
          />
        )}
      </SidePanel>
    </Stack>
  )
}
