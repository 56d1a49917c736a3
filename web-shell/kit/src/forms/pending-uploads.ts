import { createContext, useContext, useRef, useState } from 'react'

/** Registers an upload, which resolves with whether it succeeded; the returned function unregisters it. */
type RegisterUpload = (upload: Promise<boolean>) => () => void

export interface PendingUploads {
  register: RegisterUpload
  /** Waits for all uploads; false when one failed, until it is unregistered. */
  waitForAll: () => Promise<boolean>
  isWaiting: boolean
}

export const UploadsContext = createContext<RegisterUpload>(() => () => {})

export const useRegisterUpload = () => useContext(UploadsContext)

/** The uploads of a form's fields, so that the form isn't submitted before they are complete. */
export function usePendingUploads(): PendingUploads {
  const uploads = useRef(new Set<Promise<boolean>>())
  const [isWaiting, setIsWaiting] = useState(false)
  const register: RegisterUpload = (upload) => {
    const unregister = () => void uploads.current.delete(upload)
    uploads.current.add(upload)
    void upload.then((succeeded) => succeeded && unregister())
    return unregister
  }
  const waitForAll = async () => {
    if (uploads.current.size === 0) return true
    setIsWaiting(true)
    const results = await Promise.all(uploads.current)
    setIsWaiting(false)
    return results.every(Boolean)
  }
  return { register, waitForAll, isWaiting }
}
