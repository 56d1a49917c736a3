import { CallError, type Language, openAttempts, openMemory, useLoad } from '@clinic/kit/lite'
import { useCallback, useMemo, useRef, useState } from 'react'
import { navigate, useQuery } from '../address'
import { readChoice, stepNow } from './choice'
import type { Category, Clinic, Slot } from './portal.api'
import { portalApi } from './portal.api'
import { type FlowHandle, useFlow } from './use-flow'
import { choosing, confirming } from './way'

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
  const way = { clinic, choice, flow, deed, memory }
  return {
    api,
    memory,
    clinic,
    language,
    choice,
    step,
    gone,
    flow,
    categories,
    practitioners,
    service: serviceOf(categories.data ?? [], choice.service),
    busy: deed.busy,
    trouble: deed.trouble,
    retry: deed.retry,
    ...choosing(way),
    ...confirming(way),
  }
}

/** A service may have been taken away since the link was made or the question answered. */
const serviceOf = (categories: Category[], id: string | null) =>
  categories.flatMap(({ services }) => services).find((service) => service.id === id)

export type Portal = ReturnType<typeof usePortal>

/** Runs one deed at a time and sorts what it runs into; pressing twice is pressing once. */
export function useDeed(flow: FlowHandle) {
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
