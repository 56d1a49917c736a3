export { Slot, SlotProvider, type SlotRenderer } from './extension-slot'
export { paths } from './paths'
export {
  CONTRACT_VERSION,
  type NavArea,
  type NavEntry,
  type Remote,
  type RemoteEntry,
  type SettingsGroup,
  type SlotName,
  type Slots,
} from './remote'
export { getRouteTitle, type RouteHandle } from './route-handle'
