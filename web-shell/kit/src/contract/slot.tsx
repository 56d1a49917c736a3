import { type ComponentType, createContext, useContext } from 'react'
import type { SlotName, Slots } from './remote'

/** Draws what fills a slot: the shell loads the remotes that say they do, each behind its own boundary. */
export type SlotFillers = ComponentType<{ name: SlotName; props: Slots[SlotName] }>

const Context = createContext<SlotFillers | null>(null)

export const SlotProvider = Context.Provider

/** A place that other remotes fill. Where none does, for instance when a remote runs alone, it takes no room. */
export function Slot<Name extends SlotName>({ name, ...props }: { name: Name } & Slots[Name]) {
  const Fillers = useContext(Context)
  return Fillers ? <Fillers name={name} props={props as unknown as Slots[SlotName]} /> : null
}
