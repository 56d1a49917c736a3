import { asMinutes, Button, instant, Notice, Step, useSecondsUntil } from '@clinic/kit/lite'
import { useTexts } from '../../texts'
import { isHeld } from '../choice'
import { ChoiceList } from '../summary'
import { TroubleNotice } from '../trouble-notice'
import type { Portal } from '../use-portal'
import { ZoneNote } from '../zone-note'

export function ReviewStep({ portal }: { portal: Portal }) {
  const { t } = useTexts()
  const hold = isHeld(portal.choice, portal.flow.flow) ? portal.flow.flow?.hold : null
  const seconds = useSecondsUntil(hold?.expires_at)
  const held = seconds > 0
  return (
    <Step name="review" title={t.review.title}>
      <div className="card">
        <ChoiceList portal={portal} withPerson={hold?.practitioner_id} />
      </div>
      {portal.choice.at && <ZoneNote clinic={portal.clinic} at={instant(portal.choice.at)} exact />}
      {held ? (
        <Held seconds={seconds} />
      ) : (
        <Notice kind="warning" title={t.review.expired}>
          <p>{t.review.expiredHelp}</p>
        </Notice>
      )}
      <TroubleNotice portal={portal} />
      {held ? (
        <Button onClick={portal.confirm} busy={portal.busy}>
          {t.review.confirm}
        </Button>
      ) : (
        <Button onClick={portal.holdAgain} busy={portal.busy}>
          {t.review.holdAgain}
        </Button>
      )}
      <Button kind="quiet" onClick={() => portal.change('time')}>
        {t.review.otherTime}
      </Button>
    </Step>
  )
}

/** The clock is for the eye; a screen reader is told once at the start and once in the last minute. */
function Held({ seconds }: { seconds: number }) {
  const { t } = useTexts()
  return (
    <div className={seconds < 60 ? 'held held-soon' : 'held'}>
      <p className="numbers" role="timer" aria-live="off">
        {t.review.held(asMinutes(seconds))}
      </p>
      <p className="hidden" role="status">
        {seconds < 60 && t.review.almost}
      </p>
    </div>
  )
}
