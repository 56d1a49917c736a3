import { createContext, useContext, useRef, useState } from 'react'

/** Tells the form of something that its field needs on the server; it answers whether it arrived. What it gives back lets go of it. */
type Add = (way: Promise<boolean>) => () => void

export interface Uploads {
  add: Add
  /** Waits for everything that is on its way, and tells whether nothing is missing: what failed is, until it's let go of. */
  arrived: () => Promise<boolean>
  waiting: boolean
}

export const UploadsContext = createContext<Add>(() => () => {})

export const useOnItsWay = () => useContext(UploadsContext)

/** What a form's fields have on its way to the server, so that sending it loses nothing. */
export function useUploadsOf(): Uploads {
  const ways = useRef(new Set<Promise<boolean>>())
  const [waiting, setWaiting] = useState(false)
  const add: Add = (way) => {
    const letGo = () => void ways.current.delete(way)
    ways.current.add(way)
    void way.then((arrived) => arrived && letGo())
    return letGo
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
