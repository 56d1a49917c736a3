import { useList } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { choosableLetters } from '../consents/letters.api'
import { consentState } from '../forms/form-state'
import { GiveForm } from '../forms/give-form'
import { type Given, GivenScreen } from '../forms/given-screen'
import { useFormsTexts } from '../forms/texts'
import { assignLetters, type ConsentRow, consentsKey, consentsQuery } from './consents.api'

const given = (row: ConsentRow): Given => ({
  id: row.id,
  title: row.title,
  standing: consentState(row),
  when: row.signed_at ?? row.sent_at ?? row.created_at,
  who: row.signed_by_name,
})

/** A client's letters of consent: given, sent, signed (REC-031). */
export function ConsentsScreen() {
  const t = useFormsTexts()
  const { clientId = '' } = useParams()
  const list = useList<'created_at'>({ sort: 'created_at', order: 'desc' })
  const { sort: _, ...asked } = list.query
  return (
    <GivenScreen
      title={t('client.consents')}
      give={t('client.assign')}
      empty={{ title: t('client.emptyConsents'), help: t('client.emptyConsentsHelp') }}
      place="letters-of-consents"
      queryKey={consentsKey(clientId)}
      list={list}
      query={useQuery({ ...consentsQuery(clientId, asked), select: (page) => ({ ...page, items: page.items.map(given) }) })}
      form={(onDone) => <Give clientId={clientId} onDone={onDone} />}
    />
  )
}

function Give({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const { data } = useQuery(choosableLetters)
  const options = data?.items.map(({ id, title }) => ({ value: id, label: title })) ?? []
  return data && <GiveForm name="letter_ids" options={options} send={assignLetters(clientId)} onDone={onDone} />
}
