import type { Schema } from '@clinic/kit/api'
import { EntitySelect, type EntitySource } from '@clinic/kit/components'
import { TextField, useWatch } from '@clinic/kit/forms'
import { useQueryClient } from '@tanstack/react-query'
import { OriginField } from './origin-field'
import { prescriberMatchesQuery, prescriberQuery, prescriptionsKey } from './prescriptions.api'
import { usePrescriptionTranslation } from './texts'

/** The option that invites a new prescriber. */
export const INVITE_OPTION = 'invite'

/** The clinic’s prescribers, labelled own or external (RXP-009), by a part of a name or e-mail address; last the invitation of another. */
function usePrescriberSource(): EntitySource {
  const t = usePrescriptionTranslation()
  const queries = useQueryClient()
  const invitation = { id: INVITE_OPTION, label: t('form.invite') }
  const toOption = ({ prescriber_id, name, origin }: Schema['PrescriberOut']) => ({
    id: prescriber_id ?? '',
    label: `${name} (${t(origin)})`,
  })
  return {
    key: [...prescriptionsKey, 'prescriber-choices', invitation.label],
    search: async (text) => [...(await queries.fetchQuery(prescriberMatchesQuery(text))).items.map(toOption), invitation],
    load: async (id) => (id === INVITE_OPTION ? invitation : toOption(await queries.fetchQuery(prescriberQuery(id)))),
  }
}

/** Chooses one of the clinic’s prescribers, found by the server while a part of the name is typed, or invites one by e-mail. */
export function PrescriberSelect() {
  const t = usePrescriptionTranslation()
  const selected = useWatch({ name: 'prescriber_id' })
  const source = usePrescriberSource()
  return (
    <>
      <EntitySelect name="prescriber_id" label={t('form.prescriber')} source={source} required />
      {selected === INVITE_OPTION && (
        <>
          <TextField name="invite_email" type="email" label={t('form.email')} description={t('form.emailHelp')} required />
          <OriginField name="invite_origin" />
        </>
      )}
    </>
  )
}
