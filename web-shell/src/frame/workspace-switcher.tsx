import { useAction } from '@clinic/kit/components'
import { useSession } from '@clinic/kit/session'
import { Menu } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbBuilding, TbCheck, TbPrescription } from 'react-icons/tb'
import { useShellTranslation } from '../texts'
import { switchWorkspace, type Workspace, workspacesQuery } from './workspaces.api'

const AREAS_WITH_SCREENS: Workspace['area'][] = ['staff', 'prescriber']

/** The menu items for another clinic, or for prescribing; only shown to users with more than one workspace (PLT-030). */
export function WorkspaceSwitcher({ isOpen }: { isOpen: boolean }) {
  const t = useShellTranslation()
  const session = useSession()
  const { data = [] } = useQuery({ ...workspacesQuery, enabled: isOpen })
  const { run, isRunning } = useAction({
    send: switchWorkspace,
    // A page load, so that no data of the previous workspace is left, and because another area is another app.
    onSuccess: () => window.location.assign('/'),
  })
  const workspaces = data.filter(({ area }) => AREAS_WITH_SCREENS.includes(area))
  if (workspaces.length < 2) return null
  const isCurrent = ({ area, company_id }: Workspace) => area === session?.area && (area !== 'staff' || company_id === session.company?.id)
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('workspaces.title')}</Menu.Label>
      {workspaces.map((workspace) => {
        const Icon = isCurrent(workspace) ? TbCheck : workspace.area === 'staff' ? TbBuilding : TbPrescription
        return (
          <Menu.Item
            key={`${workspace.area} ${workspace.company_id}`}
            aria-current={isCurrent(workspace) || undefined}
            disabled={isRunning}
            closeMenuOnClick={false}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => !isCurrent(workspace) && void run(workspace)}
          >
            {workspace.area === 'staff' ? workspace.company_name : t('workspaces.prescriber')}
          </Menu.Item>
        )
      })}
    </>
  )
}
