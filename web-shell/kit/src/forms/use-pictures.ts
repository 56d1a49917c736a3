import { useEffect, useRef, useState } from 'react'
import { ApiError, newKey } from '../api'
import { getLanguage } from '../i18n'
import { fieldText } from '../lite/field-text'
import { useKitTexts } from '../texts'
import { addressOf, type StoredPicture, uploadPicture } from './upload.api'
import { useOnItsWay } from './uploads'

/** One that is on its way, or was refused and says why. */
export interface Arriving {
  key: string
  name: string
  percent: number
  error: string | null
}

const MB = 1024 * 1024
const MOST_BYTES = 5 * MB

/** How many a field holds, and how many megabytes each may have where that is less than any picture may. */
export interface Limits {
  most: number
  mostMb?: number | undefined
}

const wordsOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error
  return error.errors.file?.[0]?.message ?? error.message
}

/** What the server would refuse anyway is told before it is sent. */
function useRefusal() {
  const t = useKitTexts()
  return (file: File, room: boolean, { most, mostMb }: Limits): string | null => {
    if (!['image/jpeg', 'image/png'].includes(file.type)) return fieldText('picture_only', getLanguage())
    if (file.size >= MOST_BYTES) return fieldText('picture_size', getLanguage())
    if (mostMb && file.size > mostMb * MB) return fieldText('file_size', getLanguage(), { max: mostMb })
    return room ? null : t('pictures.most', { count: most })
  }
}

/** Where each picture can be seen: as the screen knew them, as they were uploaded here, or asked for. */
function useAddresses(ids: string[], known: readonly StoredPicture[]) {
  const [found, setFound] = useState<Record<string, StoredPicture>>({})
  const asked = useRef(new Set<string>())
  const at = (id: string) => known.find((picture) => picture.id === id) ?? found[id]
  const keep = (picture: StoredPicture) => setFound((before) => ({ ...before, [picture.id]: picture }))
  const missing = ids.filter((id) => !at(id) && !asked.current.has(id)).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each that is missing
  useEffect(() => {
    for (const id of missing.split(',').filter(Boolean)) {
      asked.current.add(id)
      addressOf(id).then(
        (url) => keep({ id, name: '', url }),
        () => {},
      )
    }
  }, [missing])
  return { at, keep, asked }
}

/** The pictures of a field: those that it holds, and those on their way, one after another. */
export function usePictures(ids: string[], change: (ids: string[]) => void, limits: Limits, known: readonly StoredPicture[]) {
  const [arriving, setArriving] = useState<Arriving[]>([])
  const refusal = useRefusal()
  const onItsWay = useOnItsWay()
  const addresses = useAddresses(ids, known)
  const latest = useRef(ids)
  latest.current = ids
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const patch = (key: string, with_: Partial<Arriving>) =>
    setArriving((all) => all.map((each) => (each.key === key ? { ...each, ...with_ } : each)))
  const dismiss = (key: string) => setArriving((all) => all.filter((each) => each.key !== key))
  const take = (next: string[]) => {
    latest.current = next
    change(next)
  }

  const send = async (file: File, key: string): Promise<boolean> => {
    try {
      const id = await uploadPicture(file, (percent) => patch(key, { percent }))
      addresses.asked.current.add(id)
      addresses.keep({ id, name: file.name, url: URL.createObjectURL(file) })
      take([...latest.current, id])
      dismiss(key)
      return true
    } catch (error) {
      patch(key, { error: wordsOf(error) })
      return false
    }
  }
  const add = (files: File[]) => {
    const room = limits.most - latest.current.length - arriving.filter((each) => !each.error).length
    files.forEach((file, index) => {
      const key = newKey()
      const error = refusal(file, index < room, limits)
      setArriving((all) => [...all, { key, name: file.name, percent: 0, error }])
      if (error) return
      const way = queue.current.then(() => send(file, key))
      queue.current = way
      onItsWay(way)
    })
  }
  return { arriving, add, dismiss, take, at: addresses.at }
}
