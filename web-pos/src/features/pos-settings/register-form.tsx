import type { Schema } from '@clinic/kit/api'
import { Form, SelectField, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import { useQueryClient } from '@tanstack/react-query'
import { usePosTranslation } from '../../texts'
import { addRegister, type Register, registersKey, saveRegister, type Terminal } from '../registers/registers.api'

type Values = Partial<Schema['RegisterUpdate']>

const toFormValues = (register: Register): Values => {
  const { name, terminal_id, street_address, zip_code, city, receipt_paper, is_active, version } = register
  return { name, terminal_id, street_address, zip_code, city, receipt_paper, is_active, version }
}

const emptyValues: Values = { name: '', street_address: '', zip_code: '', city: '', receipt_paper: 'a4', is_active: true }

/** Form of a register: its name, its terminal, and the address that receipts show. */
export function RegisterForm({ register, terminals, onDone }: { register?: Register; terminals: Terminal[]; onDone: () => void }) {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const form = useKitForm(register ? 'RegisterUpdate' : 'RegisterCreate', {
    initialValues: register ? toFormValues(register) : emptyValues,
    onSubmit: register ? saveRegister(register.id) : addRegister,
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: registersKey })
      onDone()
    },
    draft: { form: 'register', subject: register?.id ?? 'new' },
  })
  const terminalOptions = terminals.filter((terminal) => terminal.is_active || terminal.id === register?.terminal_id)
  return (
    <Form form={form} label={t('settings.register')}>
      <TextField name="name" label={t('common.name')} required autoFocus />
      <SelectField
        name="terminal_id"
        label={t('settings.terminal')}
        description={t('settings.terminalHelp')}
        options={terminalOptions.map((terminal) => ({ value: terminal.id, label: terminal.nick_name }))}
        clearable
      />
      <TextField name="street_address" label={t('settings.street')} required />
      <TextField name="zip_code" label={t('settings.zip')} required />
      <TextField name="city" label={t('settings.city')} required />
      <SelectField
        name="receipt_paper"
        label={t('settings.paper')}
        description={t('settings.paperHelp')}
        options={(['a4', 'roll_80mm'] as const).map((value) => ({ value, label: t(`settings.papers.${value}`) }))}
      />
      <SwitchField name="is_active" label={t('common.active')} />
      <Submit>{t('common.save')}</Submit>
    </Form>
  )
}
