import type { Schema } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { Button, MoneyText, NumberInput, Stack, Text } from '@clinic/kit/ui'
import { type FormEvent, useState } from 'react'
import { usePosTranslation } from '../../texts'

export type CashCountLine = Schema['CashCountLine']

const DENOMINATIONS = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100] as const
const MAX_QUANTITY = 100_000

export const sumOfCount = (lines: CashCountLine[]) => lines.reduce((sum, line) => sum + line.denomination * line.quantity, 0)

interface Props {
  initialCount: CashCountLine[]
  isDisabled: boolean
  /** Whether typing begins in the first field. */
  autoFocus: boolean
  onCounted: (lines: CashCountLine[]) => void
}

/** USE-018: counts the drawer by notes and coins. What is expected in it isn't shown until the count is done. */
export function CashCount({ initialCount, isDisabled, autoFocus, onCounted }: Props) {
  const t = usePosTranslation()
  const { formatNumber } = useFormatters()
  const [quantities, setQuantities] = useState<Record<number, number>>(() =>
    Object.fromEntries(initialCount.map((line) => [line.denomination, line.quantity])),
  )
  const lines = DENOMINATIONS.map((denomination) => ({ denomination, quantity: quantities[denomination] ?? 0 }))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onCounted(lines)
  }
  return (
    <form aria-label={t('close.count')} onSubmit={handleSubmit}>
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          {t('close.countHelp')}
        </Text>
        <div className="pos-denominations">
          {DENOMINATIONS.map((denomination, index) => (
            <NumberInput
              key={denomination}
              autoFocus={autoFocus && index === 0}
              label={t('close.denomination', { value: formatNumber(denomination / 100) })}
              value={quantities[denomination] ?? ''}
              onChange={(value) => setQuantities((current) => ({ ...current, [denomination]: Number(value) || 0 }))}
              min={0}
              max={MAX_QUANTITY}
              allowDecimal={false}
              allowNegative={false}
              clampBehavior="strict"
              hideControls
              inputMode="numeric"
              placeholder="0"
            />
          ))}
        </div>
        <Text role="status">
          {t('close.counted')}: <MoneyText minor={sumOfCount(lines)} />
        </Text>
        <Button type="submit" size="lg" disabled={isDisabled}>
          {t('close.countDone')}
        </Button>
      </Stack>
    </form>
  )
}
