import { CopyButton, PortalLink, PortalQrCode } from '@clinic/kit/components'
import { useLanguage } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Code, ErrorState, Group, LoadingState, Page, SimpleGrid, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { getHelp } from '../../help'
import { useBookingTranslation } from '../../texts'
import { type BookingSettings, bookingSettingsQuery } from '../settings/settings.api'
import { GoogleRatingForm } from './google-rating-form'
import { OnlinePayment } from './online-payment-form'
import { ShortNameForm } from './portal-name-form'

function PortalLinks({ settings }: { settings: BookingSettings }) {
  const t = useBookingTranslation()
  const canChoose = useHasPermission('schedule.write')
  const canTakePayment = useHasPermission('register.write')
  const { portal_url: url, embed_code: code } = settings
  return (
    <Stack gap="xl">
      <PortalLink url={url} />
      {canChoose && <ShortNameForm key={settings.short_name} settings={settings} />}
      {canChoose && <GoogleRatingForm />}
      {canTakePayment && <OnlinePayment />}
      <Stack gap="xs">
        <Title order={2}>{t('portal.embed')}</Title>
        <Text c="dimmed">{t('portal.embedHelp')}</Text>
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {code}
        </Code>
        <Group>
          <CopyButton text={code} label={t('portal.copyCode')} />
        </Group>
      </Stack>
      <PortalQrCode url={url} />
      <PortalQrCode url={url.replace('/booking/', '/booking/check-in/')} title={t('checkIn.qr')} help={t('checkIn.qrHelp')} />
    </Stack>
  )
}

/** The booking portal's link, embed code, QR code and preview. */
export function PortalScreen() {
  const t = useBookingTranslation()
  const language = useLanguage()
  const { data, error, refetch } = useQuery(bookingSettingsQuery())
  return (
    <Page title={t('portal.title')} help={getHelp('portal')}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : !data && <LoadingState />}
      {data && (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
          <PortalLinks settings={data} />
          <Stack gap="xs">
            <Title order={2}>{t('portal.preview')}</Title>
            <iframe
              src={`${new URL(data.portal_url, window.location.origin).pathname}?lang=${language}`}
              title={t('portal.preview')}
              className="booking-preview"
            />
          </Stack>
        </SimpleGrid>
      )}
    </Page>
  )
}
