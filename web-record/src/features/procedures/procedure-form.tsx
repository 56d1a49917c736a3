import type { Schema } from '@clinic/kit/api'
import { EntitySelect, SaveBar } from '@clinic/kit/components'
import { RichTextField } from '@clinic/kit/editor'
import { DateField, Form, ImageUploadField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { today } from '@clinic/kit/i18n'
import { useSession } from '@clinic/kit/session'
import { Button, SimpleGrid } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { clientSummaryKey } from '../clients/clients.api'
import { PainScoreField } from './pain-score-field'
import { canSignQuery, createProcedure, type Procedure, proceduresKey, signerSource, updateProcedure } from './procedures.api'
import { useJournalTranslation } from './texts'
import { type TreatmentNames, TreatmentsField } from './treatments-field'
import { useIsSigner } from './use-procedure-permissions'

type Values = Partial<Schema['ProcedureUpdate']>

function toFormValues(procedure: Procedure | undefined): Values {
  if (!procedure) return { title: '', date: today(), treatments: [], picture_ids: [], notes: null, nrs_rating: null, signer_id: null }
  const { title, date, picture_ids, notes, nrs_rating, signer_id, version } = procedure
  const treatments = procedure.treatments.map(({ treatment_id, cost }) => ({ treatment_id, cost }))
  return { title, date, treatments, picture_ids, notes, nrs_rating, signer_id, version }
}

interface Props {
  clientId: string
  procedure?: Procedure
  /** Called with the saved entry; `sign` is true when the user chose to save and sign. */
  onDone: (saved: Procedure, sign: boolean) => void
}

/** Writes or edits a procedure; what is typed is saved as a draft until the form is sent. */
export function ProcedureForm({ clientId, procedure, onDone }: Props) {
  const t = useJournalTranslation()
  const queries = useQueryClient()
  const signAfterSave = useRef(false)
  const userId = useSession()?.user.id ?? null
  const isSigner = useIsSigner(procedure ?? { signer_id: null, written_by: userId })
  const handleDone = async (saved: Procedure) => {
    await queries.invalidateQueries({ queryKey: proceduresKey(clientId) })
    await queries.invalidateQueries({ queryKey: clientSummaryKey(clientId) })
    onDone(saved, signAfterSave.current)
  }
  const form = useKitForm(procedure ? 'ProcedureUpdate' : 'ProcedureCreate', {
    initialValues: toFormValues(procedure),
    toFormValues,
    onSubmit: procedure ? updateProcedure(clientId, procedure.id) : createProcedure(clientId),
    onDone: handleDone,
    draft: procedure ? { form: 'procedure', subject: procedure.id } : { form: `procedure.${clientId}`, subject: 'new' },
  })
  const saveWith = (sign: boolean) => () => {
    signAfterSave.current = sign
  }
  return (
    <Form form={form} label={t('form.label')}>
      <ProcedureFields procedure={procedure} />
      <SaveBar>
        {isSigner && (
          <Submit size="md" onClick={saveWith(true)}>
            {t('form.saveAndSign')}
          </Submit>
        )}
        <Button type="submit" size="md" variant="default" onClick={saveWith(false)}>
          {t('common.save')}
        </Button>
      </SaveBar>
    </Form>
  )
}

function ProcedureFields({ procedure }: { procedure: Procedure | undefined }) {
  const t = useJournalTranslation()
  const showPainScore = useSession()?.settings.NRS_RATING === true
  const treatmentNames: TreatmentNames = Object.fromEntries((procedure?.treatments ?? []).map((line) => [line.treatment_id, line]))
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField name="title" label={t('procedures.name')} required autoFocus />
        <DateField name="date" label={t('procedures.date')} max={today()} required />
      </SimpleGrid>
      <TreatmentsField treatmentNames={treatmentNames} />
      {showPainScore && <PainScoreField />}
      <ImageUploadField
        name="picture_ids"
        label={t('form.pictures')}
        existingImages={procedure?.pictures.map(({ id, name, thumb_url }) => ({ id, name, url: thumb_url })) ?? []}
      />
      <RichTextField name="notes" label={t('form.notes')} rows={8} />
      <SignerField procedure={procedure} />
    </>
  )
}

/** Assigns the signer. Only the author sees it, or everyone once the assigned signer has left the company. */
function SignerField({ procedure }: { procedure: Procedure | undefined }) {
  const t = useJournalTranslation()
  const userId = useSession()?.user.id
  const authorId = procedure ? procedure.written_by : userId
  const isAuthor = authorId === userId
  const signerId = procedure?.signer_id ?? authorId ?? ''
  const { data: canSign } = useQuery({ ...canSignQuery(signerId), enabled: !isAuthor && signerId !== '' })
  if (!isAuthor && signerId !== '' && canSign !== false) return null
  return (
    <EntitySelect
      name="signer_id"
      label={t('form.signer')}
      description={t(isAuthor ? 'form.signerHelp' : 'form.signerLeft')}
      source={signerSource}
      excludedIds={authorId ? [authorId] : []}
      placeholder={t('form.author')}
    />
  )
}
