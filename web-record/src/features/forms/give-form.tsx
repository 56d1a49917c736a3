import { type Submission, schemaOf } from '@clinic/kit/api'
import { Form, MultiSelectField, Submit, useKitForm } from '@clinic/kit/forms'
import type { z } from 'zod'
import { useFormsTexts } from './texts'

interface Props {
  /** What the request calls the chosen ones. */
  name: 'letter_ids' | 'questionary_ids'
  options: readonly { value: string; label: string }[]
  send: (submission: Submission<never>) => Promise<unknown>
  onDone: () => void
}

/** Which forms the client is to fill in. */
export function GiveForm({ name, options, send, onDone }: Props) {
  const t = useFormsTexts()
  const form = useKitForm<Record<string, string[]>>({
    schema: schemaOf(name === 'letter_ids' ? 'AssignIn' : 'AskIn') as unknown as z.ZodType<unknown, Record<string, string[]>>,
    initial: { [name]: [] },
    onSubmit: send,
    onDone,
  })
  return (
    <Form form={form} label={t(name === 'letter_ids' ? 'client.assign' : 'client.ask')}>
      <MultiSelectField name={name} label={t('client.which')} options={options} required />
      <Submit>{t('client.give')}</Submit>
    </Form>
  )
}
