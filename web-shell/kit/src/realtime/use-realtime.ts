import { useEffect, useRef } from 'react'
import { subscribe } from './realtime'

const THROTTLE_MS = 100

/** Calls back when something of the topic has changed elsewhere. Changes in quick succession are one call, to limit the refetches. */
export function useRealtime(topic: string, onChange: () => void): void {
  const latestOnChange = useRef(onChange)
  latestOnChange.current = onChange
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleChange = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        latestOnChange.current()
      }, THROTTLE_MS)
    }
    const unsubscribe = subscribe(topic, handleChange)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [topic])
}
