import { createExponentialBackoff } from './backoff'

const isClientError = (error: unknown) => {
  const { status = 0 } = error as { status?: number }
  return status >= 400 && status < 500
}

/** Waits for the delay, until the browser is online again or until the signal aborts, whichever comes first. */
function delayOrOnline(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listeners = new AbortController()
    const finish = () => {
      clearTimeout(timer)
      listeners.abort()
      resolve()
    }
    const timer = setTimeout(finish, delayMs)
    window.addEventListener('online', finish, { signal: listeners.signal })
    signal.addEventListener('abort', finish, { signal: listeners.signal })
  })
}

/** Retries a call with growing delays until the server responds. Null when the call was refused (4xx) or the signal aborted. */
export async function retryUntilResponse<T>(run: () => Promise<T>, signal: AbortSignal): Promise<{ value: T } | null> {
  const backoff = createExponentialBackoff()
  while (!signal.aborted) {
    try {
      return { value: await run() }
    } catch (error) {
      if (isClientError(error)) return null
    }
    await delayOrOnline(backoff.next(), signal)
  }
  return null
}

function listenForOnline(save: () => Promise<void>, onStop: () => unknown) {
  const handleOnline = () => void save()
  window.addEventListener('online', handleOnline)
  return () => {
    window.removeEventListener('online', handleOnline)
    onStop()
  }
}

export type Autosaver<Body> = ReturnType<typeof createAutosaver<Body>>

/**
 * Saves the latest values after a pause in typing, one call at a time, so that the last values win (BEY-024). A failed save is retried
 * when the browser is online again and with growing delays. Nothing is saved before `enable()`: until the saved draft has been loaded, a
 * save would overwrite it unseen.
 */
export function createAutosaver<Body>(put: (body: Body) => Promise<unknown>, delayMs: number) {
  let unsaved: { body: Body } | null = null
  let inFlight: Promise<unknown> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEnabled = false
  let isPaused = false
  const backoff = createExponentialBackoff()
  const schedule = (ms: number) => {
    clearTimeout(timer)
    if (isEnabled && !isPaused && unsaved) timer = setTimeout(saveNow, ms)
  }
  const saveNow = async () => {
    clearTimeout(timer)
    const attempt = unsaved
    if (!attempt || inFlight || !isEnabled || isPaused) return
    inFlight = put(attempt.body)
    const failure = await inFlight.then(
      () => null,
      (error) => ({ error }),
    )
    inFlight = null
    if (!failure) backoff.reset()
    if (!failure && unsaved === attempt) unsaved = null
    if (!failure || unsaved !== attempt) schedule(delayMs)
    else if (!isClientError(failure.error)) schedule(backoff.next())
  }
  return {
    save: (body: Body) => {
      unsaved = { body }
      schedule(delayMs)
    },
    enable: () => {
      isEnabled = true
      schedule(delayMs)
    },
    setPaused: (paused: boolean) => {
      isPaused = paused
      clearTimeout(timer)
      schedule(delayMs)
    },
    /** Drops the unsaved values and waits for the save in flight. */
    discard: async () => {
      unsaved = null
      clearTimeout(timer)
      await inFlight?.catch(() => {})
    },
    /** Retries when the browser is online again; the returned function stops that and saves at once what is unsaved. */
    start: () => listenForOnline(saveNow, () => saveNow().finally(() => clearTimeout(timer))),
  }
}
