import { Skeleton, Step } from '@clinic/kit/lite'
import { useTexts } from '../../texts'
import { ANYONE } from '../choice'
import { ErrorNotice } from '../trouble-notice'
import type { Portal } from '../use-portal'

interface Person {
  id: string
  name: string
  help: string | null
  photo: string | null
}

export function PractitionerStep({ portal }: { portal: Portal }) {
  const { t } = useTexts()
  const { data, error, again } = portal.practitioners
  const anyone: Person = { id: ANYONE, name: t.practitioner.anyone, help: t.practitioner.anyoneHelp, photo: null }
  const people = data?.map(({ title, booking_description, ...person }) => ({
    ...person,
    help: [title, booking_description].filter(Boolean).join(' · ') || null,
  }))
  return (
    <Step name="practitioner" title={t.practitioner.title}>
      {error && <ErrorNotice error={error} again={again} />}
      {!people && !error && <Skeleton rows={4} label={t.loading} />}
      {people && (
        <ul className="choices">
          {[anyone, ...people].map((person) => (
            <li key={person.id}><PersonChoice person={person} portal={portal} /></li>
          ))}
        </ul>
      )}
    </Step>
  )
}

function PersonChoice({ person, portal }: { person: Person; portal: Portal }) {
  return (
    <button
      type="button"
      className="choice"
      aria-current={portal.choice.practitioner === person.id || undefined}
      onClick={() => portal.pickPractitioner(person.id)}
    >
      <Face person={person} />
      <span className="choice-main">
        <span className="choice-name">{person.name}</span>
        {person.help && <span className="choice-help">{person.help}</span>}
      </span>
    </button>
  )
}

function Face({ person }: { person: Person }) {
  if (person.photo) return <img className="face" src={person.photo} alt="" width="48" height="48" loading="lazy" />
  const initials = person.id === ANYONE ? '＊' : person.name.split(/\s+/).map((part) => part.charAt(0)).slice(0, 2).join('')
  return <span className="face" aria-hidden="true">{initials}</span>
}
