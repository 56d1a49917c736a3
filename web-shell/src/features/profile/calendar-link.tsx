import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { Button, DateTimeText, ErrorState, Group, LoadingState, Modal, Stack, Text, TextInput, toast } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { TbCalendarPlus, TbCopy } from 'react-icons/tb'
import { useShellTranslation } from '../../texts'
import { calendarLinkQuery, createCalendarLink, revokeCalendarLink } from './profile.api'

const QR_SIZE_PX = 160

/** The address of a new link, which is never shown again. */
function NewLink({ link, onClose }: { link: Schema['CalendarLinkCreated']; onClose: () => void }) {
  const t = useShellTranslation()
  const copy = () =>
    navigator.clipboard.writeText(link.url).then(
      () => toast.success(t('ownCalendar.copied')),
      () => toast.error(t('ownCalendar.notCopied')),
    )
  return (
    <Modal opened onClose={onClose} title={t('ownCalendar.newTitle')}>
      <Stack>
        <Text>{t('ownCalendar.newIntro')}</Text>
        <TextInput label={t('ownCalendar.address')} readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
        <Group gap="sm">
          <Button leftSection={<TbCopy size={16} aria-hidden />} onClick={() => void copy()}>
            {t('ownCalendar.copy')}
          </Button>
          <Button component="a" href={link.webcal_url} variant="default" leftSection={<TbCalendarPlus size={16} aria-hidden />}>
            {t('ownCalendar.open')}
          </Button>
        </Group>
        <QRCodeSVG value={link.webcal_url} size={QR_SIZE_PX} marginSize={2} role="img" aria-label={t('ownCalendar.qr')} />
        <Button variant="subtle" w="max-content" onClick={onClose}>
          {t('ownCalendar.done')}
        </Button>
      </Stack>
    </Modal>
  )
}

function useLinkActions(hasLink: boolean, onCreated: (link: Schema['CalendarLinkCreated']) => void) {
  const t = useShellTranslation()
  const refresh = [calendarLinkQuery.queryKey]
  const create = useAction({
    send: createCalendarLink,
    confirmation: () =>
      hasLink
        ? {
            title: t('ownCalendar.replace'),
            body: t('ownCalendar.replaceIntro'),
            confirmLabel: t('ownCalendar.replace'),
            isDestructive: true,
          }
        : null,
    successMessage: t('ownCalendar.created'),
    refresh,
    onSuccess: onCreated,
  })
  const revoke = useAction({
    send: revokeCalendarLink,
    confirmation: {
      title: t('ownCalendar.revoke'),
      body: t('ownCalendar.revokeIntro'),
      confirmLabel: t('ownCalendar.revoke'),
      isDestructive: true,
    },
    successMessage: t('ownCalendar.revoked'),
    refresh,
  })
  return { create, revoke }
}

/** The own calendar link (BEY-008): made, replaced and revoked; its address is shown once. */
export function CalendarLink() {
  const t = useShellTranslation()
  const { data, error, refetch } = useQuery(calendarLinkQuery)
  const [created, setCreated] = useState<Schema['CalendarLinkCreated']>()
  const { create, revoke } = useLinkActions(Boolean(data?.created_at), setCreated)
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />
  return (
    <Stack gap="xs">
      <Text fw={500}>{t('ownCalendar.link')}</Text>
      <Text size="sm" c="dimmed">
        {t(data.is_available ? 'ownCalendar.linkHelp' : 'ownCalendar.notBookable')}
      </Text>
      {data.created_at && (
        <Text>
          {t('ownCalendar.createdAt')} <DateTimeText value={data.created_at} />
        </Text>
      )}
      {data.is_available && !data.created_at && <Text>{t('ownCalendar.noLink')}</Text>}
      <Group gap="sm">
        {data.is_available && (
          <Button variant="default" loading={create.isRunning} onClick={() => void create.run()}>
            {t(data.created_at ? 'ownCalendar.replace' : 'ownCalendar.create')}
          </Button>
        )}
        {data.created_at && (
          <Button variant="subtle" color="red" loading={revoke.isRunning} onClick={() => void revoke.run()}>
            {t('ownCalendar.revoke')}
          </Button>
        )}
      </Group>
      {created && <NewLink link={created} onClose={() => setCreated(undefined)} />}
    </Stack>
  )
}
