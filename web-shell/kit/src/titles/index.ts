/** The reports' titles by themselves, for routes that are there before any chart is. */
export { reportText } from '../reports/texts'
