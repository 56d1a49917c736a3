import { CallError, dayOf, instant, type Language, type Memory, openAttempts, openMemory, useLoad } from '@clinic/kit/lite'
import { useCallback, useMemo, useRef, useState } from 'react'
import { depthNow, navigate, useQuery } from '../address'
import { type Choice, inUrl, readChoice, STEPS, type StepName, stepNow, wholeChoice } from './choice'
import type { Category, Clinic, Details, Flow, Slot } from './portal.api'
import { portalApi } from './portal.api'
import { forgetTyped, keepSent, readSent } from './typed'
import { type FlowHandle, useFlow } from './use-flow'

/** What the last deed ran into, to be told at the step where it can be mended. */
export interface Trouble {
  taken: Slot[] | null
  ended: boolean
  error: CallError | null
}

const NONE: Trouble = { taken: null, ended: false, error: null }

export function usePortal(companyId: string, clinic: Clinic, language: Language) {
  const api = useMemo(() => portalApi(companyId, language), [companyId, language])
  const memory = useMemo(() => openMemory(`booking.${companyId}`), [companyId])
  const once = useMemo(() => openAttempts(memory), [memory])
  const flow = useFlow(api, memory, once)
  const query = useQuery()
  const choice = readChoice(query)
  const deed = useDeed(flow)
  const categories = useLoad('categories', api.categories)
  const gone = Boolean(choice.service && categories.data && !serviceOf(categories.data, choice.service))
  const step = stepNow(query.get('step'), gone ? { ...choice, service: null } : choice, flow.flow)
  const practitioners = useLoad(choice.service && `practitioners:${choice.service}`, (signal) =>
    api.practitioners(choice.service ?? '', signal),
  )
  const go = walk({ clinic, choice, flow, deed, memory })
  return {
    api, memory, clinic, language, choice, step, gone, flow, categories, practitioners,
    service: serviceOf(categories.data ?? [], choice.service),
    busy: deed.busy, trouble: deed.trouble, retry: deed.retry, ...go,
  }
}

/** A service may have been taken away since the link was made or the question answered. */
const serviceOf = (categories: Category[], id: string | null) =>
  categories.flatMap(({ services }) => services).find((service) => service.id === id)

export type Portal = ReturnType<typeof usePortal>

/** Runs one deed at a time and sorts what it runs into; pressing twice is pressing once. */
function useDeed(flow: FlowHandle) {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>(NONE)
  const last = useRef<(() => Promise<void>) | null>(null)
  const running = useRef(false)

  const { forget } = flow
  const run = useCallback(
    async (deed: () => Promise<void>) => {
      if (running.current) return
      running.current = true
      last.current = deed
      setBusy(true)
      try {
        await deed()
        setTrouble(NONE)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        setTrouble(sortOut(error, forget))
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [forget],
  )
  return { busy, trouble, run, clear: () => setTrouble(NONE), retry: () => last.current && run(last.current) }
}

function sortOut(error: CallError, forget: () => void): Trouble {
  if (error.code === 'booking.time_taken') {
    navigate({ at: null, step: 'time' }, 'replace')
    return { ...NONE, taken: (error.data.slots as Slot[] | undefined) ?? [] }
  }
  if (error.status === 401) {
    forget()
    navigate({ step: 'details' }, 'replace')
    return { ...NONE, ended: true }
  }
  return { ...NONE, error }
}

interface Walk {
  clinic: Clinic
  choice: Choice
  flow: FlowHandle
  deed: ReturnType<typeof useDeed>
  memory: Memory
}

/** Every way from one step to the next. */
function walk({ clinic, choice, flow, deed, memory }: Walk) {
  const move = (patch: Record<string, string | null>) => {
    deed.clear()
    navigate(patch)
  }
  const onward = async (known: Flow, how: 'push' | 'replace' = 'push') => {
    if (known.state !== 'verified') return navigate({ step: 'details' }, how)
    if (known.hold?.start_at !== known.choice?.start_at) await flow.hold()
    navigate({ step: 'review' }, how)
  }
  const settled = async () => {
    const whole = wholeChoice(choice)
    return whole ? flow.chooseUnlessKnown(whole, flow.flow) : null
  }
  return {
    pickService: (id: string) => move({ service: id, with: null, day: null, at: null, step: 'practitioner' }),
    pickPractitioner: (id: string) => move({ with: id, day: null, at: null, step: 'day' }),
    pickDay: (day: string) => move({ day, at: null, step: 'time' }),
    change: (step: StepName) => move({ step }),
    pickTime: ({ start_at }: Slot) =>
      deed.run(async () => {
        const whole = wholeChoice({ ...choice, at: start_at })
        if (!whole) return
        const known = await freshFlow(() => flow.choose(whole), flow.forget)
        navigate({ day: dayOf(instant(start_at), clinic.timezone), at: inUrl(start_at), step: 'time' }, 'replace')
        await onward(known)
      }),
    giveDetails: (details: Details) =>
      deed.run(async () => {
        const known = await settled()
        const unchanged = readSent(memory) === JSON.stringify(details)
        if (known?.state === 'verified' && unchanged) return onward(known)
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
        await settled()
        await flow.hold()
      }),
    confirm: () =>
      deed.run(async () => {
        await flow.book()
        forgetTyped(memory)
        navigate({ step: 'done' }, 'replace')
      }),
    startOver: () => {
      flow.forget()
      move({ service: null, with: null, day: null, at: null, step: null })
    },
    back: (from: StepName) => {
      deed.clear()
      if (depthNow() > 0) window.history.back()
      else navigate({ step: STEPS[Math.max(0, STEPS.indexOf(from) - 1)] ?? null }, 'replace')
    },
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
