import type { Permission } from '@clinic/kit/api'
import { paths } from '@clinic/kit/contract'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Card, ErrorState, type HelpSource, List, LoadingState, Page, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePosTranslation } from '../../texts'
import { type Register, type RegisterReadiness, readinessQuery } from './registers.api'
import { useRegister } from './use-register'

export interface RegisterContext {
  readiness: RegisterReadiness
  register: Register
  usableRegisters: Register[]
  onChoose: (id: string) => void
}

/** Pages where an administrator can fix a blocker, by its code. */
const fixLinks: Record<string, { to: string; permission: Permission }> = {
  'pos.no_organization_number': { to: paths.companySettings(), permission: 'company.write' },
  'pos.currency_not_supported': { to: paths.companySettings(), permission: 'company.write' },
  'pos.no_merchant': { to: `${paths.registerSettings()}#payment-account`, permission: 'register.write' },
  'pos.no_control_unit': { to: `${paths.registerSettings()}#registers`, permission: 'register.write' },
}

/** Whether the register can be used in the company's country at all (POS-001). */
export const isCountrySupported = ({ blockers }: Pick<RegisterReadiness, 'blockers'>) =>
  !blockers.some(({ code }) => code === 'pos.country_not_supported')

function ChecklistItem({ code, text }: RegisterReadiness['blockers'][number]) {
  const t = usePosTranslation()
  const fixLink = fixLinks[code]
  const mayFix = useHasPermission(fixLink?.permission)
  return (
    <List.Item>
      <Text component="span">{text}</Text>{' '}
      {fixLink && mayFix && (
        <Anchor component={Link} to={fixLink.to}>
          {t('readiness.fix')}
        </Anchor>
      )}
    </List.Item>
  )
}

/** POS-001: the reasons why a company can't sell yet, each with a link to the place where it is fixed. */
export function SetupChecklist({ blockers }: Pick<RegisterReadiness, 'blockers'>) {
  const t = usePosTranslation()
  const isAdmin = useHasPermission('register.write')
  return (
    <Card withBorder radius="md" p="lg" maw={640}>
      <Stack gap="sm">
        <Text fw={600}>{t('readiness.title')}</Text>
        <List spacing="xs">
          {blockers.map((blocker) => (
            <ChecklistItem key={blocker.code} {...blocker} />
          ))}
        </List>
        {!isCountrySupported({ blockers }) ? (
          <Text c="dimmed">{t('readiness.otherCountry')}</Text>
        ) : (
          !isAdmin && <Text c="dimmed">{t('readiness.askAdmin')}</Text>
        )}
      </Stack>
    </Card>
  )
}

interface Props {
  title: string
  help: HelpSource
  children: (registerContext: RegisterContext) => ReactNode
}

/** Renders its children with the chosen register when the company can sell, and the setup checklist otherwise. */
export function RequireReadyRegister({ title, help, children }: Props) {
  const { data, error, refetch } = useQuery(readinessQuery())
  const { register, usableRegisters, chooseRegister } = useRegister(data)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  if (!data.ready || !register)
    return (
      <Page title={title} help={help}>
        <SetupChecklist blockers={data.blockers} />
      </Page>
    )
  return children({ readiness: data, register, usableRegisters, onChoose: chooseRegister })
}
