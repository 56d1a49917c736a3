import { Page } from '@clinic/kit/ui'
import { getHelp } from '../../help'
import { usePosTranslation } from '../../texts'
import { ReceiptTexts } from './receipt-texts'

/** POS-023: the texts on receipts, and the Swish code that the till shows. */
export function ReceiptSettingsScreen() {
  const t = usePosTranslation()
  return (
    <Page title={t('settings.otherTitle')} help={getHelp('receiptSettings')}>
      <ReceiptTexts />
    </Page>
  )
}
