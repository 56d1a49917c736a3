import { vi } from 'vitest'

/** Gives the browser a device with passkeys, which jsdom lacks. Returns the requests to it; `answer` is what it does. */
export function mockPasskeys(answer: () => Promise<unknown> = () => Promise.resolve({ toJSON: () => ({ id: 'key-1' }) })) {
  const requests: { publicKey: unknown; mediation?: string }[] = []
  const handle = (request: { publicKey: unknown; mediation?: string; signal?: AbortSignal }) => {
    requests.push(request)
    // Suggestions wait until the person picks one, or another request takes their place.
    if (request.mediation !== 'conditional') return answer()
    return new Promise((_, reject) => request.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))
  }
  vi.stubGlobal('PublicKeyCredential', {
    isConditionalMediationAvailable: () => Promise.resolve(true),
    parseRequestOptionsFromJSON: (options: unknown) => options,
    parseCreationOptionsFromJSON: (options: unknown) => options,
  })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: handle, create: handle } })
  return requests
}
