import { useEffect } from 'react'

/** Whether another page shows this one in a frame. */
export const isFramed = () => window.parent !== window

/** Tells the page around us how tall we are, and nothing else, so that a frame needs no scroll bar of its own. */
export function useFrameHeight(framed = isFramed()) {
  useEffect(() => {
    if (!framed) return
    const tell = () => {
      const height = Math.ceil(document.body.getBoundingClientRect().height)
      window.parent.postMessage({ type: 'aster:height', height }, '*')
    }
    const watcher = new ResizeObserver(tell)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [framed])
}
