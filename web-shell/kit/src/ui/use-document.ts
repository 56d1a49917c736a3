import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api'
import { useKitTexts } from '../texts'
import { fetchDocument, makeAgain } from './document.api'

/** How often, and how long, one asks for a PDF that is being made. */
const PAUSE = 1000
const LONGEST = 60

/** A document's id, or what makes the document when it is wanted and answers its id. */
export type DocumentSource = string | (() => Promise<string>)

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE))

/** Asks until the PDF is made; its address, or null when it failed or takes too long. */
async function address(id: string, wanted: () => boolean): Promise<string | null> {
  for (let tries = 0; tries < LONGEST && wanted(); tries += 1) {
    const { pdf } = await fetchDocument(id)
    if (pdf.state !== 'waiting') return pdf.url
    await pause()
  }
  return null
}

/**
 * Opens a document's PDF in a tab of its own. The tab is opened by the press itself, which is when a browser allows it, and is led to
 * the PDF once that is made.
 */
export function useDocument(source: DocumentSource) {
  const t = useKitTexts()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const fail = (tab: Window | null, words: string) => {
    tab?.close()
    setProblem(words)
  }
  const lead = async (tab: Window, again: boolean) => {
    const id = typeof source === 'string' ? source : await source()
    if (again) await makeAgain(id)
    const url = await address(id, () => here.current && !tab.closed)
    if (url) tab.location.href = new URL(url, window.location.href).href
    else {
      setFailed(here.current)
      fail(tab, t('document.failed'))
    }
  }
  const open = async ({ again = false } = {}) => {
    setProblem(null)
    setFailed(false)
    const tab = window.open('', '_blank')
    if (!tab) return fail(null, t('document.blocked'))
    tab.opener = null
    tab.document.title = t('document.waiting')
    setBusy(true)
    try {
      await lead(tab, again)
    } catch (error) {
      fail(tab, error instanceof ApiError ? error.message : t('somethingWrong'))
    } finally {
      setBusy(false)
    }
  }
  return { open, busy, problem, failed }
}
