import { Skeleton, Step, useLanguage } from '@clinic/kit/lite'
import { useTranslation } from '../../texts'
import { ANYONE } from '../booking-selection'
import { ErrorNotice } from '../error-notice'
import type { Portal } from '../use-booking-flow'

interface PractitionerOption {
  id: string
  name: string
  help: string | null
  photo: string | null
}

export function PractitionerStep({ portal }: { portal: Portal }) {
  const t = useTranslation()
  const language = useLanguage()
  const { data, error, refetch } = portal.practitioners
  const anyone: PractitionerOption = { id: ANYONE, name: t('practitioner.anyone'), help: t('practitioner.anyoneHelp'), photo: null }
  const options = data?.map(({ title, booking_description_en, booking_description_sv, ...practitioner }) => ({
    ...practitioner,
    help: [title, language === 'sv' ? booking_description_sv : booking_description_en].filter(Boolean).join(' · ') || null,
  }))
  return (
    <Step name="practitioner" title={t('practitioner.title')}>
      {error && <ErrorNotice error={error} onRetry={refetch} />}
      {!options && !error && <Skeleton rows={4} label={t('loading')} />}
      {options && (
        <ul className="choices">
          {[anyone, ...options].map((practitioner) => (
            <li key={practitioner.id}>
              <PractitionerButton practitioner={practitioner} portal={portal} />
            </li>
          ))}
        </ul>
      )}
    </Step>
  )
}

function PractitionerButton({ practitioner, portal }: { practitioner: PractitionerOption; portal: Portal }) {
  return (
    <button
      type="button"
      className="choice"
      aria-current={portal.selection.practitioner === practitioner.id || undefined}
      onClick={() => portal.pickPractitioner(practitioner.id)}
    >
      <PractitionerPhoto practitioner={practitioner} />
      <span className="choice-main">
        <span className="choice-name">{practitioner.name}</span>
        {practitioner.help && <span className="choice-help">{practitioner.help}</span>}
      </span>
    </button>
  )
}

function PractitionerPhoto({ practitioner }: { practitioner: PractitionerOption }) {
  if (practitioner.photo) return <img className="face" src={practitioner.photo} alt="" width="48" height="48" loading="lazy" />
  if (practitioner.id === ANYONE) return <GroupIcon />
  const initials = practitioner.name
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

function GroupIcon() {
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
