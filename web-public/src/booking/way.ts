import { CallError, dayOf, instant, type Memory } from '@clinic/kit/lite'
import { depthNow, navigate } from '../address'
import { type Choice, inUrl, STEPS, type StepName, wholeChoice } from './choice'
import type { Clinic, Details, Flow, Slot } from './portal.api'
import { forgetTyped, keepSent, readSent } from './typed'
import type { FlowHandle } from './use-flow'
import type { useDeed } from './use-portal'

/** What every step from one question to the next needs to know. */
export interface Way {
  clinic: Clinic
  choice: Choice
  flow: FlowHandle
  deed: ReturnType<typeof useDeed>
  memory: Memory
}

/** Where a flow goes on after a choice: a visitor who is verified has their time held at once. */
async function onward(flow: FlowHandle, known: Flow) {
  if (known.state !== 'verified') return navigate({ step: 'details' })
  if (known.hold?.start_at !== known.choice?.start_at) await flow.hold()
  navigate({ step: 'review' })
}

/** What the URL says is what the server shall know. */
async function settled({ choice, flow }: Way) {
  const whole = wholeChoice(choice)
  return whole ? flow.chooseUnlessKnown(whole, flow.flow) : null
}

/** The questions that cost nothing: each answer is a new address. Only a time is told to the server. */
export function choosing(way: Way) {
  const { clinic, choice, flow, deed } = way
  const move = (patch: Record<string, string | null>) => {
    deed.clear()
    navigate(patch)
  }
  return {
    pickService: (id: string) => move({ service: id, with: null, day: null, at: null, step: 'practitioner' }),
    pickPractitioner: (id: string) => move({ with: id, day: null, at: null, step: 'day' }),
    pickDay: (day: string) => move({ day, at: null, step: 'time' }),
    pickTime: ({ start_at }: Slot) =>
      deed.run(async () => {
        const whole = wholeChoice({ ...choice, at: start_at })
        if (!whole) return
        const known = await freshFlow(() => flow.choose(whole), flow.forget)
        navigate({ day: dayOf(instant(start_at), clinic.timezone), at: inUrl(start_at), step: 'time' }, 'replace')
        await onward(flow, known)
      }),
    change: (step: StepName) => move({ step }),
    back: (from: StepName) => {
      deed.clear()
      if (depthNow() > 0) window.history.back()
      else navigate({ step: STEPS[Math.max(0, STEPS.indexOf(from) - 1)] ?? null }, 'replace')
    },
    startOver: () => {
      flow.forget()
      move({ service: null, with: null, day: null, at: null, step: null })
    },
  }
}

/** From the visitor's details to the booking. */
export function confirming(way: Way) {
  const { flow, deed, memory } = way
  return {
    giveDetails: (details: Details) =>
      deed.run(async () => {
        const known = await settled(way)
        const unchanged = readSent(memory) === JSON.stringify(details)
        if (known?.state === 'verified' && unchanged) return onward(flow, known)
        if (!(known?.state === 'code_sent' && unchanged)) await flow.sendCode(details)
        keepSent(memory, details)
        navigate({ step: 'code' })
      }),
    giveCode: (code: string) =>
      deed.run(async () => {
        await flow.verify(code)
        navigate({ step: 'review' }, 'replace')
      }),
    resend: () => deed.run(async () => void (await flow.resendCode())),
    holdAgain: () =>
      deed.run(async () => {
        await settled(way)
        await flow.hold()
      }),
    confirm: () =>
      deed.run(async () => {
        await flow.book()
        forgetTyped(memory)
        navigate({ step: 'done' }, 'replace')
      }),
  }
}

/** A flow that ended while the visitor was choosing is simply begun anew: nothing of it was typed yet. */
async function freshFlow(choose: () => Promise<Flow>, forget: () => void) {
  try {
    return await choose()
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error
    forget()
    return choose()
  }
}
