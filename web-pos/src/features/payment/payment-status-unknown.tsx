import { Alert, Anchor, Button, confirm, Group, Stack, Text } from '@clinic/kit/ui'
import { TbPlugConnectedX } from 'react-icons/tb'
import { Link } from 'react-router'
import { usePosTranslation } from '../../texts'
import type { usePayment } from './use-payment'

/** Shown after a sale was sent but not answered: its status is checked under the same key, so that it isn't charged twice. */
export function PaymentStatusUnknown({ payment }: { payment: ReturnType<typeof usePayment> }) {
  const t = usePosTranslation()
  const confirmAbandon = async () => {
    if (
      await confirm({
        title: t('statusUnknown.abandonTitle'),
        body: t('statusUnknown.abandonBody'),
        confirmLabel: t('statusUnknown.abandon'),
        cancelLabel: t('statusUnknown.goBack'),
        isDestructive: true,
      })
    )
      payment.abandon()
  }
  return (
    <Alert color="yellow" icon={<TbPlugConnectedX size={24} aria-hidden />} title={t('statusUnknown.title')} role="alert">
      <Stack gap="sm">
        <Text size="sm">{t('statusUnknown.body')}</Text>
        {payment.error && <Text size="sm">{payment.error}</Text>}
        <Button size="lg" loading={payment.isBusy} onClick={() => void payment.retry()}>
          {t('statusUnknown.retry')}
        </Button>
        <Group gap="md">
          <Anchor component={Link} to="/point-of-sale/receipt" size="sm">
            {t('statusUnknown.viewReceipts')}
          </Anchor>
          <Button variant="subtle" color="gray" size="compact-sm" disabled={payment.isBusy} onClick={() => void confirmAbandon()}>
            {t('statusUnknown.abandon')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
