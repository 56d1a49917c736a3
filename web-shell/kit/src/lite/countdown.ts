import { useEffect, useState } from 'react'
import { timeUntil } from './lite.api'

/** Whole seconds until an instant of the server; 0 when it has passed. */
export function useSecondsUntil(wire: string | null | undefined) {
  const [seconds, setSeconds] = useState(() => secondsUntil(wire))
  useEffect(() => {
    setSeconds(secondsUntil(wire))
    if (!wire) return
    const timer = setInterval(() => setSeconds(secondsUntil(wire)), 1_000)
    return () => clearInterval(timer)
  }, [wire])
  return seconds
}

function secondsUntil(wire: string | null | undefined) {
  return wire ? Math.max(0, Math.ceil(timeUntil(wire) / 1_000)) : 0
}

export const asMinutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
