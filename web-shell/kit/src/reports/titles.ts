/** The reports' titles by themselves, for routes that are registered before any chart is loaded. */
export { translateReport } from './texts'
