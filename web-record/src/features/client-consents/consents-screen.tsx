import { useIsSettingOn } from '@clinic/kit/session'
import { useListState } from '@clinic/kit/table'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getHelp } from '../../help'
import { AssignForm } from '../forms/assign-form'
import { type AssignedForm, AssignedFormsScreen } from '../forms/assigned-forms-screen'
import { assignableConsentSource, consentsKey, type FormSort } from '../forms/client-forms.api'
import { consentStatus } from '../forms/form-status'
import { useFormsTranslation } from '../forms/texts'
import { assignConsents, type ClientConsentRow, consentsQuery } from './consents.api'
import { InformationSection } from './information-section'

const toAssignedForm = (row: ClientConsentRow): AssignedForm => ({
  id: row.id,
  title: row.title,
  status: consentStatus(row),
  updatedAt: row.signed_at ?? row.sent_at ?? row.created_at,
  completedByName: row.signed_by_name,
})

/** A client's consents (REC-031). */
export function ConsentsScreen() {
  const t = useFormsTranslation()
  const { clientId = '' } = useParams()
  const list = useListState<FormSort>({ sort: 'created_at', order: 'desc' })
  return (
    <AssignedFormsScreen
      title={t('client.consents')}
      help={getHelp('clientConsents')}
      assignLabel={t('client.assignConsent')}
      empty={{ title: t('client.emptyConsents'), help: t('client.emptyConsentsHelp') }}
      subpath="client-letters-of-consents"
      queryKey={consentsKey(clientId)}
      list={list}
      query={useQuery({ ...consentsQuery(clientId, list.query), select: (page) => ({ ...page, items: page.items.map(toAssignedForm) }) })}
      canAssign={useIsSettingOn('SHOW_LETTER_OF_CONSENT')}
      renderForm={(onDone) => <AssignConsentForm clientId={clientId} onDone={onDone} />}
    >
      <InformationSection clientId={clientId} />
    </AssignedFormsScreen>
  )
}

function AssignConsentForm({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  return <AssignForm name="template_ids" source={assignableConsentSource} send={assignConsents(clientId)} onDone={onDone} />
}
