import { ApiError, createIdempotencyKey, getValidationMessage, type IdempotencyKey, useLanguage } from '@clinic/kit/lite'
import { useRef, useState } from 'react'
import type { FormsApi, Question } from './forms.api'
import { useFormsTranslation } from './texts'

const MB = 1024 * 1024

/** A chosen picture that isn't uploaded yet; with `error` its upload has failed. */
export interface Upload {
  file: File
  error: string | null
  idempotencyKey: IdempotencyKey
}

/** Uploads of all questions; they go on while another question is open, and the form can't be sent before they are done or cancelled. */
export function useUploads(api: FormsApi, flowKey: string, onUploaded: (question: string, id: string, name: string) => void) {
  const t = useFormsTranslation()
  const language = useLanguage()
  const [uploads, setUploads] = useState<Record<string, Upload>>({})
  const latest = useRef(uploads)
  const update = (next: Record<string, Upload>) => {
    latest.current = next
    setUploads(next)
  }
  const cancelUpload = (question: string) => {
    const { [question]: _, ...rest } = latest.current
    update(rest)
  }
  const uploadFile = async ({ id, max_mb }: Question, { file, idempotencyKey }: Upload) => {
    if (file.size > max_mb * MB) return getValidationMessage('file_size', language, { max: max_mb })
    try {
      const uploaded = await idempotencyKey.run((key) => api.upload(file, { flowKey, key }))
      if (latest.current[id]?.file === file) onUploaded(id, uploaded.id, file.name)
      return null
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      const messages = Object.values(cause.errors).flat()
      return messages.map(({ message }) => message).join(' ') || cause.message || t('files.lost')
    }
  }
  /** Uploads a picture; a retry has the key of the first attempt while it is unknown whether the server has stored the picture. */
  const upload = async (question: Question, file: File) => {
    const { id } = question
    const previous = latest.current[id]
    const idempotencyKey = previous?.file === file ? previous.idempotencyKey : createIdempotencyKey()
    const attempt: Upload = { file, error: null, idempotencyKey }
    update({ ...latest.current, [id]: attempt })
    const error = await uploadFile(question, attempt)
    if (latest.current[id]?.file !== file) return
    if (error) update({ ...latest.current, [id]: { ...attempt, error } })
    else cancelUpload(id)
  }
  return { uploads, upload, cancelUpload }
}
