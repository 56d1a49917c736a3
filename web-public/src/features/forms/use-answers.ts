import { createAutosaver, retryUntilResponse } from '@clinic/kit/lite'
import { useEffect, useRef, useState } from 'react'
import type { Answers, Draft, FormsApi, FormType } from './forms.api'
import { useUploads } from './use-uploads'

const AUTOSAVE_DEBOUNCE_MS = 700
/** After this wait the form may be filled in; a draft that arrives later is offered as a choice. */
const DRAFT_WAIT_MS = 3000

type SavedDraft = { body: Draft } | null

interface Form {
  id: string
  answers: Answers
}

/** Load the saved draft, retrying until the server answers and again in a new flow; true once the draft has come or the wait is over. */
function useSavedDraft(
  flowKey: string,
  fetchDraft: (flowKey: string) => Promise<SavedDraft>,
  onLoaded: (saved: SavedDraft) => void,
): boolean {
  const [ready, setReady] = useState(false)
  const isLoaded = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each form; the component is keyed by the form
  useEffect(() => {
    if (isLoaded.current) return
    const controller = new AbortController()
    const markReady = () => setReady(true)
    const timer = setTimeout(markReady, DRAFT_WAIT_MS)
    const load = () =>
      fetchDraft(flowKey).catch((error) => {
        markReady()
        throw error
      })
    void retryUntilResponse(load, controller.signal).then((result) => {
      if (!result || controller.signal.aborted) return
      isLoaded.current = true
      onLoaded(result.value)
      markReady()
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [flowKey])
  return ready
}

/** The form's current values, and how often a draft was restored into it. */
function useDraftState(answers: Answers) {
  const [draft, setDraft] = useState<Draft>({ answers, names: {} })
  const [restoreCount, setRestoreCount] = useState(0)
  const latest = useRef(draft)
  const update = (next: Draft) => {
    latest.current = next
    setDraft(next)
  }
  const restore = (saved: Draft) => {
    update({ answers: { ...latest.current.answers, ...saved.answers }, names: { ...latest.current.names, ...saved.names } })
    setRestoreCount((count) => count + 1)
  }
  return { draft, restoreCount, latest, update, restore }
}

/** The answers being filled in, saved on the server as a draft, for a reload or another device (BEY-024). */
export function useAnswers(api: FormsApi, flowKey: string, type: FormType, form: Form) {
  const { draft, restoreCount, latest, update, restore } = useDraftState(form.answers)
  const [conflictingDraft, setConflictingDraft] = useState<Draft | null>(null)
  const hasTyped = useRef(false)
  const autosaver = useFlowAutosaver(
    flowKey,
    (body: Draft, key) => api.saveDraft(type, form.id, body, key),
    () => (hasTyped.current ? latest.current : null),
  )
  const ready = useSavedDraft(
    flowKey,
    (key) => api.draft(type, form.id, key),
    (saved) => {
      if (saved && hasTyped.current) return setConflictingDraft(saved.body)
      if (saved) restore(saved.body)
      autosaver.enable()
    },
  )
  const changeDraft = (next: Draft) => {
    hasTyped.current = true
    update(next)
    autosaver.save(next)
  }
  /** Restore a draft that arrived after typing had begun, or (null) discard it for the current values. */
  const resolveConflict = (saved: Draft | null) => {
    setConflictingDraft(null)
    if (saved) restore(saved)
    autosaver.save(latest.current)
    autosaver.enable()
  }
  /** Add an uploaded picture to an answer; its name is only for display. */
  const addFile = (id: string, fileId: string, name: string) => {
    const { answers, names } = latest.current
    changeDraft({ answers: { ...answers, [id]: [...((answers[id] as string[]) ?? []), fileId] }, names: { ...names, [fileId]: name } })
  }
  const uploads = useUploads(api, flowKey, addFile)
  return {
    ...draft,
    ...uploads,
    ready,
    /** Key of text inputs, which take their initial value again after a restore. */
    restoreCount,
    conflictingDraft: conflictingDraft && { restore: () => resolveConflict(conflictingDraft), discard: () => resolveConflict(null) },
    change: (id: string, value: unknown) => changeDraft({ ...latest.current, answers: { ...latest.current.answers, [id]: value } }),
    /** Delete the draft once the form is submitted. */
    discardDraft: () => void autosaver.discard(),
  }
}

/** Autosave with the current flow's key; what an expired flow could not save is saved by the next one. */
function useFlowAutosaver(flowKey: string, save: (body: Draft, flowKey: string) => Promise<unknown>, getUnsaved: () => Draft | null) {
  const currentFlowKey = useRef(flowKey)
  const [autosaver] = useState(() => createAutosaver((body: Draft) => save(body, currentFlowKey.current), AUTOSAVE_DEBOUNCE_MS))
  useEffect(() => autosaver.start(), [autosaver])
  useEffect(() => {
    if (currentFlowKey.current === flowKey) return
    currentFlowKey.current = flowKey
    const unsaved = getUnsaved()
    if (unsaved) autosaver.save(unsaved)
  })
  return autosaver
}

export type AnswersState = ReturnType<typeof useAnswers>
