import { Button } from '@clinic/kit/ui'
import { useNavigate } from 'react-router'
import { usePosTexts } from '../../texts'
import { hasCartOf, takeUp } from '../payment/use-cart'

/** Back to the till with the cart of a sale that isn't made, in the tab that has it. */
export function Otherwise({ saleId, disabled = false }: { saleId: string; disabled?: boolean }) {
  const t = usePosTexts()
  const navigate = useNavigate()
  if (!hasCartOf(saleId)) return null
  const back = () => {
    takeUp(saleId)
    void navigate('/point-of-sale/payment')
  }
  return (
    <Button size="lg" variant="default" disabled={disabled} onClick={back}>
      {t('failed.otherwise')}
    </Button>
  )
}
