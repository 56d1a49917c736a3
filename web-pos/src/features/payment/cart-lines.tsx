import { ApiError } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import { ActionIcon, MoneyText, SidePanel, Stack, Text, UnstyledButton } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbX } from 'react-icons/tb'
import { usePosTexts } from '../../texts'
import { type Line, without } from './cart'
import { LineForm } from './line-form'
import type { Quote } from './payment.api'
import { Stepper } from './stepper'
import type { CartOf } from './use-cart'

type Priced = Quote['lines'][number]

/** What is said below a line's name: its price, its discount, and why it bears no VAT. */
function Facts({ line, priced }: { line: Line; priced?: Priced }) {
  const t = usePosTexts()
  const { money, date } = useRegion()
  const facts = [
    priced && priced.quantity > 1 && t('line.each', { price: money(priced.unit_price) }),
    priced && priced.discount > 0 && t('line.off', { amount: money(priced.discount) }),
    line.purpose === 'medical' && t('line.medicalShort', { reason: line.reason }),
    line.expires_on && t('line.expires', { day: date(line.expires_on) }),
  ].filter(Boolean)
  return facts.length > 0 ? (
    <Text size="sm" c="dimmed">
      {facts.join(' · ')}
    </Text>
  ) : null
}

interface RowProps {
  line: Line
  priced?: Priced
  fault: string
  onSet: (changes: Partial<Line>) => void
  onRemove: () => void
  onOpen: () => void
}

function Row({ line, priced, fault, onSet, onRemove, onOpen }: RowProps) {
  const t = usePosTexts()
  const settled = line.kind === 'gift_card'
  return (
    <li className="pos-line">
      <div className="pos-line-what">
        {settled ? (
          <Text fw={500}>{line.name}</Text>
        ) : (
          <UnstyledButton className="pos-line-name" aria-label={t('line.change', { name: line.name })} onClick={onOpen}>
            {line.name}
          </UnstyledButton>
        )}
        <Facts line={line} priced={priced} />
        {fault && (
          <Text size="sm" c="red" role="alert">
            {fault}
          </Text>
        )}
      </div>
      {settled ? <span /> : <Stepper name={line.name} quantity={line.quantity} most={1000} onSet={(quantity) => onSet({ quantity })} />}
      <Text component="span" fw={500} ta="right">
        <MoneyText minor={priced ? priced.gross - priced.discount : null} />
      </Text>
      <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('line.remove', { name: line.name })} onClick={onRemove}>
        <TbX size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}

const faultOf = (error: unknown, at: number): string =>
  error instanceof ApiError
    ? Object.entries(error.errors)
        .filter(([name]) => name.startsWith(`lines.${at}.`))
        .flatMap(([, each]) => each.map(({ message }) => message))
        .join(' ')
    : ''

/** What is in the cart; a line's name opens what can be changed about it. */
export function CartLines({ of, quote, error }: { of: CartOf; quote?: Quote; error?: unknown }) {
  const t = usePosTexts()
  const [opened, open] = useState<string | null>(null)
  const { lines, sent } = of.cart
  const line = lines.find((each) => each.id === opened)
  const set = (id: string, changes: Partial<Line>) =>
    of.change((was) => ({ lines: was.lines.map((each) => (each.id === id ? { ...each, ...changes } : each)) }))
  if (lines.length === 0) return <Text c="dimmed">{t('pay.nothing')}</Text>
  return (
    <Stack gap={0} inert={sent !== null}>
      <ul className="pos-lines" aria-label={t('pay.cart')}>
        {lines.map((each, at) => (
          <Row
            key={each.id}
            line={each}
            priced={quote?.lines.length === lines.length ? quote.lines[at] : undefined}
            fault={faultOf(error, at)}
            onSet={(changes) => set(each.id, changes)}
            onRemove={() => of.change((was) => without(was, each.id))}
            onOpen={() => open(each.id)}
          />
        ))}
      </ul>
      <SidePanel opened={line !== undefined} onClose={() => open(null)} title={line?.name ?? ''}>
        {line && <LineForm key={line.id} line={line} of={of} onDone={() => open(null)} />}
      </SidePanel>
    </Stack>
  )
}
