import { ApiError, type Schema } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import { useMay } from '@clinic/kit/session'
import { ActionIcon, Alert, Button, Group, SidePanel, Stack, Text } from '@clinic/kit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { TbCash, TbCreditCard, TbGift, TbX } from 'react-icons/tb'
import { usePosTexts } from '../../texts'
import { TerminalChooser } from '../till/terminal-chooser'
import type { AtTill } from '../till/till-gate'
import { left, type Part, saleOf } from './cart'
import { CashForm } from './cash-form'
import { GiftCardPart } from './gift-card-part'
import { NoNetwork } from './no-network'
import type { Quote } from './payment.api'
import type { CartOf } from './use-cart'
import { type usePay, wordsOf } from './use-pay'

interface Props {
  at: AtTill
  of: CartOf
  quote: UseQueryResult<Quote>
  paying: ReturnType<typeof usePay>
}

function PartRow({ part, onRemove }: { part: Part; onRemove: () => void }) {
  const t = usePosTexts()
  const { money } = useRegion()
  const name = part.way === 'cash' ? t('ways.cash') : t('ways.giftCardOf', { code: part.code })
  return (
    <Group justify="space-between" wrap="nowrap" className="pos-part">
      <Text>{name}</Text>
      <Group gap="xs" wrap="nowrap">
        <Text className="clinic-number">{money(part.amount)}</Text>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('ways.remove', { name })} onClick={onRemove}>
          <TbX size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  )
}

/** The buttons: large, and what each does said on it. */
function Buttons({ due, busy, fresh, onCard, onOpen, cashed }: ButtonsProps) {
  const t = usePosTexts()
  const { money } = useRegion()
  const common = { size: 'xl' as const, justify: 'flex-start', fullWidth: true }
  return (
    <Stack gap="sm">
      <Button {...common} leftSection={<TbCreditCard size={24} aria-hidden />} loading={busy} disabled={!fresh} onClick={onCard}>
        {t('ways.card', { amount: money(due) })}
      </Button>
      <Button
        {...common}
        variant="default"
        leftSection={<TbCash size={24} aria-hidden />}
        disabled={busy || !fresh || cashed}
        onClick={() => onOpen('cash')}
      >
        {t('ways.cash')}
      </Button>
      <Button
        {...common}
        variant="default"
        leftSection={<TbGift size={24} aria-hidden />}
        disabled={busy || !fresh}
        onClick={() => onOpen('gift_card')}
      >
        {t('ways.giftCard')}
      </Button>
    </Stack>
  )
}

interface ButtonsProps {
  due: number
  busy: boolean
  /** Whether the sum is of the cart as it is now. */
  fresh: boolean
  cashed: boolean
  onCard: () => void
  onOpen: (way: Part['way']) => void
}

/** Why the cart has no sum: no network (BEY-045), or a refusal in the server's words. */
function NoQuote({ of, error }: { of: CartOf; error: unknown }) {
  if (error instanceof ApiError && !error.unanswered)
    return (
      <Alert color="red" role="alert">
        {wordsOf(error)}
      </Alert>
    )
  return error ? <NoNetwork cart={of.cart} /> : null
}

/** What is said above the buttons: the parts, and what keeps the sale from being made. */
function Said({ of, due, problem }: { of: CartOf; due: number; problem: string }) {
  const t = usePosTexts()
  const { cart, change } = of
  const without = (part: Part) => change((was) => ({ parts: was.parts.filter((each) => each.code !== part.code || each.way !== part.way) }))
  return (
    <>
      {cart.parts.map((each) => (
        <PartRow key={each.code ?? each.way} part={each} onRemove={() => without(each)} />
      ))}
      {(problem || due < 0) && (
        <Alert color="red" role="alert">
          {problem || t('ways.tooMuch')}
        </Alert>
      )}
    </>
  )
}

function Payable({ at, of, sums, fresh, paying }: Pick<Props, 'at' | 'of' | 'paying'> & { sums: Quote; fresh: boolean }) {
  const t = usePosTexts()
  const [opened, open] = useState<Part['way'] | null>(null)
  const [choosing, choose] = useState(false)
  const { cart, change } = of
  const due = left(sums.total, cart.parts)
  const send = (last: Schema['PaymentIn'] | null) => void paying.send(saleOf(cart, at.register.id, last))
  const terminal = at.till.terminals.find((each) => each.id === at.register.terminal_id && each.is_active)
  const card = () => (terminal ? send({ way: 'card' }) : choose(true))
  const cashed = cart.parts.some(({ way }) => way === 'cash')
  const part = (added: Part) => {
    change((was) => ({ parts: [...was.parts, added] }))
    open(null)
  }
  return (
    <Stack gap="md" aria-busy={!fresh}>
      <Said of={of} due={due} problem={paying.problem} />
      {due === 0 && (
        <Button size="xl" fullWidth loading={paying.busy} onClick={() => send(cart.parts.length > 0 ? null : { way: 'cash' })}>
          {t('ways.finish')}
        </Button>
      )}
      {due > 0 && <Buttons due={due} busy={paying.busy} fresh={fresh} cashed={cashed} onCard={card} onOpen={open} />}
      {choosing && !terminal && <TerminalChooser at={at} />}
      <SidePanel opened={opened === 'cash'} onClose={() => open(null)} title={t('ways.cash')}>
        <CashForm due={due} rounding={sums.cash_rounding} onPay={(given) => send({ way: 'cash', given })} onPart={part} paying={paying} />
      </SidePanel>
      <SidePanel opened={opened === 'gift_card'} onClose={() => open(null)} title={t('ways.giftCard')}>
        <GiftCardPart due={due} used={cart.parts.flatMap(({ code }) => code ?? [])} onPart={part} />
      </SidePanel>
    </Stack>
  )
}

/** POS-021: gift cards and cash take parts, the last way takes the rest. */
export function Ways({ at, of, quote, paying }: Props) {
  const t = usePosTexts()
  const may = useMay('sale.write')
  if (!may) return <Text c="dimmed">{t('ways.mayNot')}</Text>
  if (of.cart.lines.length === 0) return null
  if (quote.error || !quote.data) return <NoQuote of={of} error={quote.error} />
  return <Payable at={at} of={of} sums={quote.data} fresh={!quote.isPlaceholderData} paying={paying} />
}
