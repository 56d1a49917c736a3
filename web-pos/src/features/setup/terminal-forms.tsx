import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, SelectField, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import { ErrorState, LoadingState, Text } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { usePosTexts } from '../../texts'
import { addTerminal, devicesQuery, saveTerminal, type Terminal, tillKey } from '../till/till.api'

type Added = Partial<Schema['TerminalIn']>

/** POS-023: a terminal of the payment provider's account, under a nick name. Its virtual id is what it is, and stays. */
export function AddTerminalForm({ known, onDone }: { known: Terminal[]; onDone: () => void }) {
  const t = usePosTexts()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(devicesQuery())
  const form = useKitForm<Added>({
    schema: schemaOf('TerminalIn') as unknown as z.ZodType<unknown, Added>,
    initial: { name: '' },
    onSubmit: async (submission: Submission<Schema['TerminalIn']>) => {
      await addTerminal(submission)
      await queries.invalidateQueries({ queryKey: tillKey })
    },
    onDone,
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const free = data.filter((id) => known.every((each) => each.virtual_terminal_id !== id))
  if (free.length === 0) return <Text>{t('setup.noDevices')}</Text>
  return (
    <Form form={form} label={t('setup.addTerminal')}>
      <TextField name="name" label={t('setup.nickName')} help={t('setup.nickNameHelp')} required autoFocus />
      <SelectField
        name="virtual_terminal_id"
        label={t('setup.virtualId')}
        help={t('setup.virtualIdHelp')}
        options={free.map((value) => ({ value, label: value }))}
        required
      />
      <Submit>{t('setup.addTerminal')}</Submit>
    </Form>
  )
}

type Changed = Schema['TerminalUpdate']

export function ChangeTerminalForm({ terminal, onDone }: { terminal: Terminal; onDone: () => void }) {
  const t = usePosTexts()
  const queries = useQueryClient()
  const form = useKitForm<Changed>({
    schema: schemaOf('TerminalUpdate') as unknown as z.ZodType<unknown, Changed>,
    initial: { name: terminal.name, is_active: terminal.is_active, version: terminal.version },
    onSubmit: async (submission: Submission<Changed>) => {
      await saveTerminal(terminal.id)(submission)
      await queries.invalidateQueries({ queryKey: tillKey })
    },
    onDone,
  })
  return (
    <Form form={form} label={t('setup.nickName')}>
      <TextField name="name" label={t('setup.nickName')} required autoFocus />
      <Text size="sm" c="dimmed">
        {t('setup.virtualIdIs', { id: terminal.virtual_terminal_id })}
      </Text>
      <SwitchField name="is_active" label={t('setup.active')} />
      <Submit>{t('setup.save')}</Submit>
    </Form>
  )
}
