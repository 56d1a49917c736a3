import { type Language, Notice, Progress, Skeleton, useOnline } from '@clinic/kit/lite'
import type { ComponentType } from 'react'
import { useTexts } from '../texts'
import { STEPS, type StepName } from './choice'
import type { Clinic } from './portal.api'
import { CodeStep } from './steps/code-step'
import { DayStep } from './steps/day-step'
import { DetailsStep } from './steps/details-step'
import { DoneStep } from './steps/done-step'
import { PractitionerStep } from './steps/practitioner-step'
import { ReviewStep } from './steps/review-step'
import { ServiceStep } from './steps/service-step'
import { TimeStep } from './steps/time-step'
import { Summary } from './summary'
import { ErrorNotice } from './trouble-notice'
import { type Portal, usePortal } from './use-portal'

const SCREENS: Record<StepName, ComponentType<{ portal: Portal }>> = {
  service: ServiceStep,
  practitioner: PractitionerStep,
  day: DayStep,
  time: TimeStep,
  details: DetailsStep,
  code: CodeStep,
  review: ReviewStep,
  done: DoneStep,
}

export function PortalSteps({ companyId, clinic, language }: { companyId: string; clinic: Clinic; language: Language }) {
  const { t } = useTexts()
  const portal = usePortal(companyId, clinic, language)
  const { step, flow } = portal
  const Screen = SCREENS[step]
  const asking = flow.asking && !flow.flow
  return (
    <div className="portal" data-step={step}>
      <main>
        <StepHead portal={portal} />
        <Offline />
        {asking && (flow.error ? <ErrorNotice error={flow.error} again={flow.askAgain} /> : <Skeleton rows={4} label={t.loading} />)}
        {!asking && <Screen portal={portal} />}
      </main>
      {step !== 'review' && step !== 'done' && <Summary portal={portal} />}
    </div>
  )
}

function StepHead({ portal: { step, back } }: { portal: Portal }) {
  const { t } = useTexts()
  const names: Record<StepName, string> = {
    service: t.service.step,
    practitioner: t.practitioner.step,
    day: t.day.step,
    time: t.time.step,
    details: t.details.step,
    code: t.code.step,
    review: t.review.step,
    done: '',
  }
  if (step === 'done') return null
  const at = STEPS.indexOf(step) + 1
  const of = STEPS.length - 1
  return (
    <div className="step-head">
      <div className="step-line">
        {at > 1 && (
          <button type="button" className="back" onClick={() => back(step)}>
            <span aria-hidden="true">←</span> {t.back}
          </button>
        )}
        <p className="quiet numbers">{t.stepOf(at, of, names[step])}</p>
      </div>
      <Progress at={at} of={of} label={t.stepOf(at, of, names[step])} />
    </div>
  )
}

function Offline() {
  const { t } = useTexts()
  if (useOnline()) return null
  return (
    <Notice kind="warning" title={t.trouble.offline}>
      <p>{t.trouble.offlineHelp}</p>
    </Notice>
  )
}
