import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api'
import { useKitTranslation } from '../texts'
import { fetchDocument, regeneratePdf } from './document.api'

const POLL_MS = 1000
const MAX_POLLS = 60

/** A document's id, or a function that creates the document when the button is pressed and returns its id. */
export type DocumentSource = string | (() => Promise<string>)

const delay = () => new Promise((resolve) => setTimeout(resolve, POLL_MS))

/** Polls until the PDF is created; returns its URL, or null when it failed or takes too long. */
async function pollPdfUrl(id: string, shouldContinue: () => boolean): Promise<string | null> {
  for (let polls = 0; polls < MAX_POLLS && shouldContinue(); polls += 1) {
    const { pdf } = await fetchDocument(id)
    if (pdf.state !== 'pending') return pdf.url
    await delay()
  }
  return null
}

/**
 * Opens a document's PDF in a new tab. The tab is opened in the click handler, where browsers allow it, and navigates to the PDF when that
 * is created.
 */
export function useDocumentPdf(source: DocumentSource) {
  const t = useKitTranslation()
  const [isLoading, setIsLoading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [hasPdfFailed, setHasPdfFailed] = useState(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const fail = (tab: Window | null, message: string) => {
    tab?.close()
    setError(message)
  }
  const navigateTab = async (tab: Window, regenerate: boolean) => {
    const id = typeof source === 'string' ? source : await source()
    if (regenerate) await regeneratePdf(id)
    const url = await pollPdfUrl(id, () => isMounted.current && !tab.closed)
    if (url) tab.location.href = new URL(url, window.location.href).href
    else {
      setHasPdfFailed(isMounted.current)
      fail(tab, t('document.failed'))
    }
  }
  const openPdf = async ({ regenerate = false } = {}) => {
    setError(null)
    setHasPdfFailed(false)
    const tab = window.open('', '_blank')
    if (!tab) return fail(null, t('document.blocked'))
    tab.opener = null
    tab.document.title = t('document.waiting')
    setIsLoading(true)
    try {
      await navigateTab(tab, regenerate)
    } catch (cause) {
      fail(tab, cause instanceof ApiError ? cause.message : t('unknownError'))
    } finally {
      setIsLoading(false)
    }
  }
  return { openPdf, isLoading, error, hasPdfFailed }
}
