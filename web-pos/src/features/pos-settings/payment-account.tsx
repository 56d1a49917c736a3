import { useAction } from '@clinic/kit/components'
import { useFormatters } from '@clinic/kit/i18n'
import { Button, Card, ErrorState, Group, LoadingState, SidePanel, Stack, StatusBadge, Text, Title, type Tone } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { TbExternalLink } from 'react-icons/tb'
import { usePosTranslation } from '../../texts'
import { registersKey } from '../registers/registers.api'
import { ConnectPaymentForm, PaymentTerms } from './connect-payment-form'
import { type PaymentAccount as Account, isPending, paymentAccountQuery, refreshPaymentAccount } from './payment-account.api'

const tones: Record<Account['state'], Tone> = {
  not_connected: 'neutral',
  started: 'warning',
  waiting: 'warning',
  connected: 'success',
  refused: 'danger',
}

/** Asks the provider for the state once when the page opens, as when its pages have led back, and when the user asks. */
function RefreshButton() {
  const t = usePosTranslation()
  const { run, isRunning } = useAction({ send: refreshPaymentAccount, refresh: [registersKey] })
  const hasRun = useRef(false)
  useEffect(() => {
    if (hasRun.current) return
    hasRun.current = true
    void run()
  }, [run])
  return (
    <Button variant="default" loading={isRunning} onClick={() => void run()}>
      {t('payments.refresh')}
    </Button>
  )
}

/** What can be done about the account in its state. */
function AccountActions({ account, onConnect, onShowTerms }: { account: Account; onConnect: () => void; onShowTerms: () => void }) {
  const t = usePosTranslation()
  const mustConnect =
    account.state === 'not_connected' || account.state === 'refused' || (account.state === 'started' && !account.redirect_url)
  return (
    <Group gap="sm">
      {mustConnect && <Button onClick={onConnect}>{t(account.state === 'refused' ? 'payments.tryAgain' : 'payments.connect')}</Button>}
      {account.redirect_url && (
        <Button component="a" href={account.redirect_url} rightSection={<TbExternalLink size={16} aria-hidden />}>
          {t('payments.continue')}
        </Button>
      )}
      {isPending(account) && !mustConnect && <RefreshButton />}
      {account.terms_version && !mustConnect && (
        <Button variant="subtle" onClick={onShowTerms}>
          {t('payments.showTerms')}
        </Button>
      )}
    </Group>
  )
}

function AccountCard({ account }: { account: Account }) {
  const t = usePosTranslation()
  const { formatDateTime } = useFormatters()
  const [panel, setPanel] = useState<'connect' | 'terms' | null>(null)
  return (
    <Card withBorder radius="md" maw={640}>
      <Stack gap="sm">
        <Group gap="sm" role="status">
          <Text fw={600}>Viva</Text>
          <StatusBadge tone={tones[account.state]}>{t(`payments.state.${account.state}`)}</StatusBadge>
        </Group>
        <Text>{t(`payments.help.${account.state}`, { email: account.email })}</Text>
        {account.merchant_id && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {t('payments.merchant', { id: account.merchant_id })}
          </Text>
        )}
        {account.terms_accepted_at && (
          <Text size="sm" c="dimmed">
            {t('payments.agreed', { version: account.terms_version, time: formatDateTime(account.terms_accepted_at) })}
          </Text>
        )}
        <AccountActions account={account} onConnect={() => setPanel('connect')} onShowTerms={() => setPanel('terms')} />
      </Stack>
      <SidePanel
        opened={panel !== null}
        onClose={() => setPanel(null)}
        title={t(panel === 'terms' ? 'payments.terms' : 'payments.connect')}
      >
        {panel === 'connect' && <ConnectPaymentForm account={account} onDone={() => setPanel(null)} />}
        {panel === 'terms' && <PaymentTerms terms={account.terms} />}
      </SidePanel>
    </Card>
  )
}

/** POS-024: the company's account with the payment provider: its state, and what to do next. */
export function PaymentAccount() {
  const t = usePosTranslation()
  const { data, error, refetch } = useQuery(paymentAccountQuery())
  return (
    <Stack gap="md" component="section" id="payment-account" aria-label={t('payments.title')}>
      <Title order={2}>{t('payments.title')}</Title>
      {data ? <AccountCard account={data} /> : error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
    </Stack>
  )
}
