import { Button } from '@clinic/kit/lite'
import { useEffect, useId, useState } from 'react'
import type { Portal } from '../../booking/use-booking-flow'
import { useCardTranslation } from './texts'

/** Pay by card where the card is put on file: the visitor accepts the clinic's sentence first (BEY-006). */
export default function CardConsent({ portal, consent, label }: { portal: Portal; consent: string; label: string }) {
  const t = useCardTranslation()
  const id = useId()
  const [isAccepted, setIsAccepted] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const isOutdated = portal.flowError.error?.code === 'card_on_file.consent_needed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentence of now is read once for each refusal
  useEffect(() => {
    if (isOutdated) portal.flow.reload()
  }, [isOutdated])
  const pay = () => (isAccepted ? void portal.pay('online', consent) : setIsMissing(true))
  const change = (accepts: boolean) => {
    setIsAccepted(accepts)
    setIsMissing(false)
  }
  return (
    <div className={isMissing ? 'field field-invalid' : 'field'}>
      <label className="agreement">
        <input
          type="checkbox"
          checked={isAccepted}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? id : undefined}
          onChange={(event) => change(event.target.checked)}
        />
        <span>{consent}</span>
      </label>
      {isMissing && (
        <p id={id} className="field-error">
          {t('accept')}
        </p>
      )}
      <Button onClick={pay} isBusy={portal.isBusy}>
        {label}
      </Button>
    </div>
  )
}
