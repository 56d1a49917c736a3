import type { Flow, Wanted } from './portal.api'

export const STEPS = ['service', 'practitioner', 'day', 'time', 'details', 'code', 'review', 'done'] as const
export type StepName = (typeof STEPS)[number]

/** What a visitor has chosen so far; all of it stands in the URL. */
export interface Choice {
  service: string | null
  practitioner: string | null
  day: string | null
  at: string | null
}

export const ANYONE = 'any'

export function readChoice(query: URLSearchParams): Choice {
  return {
    service: query.get('service'),
    practitioner: query.get('with'),
    day: validOr(query.get('day'), /^\d{4}-\d{2}-\d{2}$/),
    at: validOr(query.get('at'), /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)?.replace('T', ' ') ?? null,
  }
}

const validOr = (value: string | null, form: RegExp) => (value && form.test(value) ? value : null)

export const inUrl = (startAt: string) => startAt.replace(' ', 'T')

export function wanted(choice: Choice): Wanted {
  return {
    service_id: choice.service ?? '',
    practitioner_id: choice.practitioner === ANYONE ? null : choice.practitioner,
  }
}

export function wholeChoice(choice: Choice): NonNullable<Flow['choice']> | null {
  return choice.service && choice.practitioner && choice.at ? { ...wanted(choice), start_at: choice.at } : null
}

/** The step that the URL asks for, or the first one before it whose question has no answer yet. */
export function stepNow(asked: string | null, choice: Choice, flow: Flow | null): StepName {
  if (flow?.state === 'booked') return 'done'
  const step = STEPS.find((name) => name === asked) ?? 'service'
  const at = STEPS.indexOf(step)
  if (at > 0 && !choice.service) return 'service'
  if (at > 1 && !choice.practitioner) return 'practitioner'
  if (at > 2 && !choice.day) return 'day'
  if (at > 3 && !choice.at) return 'time'
  if (at > 4 && flow?.state === 'verified') return 'review'
  if (at > 4) return flow?.state === 'code_sent' ? 'code' : 'details'
  return step
}

/** Whether the server's hold is for what the URL says, and not for a time chosen before going back. */
export function isHeld(choice: Choice, flow: Flow | null) {
  const made = flow?.choice
  return Boolean(flow?.hold && made && flow.hold.start_at === choice.at && sameChoice(made, wholeChoice(choice)))
}

export function sameChoice(one: Flow['choice'], other: Flow['choice']) {
  return one?.service_id === other?.service_id && one?.practitioner_id === other?.practitioner_id && one?.start_at === other?.start_at
}
