import { Alert, Anchor, Group, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { untranslatedServicesQuery } from './catalogue.api'

/** Reminds of the services that clients can't read in both languages (USE-019). */
export function UntranslatedNotice({ onShow }: { onShow: () => void }) {
  const t = useBookingTranslation()
  const { data } = useQuery(untranslatedServicesQuery())
  if (!data?.total) return null
  return (
    <Alert py="xs">
      <Group gap="sm">
        <Text size="sm">{t('services.untranslated', { count: data.total })}</Text>
        <Anchor component="button" size="sm" onClick={onShow}>
          {t('services.showUntranslated')}
        </Anchor>
      </Group>
    </Alert>
  )
}
