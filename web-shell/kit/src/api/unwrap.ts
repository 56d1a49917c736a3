import { ApiError, createOfflineError, readEnvelope } from '../core/errors'
import { getOfflineMessage } from './client'

/** The data of a successful response. A refusal with HTTP 200 (a plan's limit) is thrown, so that it is no part of the type. */
type DataOf<Body> = Body extends { data: infer Data } ? (string extends keyof Data ? never : Data) : undefined

/** The part of an openapi-fetch result that `unwrap` reads. */
interface FetchResult<Body> {
  data?: Body
  error?: unknown
  response: Response
}

/** A response that can't be read to its end is as good as none. */
function throwUnread(error: unknown): never {
  throw error instanceof ApiError ? error : createOfflineError(getOfflineMessage())
}

/** Returns the data of the envelope; every other answer, and none, is thrown as an ApiError. */
export async function unwrap<Body extends object>(call: Promise<FetchResult<Body>>): Promise<DataOf<Body>> {
  const { data: body, error, response } = await call.catch(throwUnread)
  return readEnvelope(response, body ?? error) as DataOf<Body>
}
