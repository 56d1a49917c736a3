import { Button, formatMoney, Skeleton, Step, useLanguage } from '@clinic/kit/lite'
import { useTranslation } from '../../texts'
import { combineAddOns } from '../add-on-combinations'
import { ErrorNotice } from '../error-notice'
import { type AddOn, getName, type Service } from '../portal.api'
import { formatServiceDuration } from '../service-duration'
import type { Portal } from '../use-booking-flow'

/** What a visitor can add to the chosen service; the visit gets that much longer (BEY-005). */
export default function AddOnsStep({ portal }: { portal: Portal }) {
  const t = useTranslation()
  const { data, error, refetch } = portal.categories
  return (
    <Step name="addOns" title={t('addOns.title')} intro={t('addOns.intro')}>
      {error && <ErrorNotice error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={3} label={t('loading')} />}
      {portal.service && <AddOnChoices portal={portal} service={portal.service} />}
    </Step>
  )
}

function AddOnChoices({ portal, service }: { portal: Portal; service: Service }) {
  const t = useTranslation()
  const addOns = service.add_ons
  const chosen = portal.selection.addOns
  // In the clinic's order, whichever was ticked first.
  const toggle = (toggled: string) =>
    portal.setAddOns(addOns.map(({ id }) => id).filter((id) => (id === toggled ? !chosen.includes(id) : chosen.includes(id))))
  return (
    <>
      <ul className="choices">
        {addOns.map((addOn) => (
          <li key={addOn.id}>
            <AddOnChoice
              addOn={addOn}
              portal={portal}
              isChosen={chosen.includes(addOn.id)}
              isPossible={combineAddOns(service, [...chosen, addOn.id]).includes(addOn.id)}
              onToggle={() => toggle(addOn.id)}
            />
          </li>
        ))}
      </ul>
      <Button onClick={portal.pickAddOns}>{t(chosen.length > 0 ? 'addOns.add' : 'addOns.none')}</Button>
    </>
  )
}

interface ChoiceProps {
  addOn: AddOn
  portal: Portal
  isChosen: boolean
  /** Whether somebody performs it together with what is chosen. */
  isPossible: boolean
  onToggle: () => void
}

function AddOnChoice({ addOn, portal, isChosen, isPossible, onToggle }: ChoiceProps) {
  const t = useTranslation()
  const language = useLanguage()
  const [first, second] = language === 'sv' ? [addOn.description_sv, addOn.description_en] : [addOn.description_en, addOn.description_sv]
  const description = first || second
  return (
    <label className="choice">
      <input type="checkbox" checked={isChosen} disabled={!isPossible} onChange={onToggle} />
      <span className="choice-main">
        <span className="choice-name">{getName(addOn, language)}</span>
        {!isPossible && <span className="choice-help">{t('addOns.apart')}</span>}
        <span className="choice-help">{t('addOns.more', { minutes: formatServiceDuration(t, addOn.duration) })}</span>
        {description && <span className="choice-help choice-words">{description}</span>}
      </span>
      <span className="choice-price tabular-numbers">{formatMoney(addOn.price, portal.clinic.unit, language)}</span>
    </label>
  )
}
