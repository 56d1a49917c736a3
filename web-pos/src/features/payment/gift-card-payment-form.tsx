import { schemaOf } from '@clinic/kit/api'
import { Form, MoneyField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { useFormatters } from '@clinic/kit/i18n'
import { Alert, Stack, Text } from '@clinic/kit/ui'
import { useState } from 'react'
import { z } from 'zod'
import { usePosTranslation } from '../../texts'
import { GiftCardStatus } from '../gift-cards/gift-card-status'
import { findGiftCard, type GiftCard } from '../gift-cards/gift-cards.api'
import type { PartialPayment } from './cart'

interface Props {
  due: number
  /** Codes of the gift cards that already pay a part of the sale. */
  usedCodes: string[]
  onPartialPayment: (partialPayment: PartialPayment) => void
}

const { code, amount } = schemaOf('PaymentCreate').shape

function GiftCardLookup({ usedCodes, onSelect }: { usedCodes: string[]; onSelect: (card: GiftCard) => void }) {
  const t = usePosTranslation()
  const schema = z
    .object({ code: code.unwrap().unwrap() })
    .refine(({ code }) => !usedCodes.includes(code.trim().toUpperCase()), { path: ['code'], message: t('giftCardPayment.alreadyAdded') })
  const form = useKitForm(schema, {
    initialValues: { code: '' },
    onSubmit: async ({ body }) => onSelect(await findGiftCard(body.code.trim())),
  })
  return (
    <Form form={form} label={t('giftCardPayment.find')}>
      <TextField name="code" label={t('giftCardPayment.code')} description={t('giftCardPayment.codeHelp')} required autoFocus />
      <Submit>{t('giftCardPayment.find')}</Submit>
    </Form>
  )
}

const floorToWholeUnits = (amount: number) => Math.floor(amount / 100) * 100

/** POS-033: whole kronor, and at most the card's balance. */
function AmountForm({ card, due, onPartialPayment }: { card: GiftCard; due: number; onPartialPayment: Props['onPartialPayment'] }) {
  const t = usePosTranslation()
  const maxAmount = Math.min(card.balance, due)
  const schema = z
    .object({ amount: amount.unwrap().unwrap() })
    .refine(({ amount }) => amount > 0, { path: ['amount'], params: { rule: 'above', limit: 0 } })
    .refine(({ amount }) => amount % 100 === 0, { path: ['amount'], params: { rule: 'whole_units' } })
    .refine(({ amount }) => amount <= maxAmount, { path: ['amount'], params: { rule: 'at_most', limit: (maxAmount / 100).toFixed(2) } })
  const form = useKitForm(schema, {
    initialValues: { amount: floorToWholeUnits(maxAmount) },
    onSubmit: async ({ body }) => onPartialPayment({ method: 'gift_card', code: card.code, amount: body.amount }),
  })
  return (
    <Form form={form} label={t('methods.giftCard')}>
      <MoneyField name="amount" label={t('giftCardPayment.amount')} required />
      <Submit size="lg">{t('giftCardPayment.use')}</Submit>
    </Form>
  )
}

/** Pays a part with a gift card: looks it up by its code and asks for the amount to use. */
export function GiftCardPaymentForm({ due, usedCodes, onPartialPayment }: Props) {
  const t = usePosTranslation()
  const { formatMoney, formatDate } = useFormatters()
  const [card, setCard] = useState<GiftCard | null>(null)
  return (
    <Stack gap="lg">
      <GiftCardLookup usedCodes={usedCodes} onSelect={setCard} />
      {card && (
        <Stack gap="xs" role="status">
          <Text fz="xl" fw={600}>
            {t('giftCardPayment.balance', { amount: formatMoney(card.balance) })}
          </Text>
          <Text c="dimmed" component="div">
            <GiftCardStatus status={card.status} /> {t('giftCardPayment.validUntil', { day: formatDate(card.expires_on) })}
          </Text>
        </Stack>
      )}
      {card && card.status !== 'active' && <Alert color="red">{t('giftCardPayment.unusable')}</Alert>}
      {card?.status === 'active' && <AmountForm key={card.id} card={card} due={due} onPartialPayment={onPartialPayment} />}
    </Stack>
  )
}
