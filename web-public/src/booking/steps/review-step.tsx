import { Button, formatCountdown, Notice, parseInstant, Step, useSecondsUntil } from '@clinic/kit/lite'
import { useTranslation } from '../../texts'
import { isHeld } from '../booking-selection'
import { SelectionList } from '../booking-summary'
import { CancellationPolicyNote } from '../cancellation-policy-note'
import { FlowErrorNotice } from '../error-notice'
import { FeeTermsNote } from '../fee-terms-note'
import { TimezoneNote } from '../timezone-note'
import type { Portal } from '../use-booking-flow'
import { CodeForm } from './code-form'
import { PayButtons } from './pay-buttons'

/** The last step: the code of a visitor whose phone isn't verified in this flow, then the confirmation or payment of the held time. */
export function ReviewStep({ portal }: { portal: Portal }) {
  const t = useTranslation()
  if (portal.flow.flow?.state === 'verified') return <Confirmation portal={portal} />
  if (portal.selection.isWaiting)
    return (
      <Step name="code" title={t('code.title')}>
        <CodeForm portal={portal} />
      </Step>
    )
  return (
    <Step name="code" title={t('review.title')}>
      <Selected portal={portal} />
      <CodeForm portal={portal} />
    </Step>
  )
}

/** What is booked. */
function Selected({ portal, practitionerId }: { portal: Portal; practitionerId?: string | undefined }) {
  return (
    <>
      <div className="card">
        <SelectionList portal={portal} practitionerId={practitionerId} />
      </div>
      {portal.selection.at && <TimezoneNote clinic={portal.clinic} at={parseInstant(portal.selection.at)} exact />}
    </>
  )
}

function Confirmation({ portal }: { portal: Portal }) {
  const t = useTranslation()
  const hold = isHeld(portal.selection, portal.flow.flow) ? portal.flow.flow?.hold : null
  const seconds = useSecondsUntil(hold?.expires_at)
  const hasTimeLeft = seconds > 0
  const terms = portal.flow.flow?.payment_terms
  return (
    <Step name="review" title={t('review.title')}>
      <Selected portal={portal} practitionerId={hold?.practitioner_id} />
      {hasTimeLeft ? (
        <HoldTimer seconds={seconds} />
      ) : (
        <Notice kind="warning" title={t('review.expired')}>
          <p>{t('review.expiredHelp')}</p>
        </Notice>
      )}
      <CancellationPolicyNote clinic={portal.clinic} />
      <FeeTermsNote terms={portal.flow.flow?.fee_terms} clinic={portal.clinic} />
      <FlowErrorNotice portal={portal} />
      {hasTimeLeft && terms && <PayButtons portal={portal} terms={terms} />}
      {hasTimeLeft && !terms && (
        <Button onClick={portal.confirm} isBusy={portal.isBusy}>
          {t('review.confirm')}
        </Button>
      )}
      {!hasTimeLeft && (
        <Button onClick={portal.renewHold} isBusy={portal.isBusy}>
          {t('review.holdAgain')}
        </Button>
      )}
      <Button kind="secondary" onClick={() => portal.change('time')}>
        {t('review.otherTime')}
      </Button>
    </Step>
  )
}

/** Countdown of the hold. Screen readers announce it only in the last minute. */
function HoldTimer({ seconds }: { seconds: number }) {
  const t = useTranslation()
  return (
    <div className={seconds < 60 ? 'held held-soon' : 'held'}>
      <p className="tabular-numbers" role="timer" aria-live="off">
        {t('review.holdRemaining', { time: formatCountdown(seconds) })}
      </p>
      <p className="visually-hidden" role="status">
        {seconds < 60 && t('review.almost')}
      </p>
    </div>
  )
}
