import { ApiError, getLocalDay, type Language, parseInstant, type SessionStore } from '@clinic/kit/lite'
import { getHistoryDepth, setUrlParams } from '../url-state'
import { ANYONE, completeSelection, listSteps, type Selection, type StepName, toUrlParam } from './booking-selection'
import { clearSavedDetails, loadSentDetails, saveSentDetails } from './details-form'
import { getPaymentUrl, rememberPayment } from './payment-memory'
import type { Clinic, Details, Flow, PaymentMethod, Service, Slot } from './portal.api'
import type { useFlowAction } from './use-flow-action'
import type { FlowHandle } from './use-server-flow'

/** Input of the actions that lead from one step to the next. */
export interface FlowContext {
  companyId: string
  language: Language
  clinic: Clinic
  selection: Selection
  /** The steps of this booking, in their order. */
  steps: readonly StepName[]
  flow: FlowHandle
  action: ReturnType<typeof useFlowAction>
  store: SessionStore
  findService: (id: string | null) => Service | undefined
}

/** Go to the next step after a time was selected; a verified visitor's time is held at once. */
async function continueAfterSelection(flow: FlowHandle, serverFlow: Flow) {
  if (serverFlow.state !== 'verified') return setUrlParams({ step: 'details' })
  if (serverFlow.hold?.start_at !== serverFlow.selection?.start_at) await flow.hold()
  setUrlParams({ step: 'review' })
}

/** Send the selection in the URL to the server. */
async function syncSelection({ selection, flow }: FlowContext) {
  const completed = completeSelection(selection)
  return completed ? flow.selectSlotUnlessSame(completed, flow.flow) : null
}

/** Actions of the selection steps. Each selection changes the URL; only a selected time is sent to the server. */
export function createSelectionActions(context: FlowContext) {
  const { clinic, selection, steps, flow, action, findService } = context
  const getNextStep = (from: StepName, id: string | null) => {
    const next = listSteps(findService(id), from)
    return next[next.indexOf(from) + 1] ?? null
  }
  const getOnlyPractitioner = (id: string | null) => findService(id)?.practitioner_id ?? null
  const goTo = (patch: Record<string, string | null>) => {
    action.clear()
    setUrlParams(patch)
  }
  return {
    pickService: (id: string) =>
      goTo({ service: id, add: null, with: getOnlyPractitioner(id), day: null, at: null, wait: null, step: getNextStep('service', id) }),
    /** Another choice of add-ons asks anew for all that depends on it; the summary shows it at once. */
    setAddOns: (ids: string[]) => {
      const visit = { add: ids.join(',') || null, with: getOnlyPractitioner(selection.service), day: null, at: null, wait: null }
      setUrlParams(visit, 'replace')
    },
    pickAddOns: () => goTo({ step: getNextStep('addOns', selection.service) }),
    /** Another practitioner is chosen at the same step as the day, whose free times are then theirs. */
    pickPractitioner: (id: string) => {
      action.clear()
      setUrlParams({ with: id === ANYONE ? null : id, day: null, at: null, wait: null, step: 'day' }, 'replace')
    },
    pickDay: (day: string) => goTo({ day, at: null, wait: null, step: 'time' }),
    wait: () => goTo({ add: null, day: null, at: null, wait: '1', step: flow.flow?.state === 'verified' ? 'review' : 'details' }),
    pickTime: ({ start_at }: Slot) =>
      action.run(async () => {
        const completed = completeSelection({ ...selection, at: start_at })
        if (!completed) return
        const serverFlow = await withFreshFlow(() => flow.selectSlot(completed), flow.reset)
        setUrlParams({ day: getLocalDay(parseInstant(start_at), clinic.timezone), at: toUrlParam(start_at), step: 'time' }, 'replace')
        await continueAfterSelection(flow, serverFlow)
      }),
    change: (step: StepName) => goTo({ step }),
    back: (from: StepName) => {
      action.clear()
      if (getHistoryDepth() > 0) window.history.back()
      else setUrlParams({ step: steps[Math.max(0, steps.indexOf(from) - 1)] ?? null }, 'replace')
    },
    startOver: () => {
      flow.reset()
      goTo({ service: null, add: null, with: null, day: null, at: null, wait: null, step: null })
    },
  }
}

/** Actions from the visitor's details to the booking. */
export function createConfirmActions(context: FlowContext) {
  const { companyId, language, flow, action, store } = context
  return {
    submitDetails: (details: Details) =>
      action.run(async () => {
        const serverFlow = await syncSelection(context)
        const unchanged = loadSentDetails(store) === JSON.stringify(details)
        if (serverFlow?.state === 'verified' && unchanged) return continueAfterSelection(flow, serverFlow)
        if (!(serverFlow?.state === 'code_sent' && unchanged)) await flow.sendCode(details)
        saveSentDetails(store, details)
        setUrlParams({ step: 'review' })
      }),
    /** The code is typed at the review, which then shows the held time. */
    submitCode: (code: string) => action.run(async () => void (await flow.verify(code))),
    resend: () => action.run(async () => void (await flow.resendCode())),
    renewHold: () =>
      action.run(async () => {
        await syncSelection(context)
        await flow.hold()
      }),
    pay: (method: PaymentMethod, cardConsent?: string) =>
      action.run(async () => {
        const payment = await withDetailsStep(context, () => flow.pay(method, cardConsent))
        rememberPayment({ companyId, key: payment.key, portalUrl: window.location.href })
        clearSavedDetails(store)
        window.location.assign(payment.url || getPaymentUrl(companyId, payment.key, language))
      }),
    confirm: () =>
      action.run(async () => {
        await withDetailsStep(context, () => flow.book())
        clearSavedDetails(store)
        setUrlParams({ step: 'done' }, 'replace')
      }),
  }
}

/** Go to the details when one of them is refused; a number that BankID gave can't be typed there, and is told of where it is. */
async function withDetailsStep<T>({ clinic }: FlowContext, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    const fields = error instanceof ApiError ? Object.keys(error.errors) : []
    if (fields.length > 0 && !(clinic.content.needs_bankid && fields.includes('personal_id'))) setUrlParams({ step: 'details' })
    throw error
  }
}

/** Retry with a new flow when the old one has expired: nothing was typed in it yet. */
async function withFreshFlow(selectSlot: () => Promise<Flow>, reset: () => void) {
  try {
    return await selectSlot()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    reset()
    return selectSlot()
  }
}
