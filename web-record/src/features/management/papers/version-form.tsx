import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { RichTextField } from '@clinic/kit/editor'
import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { SegmentedControl, toast } from '@clinic/kit/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { PaperFilesField } from '../paper-files-field'
import { beginVersion, saveVersion } from '../papers.api'
import { useManagementTexts } from '../texts'

type Version = Schema['QualityVersionOut']
type Values = Schema['QualityDraftIn'] & { version?: number }

interface Props {
  paperId: string
  /** The draft to go on with; without one, the next version begins from what holds. */
  draft?: Version
  from?: Version
  onDone: () => void
}

const startFrom = ({ body, file, change_note, version }: Version): Values => ({
  body: body as Values['body'],
  file_id: file?.id ?? null,
  change_note,
  version,
})

/** The next version: written here, or a file. */
export function VersionForm({ paperId, draft, from, onDone }: Props) {
  const t = useManagementTexts()
  const [way, setWay] = useState<'write' | 'upload'>(draft?.file ? 'upload' : 'write')
  const form = useKitForm<Values>({
    schema: schemaOf(draft ? 'QualityDraftUpdate' : 'QualityDraftIn') as z.ZodType<unknown, Values>,
    initial: draft ? startFrom(draft) : { body: (from?.body ?? null) as Values['body'], file_id: null, change_note: '' },
    startFrom,
    onSubmit: ({ body, key }: Submission<Schema['QualityDraftIn'] & Schema['QualityDraftUpdate']>) => {
      const said = { ...body, ...(way === 'write' ? { file_id: null } : { body: null }) }
      return draft ? saveVersion(draft.id)({ body: said, key }) : beginVersion(paperId)({ body: said, key })
    },
    onDone: () => {
      toast.success(t('versions.saved'))
      onDone()
    },
    draft: { form: 'quality-version', subject: draft?.id ?? paperId },
  })
  const ways = (['write', 'upload'] as const).map((value) => ({ value, label: t(`versions.${value}`) }))
  return (
    <Form form={form} label={t('versions.form', { number: draft?.number ?? (from?.number ?? 0) + 1 })}>
      <SegmentedControl
        aria-label={t('versions.how')}
        w="max-content"
        data={ways}
        value={way}
        onChange={(next) => setWay(next as typeof way)}
      />
      {way === 'write' ? (
        <RichTextField name="body" label={t('versions.body')} rows={14} />
      ) : (
        <PaperFilesField name="file_id" label={t('versions.file')} help={t('versions.fileHelp')} known={draft?.file ? [draft.file] : []} />
      )}
      <TextAreaField name="change_note" label={t('versions.note')} rows={2} />
      <Submit w="max-content">{t('versions.save')}</Submit>
    </Form>
  )
}
