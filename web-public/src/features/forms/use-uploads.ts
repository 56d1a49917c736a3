import { CallError, fieldText } from '@clinic/kit/lite'
import { useRef, useState } from 'react'
import type { FormsApi, Question } from './forms.api'
import { useFormsTexts } from './texts'

const MB = 1024 * 1024

/** A picture that was chosen and isn't there yet; `refused` says why it isn't on its way either. */
export interface Upload {
  file: File
  refused: string | null
}

/** Pictures on their way to their answers, whichever question is open meanwhile: nothing is sent without one that was chosen. */
export function useUploads(api: FormsApi, flowKey: string, bring: (question: string, id: string, name: string) => void) {
  const { t, language } = useFormsTexts()
  const [uploads, setUploads] = useState<Record<string, Upload>>({})
  const latest = useRef(uploads)
  const stand = (next: Record<string, Upload>) => {
    latest.current = next
    setUploads(next)
  }
  const leaveOut = (question: string) => {
    const { [question]: _, ...rest } = latest.current
    stand(rest)
  }
  const refusedFor = async ({ id, max_mb }: Question, file: File) => {
    if (file.size > max_mb * MB) return fieldText('file_size', language, { max: max_mb })
    try {
      const brought = await api.upload(file, flowKey)
      if (latest.current[id]?.file === file) bring(id, brought.id, file.name)
      return null
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      const words = Object.values(cause.fields).flat()
      return words.map(({ message }) => message).join(' ') || cause.message || t.files.lost
    }
  }
  const upload = async (question: Question, file: File) => {
    const { id } = question
    stand({ ...latest.current, [id]: { file, refused: null } })
    const refused = await refusedFor(question, file)
    if (latest.current[id]?.file !== file) return
    if (refused) stand({ ...latest.current, [id]: { file, refused } })
    else leaveOut(id)
  }
  return { uploads, upload, leaveOut }
}
