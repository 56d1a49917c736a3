import { type ComponentType, createContext, useContext } from 'react'
import type { SlotName, Slots } from './remote'

/** Renders the extensions of a slot: the shell loads the remotes that fill it, each inside an error boundary. */
export type SlotRenderer = ComponentType<{ name: SlotName; props: Slots[SlotName] }>

const SlotContext = createContext<SlotRenderer | null>(null)

export const SlotProvider = SlotContext.Provider

/** An extension point for other remotes. It renders nothing when none fills it, for instance in a standalone remote. */
export function Slot<Name extends SlotName>({ name, ...props }: { name: Name } & Slots[Name]) {
  const Renderer = useContext(SlotContext)
  return Renderer ? <Renderer name={name} props={props as unknown as Slots[SlotName]} /> : null
}
