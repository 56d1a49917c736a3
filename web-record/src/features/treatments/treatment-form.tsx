import type { Schema } from '@clinic/kit/api'
import { AestheticKindField } from '@clinic/kit/components'
import { Form, MoneyField, Submit, SwitchField, TextAreaField, TextField, useKitForm } from '@clinic/kit/forms'
import { Group } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useJournalTranslation } from '../procedures/texts'
import { createTreatment, type Treatment, treatmentsKey, updateTreatment } from './treatments.api'

type Values = Partial<Schema['TreatmentUpdate']>

const emptyTreatment: Values = { name: '', description: '', required_drug: '', aesthetic_kind: '', is_active: true }

interface Props {
  treatment?: Treatment | undefined
  deleteButton?: ReactNode
  onDone: () => void
}

export function TreatmentForm({ treatment, deleteButton, onDone }: Props) {
  const t = useJournalTranslation()
  const queries = useQueryClient()
  const handleDone = async () => {
    await queries.invalidateQueries({ queryKey: treatmentsKey })
    onDone()
  }
  const { id: _, is_deleted: __, ...initialValues } = treatment ?? { id: '', is_deleted: false, ...emptyTreatment }
  const form = useKitForm(treatment ? 'TreatmentUpdate' : 'TreatmentCreate', {
    initialValues,
    onSubmit: treatment ? updateTreatment(treatment.id) : createTreatment,
    onDone: handleDone,
    draft: { form: 'treatment', subject: treatment?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('treatments.edit')}>
      <TextField name="name" label={t('common.name')} required autoFocus />
      <MoneyField name="cost" label={t('treatments.cost')} required />
      <TextField name="required_drug" label={t('treatments.requiredDrug')} description={t('treatments.requiredDrugHelp')} />
      <AestheticKindField name="aesthetic_kind" />
      <TextAreaField name="description" label={t('treatments.description')} />
      <SwitchField name="is_active" label={t('common.active')} />
      <Group justify="space-between">
        <Submit>{t(treatment ? 'common.save' : 'treatments.add')}</Submit>
        {deleteButton}
      </Group>
    </Form>
  )
}
