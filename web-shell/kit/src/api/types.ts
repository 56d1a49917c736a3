/** The API's types alone, for bundles that must stay small. */
export type { components, paths } from './generated/schema'
