import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { useRealtime } from '@clinic/kit/realtime'
import { useHasPermission, useIsSettingOn } from '@clinic/kit/session'
import { Anchor, Button, Group, Stack, Text, Title, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TbSend } from 'react-icons/tb'
import { Link } from 'react-router'
import { consentsKey, formSuggestionsQuery, newestLinkQuery, sendConsent } from '../forms/client-forms.api'
import { useFormsTranslation } from '../forms/texts'

type Suggestions = Schema['FormSuggestions']

/** Sends a consent by one press (USE-006): it is assigned, and the client gets the link by SMS or else by e-mail. */
function SendButtons({ clientId, consents, channels }: { clientId: string } & Pick<Suggestions, 'consents' | 'channels'>) {
  const t = useFormsTranslation()
  const { run, isRunning } = useAction<string, Schema['FormLinkSent']>({
    send: (templateId) => sendConsent(clientId, { channels, consent_template_ids: [templateId] }),
    onSuccess: ({ forms }) => toast.success(t('client.sent', { count: forms })),
    refresh: [consentsKey(clientId), newestLinkQuery(clientId).queryKey],
  })
  return consents.map(({ id, title }) => (
    <Button
      key={id}
      variant="default"
      size="compact-sm"
      leftSection={<TbSend size={16} aria-hidden />}
      disabled={isRunning}
      aria-label={t('client.sendConsent', { title })}
      onClick={() => void run(id)}
    >
      {title}
    </Button>
  ))
}

/** On a booking: the consents that the client has yet to sign, and those that the clinic sends most. */
export function BookingConsents({ clientId }: { clientId: string }) {
  const t = useFormsTranslation()
  const queries = useQueryClient()
  const canSend = useHasPermission('form.write')
  const isUsed = useIsSettingOn('SHOW_LETTER_OF_CONSENT')
  const { data } = useQuery({ ...formSuggestionsQuery(clientId), enabled: canSend && isUsed })
  useRealtime('forms', () => void queries.invalidateQueries({ queryKey: consentsKey(clientId) }))
  if (!data || !isUsed) return null
  const { consents, pending, channels } = data
  return (
    <Stack component="section" gap="xs" aria-label={t('client.sendConsents')}>
      <Title order={3} size="h5">
        {t('client.sendConsents')}
      </Title>
      {pending.length > 0 && <Text size="sm">{t('client.unsigned', { titles: pending.join(', ') })}</Text>}
      <Group gap="xs">
        {channels.length > 0 ? (
          <SendButtons clientId={clientId} consents={consents} channels={channels} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('client.noAddress')}
          </Text>
        )}
        <Anchor component={Link} to={paths.clientConsents(clientId)} size="sm">
          {t('client.allConsents')}
        </Anchor>
      </Group>
    </Stack>
  )
}
