import { Form, SelectField, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import { ErrorState, LoadingState, Text } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePosTranslation } from '../../texts'
import { addTerminal, devicesQuery, registersKey, saveTerminal, type Terminal } from '../registers/registers.api'

/** POS-023: a terminal of the payment provider's account, under a nick name. Its virtual id can't be changed. */
export function AddTerminalForm({ terminals, onDone }: { terminals: Terminal[]; onDone: () => void }) {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(devicesQuery())
  const form = useKitForm('TerminalCreate', {
    initialValues: { nick_name: '' },
    onSubmit: async (submission) => {
      await addTerminal(submission)
      await queries.invalidateQueries({ queryKey: registersKey })
    },
    onDone,
    draft: { form: 'terminal', subject: 'new' },
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const freeDeviceIds = data.filter((id) => terminals.every((terminal) => terminal.virtual_terminal_id !== id))
  if (freeDeviceIds.length === 0) return <Text>{t('settings.noDevices')}</Text>
  return (
    <Form form={form} label={t('settings.addTerminal')}>
      <TextField name="nick_name" label={t('settings.nickName')} description={t('settings.nickNameHelp')} required autoFocus />
      <SelectField
        name="virtual_terminal_id"
        label={t('settings.virtualId')}
        description={t('settings.virtualIdHelp')}
        options={freeDeviceIds.map((value) => ({ value, label: value }))}
        required
      />
      <Submit>{t('settings.addTerminal')}</Submit>
    </Form>
  )
}

export function ChangeTerminalForm({ terminal, onDone }: { terminal: Terminal; onDone: () => void }) {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const form = useKitForm('TerminalUpdate', {
    initialValues: { nick_name: terminal.nick_name, is_active: terminal.is_active, version: terminal.version },
    onSubmit: async (submission) => {
      await saveTerminal(terminal.id)(submission)
      await queries.invalidateQueries({ queryKey: registersKey })
    },
    onDone,
    draft: { form: 'terminal', subject: terminal.id },
  })
  return (
    <Form form={form} label={terminal.nick_name}>
      <TextField name="nick_name" label={t('settings.nickName')} required autoFocus />
      <Text size="sm" c="dimmed">
        {t('settings.virtualIdIs', { id: terminal.virtual_terminal_id })}
      </Text>
      <SwitchField name="is_active" label={t('common.active')} />
      <Submit>{t('common.save')}</Submit>
    </Form>
  )
}
