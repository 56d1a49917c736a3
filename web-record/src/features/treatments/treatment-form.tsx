import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, MoneyField, Submit, SwitchField, TextAreaField, TextField, useKitForm } from '@clinic/kit/forms'
import { Group } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useJournalTexts } from '../procedures/texts'
import { addTreatment, saveTreatment, type Treatment, treatmentsKey } from './treatments.api'

type Values = Partial<Schema['TreatmentUpdate']>

const blank: Values = { name: '', description: '', needs_prescription: '', is_active: true }

interface Props {
  treatment?: Treatment | undefined
  /** What stands beside the button that saves. */
  beside?: ReactNode
  onDone: () => void
}

/** A treatment: its name, what it costs, and the drug that it needs a prescription of. */
export function TreatmentForm({ treatment, beside, onDone }: Props) {
  const t = useJournalTexts()
  const queries = useQueryClient()
  const send = async (submission: Submission<Schema['TreatmentUpdate']>) => {
    await (treatment ? saveTreatment(treatment.id)(submission) : addTreatment(submission))
    await queries.invalidateQueries({ queryKey: treatmentsKey })
  }
  const { id: _, is_deleted: __, ...start } = treatment ?? { id: '', is_deleted: false, ...blank }
  const form = useKitForm<Values>({
    schema: schemaOf(treatment ? 'TreatmentUpdate' : 'TreatmentIn') as z.ZodType<unknown, Values>,
    initial: start,
    onSubmit: send,
    onDone,
    draft: { form: 'treatment', subject: treatment?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('treatments.edit')}>
      <TextField name="name" label={t('treatments.name')} required autoFocus />
      <MoneyField name="cost" label={t('treatments.cost')} required />
      <TextField name="needs_prescription" label={t('treatments.medicine')} help={t('treatments.medicineHelp')} />
      <TextAreaField name="description" label={t('treatments.description')} />
      <SwitchField name="is_active" label={t('treatments.use')} />
      <Group justify="space-between">
        <Submit>{t(treatment ? 'treatments.save' : 'treatments.add')}</Submit>
        {beside}
      </Group>
    </Form>
  )
}
