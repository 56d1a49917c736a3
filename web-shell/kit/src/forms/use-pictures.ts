import { useEffect, useRef, useState } from 'react'
import { ApiError, newKey } from '../api'
import { getLanguage } from '../i18n'
import { fieldText } from '../lite/field-text'
import { useKitTexts } from '../texts'
import { addressOf, type StoredPicture, uploadPicture } from './upload.api'
import { useOnItsWay } from './uploads'

/** One that is on its way, or didn't arrive and says why. The form waits for it, until it's there or left out. */
export interface Arriving {
  key: string
  name: string
  percent: number
  error: string | null
  leave: () => void
  /** Sends it once more; not for what would be refused again. */
  again?: (() => void) | undefined
}

const MB = 1024 * 1024
const MOST_BYTES = 5 * MB

/** How many a field holds, and how many megabytes each may have where that is less than any picture may. */
export interface Limits {
  most: number
  mostMb?: number | undefined
}

/** Why it didn't arrive; what the server refused for the picture's own sake isn't tried again. */
const failure = (error: unknown): Partial<Arriving> => {
  if (!(error instanceof ApiError)) throw error
  const refused = error.errors.file?.[0]?.message
  return refused ? { error: refused, again: undefined } : { error: error.message }
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

/** The pictures that aren't there yet, in the order they were chosen. */
function useArriving() {
  const [arriving, setArriving] = useState<Arriving[]>([])
  const put = (one: Arriving) =>
    setArriving((all) => (all.some(({ key }) => key === one.key) ? all.map((each) => (each.key === one.key ? one : each)) : [...all, one]))
  const patch = (key: string, with_: Partial<Arriving>) =>
    setArriving((all) => all.map((each) => (each.key === key ? { ...each, ...with_ } : each)))
  const drop = (key: string) => setArriving((all) => all.filter((each) => each.key !== key))
  return { arriving, put, patch, drop }
}

/** The pictures of a field: those that it holds, and those on their way, one after another. */
export function usePictures(ids: string[], change: (ids: string[]) => void, limits: Limits, known: readonly StoredPicture[]) {
  const { arriving, put, patch, drop } = useArriving()
  const refusal = useRefusal()
  const onItsWay = useOnItsWay()
  const addresses = useAddresses(ids, known)
  const latest = useRef(ids)
  latest.current = ids
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const take = (next: string[]) => {
    latest.current = next
    change(next)
  }

  const send = async (file: File, key: string, signal: AbortSignal): Promise<boolean> => {
    try {
      const id = await uploadPicture(file, { key, signal, onProgress: (percent) => patch(key, { percent }) })
      addresses.asked.current.add(id)
      addresses.keep({ id, name: file.name, url: URL.createObjectURL(file) })
      take([...latest.current, id])
      drop(key)
      return true
    } catch (error) {
      if (!signal.aborted) patch(key, failure(error))
      return signal.aborted
    }
  }
  /** Puts one on its way, or keeps why it can't be. The form isn't sent as if it had never been chosen; what is left out nobody misses. */
  const begin = (file: File, key: string, error: string | null) => {
    const stop = new AbortController()
    const way = error ? Promise.resolve(false) : queue.current.then(() => stop.signal.aborted || send(file, key, stop.signal))
    if (!error) queue.current = way
    const letGo = onItsWay(way)
    const leave = () => {
      letGo()
      stop.abort()
      drop(key)
    }
    const again = () => {
      letGo()
      begin(file, key, null)
    }
    put({ key, name: file.name, percent: 0, error, leave, again: error ? undefined : again })
  }
  const add = (files: File[]) => {
    const room = limits.most - latest.current.length - arriving.filter((each) => !each.error).length
    for (const [index, file] of files.entries()) begin(file, newKey(), refusal(file, index < room, limits))
  }
  return { arriving, add, take, at: addresses.at }
}
