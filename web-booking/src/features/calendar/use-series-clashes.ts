import { ApiError } from '@clinic/kit/api'
import { useEffect, useRef, useState } from 'react'
import type { SeriesClash } from './series.api'

interface State {
  /** The times that were sent; with others the clashes are out of date. */
  times: string
  clashes: SeriesClash[]
  /** The start chosen for each clash by its position; null leaves it out. */
  choices: Record<number, string | null>
}

interface OccurrenceChange {
  position: number
  start_at: string | null
}

const toChanges = (choices: State['choices']): OccurrenceChange[] =>
  Object.entries(choices).map(([position, start_at]) => ({ position: Number(position), start_at }))

function addClashes(state: State, times: string, added: SeriesClash[]): State {
  const previous = state.times === times ? state : { clashes: [], choices: {} }
  const positions = new Set(added.map(({ position }) => position))
  const others = previous.clashes.filter(({ position }) => !positions.has(position))
  const choices = Object.fromEntries(added.map(({ position }) => [position, null]))
  const clashes = [...others, ...added].sort((a, b) => a.position - b.position)
  return { times, clashes, choices: { ...previous.choices, ...choices } }
}

/**
 * The clashes of a series, which the server lists before anything is saved, and what was chosen for each. `send` calls with the choices that
 * belong to the same times, and notes the clashes of a refusal (BEY-002). The heading of their list gets the focus when a refusal adds some.
 */
export function useSeriesClashes() {
  const [state, setState] = useState<State>({ times: '', clashes: [], choices: {} })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (state.clashes.length > 0) heading.current?.focus()
  }, [state.clashes])
  const send = async <Result>(times: string, call: (changes: OccurrenceChange[]) => Promise<Result>): Promise<Result> => {
    try {
      return await call(state.times === times ? toChanges(state.choices) : [])
    } catch (error) {
      if (error instanceof ApiError && error.code === 'booking.series_clashes')
        setState((previous) => addClashes(previous, times, error.data.clashes as SeriesClash[]))
      throw error
    }
  }
  const choose = (position: number, start: string | null) =>
    setState((previous) => ({ ...previous, choices: { ...previous.choices, [position]: start } }))
  return { state, heading, send, choose }
}
