import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { RichTextField } from '@clinic/kit/editor'
import { DateField, Form, PicturesField, SelectField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { today } from '@clinic/kit/i18n'
import { useSession } from '@clinic/kit/session'
import { Button, Group, SimpleGrid } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import { clientsKey } from '../clients/clients.api'
import { NrsField } from './nrs-field'
import { type Procedure, proceduresKey, saveProcedure, signersQuery, writeProcedure } from './procedures.api'
import { useJournalTexts } from './texts'
import { type Known, TreatmentsField } from './treatments-field'
import { useIsMine } from './use-deeds'

type Values = Partial<Schema['ProcedureUpdate']>

/** What a form of this entry starts from. */
function startFrom(procedure: Procedure | undefined): Values {
  if (!procedure) return { title: '', date: today(), treatments: [], picture_ids: [], notes: null, nrs_rating: null, signer_id: null }
  const { title, date, picture_ids, notes, nrs_rating, signer_id, version } = procedure
  const treatments = procedure.treatments.map(({ treatment_id, cost }) => ({ treatment_id, cost }))
  return { title, date, treatments, picture_ids, notes, nrs_rating, signer_id, version }
}

interface Props {
  clientId: string
  procedure?: Procedure
  /** Where it goes on; signing was asked for when `sign`. */
  onDone: (saved: Procedure, sign: boolean) => void
}

/** What was done to the client; the draft is kept until it is saved. */
export function ProcedureForm({ clientId, procedure, onDone }: Props) {
  const t = useJournalTexts()
  const queries = useQueryClient()
  const saved = useRef<Procedure>(undefined)
  const signing = useRef(false)
  const me = useSession()?.user.id ?? null
  const isMine = useIsMine(procedure ?? { signer_id: null, written_by: me })
  const send = async (submission: Submission<Schema['ProcedureUpdate']>) => {
    saved.current = await (procedure ? saveProcedure(clientId, procedure.id)(submission) : writeProcedure(clientId)(submission))
    await queries.invalidateQueries({ queryKey: proceduresKey(clientId) })
    await queries.invalidateQueries({ queryKey: [...clientsKey, 'card', clientId] })
  }
  const form = useKitForm<Values>({
    schema: schemaOf(procedure ? 'ProcedureUpdate' : 'ProcedureIn') as z.ZodType<unknown, Values>,
    initial: startFrom(procedure),
    startFrom,
    onSubmit: send,
    onDone: () => onDone(saved.current as Procedure, signing.current),
    draft: procedure ? { form: 'procedure', subject: procedure.id } : { form: `procedure.${clientId}`, subject: 'new' },
  })
  const save = (sign: boolean) => () => {
    signing.current = sign
  }
  return (
    <Form form={form} label={t('form.label')}>
      <Fields procedure={procedure} />
      <Group className="record-save">
        {isMine && (
          <Submit size="md" onClick={save(true)}>
            {t('form.saveAndSign')}
          </Submit>
        )}
        <Button type="submit" size="md" variant="default" onClick={save(false)}>
          {t('form.save')}
        </Button>
      </Group>
    </Form>
  )
}

function Fields({ procedure }: { procedure: Procedure | undefined }) {
  const t = useJournalTexts()
  const asksPain = useSession()?.settings.NRS_RATING === true
  const known: Known = Object.fromEntries((procedure?.treatments ?? []).map((line) => [line.treatment_id, line]))
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField name="title" label={t('procedures.name')} required autoFocus />
        <DateField name="date" label={t('procedures.date')} max={today()} required />
      </SimpleGrid>
      <TreatmentsField known={known} />
      {asksPain && <NrsField />}
      <PicturesField
        name="picture_ids"
        label={t('form.pictures')}
        known={procedure?.pictures.map(({ id, name, thumb_url }) => ({ id, name, url: thumb_url })) ?? []}
      />
      <RichTextField name="notes" label={t('form.notes')} rows={8} />
      <SignerField procedure={procedure} />
    </>
  )
}

/** Its writer says whose signature it waits for; when that person has left, whoever is here. */
function SignerField({ procedure }: { procedure: Procedure | undefined }) {
  const t = useJournalTexts()
  const me = useSession()?.user.id
  const { data } = useQuery(signersQuery)
  const writer = procedure ? procedure.written_by : me
  const signers = (data?.items ?? []).filter((user) => user.is_active && user.is_record_on)
  const has = (id: string | null | undefined) => signers.some((user) => user.id === id)
  if (writer !== me && (!data || has(procedure?.signer_id ?? writer))) return null
  const options = signers
    .filter(({ id }) => id !== writer)
    .map((user) => ({ value: user.id, label: `${user.first_name} ${user.last_name}` }))
  return (
    <SelectField
      name="signer_id"
      label={t('form.signer')}
      help={t(writer === me ? 'form.signerHelp' : 'form.signerLeft')}
      options={options}
      placeholder={t('form.me')}
      clearable
      searchable
    />
  )
}
