import { type Schema, schemaOf } from '@clinic/kit/api'
import { FileUploadField } from '@clinic/kit/components'
import { RichTextField } from '@clinic/kit/editor'
import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { SegmentedControl, toast } from '@clinic/kit/ui'
import { useState } from 'react'
import { createVersion, updateVersion } from '../documents.api'
import { useQualityTranslation } from '../texts'

type Version = Schema['ControlledDocumentVersionDetail']
type Values = Schema['ControlledDocumentDraftCreate'] & { version?: number }

interface Props {
  documentId: string
  /** The draft to edit; without one, a new version starts from `basedOn`. */
  draft?: Version
  basedOn?: Version
  onDone: () => void
}

const toFormValues = ({ body, file, change_note, version }: Version): Values => ({
  body,
  file_id: file?.id ?? null,
  change_note,
  version,
})

/** Writes a version, or uploads it as a file. */
export function VersionForm({ documentId, draft, basedOn, onDone }: Props) {
  const t = useQualityTranslation()
  const [source, setSource] = useState<'write' | 'upload'>(draft?.file ? 'upload' : 'write')
  const toContent = <Body extends object>(body: Body) => ({ ...body, ...(source === 'write' ? { file_id: null } : { body: null }) })
  const schemas = {
    create: schemaOf('ControlledDocumentDraftCreate').transform(toContent),
    update: schemaOf('ControlledDocumentDraftUpdate').transform(toContent),
  }
  const form = useKitForm(schemas[draft ? 'update' : 'create'], {
    initialValues: draft ? toFormValues(draft) : { body: basedOn?.body ?? null, file_id: null, change_note: '' },
    toFormValues,
    onSubmit: draft ? updateVersion(draft.id) : createVersion(documentId),
    onDone: () => {
      toast.success(t('versions.saved'))
      onDone()
    },
    draft: { form: 'quality-version', subject: draft?.id ?? documentId },
  })
  const sourceOptions = (['write', 'upload'] as const).map((value) => ({ value, label: t(`versions.${value}`) }))
  return (
    <Form form={form} label={t('versions.form', { number: draft?.number ?? (basedOn?.number ?? 0) + 1 })}>
      <SegmentedControl
        aria-label={t('versions.source')}
        w="max-content"
        data={sourceOptions}
        value={source}
        onChange={(next) => setSource(next as typeof source)}
      />
      {source === 'write' ? (
        <RichTextField name="body" label={t('versions.body')} rows={14} />
      ) : (
        <FileUploadField name="file_id" label={t('versions.file')} existingFiles={draft?.file ? [draft.file] : []} />
      )}
      <TextAreaField name="change_note" label={t('versions.note')} rows={2} />
      <Submit w="max-content">{t('versions.save')}</Submit>
    </Form>
  )
}
