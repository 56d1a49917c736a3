import { ApiError } from './answer'

/** What was fetched is newer than the page that fetched it. */
export class Outdated extends Error {
  override name = 'Outdated'
}

/** In whose words a piece of code could not be had: the bundler's, the federation's, Chrome's and Firefox's, Safari's. */
const noCode =
  /ChunkLoadError|Loading (CSS )?chunk|RUNTIME-0(01|08|14)|dynamically imported module|Importing a module script failed|not a valid JavaScript MIME type/i

/** Whether the server has most likely newer code than this page: a piece of it is gone, or the answer isn't one that we know. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Outdated ||
  (error instanceof ApiError && !error.unanswered && error.code === 'unknown') ||
  (error instanceof Error && noCode.test(`${error.name} ${error.message}`))
