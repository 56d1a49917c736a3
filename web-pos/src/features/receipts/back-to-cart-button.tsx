import { Button } from '@clinic/kit/ui'
import { useNavigate } from 'react-router'
import { usePosTranslation } from '../../texts'
import { isCartOf, reopenCart } from '../payment/use-cart'

/** Returns to checkout with the cart of a failed sale, in the tab that has the cart. */
export function BackToCartButton({ saleId, disabled = false }: { saleId: string; disabled?: boolean }) {
  const t = usePosTranslation()
  const navigate = useNavigate()
  if (!isCartOf(saleId)) return null
  const handleClick = () => {
    reopenCart(saleId)
    void navigate('/point-of-sale/payment')
  }
  return (
    <Button size="lg" variant="default" disabled={disabled} onClick={handleClick}>
      {t('failed.changePayment')}
    </Button>
  )
}
