import type { Schema } from '@clinic/kit/api'
import { useAestheticKindOptions } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { Button, DateTimeText, ErrorState, Group, SidePanel, Stack, Text, Title, toast, useDisclosure } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormsTranslation } from '../forms/texts'
import { informationKey, informationQuery } from './information.api'
import { InformationForm } from './information-form'

function InformationItem({ row }: { row: Schema['InformationOut'] }) {
  const t = useFormsTranslation()
  const kind = useAestheticKindOptions().find(({ value }) => value === row.kind)?.label ?? row.kind
  const channel = t(`information.channels.${row.oral_channel as 'in_person'}`)
  return (
    <li>
      <Text fw={500}>
        {kind} · <DateTimeText value={row.informed_at} />
      </Text>
      <Text size="sm">
        {t('information.given', { channel, title: row.text_title, number: String(row.text_number), name: row.informed_by_name })}
      </Text>
      <Text size="sm" c="dimmed">
        {t('information.reflectionEnds')} <DateTimeText value={row.reflection_ends_at} />
      </Text>
    </li>
  )
}

/** The information that the client was given before treatments under the act (2021:363), newest first. */
export function InformationSection({ clientId }: { clientId: string }) {
  const t = useFormsTranslation()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(informationQuery(clientId))
  const [opened, panel] = useDisclosure(false)
  const canWrite = useHasPermission('form.write')
  const handleDone = () => {
    void queryClient.invalidateQueries({ queryKey: informationKey(clientId) })
    toast.success(t('information.saved'))
    panel.close()
  }
  return (
    <Stack component="section" gap="xs" mt="lg" aria-label={t('information.title')}>
      <Group justify="space-between">
        <Title order={2}>{t('information.title')}</Title>
        {canWrite && (
          <Button variant="default" onClick={panel.open}>
            {t('information.give')}
          </Button>
        )}
      </Group>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <Text c="dimmed">{t('information.none')}</Text>}
      <ul className="record-information">
        {data?.items.map((row) => (
          <InformationItem key={row.id} row={row} />
        ))}
      </ul>
      <SidePanel opened={opened} onClose={panel.close} title={t('information.give')}>
        <InformationForm clientId={clientId} onDone={handleDone} />
      </SidePanel>
    </Stack>
  )
}
