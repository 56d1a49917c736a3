import { ApiError } from '../core/errors'

/** The loaded code is newer than the page that loaded it. */
export class VersionMismatchError extends Error {
  override name = 'VersionMismatchError'
}

/** The messages for code that can't be loaded: of the bundler, the federation runtime, Chrome and Firefox, and Safari. */
const CHUNK_LOAD_ERROR =
  /ChunkLoadError|Loading (CSS )?chunk|RUNTIME-0(01|08|14)|dynamically imported module|Importing a module script failed|not a valid JavaScript MIME type/i

/** Whether the server most likely has a newer version than this page: its code is gone, or the response has an unknown form. */
export const isVersionMismatch = (error: unknown): boolean =>
  error instanceof VersionMismatchError ||
  (error instanceof ApiError && error.isFromOtherServer && error.status < 500) ||
  (error instanceof Error && CHUNK_LOAD_ERROR.test(`${error.name} ${error.message}`))
