import { growing } from './pauses'

const isRefused = (error: unknown) => {
  const { status = 0 } = error as { status?: number }
  return status >= 400 && status < 500
}

/** Until the pause is over, the browser is online again, or nobody waits any more. */
function rest(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((go) => {
    const over = new AbortController()
    const done = () => {
      clearTimeout(timer)
      over.abort()
      go()
    }
    const timer = setTimeout(done, pause)
    window.addEventListener('online', done, { signal: over.signal })
    signal.addEventListener('abort', done, { signal: over.signal })
  })
}

/** What the call answers, asked again and again until it does; null when it was refused, or nobody waits any more. */
export async function untilAnswered<T>(run: () => Promise<T>, signal: AbortSignal): Promise<{ value: T } | null> {
  const tries = growing()
  while (!signal.aborted) {
    try {
      return { value: await run() }
    } catch (error) {
      if (isRefused(error)) return null
    }
    await rest(tries.next(), signal)
  }
  return null
}

function whenOnline(work: () => Promise<void>, end: () => unknown) {
  const online = () => void work()
  window.addEventListener('online', online)
  return () => {
    window.removeEventListener('online', online)
    end()
  }
}

export type Keeper<Body> = ReturnType<typeof openKeeper<Body>>

/**
 * Keeps what is typed, a pause after the last word and one call after the other (BEY-024): the latest words win. What could not be kept is
 * tried again when the browser is online again and after longer and longer pauses. Nothing is kept before `begin()`: until it is known
 * what was kept before, that could be overwritten unseen.
 */
export function openKeeper<Body>(put: (body: Body) => Promise<unknown>, pause: number) {
  let waiting: { body: Body } | null = null
  let flying: Promise<unknown> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let begun = false
  let held = false
  const tries = growing()
  const later = (ms: number) => {
    clearTimeout(timer)
    if (begun && !held && waiting) timer = setTimeout(attempt, ms)
  }
  const attempt = async () => {
    clearTimeout(timer)
    const mine = waiting
    if (!mine || flying || !begun || held) return
    flying = put(mine.body)
    const failed = await flying.then(
      () => null,
      (error) => ({ error }),
    )
    flying = null
    if (!failed) tries.over()
    if (!failed && waiting === mine) waiting = null
    if (!failed || waiting !== mine) later(pause)
    else if (!isRefused(failed.error)) later(tries.next())
  }
  return {
    keep: (body: Body) => {
      waiting = { body }
      later(pause)
    },
    begin: () => {
      begun = true
      later(pause)
    },
    /** Nothing is kept meanwhile. */
    hold: (is: boolean) => {
      held = is
      clearTimeout(timer)
      later(pause)
    },
    /** What waits to be kept is given up; what is on its way is waited for. */
    forget: async () => {
      waiting = null
      clearTimeout(timer)
      await flying?.catch(() => {})
    },
    /** Follows the network until nobody types any more; what still waits then is sent at once. */
    start: () => whenOnline(attempt, () => attempt().finally(() => clearTimeout(timer))),
  }
}
