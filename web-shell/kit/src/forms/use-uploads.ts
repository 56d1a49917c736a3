import { useState } from 'react'
import { ApiError, createUuid } from '../api'
import { useRegisterUpload } from './pending-uploads'
import type { UploadOptions } from './upload.api'

/** An upload in progress, or one that failed. The form waits for it until it succeeds or is cancelled. */
export interface PendingUpload {
  key: string
  name: string
  percent: number
  error: string | null
  cancel: () => void
  /** Uploads the file again; absent when the server would refuse it again. */
  retry?: (() => void) | undefined
}

interface Options {
  /** Sends the file and returns its id. */
  send: (file: File, options: UploadOptions) => Promise<string>
  onUploaded: (id: string, file: File) => void
}

/** A file that the server refused can't be retried. */
const toFailedUpload = (error: unknown): Partial<PendingUpload> => {
  if (!(error instanceof ApiError)) throw error
  const fileError = error.errors.file?.[0]?.message
  return fileError ? { error: fileError, retry: undefined } : { error: error.message }
}

/** The pending uploads in the order in which the files were chosen. */
function usePendingUploadList() {
  const [pendingUploads, setPendingUploads] = useState<PendingUpload[]>([])
  const put = (upload: PendingUpload) =>
    setPendingUploads((prev) =>
      prev.some(({ key }) => key === upload.key) ? prev.map((other) => (other.key === upload.key ? upload : other)) : [...prev, upload],
    )
  const patch = (key: string, changes: Partial<PendingUpload>) =>
    setPendingUploads((prev) => prev.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))
  const remove = (key: string) => setPendingUploads((prev) => prev.filter((upload) => upload.key !== key))
  return { pendingUploads, put, patch, remove }
}

/** Uploads files as they are chosen and registers each with the form, so that it isn't submitted as if the file had never been chosen. */
export function useUploads({ send, onUploaded }: Options) {
  const { pendingUploads, put, patch, remove } = usePendingUploadList()
  const registerUpload = useRegisterUpload()

  const upload = async (file: File, key: string, signal: AbortSignal): Promise<boolean> => {
    try {
      const id = await send(file, { idempotencyKey: key, signal, onProgress: (percent) => patch(key, { percent }) })
      if (signal.aborted) return true
      onUploaded(id, file)
      remove(key)
      return true
    } catch (error) {
      if (!signal.aborted) patch(key, toFailedUpload(error))
      return signal.aborted
    }
  }
  /** Uploads a file, or lists an invalid one with its error. A retry has the key of the first attempt. */
  const addFile = (file: File, error: string | null, key = createUuid()) => {
    const abort = new AbortController()
    const unregister = registerUpload(error ? Promise.resolve(false) : upload(file, key, abort.signal))
    const cancel = () => {
      unregister()
      abort.abort()
      remove(key)
    }
    const retry = () => {
      unregister()
      addFile(file, null, key)
    }
    put({ key, name: file.name, percent: 0, error, cancel, retry: error ? undefined : retry })
  }
  return { pendingUploads, addFile }
}
