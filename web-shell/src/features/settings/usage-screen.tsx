import type { Schema } from '@clinic/kit/api'
import { DescriptionItem, DescriptionList } from '@clinic/kit/components'
import { useFormatters, useLanguage } from '@clinic/kit/i18n'
import { Alert, Card, Group, Page, Progress, SimpleGrid, Stack, Text, Title } from '@clinic/kit/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { usageQuery } from './usage.api'

type Usage = Schema['CompanyUsage']

/** The part of a limit from which the page says how many are left. */
const NEAR = 0.9
const SYSTEMS = ['booking', 'record', 'pos', 'management'] as const
const BYTES_PER_UNIT = 1000
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

function useNumbers() {
  const language = useLanguage()
  const formatCount = (count: number) => new Intl.NumberFormat(language).format(count)
  const formatBytes = (bytes: number) => {
    const power = bytes < BYTES_PER_UNIT ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
    const options = { style: 'unit', unit: UNITS[power], maximumFractionDigits: 1 } as const
    return new Intl.NumberFormat(language, options).format(bytes / BYTES_PER_UNIT ** power)
  }
  return { formatCount, formatBytes }
}

function UsageCard({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <Card component="section" withBorder aria-label={title}>
      <Stack gap="xs">
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {help}
          </Text>
        </div>
        {children}
      </Stack>
    </Card>
  )
}

/** A number with the plan's limit; near the limit it says how many are left. */
function LimitedUsage({ used, limit, label }: { used: number; limit: number | null; label: string }) {
  const t = useShellTranslation()
  const { formatCount } = useNumbers()
  if (limit === null) return <Text fw={500}>{t('usage.unlimited', { used: formatCount(used) })}</Text>
  const isNear = used < limit && (limit - used === 1 || used >= limit * NEAR)
  const value = t('usage.ofLimit', { used: formatCount(used), limit: formatCount(limit) })
  return (
    <>
      <Text fw={500}>{value}</Text>
      <Progress.Root>
        <Progress.Section value={Math.min((used / limit) * 100, 100)} aria-label={label} aria-valuetext={value} />
      </Progress.Root>
      {isNear && <Alert color="yellow">{t('usage.near', { count: limit - used })}</Alert>}
      {used >= limit && <Alert color="yellow">{t('usage.reached')}</Alert>}
    </>
  )
}

function Users({ users }: { users: Usage['users'] }) {
  const t = useShellTranslation()
  const { formatCount } = useNumbers()
  return (
    <UsageCard title={t('usage.users')} help={t('usage.usersHelp')}>
      <LimitedUsage used={users.used} limit={users.limit} label={t('usage.users')} />
      <DescriptionList label={t('usage.users')}>
        {SYSTEMS.map((system) => (
          <DescriptionItem key={system} label={t(`usage.system.${system}`)}>
            {formatCount(users[system])}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </UsageCard>
  )
}

function Messages({ messages }: { messages: NonNullable<Usage['messages']> }) {
  const t = useShellTranslation()
  const { formatCount } = useNumbers()
  const { formatDate } = useFormatters()
  return (
    <UsageCard title={t('usage.messages')} help={t('usage.messagesHelp', { date: formatDate(messages.month_begins_on) })}>
      <DescriptionList label={t('usage.messages')}>
        <DescriptionItem label={t('usage.sms')}>{formatCount(messages.sms)}</DescriptionItem>
        <DescriptionItem label={t('usage.emails')}>{formatCount(messages.emails)}</DescriptionItem>
      </DescriptionList>
    </UsageCard>
  )
}

/** What the clinic uses of its plan (PLT-051); a user restricted to some clients sees the users only. */
export function UsageScreen() {
  const t = useShellTranslation()
  const { data: usage } = useSuspenseQuery(usageQuery)
  const { formatDateTimeInWords } = useFormatters()
  const { formatBytes } = useNumbers()
  return (
    <Page title={t('usage.title')} help={getHelp('usage')} isNarrow>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Users users={usage.users} />
        {usage.clients && (
          <UsageCard title={t('usage.clients')} help={t('usage.clientsHelp')}>
            <LimitedUsage {...usage.clients} label={t('usage.clients')} />
          </UsageCard>
        )}
        {usage.storage && (
          <UsageCard title={t('usage.storage')} help={t('usage.storageHelp')}>
            <Group gap="xs">
              <Text fw={500}>{formatBytes(usage.storage.bytes)}</Text>
              <Text c="dimmed">{t('usage.files', { count: usage.storage.files })}</Text>
            </Group>
          </UsageCard>
        )}
        {usage.messages && <Messages messages={usage.messages} />}
      </SimpleGrid>
      {!usage.clients && <Text c="dimmed">{t('usage.restricted')}</Text>}
      {usage.counted_at && <Text c="dimmed">{t('usage.countedAt', { time: formatDateTimeInWords(usage.counted_at) })}</Text>}
    </Page>
  )
}
