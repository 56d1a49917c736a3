import { ApiError, type Schema } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { ActionIcon, Alert, Button, Group, SidePanel, Stack, Text } from '@clinic/kit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { TbCash, TbCreditCard, TbGift, TbX } from 'react-icons/tb'
import { usePosTranslation } from '../../texts'
import type { RegisterContext } from '../registers/require-ready-register'
import { TerminalSelect } from '../registers/terminal-select'
import { type PartialPayment, remaining, toSaleInput } from './cart'
import { CashForm } from './cash-form'
import { KeyHint, useCheckoutShortcuts } from './checkout-shortcuts'
import { GiftCardPaymentForm } from './gift-card-payment-form'
import { OfflineNotice } from './offline-notice'
import type { Quote } from './payment.api'
import type { CartHandle } from './use-cart'
import { errorMessage, type usePayment } from './use-payment'

interface Props {
  registerContext: RegisterContext
  cartHandle: CartHandle
  quote: UseQueryResult<Quote>
  payment: ReturnType<typeof usePayment>
}

function PartialPaymentRow({ partialPayment, onRemove }: { partialPayment: PartialPayment; onRemove: () => void }) {
  const t = usePosTranslation()
  const { formatMoney } = useFormatters()
  const name = partialPayment.method === 'cash' ? t('methods.cash') : t('methods.giftCardOf', { code: partialPayment.code ?? '' })
  return (
    <Group justify="space-between" wrap="nowrap" className="pos-partial-payment">
      <Text>{name}</Text>
      <Group gap="xs" wrap="nowrap">
        <Text className="clinic-number">{formatMoney(partialPayment.amount)}</Text>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('common.removeName', { name })} onClick={onRemove}>
          <TbX size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  )
}

function MethodButtons({ due, isBusy, isCurrent, onCard, onOpen, hasCash }: MethodButtonsProps) {
  const t = usePosTranslation()
  const { formatMoney } = useFormatters()
  const buttonProps = { size: 'xl' as const, justify: 'flex-start', fullWidth: true, classNames: { label: 'pos-method-label' } }
  const isDisabled = isBusy || !isCurrent
  useCheckoutShortcuts([
    { keys: 'k', label: t('keys.card'), onPress: onCard, isDisabled },
    { keys: 'c', label: t('methods.cash'), onPress: () => onOpen('cash'), isDisabled: isDisabled || hasCash },
    { keys: 'p', label: t('methods.giftCard'), onPress: () => onOpen('gift_card'), isDisabled },
  ])
  return (
    <Stack gap="sm">
      <Button {...buttonProps} leftSection={<TbCreditCard size={24} aria-hidden />} loading={isBusy} disabled={!isCurrent} onClick={onCard}>
        {t('methods.card', { amount: formatMoney(due) })} <KeyHint>K</KeyHint>
      </Button>
      <Button
        {...buttonProps}
        variant="default"
        leftSection={<TbCash size={24} aria-hidden />}
        disabled={isDisabled || hasCash}
        onClick={() => onOpen('cash')}
      >
        {t('methods.cash')} <KeyHint>C</KeyHint>
      </Button>
      <Button
        {...buttonProps}
        variant="default"
        leftSection={<TbGift size={24} aria-hidden />}
        disabled={isDisabled}
        onClick={() => onOpen('gift_card')}
      >
        {t('methods.giftCard')} <KeyHint>P</KeyHint>
      </Button>
    </Stack>
  )
}

interface MethodButtonsProps {
  due: number
  isBusy: boolean
  /** Whether the quote is that of the present cart. */
  isCurrent: boolean
  hasCash: boolean
  onCard: () => void
  onOpen: (method: PartialPayment['method']) => void
}

/** Shown when there is no quote: the offline notice (BEY-045) or the server's error text. */
function QuoteError({ cartHandle, error }: { cartHandle: CartHandle; error: unknown }) {
  if (error instanceof ApiError && !error.isOutcomeUnknown)
    return (
      <Alert color="red" role="alert">
        {errorMessage(error)}
      </Alert>
    )
  return error ? <OfflineNotice cart={cartHandle.cart} /> : null
}

/** The partial payments, and the error that keeps the sale from being created. */
function PartialPayments({ cartHandle, due, error }: { cartHandle: CartHandle; due: number; error: string }) {
  const t = usePosTranslation()
  const { cart, update } = cartHandle
  const remove = (partialPayment: PartialPayment) =>
    update((current) => ({
      partialPayments: current.partialPayments.filter((row) => row.code !== partialPayment.code || row.method !== partialPayment.method),
    }))
  return (
    <>
      {cart.partialPayments.map((row) => (
        <PartialPaymentRow key={row.code ?? row.method} partialPayment={row} onRemove={() => remove(row)} />
      ))}
      {(error || due < 0) && (
        <Alert color="red" role="alert">
          {error || t('methods.exceedsTotal')}
        </Alert>
      )}
    </>
  )
}

interface PaymentPanelProps extends Pick<Props, 'registerContext' | 'cartHandle' | 'payment'> {
  quote: Quote
  isCurrent: boolean
}

function PaymentPanel({ registerContext, cartHandle, quote, isCurrent, payment }: PaymentPanelProps) {
  const t = usePosTranslation()
  const [openMethod, setOpenMethod] = useState<PartialPayment['method'] | null>(null)
  const [isChoosingTerminal, setIsChoosingTerminal] = useState(false)
  const { register, readiness } = registerContext
  const { cart, update } = cartHandle
  const due = remaining(quote.total, cart.partialPayments)
  const send = (finalPayment: Schema['PaymentCreate'] | null) => void payment.send(toSaleInput(cart, register.id, finalPayment))
  const terminal = readiness.terminals.find((terminal) => terminal.id === register.terminal_id && terminal.is_active)
  const payByCard = () => (terminal ? send({ method: 'card' }) : setIsChoosingTerminal(true))
  const finish = () => send(cart.partialPayments.length > 0 ? null : { method: 'cash' })
  const hasCash = cart.partialPayments.some(({ method }) => method === 'cash')
  const addPartialPayment = (added: PartialPayment) => {
    update((current) => ({ partialPayments: [...current.partialPayments, added] }))
    setOpenMethod(null)
  }
  useCheckoutShortcuts(
    due === 0 ? [{ keys: 'k', label: t('methods.finishSale'), onPress: finish, isDisabled: payment.isBusy || !isCurrent }] : [],
  )
  return (
    <Stack gap="md" aria-busy={!isCurrent}>
      <PartialPayments cartHandle={cartHandle} due={due} error={payment.error} />
      {due === 0 && (
        <Button size="xl" fullWidth loading={payment.isBusy} onClick={finish}>
          {t('methods.finishSale')} <KeyHint>K</KeyHint>
        </Button>
      )}
      {due > 0 && <MethodButtons {...{ due, isCurrent, hasCash }} isBusy={payment.isBusy} onCard={payByCard} onOpen={setOpenMethod} />}
      {isChoosingTerminal && !terminal && <TerminalSelect registerContext={registerContext} />}
      <SidePanel opened={openMethod === 'cash'} onClose={() => setOpenMethod(null)} title={t('methods.cash')}>
        <CashForm
          due={due}
          rounding={quote.cash_rounding}
          onPay={(tendered) => send({ method: 'cash', tendered })}
          onPartialPayment={addPartialPayment}
          payment={payment}
        />
      </SidePanel>
      <SidePanel opened={openMethod === 'gift_card'} onClose={() => setOpenMethod(null)} title={t('methods.giftCard')}>
        <GiftCardPaymentForm
          due={due}
          usedCodes={cart.partialPayments.flatMap(({ code }) => code ?? [])}
          onPartialPayment={addPartialPayment}
        />
      </SidePanel>
    </Stack>
  )
}

/** POS-021: gift cards and cash pay parts, the last payment takes the rest. */
export function PaymentMethods({ registerContext, cartHandle, quote, payment }: Props) {
  const t = usePosTranslation()
  const maySell = useHasPermission('sale.write')
  if (!maySell) return <Text c="dimmed">{t('methods.cannotSell')}</Text>
  if (cartHandle.cart.lines.length === 0) return null
  if (quote.error || !quote.data) return <QuoteError cartHandle={cartHandle} error={quote.error} />
  return (
    <PaymentPanel
      registerContext={registerContext}
      cartHandle={cartHandle}
      quote={quote.data}
      isCurrent={!quote.isPlaceholderData}
      payment={payment}
    />
  )
}
