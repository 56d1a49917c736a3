import { Anchor, Button, ErrorState, Group, LoadingState, Page, SidePanel, toast, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { usePrescriberTexts } from '../../texts'
import { requestQuery } from '../requests/requests.api'
import { SignDialog } from '../sign/sign-dialog'
import { RefuseForm } from './refuse-form'
import { Asked, Decided, Earlier, Patient } from './request-parts'

/** One request: who it's for, what is asked, and the two ways to decide. */
export function RequestScreen() {
  const t = usePrescriberTexts()
  const { requestId = '' } = useParams()
  const { data, error, refetch } = useQuery(requestQuery(requestId))
  const [refusing, panel] = useDisclosure(false)
  const [signing, setSigning] = useState(false)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const refused = () => {
    toast.success(t('refuse.done'))
    panel.close()
  }
  return (
    <Page title={[data.drug, data.strength].filter(Boolean).join(', ')}>
      <Anchor component={Link} to="/prescription" w="fit-content">
        {t('request.back')}
      </Anchor>
      <Decided request={data} />
      <Patient patient={data.patient} />
      <Asked request={data} />
      <Earlier earlier={data.earlier} />
      {data.state === 'pending' && (
        <Group>
          <Button onClick={() => setSigning(true)}>{t('request.sign')}</Button>
          <Button variant="default" onClick={panel.open}>
            {t('request.refuse')}
          </Button>
        </Group>
      )}
      <SidePanel opened={refusing} onClose={panel.close} title={t('request.refuse')}>
        <RefuseForm request={data} onDone={refused} />
      </SidePanel>
      {signing && <SignDialog ids={[data.id]} onClose={() => setSigning(false)} onDone={() => setSigning(false)} />}
    </Page>
  )
}
