/** Whether the browser has passkeys and their JSON form. */
export const canUsePasskeys = () => typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Whether the browser offers passkeys among the suggestions of a field. */
export const canSuggestPasskeys = async () => canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

export type PasskeyAnswer = Record<string, unknown>

const toAnswer = (credential: Credential | null): PasskeyAnswer => {
  if (!credential) throw new DOMException('The device gave no answer', 'NotAllowedError')
  return { ...(credential as PublicKeyCredential).toJSON() }
}

/** Has the device make a new passkey. */
export async function createPasskey(options: Record<string, unknown>): Promise<PasskeyAnswer> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON)
  return toAnswer(await navigator.credentials.create({ publicKey }))
}

interface GetOptions {
  /** Waits until the person picks a passkey from a field's suggestions, instead of asking at once. */
  isSuggestion: boolean
  signal: AbortSignal
}

/** Has the device sign the server's challenge with a passkey of the person's choice. */
export async function getPasskey(options: Record<string, unknown>, { isSuggestion, signal }: GetOptions): Promise<PasskeyAnswer> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON)
  return toAnswer(await navigator.credentials.get({ publicKey, signal, ...(isSuggestion && { mediation: 'conditional' as const }) }))
}
