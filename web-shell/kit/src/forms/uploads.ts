import { createContext, useContext, useRef, useState } from 'react'

/** Tells the form of something on its way; it answers whether it arrived. */
type Add = (way: Promise<boolean>) => void

export interface Uploads {
  add: Add
  /** Waits for everything that is on its way, and tells whether all of it arrived. */
  arrived: () => Promise<boolean>
  waiting: boolean
}

export const UploadsContext = createContext<Add>(() => {})

export const useOnItsWay = () => useContext(UploadsContext)

/** What a form's fields have on its way to the server, so that sending it loses nothing. */
export function useUploadsOf(): Uploads {
  const ways = useRef(new Set<Promise<boolean>>())
  const [waiting, setWaiting] = useState(false)
  const add: Add = (way) => {
    ways.current.add(way)
    void way.finally(() => ways.current.delete(way))
  }
  const arrived = async () => {
    if (ways.current.size === 0) return true
    setWaiting(true)
    const all = await Promise.all(ways.current)
    setWaiting(false)
    return all.every(Boolean)
  }
  return { add, arrived, waiting }
}
