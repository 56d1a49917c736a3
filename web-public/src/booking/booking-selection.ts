import type { Flow, SlotQuery } from './portal.api'

export const STEPS = ['service', 'practitioner', 'day', 'time', 'details', 'code', 'review', 'done'] as const
export type StepName = (typeof STEPS)[number]

/** The visitor's selections so far, stored in the URL. */
export interface Selection {
  service: string | null
  practitioner: string | null
  day: string | null
  at: string | null
  /** The visitor joins the waiting list, as no time suits. */
  isWaiting: boolean
}

export const ANYONE = 'any'

export function readSelection(query: URLSearchParams): Selection {
  return {
    service: query.get('service'),
    practitioner: query.get('with'),
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
  }
}

export function completeSelection(selection: Selection): NonNullable<Flow['selection']> | null {
  return selection.service && selection.practitioner && selection.at ? { ...toSlotQuery(selection), start_at: selection.at } : null
}

/** Return the step in the URL, or the first unanswered step before it. */
export function currentStep(requestedStep: string | null, selection: Selection, flow: Flow | null): StepName {
  if (flow?.state === 'booked') return 'done'
  const step = STEPS.find((name) => name === requestedStep) ?? 'service'
  const index = STEPS.indexOf(step)
  if (index > 0 && !selection.service) return 'service'
  if (index > 1 && !selection.practitioner) return 'practitioner'
  const missing = selection.isWaiting && index > 3 ? null : findMissingTime(index, selection)
  if (missing) return missing
  if (index > 4 && flow?.state === 'verified') return 'review'
  if (index > 4) return flow?.state === 'code_sent' ? 'code' : 'details'
  return step
}

const findMissingTime = (index: number, { day, at }: Selection): StepName | null =>
  index > 2 && !day ? 'day' : index > 3 && !at ? 'time' : null

/** Return whether the server's hold is for the selection in the URL, and not for a time selected before going back. */
export function isHeld(selection: Selection, flow: Flow | null) {
  const reserved = flow?.selection
  return Boolean(flow?.hold && reserved && flow.hold.start_at === selection.at && isSameSelection(reserved, completeSelection(selection)))
}

export function isSameSelection(a: Flow['selection'], b: Flow['selection']) {
  return a?.service_id === b?.service_id && a?.practitioner_id === b?.practitioner_id && a?.start_at === b?.start_at
}
