import type { Send } from './csrf'

/** Asks the person for a second factor; resolves with whether they gave it. */
type Prompt = () => Promise<boolean>

let prompt: Prompt | null = null
let running: Promise<boolean> | null = null

/** Sets what asks for a second factor when a call needs one; null when the page has nothing that does. */
export function setSecondFactorPrompt(next: Prompt | null): void {
  prompt = next
  running = null
}

/** The calls by which the second factor is given. */
const PROMPT_PATHS = /^\/api\/(login|session|profile\/mobile)(\/|$)/

/** A record asks for a second factor, and a change of how one signs in. */
const NEEDS_PROOF = new Set(['auth.second_factor_needed', 'auth.strong_sign_in_needed'])

const needsSecondFactor = async (response: Response): Promise<boolean> =>
  response.status === 403 &&
  NEEDS_PROOF.has(
    (
      await response
        .clone()
        .json()
        .catch(() => null)
    )?.data?.code ?? '',
  )

/**
 * Asks for a second factor when the server refuses a call for lack of one (LAW-001), and sends the call once more after it. Calls that are
 * refused meanwhile wait for the same answer, so that nothing that was typed is lost.
 */
export const withSecondFactor =
  (send: Send): Send =>
  async (request) => {
    const retry = request.clone()
    const response = await send(request)
    if (!prompt || PROMPT_PATHS.test(new URL(request.url).pathname) || !(await needsSecondFactor(response))) return response
    running ??= prompt().finally(() => {
      running = null
    })
    return (await running) ? send(retry) : response
  }
