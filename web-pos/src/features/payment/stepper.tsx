import { ActionIcon, Group } from '@clinic/kit/ui'
import { TbMinus, TbPlus } from 'react-icons/tb'
import { usePosTexts } from '../../texts'

interface Props {
  name: string
  quantity: number
  most: number
  onSet: (quantity: number) => void
}

/** How many of something, by one less or one more. */
export function Stepper({ name, quantity, most, onSet }: Props) {
  const t = usePosTexts()
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="default"
        size={40}
        aria-label={t('line.fewer', { name })}
        disabled={quantity <= 1}
        onClick={() => onSet(quantity - 1)}
      >
        <TbMinus size={16} aria-hidden />
      </ActionIcon>
      <output className="pos-quantity" aria-label={t('line.quantityOf', { name })}>
        {quantity}
      </output>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={t('line.more', { name })}
        disabled={quantity >= most}
        onClick={() => onSet(quantity + 1)}
      >
        <TbPlus size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
