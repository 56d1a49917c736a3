export { type Handle, titleOf } from './handle'
export { CONTRACT, type NavEntry, type Remote, type RemoteEntry, type SlotName, type Slots } from './remote'
export { Slot, type SlotFillers, SlotProvider } from './slot'
