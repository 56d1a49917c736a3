import { ActionIcon, Group } from '@clinic/kit/ui'
import { TbMinus, TbPlus } from 'react-icons/tb'
import { usePosTranslation } from '../../texts'

interface Props {
  name: string
  quantity: number
  max: number
  onChange: (quantity: number) => void
}

/** A quantity with buttons to decrease and increase it. */
export function QuantityStepper({ name, quantity, max, onChange }: Props) {
  const t = usePosTranslation()
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="default"
        size={40}
        aria-label={t('line.decrease', { name })}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <TbMinus size={16} aria-hidden />
      </ActionIcon>
      <output className="pos-quantity" aria-label={t('line.quantityOf', { name })}>
        {quantity}
      </output>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={t('line.increase', { name })}
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <TbPlus size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
