import { useMay } from '@clinic/kit/session'
import { Alert, Button, confirm, ErrorState, Group, LoadingState, Page, SidePanel, Tabs, toast, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { LogTable } from '../log-table'
import { paperLogQuery, paperQuery, removePaper, restorePaper } from '../papers.api'
import { useManagementTexts } from '../texts'
import { useDo, useRefresh } from '../use-management'
import { Current } from './current'
import { PaperForm } from './paper-form'
import { Versions } from './versions'

/** One document: what holds, its versions and its log, each with an address of its own (QMS-004). */
function PaperScreen({ part }: { part: 'current' | 'versions' | 'logs' }) {
  const t = useManagementTexts()
  const { documentId = '' } = useParams()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(paperQuery(documentId))
  const refresh = useRefresh()
  const act = useDo()
  const [opened, panel] = useDisclosure(false)
  const mayWrite = useMay('management.write')
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const home = `/management-system/documents-and-reports/${documentId}`
  const remove = async () => {
    const sure = await confirm({ title: t('papers.remove'), body: t('papers.removeBody'), action: t('papers.remove'), danger: true })
    if (sure && (await act(() => removePaper(documentId), t('papers.isRemoved')))) navigate('/management-system/documents-and-reports')
  }
  const done = async () => {
    toast.success(t('papers.saved'))
    panel.close()
    await refresh()
  }
  const actions = mayWrite && !data.is_removed && (
    <Group gap="sm">
      <Button variant="subtle" color="red" onClick={() => void remove()}>
        {t('papers.remove')}
      </Button>
      <Button variant="default" onClick={panel.open}>
        {t('papers.edit')}
      </Button>
    </Group>
  )
  return (
    <Page title={data.title} action={actions}>
      {data.is_removed && (
        <Alert color="gray" title={t('papers.isRemoved')}>
          {mayWrite && (
            <Button variant="default" onClick={() => void act(() => restorePaper(documentId, data.version), t('papers.restored'))}>
              {t('papers.restore')}
            </Button>
          )}
        </Alert>
      )}
      <Tabs value={part} onChange={(to) => navigate(to === 'current' ? home : `${home}/${to}`)} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="current">{t('versions.current')}</Tabs.Tab>
          <Tabs.Tab value="versions">{t('versions.title')}</Tabs.Tab>
          <Tabs.Tab value="logs">{t('logs.title')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="current">
          <Current paper={data} />
        </Tabs.Panel>
        <Tabs.Panel value="versions">
          <Versions paper={data} />
        </Tabs.Panel>
        <Tabs.Panel value="logs">
          <LogTable query={(page) => paperLogQuery(documentId, page) as never} />
        </Tabs.Panel>
      </Tabs>
      <SidePanel opened={opened} onClose={panel.close} title={t('papers.edit')}>
        <PaperForm key={data.version} paper={data} onDone={() => void done()} />
      </SidePanel>
    </Page>
  )
}

export const PaperCurrentScreen = () => <PaperScreen part="current" />
export const PaperVersionsScreen = () => <PaperScreen part="versions" />
export const PaperLogsScreen = () => <PaperScreen part="logs" />
