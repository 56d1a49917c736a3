import { useMay } from '@clinic/kit/session'
import { Alert, Button, confirm, Group, Page, SidePanel, Tabs, toast, useDisclosure } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useManagementTexts } from './texts'
import { useDo, useRefresh } from './use-management'

interface Props {
  /** Whose words are said. */
  kind: 'devices' | 'papers'
  title: string
  isRemoved: boolean
  list: string
  id: string
  /** Its parts, each with an address of its own; the first has the item's. */
  parts: Record<string, { label: string; content: ReactNode }>
  part: string
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  form: (done: () => void) => ReactNode
}

/** One thing that quality keeps, in its parts: edited beside, removed and restored. */
export function ItemScreen({ kind, title, isRemoved, list, id, parts, part, remove, restore, form }: Props) {
  const t = useManagementTexts()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const act = useDo()
  const [opened, panel] = useDisclosure(false)
  const mayWrite = useMay('management.write')
  const names = Object.keys(parts)
  const askRemove = async () => {
    const sure = await confirm({ title: t(`${kind}.remove`), body: t(`${kind}.removeBody`), action: t(`${kind}.remove`), danger: true })
    if (sure && (await act(remove, t(`${kind}.isRemoved`)))) navigate(list)
  }
  const done = () => {
    toast.success(t(`${kind}.saved`))
    panel.close()
    void refresh()
  }
  const actions = mayWrite && !isRemoved && (
    <Group gap="sm">
      <Button variant="subtle" color="red" onClick={() => void askRemove()}>
        {t(`${kind}.remove`)}
      </Button>
      <Button variant="default" onClick={panel.open}>
        {t(`${kind}.edit`)}
      </Button>
    </Group>
  )
  return (
    <Page title={title} action={actions}>
      {isRemoved && (
        <Alert color="gray" title={t(`${kind}.isRemoved`)}>
          {mayWrite && (
            <Button variant="default" onClick={() => void act(restore, t(`${kind}.restored`))}>
              {t(`${kind}.restore`)}
            </Button>
          )}
        </Alert>
      )}
      <Tabs value={part} onChange={(to) => navigate([list, id, ...(to && to !== names[0] ? [to] : [])].join('/'))} keepMounted={false}>
        <Tabs.List mb="lg">
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {parts[name]?.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={part}>{parts[part]?.content}</Tabs.Panel>
      </Tabs>
      <SidePanel opened={opened} onClose={panel.close} title={t(`${kind}.edit`)}>
        {form(done)}
      </SidePanel>
    </Page>
  )
}
