import { ApiError } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { ActionIcon, MoneyText, SidePanel, Stack, Text, UnstyledButton } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbX } from 'react-icons/tb'
import { usePosTranslation } from '../../texts'
import { type Line, removeLine } from './cart'
import { LineForm } from './line-form'
import type { Quote } from './payment.api'
import { QuantityStepper } from './quantity-stepper'
import type { CartHandle } from './use-cart'

type PricedLine = Quote['lines'][number]

/** Details below a line's name: unit price, discount, and why there is no VAT. */
function LineDetails({ line, priced }: { line: Line; priced?: PricedLine }) {
  const t = usePosTranslation()
  const { formatMoney, formatDate } = useFormatters()
  const details = [
    priced && priced.quantity > 1 && t('line.each', { price: formatMoney(priced.price) }),
    priced && priced.discount > 0 && t('line.discounted', { amount: formatMoney(priced.discount) }),
    line.purpose === 'medical' && t('line.medicalShort', { reason: line.reason }),
    line.purpose === 'cosmetic' && priced?.purpose === 'medical' && t('line.exempt'),
    line.expires_on && t('line.expires', { day: formatDate(line.expires_on) }),
  ].filter(Boolean)
  return details.length > 0 ? (
    <Text size="sm" c="dimmed">
      {details.join(' · ')}
    </Text>
  ) : null
}

interface RowProps {
  line: Line
  priced?: PricedLine
  error: string
  onChange: (changes: Partial<Line>) => void
  onRemove: () => void
  onOpen: () => void
}

function LineRow({ line, priced, error, onChange, onRemove, onOpen }: RowProps) {
  const t = usePosTranslation()
  const isFixed = line.type === 'gift_card' || line.booking_fee_id !== undefined
  return (
    <li className="pos-line">
      <div className="pos-line-item">
        {isFixed ? (
          <Text fw={500}>{line.name}</Text>
        ) : (
          <UnstyledButton className="pos-line-name" aria-label={t('line.change', { name: line.name })} onClick={onOpen}>
            {line.name}
          </UnstyledButton>
        )}
        <LineDetails line={line} priced={priced} />
        {error && (
          <Text size="sm" c="red" role="alert">
            {error}
          </Text>
        )}
      </div>
      {isFixed ? (
        <span />
      ) : (
        <QuantityStepper name={line.name} quantity={line.quantity} max={1000} onChange={(quantity) => onChange({ quantity })} />
      )}
      <Text component="span" fw={500} ta="right">
        <MoneyText minor={priced ? priced.gross - priced.discount : null} />
      </Text>
      <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('common.removeName', { name: line.name })} onClick={onRemove}>
        <TbX size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}

const lineError = (error: unknown, index: number): string =>
  error instanceof ApiError
    ? Object.entries(error.errors)
        .filter(([name]) => name.startsWith(`lines.${index}.`))
        .flatMap(([, fieldErrors]) => fieldErrors.map(({ message }) => message))
        .join(' ')
    : ''

/** The lines of the cart; a line's name opens its form. */
export function CartLines({ cartHandle, quote, error }: { cartHandle: CartHandle; quote?: Quote; error?: unknown }) {
  const t = usePosTranslation()
  const [opened, setOpened] = useState<string | null>(null)
  const { lines, pendingSale: sent } = cartHandle.cart
  const line = lines.find((row) => row.id === opened)
  const updateLine = (id: string, changes: Partial<Line>) =>
    cartHandle.update((current) => ({ lines: current.lines.map((row) => (row.id === id ? { ...row, ...changes } : row)) }))
  if (lines.length === 0) return <Text c="dimmed">{t('pay.emptyCart')}</Text>
  return (
    <Stack gap={0} inert={sent !== null}>
      <ul className="pos-lines" aria-label={t('pay.cart')}>
        {lines.map((row, index) => (
          <LineRow
            key={row.id}
            line={row}
            priced={quote?.lines.length === lines.length ? quote.lines[index] : undefined}
            error={lineError(error, index)}
            onChange={(changes) => updateLine(row.id, changes)}
            onRemove={() => cartHandle.update((current) => removeLine(current, row.id))}
            onOpen={() => setOpened(row.id)}
          />
        ))}
      </ul>
      <SidePanel opened={line !== undefined} onClose={() => setOpened(null)} title={line?.name ?? ''}>
        {line && <LineForm key={line.id} line={line} cartHandle={cartHandle} onDone={() => setOpened(null)} />}
      </SidePanel>
    </Stack>
  )
}
