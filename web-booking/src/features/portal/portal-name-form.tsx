import { Form, Submit, TextField, useKitForm, useWatch } from '@clinic/kit/forms'
import { useCompany } from '@clinic/kit/session'
import { Text, Title, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { type BookingSettings, chooseShortName, settingsKey } from '../settings/settings.api'
import { suggestShortName } from './portal-name'

function AddressPreview({ origin }: { origin: string }) {
  const t = useBookingTranslation()
  const shortName: string = useWatch({ name: 'short_name' }) ?? ''
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {t('portal.shortNamePreview', { url: `${origin}/booking/${shortName}` })}
    </Text>
  )
}

/** The form of the portal's short name; names that the clinic had before keep leading to the portal. */
export function ShortNameForm({ settings }: { settings: BookingSettings }) {
  const t = useBookingTranslation()
  const queryClient = useQueryClient()
  const companyName = useCompany()?.name ?? ''
  const handleDone = async () => {
    toast.success(t('portal.shortNameSaved'))
    await queryClient.invalidateQueries({ queryKey: settingsKey })
  }
  const form = useKitForm('ShortNameUpdate', {
    initialValues: { short_name: settings.short_name || suggestShortName(companyName) },
    onSubmit: chooseShortName,
    onDone: handleDone,
  })
  return (
    <section aria-label={t('portal.shortName')}>
      <Title order={2} mb="xs">
        {t('portal.shortName')}
      </Title>
      <Form form={form} label={t('portal.shortName')}>
        <TextField name="short_name" label={t('portal.shortNameLabel')} description={t('portal.shortNameHelp')} required />
        <AddressPreview origin={new URL(settings.permanent_url, window.location.origin).origin} />
        <Submit>{t(settings.short_name ? 'portal.changeShortName' : 'portal.chooseShortName')}</Submit>
      </Form>
    </section>
  )
}
