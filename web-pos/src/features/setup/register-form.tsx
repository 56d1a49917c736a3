import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, SelectField, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { usePosTexts } from '../../texts'
import { addRegister, type Register, saveRegister, type Terminal, tillKey } from '../till/till.api'

type Values = Partial<Schema['RegisterUpdate']>

const startOf = (register: Register): Values => {
  const { name, terminal_id, street_address, zip_code, city, is_active, version } = register
  return { name, terminal_id, street_address, zip_code, city, is_active, version }
}

/** A till: its name, its terminal, and where it sells, which receipts show. */
export function RegisterForm({ register, terminals, onDone }: { register?: Register; terminals: Terminal[]; onDone: () => void }) {
  const t = usePosTexts()
  const queries = useQueryClient()
  const form = useKitForm<Values>({
    schema: schemaOf(register ? 'RegisterUpdate' : 'TillIn') as unknown as z.ZodType<unknown, Values>,
    initial: register ? startOf(register) : { name: '', street_address: '', zip_code: '', city: '', is_active: true },
    onSubmit: async (submission: Submission<Schema['RegisterUpdate']>) => {
      await (register ? saveRegister(register.id)(submission) : addRegister(submission))
      await queries.invalidateQueries({ queryKey: tillKey })
    },
    onDone,
  })
  const choices = terminals.filter((each) => each.is_active || each.id === register?.terminal_id)
  return (
    <Form form={form} label={t('setup.register')}>
      <TextField name="name" label={t('setup.name')} required autoFocus />
      <SelectField
        name="terminal_id"
        label={t('setup.terminal')}
        help={t('setup.terminalHelp')}
        options={choices.map((each) => ({ value: each.id, label: each.name }))}
        clearable
      />
      <TextField name="street_address" label={t('setup.street')} required />
      <TextField name="zip_code" label={t('setup.zip')} required />
      <TextField name="city" label={t('setup.city')} required />
      <SwitchField name="is_active" label={t('setup.active')} />
      <Submit>{t('setup.save')}</Submit>
    </Form>
  )
}
