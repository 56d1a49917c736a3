import { useEffect } from 'react'

/** Whether the page is shown in another page's iframe. */
export const isEmbedded = () => window.parent !== window

/** Posts the page's height to the embedding page, so that its iframe needs no scroll bar. */
export function useReportEmbedHeight(isActive = isEmbedded()) {
  useEffect(() => {
    if (!isActive) return
    const postHeight = () => {
      const height = Math.ceil(document.body.getBoundingClientRect().height)
      window.parent.postMessage({ type: 'aster:height', height }, '*')
    }
    const observer = new ResizeObserver(postHeight)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [isActive])
}
