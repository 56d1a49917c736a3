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
            <li key={person.id}>
              <PersonChoice person={person} portal={portal} />
            </li>
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
  if (person.id === ANYONE) return <Group />
  const initials = person.name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')
  return (
    <span className="face" aria-hidden="true">
      {initials}
    </span>
  )
}

function Group() {
  return (
    <span className="face">
      <svg
        aria-hidden="true"
        width="26"
        height="26"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      >
        <circle cx="9" cy="8" r="3.2" />
        <path d="M3 19c.4-3.4 2.8-5 6-5s5.6 1.6 6 5" />
        <path d="M15.5 5.2a3.2 3.2 0 0 1 0 5.7M17.5 14.4c2 .6 3.2 2.200 3.5 4.600" />
      </svg>
    </span>
  )
}
