import { useEffect, useRef } from 'react'
import { type Change, subscribe } from './realtime'

export { type Change, subscribe } from './realtime'

const PAUSE = 100

/**
 * Calls back when something of the topic has changed elsewhere. Many changes in a row are one call, so that a busy morning doesn't make
 * every open screen ask for each of them.
 */
export function useRealtime(topic: string, onChange: () => void): void {
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = (_: Change) => {
      timer ??= setTimeout(() => {
        timer = undefined
        latest.current()
      }, PAUSE)
    }
    const stop = subscribe(topic, hear)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [topic])
}
