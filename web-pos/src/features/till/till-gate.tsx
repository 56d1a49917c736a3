import { useMay } from '@clinic/kit/session'
import { Anchor, Card, ErrorState, List, LoadingState, Page, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePosTexts } from '../../texts'
import { type Register, type TillState, tillQuery } from './till.api'
import { useRegister } from './use-register'

export interface AtTill {
  till: TillState
  register: Register
  usable: Register[]
  choose: (id: string) => void
}

/** Where one goes to mend what is missing. */
const mends: Record<string, { to: string; permission: string }> = {
  'pos.no_organization_number': { to: '/settings/company-information', permission: 'company.write' },
  'pos.no_control_unit': { to: '/setting/terminal-setting', permission: 'till.write' },
}

function Reason({ code, text }: TillState['missing'][number]) {
  const t = usePosTexts()
  const mend = mends[code]
  const may = useMay(mend?.permission)
  return (
    <List.Item>
      <Text component="span">{text}</Text>{' '}
      {mend && may && (
        <Anchor component={Link} to={mend.to}>
          {t('gate.mend')}
        </Anchor>
      )}
    </List.Item>
  )
}

/** POS-001: why a company can't sell yet, each reason with the way to mend it. */
export function WhyNot({ missing }: Pick<TillState, 'missing'>) {
  const t = usePosTexts()
  return (
    <Card withBorder radius="md" p="lg" maw={640}>
      <Stack gap="sm">
        <Text fw={600}>{t('gate.title')}</Text>
        <List spacing="xs">
          {missing.map((each) => (
            <Reason key={each.code} {...each} />
          ))}
        </List>
      </Stack>
    </Card>
  )
}

/** Lets one to the till when the company may sell; says why not otherwise. */
export function TillGate({ title, children }: { title: string; children: (at: AtTill) => ReactNode }) {
  const { data, error, refetch } = useQuery(tillQuery())
  const { register, usable, choose } = useRegister(data)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  if (!data.ready || !register)
    return (
      <Page title={title}>
        <WhyNot missing={data.missing} />
      </Page>
    )
  return children({ till: data, register, usable, choose })
}
