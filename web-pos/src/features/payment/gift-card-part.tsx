import { type Submission, schemaOf } from '@clinic/kit/api'
import { Form, MoneyField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { useRegion } from '@clinic/kit/i18n'
import { Alert, Stack, Text } from '@clinic/kit/ui'
import { useState } from 'react'
import { z } from 'zod'
import { usePosTexts } from '../../texts'
import { findGiftCard, type GiftCard } from '../gift-cards/gift-cards.api'
import { GiftCardStatus } from '../gift-cards/status'
import type { Part } from './cart'

interface Props {
  due: number
  /** Cards that are in the sale already. */
  used: string[]
  onPart: (part: Part) => void
}

const { code, amount } = schemaOf('PaymentIn').shape

interface CodeValues {
  code: string
}

function Lookup({ used, onFound }: { used: string[]; onFound: (card: GiftCard) => void }) {
  const t = usePosTexts()
  const schema = z
    .object({ code: code.unwrap().unwrap() })
    .refine(({ code }) => !used.includes(code.trim().toUpperCase()), { path: ['code'], message: t('giftPart.used') })
  const form = useKitForm<CodeValues>({
    schema: schema as z.ZodType<unknown, CodeValues>,
    initial: { code: '' },
    onSubmit: async ({ body }: Submission<CodeValues>) => onFound(await findGiftCard(body.code.trim())),
  })
  return (
    <Form form={form} label={t('giftPart.find')}>
      <TextField name="code" label={t('giftPart.code')} help={t('giftPart.codeHelp')} required autoFocus />
      <Submit>{t('giftPart.find')}</Submit>
    </Form>
  )
}

interface AmountValues {
  amount: number
}

const whole = (amount: number) => Math.floor(amount / 100) * 100

/** POS-033: whole kronor, and not above what the card has left. */
function Amount({ card, due, onPart }: { card: GiftCard; due: number; onPart: Props['onPart'] }) {
  const t = usePosTexts()
  const most = Math.min(card.balance, due)
  const schema = z
    .object({ amount: amount.unwrap().unwrap() })
    .refine(({ amount }) => amount > 0, { path: ['amount'], params: { rule: 'above', limit: 0 } })
    .refine(({ amount }) => amount % 100 === 0, { path: ['amount'], params: { rule: 'whole_units' } })
    .refine(({ amount }) => amount <= most, { path: ['amount'], params: { rule: 'at_most', limit: (most / 100).toFixed(2) } })
  const form = useKitForm<AmountValues>({
    schema: schema as z.ZodType<unknown, AmountValues>,
    initial: { amount: whole(most) },
    onSubmit: async ({ body }: Submission<AmountValues>) => onPart({ way: 'gift_card', code: card.code, amount: body.amount }),
  })
  return (
    <Form form={form} label={t('ways.giftCard')}>
      <MoneyField name="amount" label={t('giftPart.amount')} required />
      <Submit size="lg">{t('giftPart.use')}</Submit>
    </Form>
  )
}

/** A gift card as a part of the payment: found by what stands on it, used for as much as one wants. */
export function GiftCardPart({ due, used, onPart }: Props) {
  const t = usePosTexts()
  const { money, date } = useRegion()
  const [card, setCard] = useState<GiftCard | null>(null)
  return (
    <Stack gap="lg">
      <Lookup used={used} onFound={setCard} />
      {card && (
        <Stack gap="xs" role="status">
          <Text fz="xl" fw={600}>
            {t('giftPart.balance', { amount: money(card.balance) })}
          </Text>
          <Text c="dimmed" component="div">
            <GiftCardStatus status={card.status} /> {t('giftPart.holds', { day: date(card.expires_on) })}
          </Text>
        </Stack>
      )}
      {card && card.status !== 'active' && <Alert color="red">{t('giftPart.unusable')}</Alert>}
      {card?.status === 'active' && <Amount key={card.id} card={card} due={due} onPart={onPart} />}
    </Stack>
  )
}
