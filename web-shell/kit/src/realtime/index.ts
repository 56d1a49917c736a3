export { type Change, subscribe } from './realtime'
export { useRealtime } from './use-realtime'
