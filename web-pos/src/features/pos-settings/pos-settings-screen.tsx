import { ErrorState, LoadingState, Page } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { getHelp } from '../../help'
import { usePosTranslation } from '../../texts'
import { type RegisterReadiness, readinessQuery } from '../registers/registers.api'
import { isCountrySupported, SetupChecklist } from '../registers/require-ready-register'
import { PaymentAccount } from './payment-account'
import { Registers } from './registers'
import { Terminals } from './terminals'

function Sections({ readiness }: { readiness: RegisterReadiness }) {
  const { hash } = useLocation()
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash])
  return (
    <>
      <PaymentAccount />
      <Terminals readiness={readiness} />
      <Registers readiness={readiness} />
    </>
  )
}

/** POS-023, POS-024: the payment account, card terminals, and registers with their connection to the control unit. */
export function PosSettingsScreen() {
  const t = usePosTranslation()
  const { data, error, refetch } = useQuery(readinessQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Page title={t('settings.title')} help={getHelp('registerSettings')}>
      {!data.ready && <SetupChecklist blockers={data.blockers} />}
      {isCountrySupported(data) && <Sections readiness={data} />}
    </Page>
  )
}
