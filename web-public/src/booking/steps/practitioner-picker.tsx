import { Skeleton, useLanguage } from '@clinic/kit/lite'
import { useRef, useState } from 'react'
import { useTranslation } from '../../texts'
import { ANYONE } from '../booking-selection'
import { ErrorNotice } from '../error-notice'
import type { Portal } from '../use-booking-flow'

type PickerPortal = Pick<Portal, 'practitioners' | 'selection' | 'pickPractitioner'>

interface PractitionerOption {
  id: string
  name: string
  help: string | null
  photo: string | null
}

/** The practitioners with their texts in the visitor's language, after anyone. */
function useOptions({ practitioners }: PickerPortal): PractitionerOption[] {
  const t = useTranslation()
  const language = useLanguage()
  const anyone = { id: ANYONE, name: t('practitioner.anyone'), help: t('practitioner.anyoneHelp'), photo: null }
  const named = practitioners.data?.map(({ title, booking_description_en, booking_description_sv, ...practitioner }) => ({
    ...practitioner,
    help: [title, language === 'sv' ? booking_description_sv : booking_description_en].filter(Boolean).join(' · ') || null,
  }))
  return [anyone, ...(named ?? [])]
}

/** Whom the visitor sees, anyone until they choose: a button that names the choice and opens the list. Not shown where there is no choice. */
export function PractitionerPicker({ portal }: { portal: PickerPortal }) {
  const t = useTranslation()
  const { data, error, refetch } = portal.practitioners
  const options = useOptions(portal)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (error) return <ErrorNotice error={error} onRetry={refetch} />
  if (!data) return <Skeleton rows={1} label={t('loading')} />
  if (data.length < 2) return null
  const selected = options.find(({ id }) => id === portal.selection.practitioner) ?? options[0]
  const handlePick = (id: string) => {
    portal.pickPractitioner(id)
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="choices">
      <button ref={opener} type="button" className="choice" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {selected && <PractitionerPhoto practitioner={selected} />}
        <span className="choice-main">
          <span className="choice-help">{t('practitioner.title')}</span>
          <span className="choice-name">{selected?.name}</span>
        </span>
        <span className="choice-price" aria-hidden="true">
          {isOpen ? '▴' : '▾'}
        </span>
      </button>
      {isOpen && (
        <ul>
          {options.map((practitioner) => (
            <li key={practitioner.id}>
              <PractitionerButton practitioner={practitioner} isSelected={practitioner === selected} onPick={handlePick} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface PractitionerButtonProps {
  practitioner: PractitionerOption
  isSelected: boolean
  onPick: (id: string) => void
}

function PractitionerButton({ practitioner, isSelected, onPick }: PractitionerButtonProps) {
  return (
    <button type="button" className="choice" aria-current={isSelected || undefined} onClick={() => onPick(practitioner.id)}>
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
