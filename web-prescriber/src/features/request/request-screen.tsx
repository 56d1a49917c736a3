import { DetailsSkeleton } from '@clinic/kit/components'
import { Anchor, Button, ErrorState, Group, Page, SidePanel, toast, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { getHelp } from '../../help'
import { usePrescriberTranslation } from '../../texts'
import { DeclineForm } from './decline-form'
import { DecisionSection, PatientSection, RequestDetails, RequestHistory } from './request-sections'
import { requestQuery } from './requests.api'
import { SignDialog } from './sign-dialog'

export function RequestScreen() {
  const t = usePrescriberTranslation()
  const { requestId = '' } = useParams()
  const { data, error, refetch } = useQuery(requestQuery(requestId))
  const [isDeclining, declinePanel] = useDisclosure(false)
  const [isSigning, setIsSigning] = useState(false)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <DetailsSkeleton rows={12} />
  const handleDeclined = () => {
    toast.success(t('decline.done'))
    declinePanel.close()
  }
  return (
    <Page title={[data.drug, data.strength].filter(Boolean).join(', ')} help={getHelp('request')}>
      <Anchor component={Link} to="/prescription" w="fit-content">
        {t('request.back')}
      </Anchor>
      <DecisionSection request={data} />
      <PatientSection patient={data.patient} />
      <RequestDetails request={data} />
      <RequestHistory requests={data.previous} />
      {data.state === 'pending' && (
        <Group>
          <Button onClick={() => setIsSigning(true)}>{t('request.sign')}</Button>
          <Button variant="default" onClick={declinePanel.open}>
            {t('request.decline')}
          </Button>
        </Group>
      )}
      <SidePanel opened={isDeclining} onClose={declinePanel.close} title={t('request.decline')}>
        <DeclineForm request={data} onDone={handleDeclined} />
      </SidePanel>
      {isSigning && <SignDialog ids={[data.id]} onClose={() => setIsSigning(false)} onDone={() => setIsSigning(false)} />}
    </Page>
  )
}
