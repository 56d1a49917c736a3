import { useEffect, useRef, useState } from 'react'
import { useKitTranslation } from '../texts'
import { fetchSignedUrl, type StoredImage, type UploadOptions, uploadImage } from './upload.api'
import { validateImage } from './upload-limits'
import { useUploads } from './use-uploads'

export interface UploadLimits {
  maxCount: number
  /** The limit of one file in megabytes, where it is lower than that of any image. */
  maxSizeMb?: number | undefined
}

/** The images' URLs: those that the screen has, those of files uploaded here, and signed URLs fetched for the rest. */
function useImageUrls(ids: string[], existingImages: readonly StoredImage[]) {
  const [images, setImages] = useState<Record<string, StoredImage>>({})
  const requestedIds = useRef(new Set<string>())
  const getImage = (id: string) => existingImages.find((image) => image.id === id) ?? images[id]
  const addImage = (image: StoredImage) => setImages((prev) => ({ ...prev, [image.id]: image }))
  const missing = ids.filter((id) => !getImage(id) && !requestedIds.current.has(id)).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each missing URL is requested once
  useEffect(() => {
    for (const id of missing.split(',').filter(Boolean)) {
      requestedIds.current.add(id)
      fetchSignedUrl(id).then(
        (url) => addImage({ id, name: '', url }),
        () => {},
      )
    }
  }, [missing])
  return { getImage, addImage, requestedIds }
}

/** Uploads images one after the other as they are chosen, and adds their ids to the field's value. */
export function useImageUploads(
  ids: string[],
  onChange: (ids: string[]) => void,
  limits: UploadLimits,
  existingImages: readonly StoredImage[],
) {
  const t = useKitTranslation()
  const { getImage, addImage, requestedIds } = useImageUrls(ids, existingImages)
  const latestIds = useRef(ids)
  latestIds.current = ids
  const setIds = (next: string[]) => {
    latestIds.current = next
    onChange(next)
  }
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const send = (file: File, options: UploadOptions): Promise<string> => {
    const result = queue.current.then(() => {
      options.signal.throwIfAborted()
      return uploadImage(file, options)
    })
    queue.current = result.catch(() => {})
    return result
  }
  const { pendingUploads, addFile } = useUploads({
    send,
    onUploaded: (id, file) => {
      requestedIds.current.add(id)
      addImage({ id, name: file.name, url: URL.createObjectURL(file) })
      setIds([...latestIds.current, id])
    },
  })
  const addFiles = (files: File[]) => {
    const room = limits.maxCount - latestIds.current.length - pendingUploads.filter(({ error }) => !error).length
    for (const [index, file] of files.entries()) {
      const noRoom = index < room ? null : t('images.maxCount', { count: limits.maxCount })
      addFile(file, validateImage(file, limits.maxSizeMb) ?? noRoom)
    }
  }
  return { pendingUploads, addFiles, setIds, getImage }
}
