import { ApiError, Button, canSuggestPasskeys, canUsePasskeys, getPasskey, Notice } from '@clinic/kit/lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from './session'
import { fetchPasskeyOptions, signInWithPasskey } from './sign-in.api'
import { useTranslation } from './texts'

/** The server's challenge is valid for five minutes; the suggestions of a page that stays open get a new one before. */
const RENEW_MS = 4 * 60_000

/** Signs in with a passkey, one request to the device at a time; `start` asks for it at once or among a field's suggestions. */
function usePasskeyRequest() {
  const { startSession } = useSession()
  const pending = useRef<AbortController | null>(null)
  const latest = useRef(startSession)
  latest.current = startSession
  const stop = useCallback(() => pending.current?.abort(), [])
  const start = useCallback(async (isSuggestion: boolean) => {
    pending.current?.abort()
    const controller = new AbortController()
    pending.current = controller
    const { options } = await fetchPasskeyOptions()
    if (controller.signal.aborted) return
    const credential = await getPasskey(options, { isSuggestion, signal: controller.signal })
    latest.current(await signInWithPasskey(credential))
  }, [])
  return { start, stop }
}

/** Signing in with a passkey (BEY-061): by a button, and by the suggestions of the e-mail field where the browser has them. */
export function PasskeyButton() {
  const t = useTranslation()
  const { start, stop } = usePasskeyRequest()
  const [isRunning, setIsRunning] = useState(false)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    let isGone = false
    const showRefusal = (refusal: unknown) => refusal instanceof ApiError && refusal.code !== 'offline' && setError(refusal.message)
    const suggest = () => void canSuggestPasskeys().then((can) => can && !isGone && start(true).catch(showRefusal))
    suggest()
    const timer = setInterval(suggest, RENEW_MS)
    return () => {
      isGone = true
      clearInterval(timer)
      stop()
    }
  }, [start, stop])

  const handleClick = () => {
    setIsRunning(true)
    setError(null)
    start(false)
      .catch((refusal: unknown) =>
        setError(refusal instanceof ApiError && refusal.code !== 'offline' ? refusal.message : t('passkey.failed')),
      )
      .finally(() => setIsRunning(false))
  }
  if (!canUsePasskeys()) return null
  return (
    <>
      {error && <Notice kind="error">{error}</Notice>}
      <Button kind="secondary" isBusy={isRunning} onClick={handleClick}>
        {t('passkey.button')}
      </Button>
    </>
  )
}
