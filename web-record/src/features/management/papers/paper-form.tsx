import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { DateField, Form, SelectField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { colleaguesQuery } from '../management.api'
import { addPaper, savePaper } from '../papers.api'
import { useManagementTexts } from '../texts'

type Paper = Schema['QualityDocumentRow']
type Values = Schema['QualityDocumentIn'] & { version?: number }

/** What a document is called, where it belongs, who looks after it and when. */
export function PaperForm({ paper, onDone }: { paper?: Paper; onDone: (added?: Paper) => void }) {
  const t = useManagementTexts()
  const { data: colleagues } = useQuery(colleaguesQuery())
  const initial: Values = paper
    ? {
        title: paper.title,
        category: paper.category,
        responsible_id: paper.responsible_id,
        review_on: paper.review_on,
        version: paper.version,
      }
    : { title: '', category: '', responsible_id: null, review_on: null }
  let added: Paper | undefined
  const form = useKitForm<Values>({
    schema: schemaOf(paper ? 'QualityDocumentUpdate' : 'QualityDocumentIn') as z.ZodType<unknown, Values>,
    initial,
    onSubmit: async (submission: Submission<Schema['QualityDocumentIn'] & Schema['QualityDocumentUpdate']>) => {
      added = await (paper ? savePaper(paper.id)(submission) : addPaper(submission))
    },
    onDone: () => onDone(added),
  })
  const people = (colleagues?.items ?? []).map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }))
  return (
    <Form form={form} label={t('papers.form')}>
      <TextField name="title" label={t('papers.name')} required autoFocus />
      <TextField name="category" label={t('papers.category')} help={t('papers.categoryHelp')} required />
      <SelectField name="responsible_id" label={t('papers.responsible')} placeholder={t('devices.nobody')} options={people} clearable />
      <DateField name="review_on" label={t('papers.review')} help={t('papers.reviewHelp')} />
      <Submit>{t(paper ? 'save' : 'papers.add')}</Submit>
    </Form>
  )
}
