import { useEffect, useState } from 'react'
import { getMsUntil } from './http.api'

/** The whole seconds until an instant of the server; 0 when it has passed. */
export function useSecondsUntil(instant: string | null | undefined) {
  const [seconds, setSeconds] = useState(() => getSecondsUntil(instant))
  useEffect(() => {
    setSeconds(getSecondsUntil(instant))
    if (!instant) return
    const timer = setInterval(() => setSeconds(getSecondsUntil(instant)), 1_000)
    return () => clearInterval(timer)
  }, [instant])
  return seconds
}

function getSecondsUntil(instant: string | null | undefined) {
  return instant ? Math.max(0, Math.ceil(getMsUntil(instant) / 1_000)) : 0
}

/** Formats seconds as `m:ss`. */
export const formatCountdown = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
