import { RoutedTabs, useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { Alert, Button, Group, Page, SidePanel, toast, useDisclosure } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { getHelp } from '../../help'
import { qualityKey } from './quality.api'
import { useQualityTranslation } from './texts'
import { useRefreshQuality } from './use-refresh-quality'

interface Props {
  /** Selects the group of texts. */
  entity: 'devices' | 'documents'
  title: string
  isRemoved: boolean
  listPath: string
  id: string
  /** Tabs by their path segment; the first tab has the entity's own path. */
  tabs: Record<string, { label: string; content: ReactNode }>
  activeTab: string
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  renderForm: (onSaved: () => void) => ReactNode
}

/** Lays out a device or document in tabs, with its edit panel, removal and restoring. */
export function EntityLayout({ entity, title, isRemoved, listPath, id, tabs, activeTab, remove, restore, renderForm }: Props) {
  const t = useQualityTranslation()
  const navigate = useNavigate()
  const refresh = useRefreshQuality()
  const [opened, panel] = useDisclosure(false)
  const canWrite = useHasPermission('quality.write')
  const routedTabs = Object.entries(tabs).map(([name, { label }], index) => ({
    to: [listPath, id, ...(index > 0 ? [name] : [])].join('/'),
    label,
  }))
  const removing = useAction({
    send: remove,
    confirmation: {
      title: t(`${entity}.remove`),
      body: t(`${entity}.removeBody`),
      confirmLabel: t(`${entity}.remove`),
      isDestructive: true,
    },
    successMessage: t(`${entity}.isRemoved`),
    refresh: [qualityKey],
    onSuccess: () => navigate(listPath),
  })
  const restoring = useAction({ send: restore, successMessage: t(`${entity}.restored`), refresh: [qualityKey] })
  const handleSaved = () => {
    toast.success(t(`${entity}.saved`))
    panel.close()
    void refresh()
  }
  const actions = canWrite && !isRemoved && (
    <Group gap="sm">
      <Button variant="subtle" color="red" onClick={() => void removing.run()}>
        {t(`${entity}.remove`)}
      </Button>
      <Button variant="default" onClick={panel.open}>
        {t(`${entity}.edit`)}
      </Button>
    </Group>
  )
  return (
    <Page title={title} action={actions} help={getHelp(entity === 'devices' ? 'device' : 'document')}>
      {isRemoved && (
        <Alert color="gray" title={t(`${entity}.isRemoved`)}>
          {canWrite && (
            <Button variant="default" onClick={() => void restoring.run()}>
              {t(`${entity}.restore`)}
            </Button>
          )}
        </Alert>
      )}
      <RoutedTabs label={title} tabs={routedTabs}>
        {tabs[activeTab]?.content}
      </RoutedTabs>
      <SidePanel opened={opened} onClose={panel.close} title={t(`${entity}.edit`)}>
        {renderForm(handleSaved)}
      </SidePanel>
    </Page>
  )
}
