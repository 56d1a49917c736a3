export { CONTRACT, type NavEntry, type Remote, type RemoteEntry, type Slots, type SlotName } from './remote'
export { Slot, SlotProvider, type SlotFillers } from './slot'
export { titleOf, type Handle } from './handle'
