import { type Schema, schemaOf } from '@clinic/kit/api'
import { DateField, Form, Submit, SwitchField, useKitForm } from '@clinic/kit/forms'
import { useRegion } from '@clinic/kit/i18n'
import { useMay } from '@clinic/kit/session'
import { Anchor, Stack, Text } from '@clinic/kit/ui'
import { Link } from 'react-router'
import type { z } from 'zod'
import { usePosTexts } from '../../texts'
import { type GiftCard, saveGiftCard } from './gift-cards.api'
import { GiftCardStatus } from './status'

type Values = Schema['GiftCardChange']

const startFrom = ({ expires_on, status, version }: GiftCard): Values => ({ expires_on, is_active: status !== 'cancelled', version })

/** Until when a card holds, and whether it may be used; what it is worth is changed by sales alone. */
function Change({ card, onDone }: { card: GiftCard; onDone: () => void }) {
  const t = usePosTexts()
  const form = useKitForm<Values>({
    schema: schemaOf('GiftCardChange') as unknown as z.ZodType<unknown, Values>,
    initial: startFrom(card),
    startFrom,
    onSubmit: saveGiftCard(card.id),
    onDone,
  })
  return (
    <Form form={form} label={t('giftCards.change')}>
      <DateField name="expires_on" label={t('giftCards.expires')} required />
      <SwitchField name="is_active" label={t('giftCards.usable')} />
      <Submit>{t('giftCards.save')}</Submit>
    </Form>
  )
}

export function GiftCardPanel({ card, onDone }: { card: GiftCard; onDone: () => void }) {
  const t = usePosTexts()
  const { money } = useRegion()
  const mayChange = useMay('till.write')
  const mayClient = useMay('client.card')
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Text fz="xl" fw={600}>
          {t('giftCards.left', { balance: money(card.balance), value: money(card.initial_value) })}
        </Text>
        <GiftCardStatus status={card.status} />
        {card.receipt_id && (
          <Anchor component={Link} to={`/receipt/${card.receipt_id}/detail`}>
            {t('giftCards.soldBy')}
          </Anchor>
        )}
        {card.client_id && mayClient && (
          <Anchor component={Link} to={`/clients/${card.client_id}`}>
            {t('giftCards.client')}
          </Anchor>
        )}
      </Stack>
      {mayChange && <Change card={card} onDone={onDone} />}
    </Stack>
  )
}
