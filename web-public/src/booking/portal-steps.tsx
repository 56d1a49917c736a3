import { type Language, Notice, ProgressBar, Skeleton, useIsOnline } from '@clinic/kit/lite'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from '../texts'
import type { StepName } from './booking-selection'
import { Summary } from './booking-summary'
import { ErrorNotice } from './error-notice'
import type { Clinic } from './portal.api'
import { BookingDayStep } from './steps/day-step'
import { DetailsStep } from './steps/details-step'
import { DoneStep } from './steps/done-step'
import { ReviewStep } from './steps/review-step'
import { ServiceStep } from './steps/service-step'
import { TimeStep } from './steps/time-step'
import { type Portal, useBookingFlow } from './use-booking-flow'

const AddOnsStep = lazy(() => import('./steps/add-ons-step'))
const JoinStep = lazy(() => import('../features/waiting-list/join-step'))
const IdentificationStep = lazy(() => import('../features/identification/identification-step'))

const SCREENS: Record<StepName, ComponentType<{ portal: Portal }>> = {
  service: ServiceStep,
  addOns: AddOnsStep,
  day: BookingDayStep,
  time: TimeStep,
  details: DetailsStep,
  review: ReviewStep,
  done: DoneStep,
}

/** The screen of the visitor's step; the review asks for the code first, and confirms nothing before BankID where the clinic needs it. */
function getScreen({ step, clinic, flow, selection }: Portal): ComponentType<{ portal: Portal }> {
  if (step !== 'review' || flow.flow?.state !== 'verified') return SCREENS[step]
  if (clinic.content.needs_bankid && !flow.flow.is_identified) return IdentificationStep
  return selection.isWaiting ? JoinStep : SCREENS.review
}

export function PortalSteps({ companyId, clinic, language }: { companyId: string; clinic: Clinic; language: Language }) {
  const t = useTranslation()
  const portal = useBookingFlow(companyId, clinic, language)
  const { step, flow } = portal
  const Screen = getScreen(portal)
  const isLoading = flow.isLoading && !flow.flow
  return (
    <div className="portal" data-step={step}>
      <main>
        <StepHead portal={portal} />
        <Offline />
        {isLoading && (flow.error ? <ErrorNotice error={flow.error} onRetry={flow.reload} /> : <Skeleton rows={4} label={t('loading')} />)}
        {!isLoading && (
          <Suspense fallback={<Skeleton rows={4} label={t('loading')} />}>
            <Screen portal={portal} />
          </Suspense>
        )}
      </main>
      {step !== 'review' && step !== 'done' && <Summary portal={portal} />}
    </div>
  )
}

function StepHead({ portal: { step, steps, back, selection } }: { portal: Portal }) {
  const t = useTranslation()
  const names: Record<StepName, string> = {
    service: t('service.step'),
    addOns: t('addOns.step'),
    day: t('day.step'),
    time: t('time.step'),
    details: t('details.step'),
    review: t(selection.isWaiting ? 'review.waitStep' : 'review.step'),
    done: '',
  }
  if (step === 'done') return null
  const position = steps.indexOf(step) + 1
  const total = steps.length - 1
  return (
    <div className="step-head">
      <div className="step-line">
        {position > 1 && (
          <button type="button" className="back" onClick={() => back(step)}>
            <span aria-hidden="true">←</span> {t('back')}
          </button>
        )}
        <p className="quiet tabular-numbers">{t('stepOf', { position, total, name: names[step] })}</p>
      </div>
      <ProgressBar current={position} total={total} label={t('stepOf', { position, total, name: names[step] })} />
    </div>
  )
}

function Offline() {
  const t = useTranslation()
  if (useIsOnline()) return null
  return (
    <Notice kind="warning" title={t('error.offline')}>
      <p>{t('error.offlineHelp')}</p>
    </Notice>
  )
}
