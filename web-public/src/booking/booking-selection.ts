import type { Flow, Service, SlotQuery } from './portal.api'

export const STEPS = ['service', 'addOns', 'day', 'time', 'details', 'review', 'done'] as const
export type StepName = (typeof STEPS)[number]

/** Steps of older links, by the step that has their question now: the practitioner is chosen with the day, the code typed at the review. */
const FORMER_STEPS: Record<string, StepName> = { practitioner: 'day', code: 'review' }

/** The steps of a booking of a service: no extras where it has none. The current one is among them. */
export const listSteps = (service: Service | undefined, current?: StepName) =>
  STEPS.filter((name) => name === current || name !== 'addOns' || service?.add_ons.length)

/** Return the step, or the next one that a booking of the service asks for. */
export const skipSteps = (step: StepName, service: Service | undefined) =>
  (service && listSteps(service).find((name) => STEPS.indexOf(name) >= STEPS.indexOf(step))) ?? step

/** The visitor's selections so far, stored in the URL. */
export interface Selection {
  service: string | null
  /** The services that the same visit has besides. */
  addOns: string[]
  /** The practitioner's id, or `ANYONE` until the visitor chooses one. */
  practitioner: string
  day: string | null
  at: string | null
  /** The visitor joins the waiting list, as no time suits. */
  isWaiting: boolean
}

export const ANYONE = 'any'

export function readSelection(query: URLSearchParams): Selection {
  return {
    service: query.get('service'),
    addOns: query.get('add')?.split(',').filter(Boolean) ?? [],
    practitioner: query.get('with') ?? ANYONE,
    day: matchOrNull(query.get('day'), /^\d{4}-\d{2}-\d{2}$/),
    at: matchOrNull(query.get('at'), /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)?.replace('T', ' ') ?? null,
    isWaiting: query.has('wait'),
  }
}

const matchOrNull = (value: string | null, pattern: RegExp) => (value && pattern.test(value) ? value : null)

export const toUrlParam = (startAt: string) => startAt.replace(' ', 'T')

export function toSlotQuery(selection: Selection): SlotQuery {
  return {
    service_id: selection.service ?? '',
    practitioner_id: selection.practitioner === ANYONE ? null : selection.practitioner,
    add_on_ids: selection.addOns,
  }
}

export function completeSelection(selection: Selection): NonNullable<Flow['selection']> | null {
  return selection.service && selection.at ? { ...toSlotQuery(selection), start_at: selection.at } : null
}

const isAfter = (step: StepName, earlier: StepName) => STEPS.indexOf(step) > STEPS.indexOf(earlier)

/** Return the step in the URL, or the first unanswered step before it. */
export function currentStep(requestedStep: string | null, selection: Selection, flow: Flow | null): StepName {
  if (flow?.state === 'booked') return 'done'
  const step = FORMER_STEPS[requestedStep ?? ''] ?? STEPS.find((name) => name === requestedStep) ?? 'service'
  if (isAfter(step, 'service') && !selection.service) return 'service'
  const missing = selection.isWaiting && isAfter(step, 'time') ? null : findMissingTime(step, selection)
  if (missing) return missing
  if (isAfter(step, 'details')) return flow && flow.state !== 'open' ? 'review' : 'details'
  return step
}

const findMissingTime = (step: StepName, { day, at }: Selection): StepName | null =>
  isAfter(step, 'day') && !day ? 'day' : isAfter(step, 'time') && !at ? 'time' : null

/** Return whether the server's hold is for the selection in the URL, and not for a time selected before going back. */
export function isHeld(selection: Selection, flow: Flow | null) {
  const reserved = flow?.selection
  return Boolean(flow?.hold && reserved && flow.hold.start_at === selection.at && isSameSelection(reserved, completeSelection(selection)))
}

export function isSameSelection(a: Flow['selection'], b: Flow['selection']) {
  const visit = (selection: Flow['selection']) => [selection?.service_id, ...(selection?.add_on_ids ?? [])].join()
  return visit(a) === visit(b) && a?.practitioner_id === b?.practitioner_id && a?.start_at === b?.start_at
}
