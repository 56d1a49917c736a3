import type { Schema } from '@clinic/kit/api'
import { paths } from '@clinic/kit/contract'
import { DateField, Form, Submit, SwitchField, useKitForm } from '@clinic/kit/forms'
import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Stack, Text } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { usePosTranslation } from '../../texts'
import { GiftCardStatus } from './gift-card-status'
import { type GiftCard, saveGiftCard } from './gift-cards.api'

type Values = Schema['GiftCardUpdate']

const toFormValues = ({ expires_on, status, version }: GiftCard): Values => ({ expires_on, is_active: status !== 'cancelled', version })

/** Form of a gift card's last day and whether it may be used; only sales change its balance. */
function GiftCardForm({ card, onDone }: { card: GiftCard; onDone: () => void }) {
  const t = usePosTranslation()
  const form = useKitForm('GiftCardUpdate', {
    initialValues: toFormValues(card),
    toFormValues,
    onSubmit: saveGiftCard(card.id),
    onDone,
    draft: { form: 'gift-card', subject: card.id },
  })
  return (
    <Form form={form} label={t('giftCards.change')}>
      <DateField name="expires_on" label={t('giftCards.expires')} required />
      <SwitchField name="is_active" label={t('giftCards.usable')} />
      <Submit>{t('common.save')}</Submit>
    </Form>
  )
}

export function GiftCardPanel({ card, onDone }: { card: GiftCard; onDone: () => void }) {
  const t = usePosTranslation()
  const { formatMoney } = useFormatters()
  const mayChange = useHasPermission('register.write')
  const mayReadClients = useHasPermission('client.read')
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Text fz="xl" fw={600}>
          {t('giftCards.balanceOf', { balance: formatMoney(card.balance), value: formatMoney(card.initial_value) })}
        </Text>
        <GiftCardStatus status={card.status} />
        {card.receipt_id && (
          <Anchor component={Link} to={`/point-of-sale/receipt/${card.receipt_id}/detail`}>
            {t('giftCards.soldBy')}
          </Anchor>
        )}
        {card.client_id && mayReadClients && (
          <Anchor component={Link} to={paths.client(card.client_id)}>
            {t('giftCards.client')}
          </Anchor>
        )}
      </Stack>
      {mayChange && <GiftCardForm card={card} onDone={onDone} />}
    </Stack>
  )
}
