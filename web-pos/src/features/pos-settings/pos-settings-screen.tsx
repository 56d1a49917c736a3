import { ErrorState, LoadingState, Page, Stack, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePosTranslation } from '../../texts'
import { type RegisterReadiness, readinessQuery } from '../registers/registers.api'
import { isCountrySupported, SetupChecklist } from '../registers/require-ready-register'
import { PaymentAccount } from './payment-account'
import { ReceiptTexts } from './receipt-texts'
import { Registers } from './registers'
import { Terminals } from './terminals'

function Sections({ readiness }: { readiness: RegisterReadiness }) {
  const t = usePosTranslation()
  const { hash } = useLocation()
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash])
  return (
    <>
      <PaymentAccount />
      <Terminals readiness={readiness} />
      <Registers readiness={readiness} />
      <Stack gap="md" component="section" aria-label={t('settings.texts')}>
        <Title order={2}>{t('settings.texts')}</Title>
        <ReceiptTexts />
      </Stack>
    </>
  )
}

/** POS-023, POS-024: the payment account, card terminals, registers with their connection to the control unit, and receipt texts. */
export function PosSettingsScreen() {
  const t = usePosTranslation()
  const { data, error, refetch } = useQuery(readinessQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Page title={t('settings.title')}>
      {!data.ready && <SetupChecklist blockers={data.blockers} />}
      {isCountrySupported(data) && <Sections readiness={data} />}
    </Page>
  )
}
