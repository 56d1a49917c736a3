import { ApiError, Button, formatMoney, useFetch, useLanguage } from '@clinic/kit/lite'
import { useRef, useState } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import type { LinkedBooking } from './link-page'
import { useBookingInfoTranslation } from './texts'

/** The card that the client has on file, with the way to remove it; nothing without one (BEY-006). */
export function SavedCard({ linked: { booking, clinic, access } }: { linked: LinkedBooking }) {
  const t = useBookingInfoTranslation()
  const language = useLanguage()
  const card = useFetch(`card:${booking.id}`, access.loadCard)
  const removal = useRemoval(access.removeCard)
  if (removal.isRemoved) return <p role="status">{t('savedCard.removed')}</p>
  if (card.error) return <ErrorNotice error={card.error} onRetry={card.refetch} />
  if (!card.data || card.data.card_number === null) return null
  const { card_number: number, max_amount } = card.data
  const amount = formatMoney(max_amount, clinic.unit, language)
  return (
    <section aria-label={t('savedCard.title')}>
      <h3>{t('savedCard.title')}</h3>
      <p>{number ? t('savedCard.named', { number, amount }) : t('savedCard.unnamed', { amount })}</p>
      {removal.error && <ErrorNotice error={removal.error} onRetry={() => void removal.remove()} />}
      {removal.isConfirming ? (
        <>
          <Button isBusy={removal.isBusy} onClick={() => void removal.remove()}>
            {t('savedCard.confirm')}
          </Button>
          <Button kind="secondary" onClick={() => removal.confirm(false)}>
            {t('savedCard.keep')}
          </Button>
        </>
      ) : (
        <Button kind="secondary" onClick={() => removal.confirm(true)}>
          {t('savedCard.remove')}
        </Button>
      )}
    </section>
  )
}

/** Remove the card after a question; a double press sends one call. */
function useRemoval(removeCard: () => Promise<unknown>) {
  const [isConfirming, confirm] = useState(false)
  const [isRemoved, setIsRemoved] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const isRunning = useRef(false)
  const remove = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setError(null)
    try {
      await removeCard()
      setIsRemoved(true)
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      setError(refusal)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { isConfirming, confirm, isRemoved, isBusy, error, remove }
}
