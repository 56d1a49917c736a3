import { PortalLink, PortalQrCode } from '@clinic/kit/components'
import { Form, Submit, SwitchField } from '@clinic/kit/forms'
import { useHasPermission, useSession } from '@clinic/kit/session'
import { SimpleGrid, Stack, Text, Title } from '@clinic/kit/ui'
import type { RegistrationSettings } from './registration.api'
import { useRegistrationSettings } from './registration-layout'
import { useRegistrationTranslation } from './texts'
import { useSettingsForm } from './use-settings-form'

/** Whether the portal is open and how clients identify themselves, with its link and QR code (REC-060). */
export function ConfigurationsScreen() {
  const settings = useRegistrationSettings()
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      <ConfigurationsForm key={settings.version} settings={settings} />
      <Stack gap="xl">
        <PortalLink url={settings.portal_url} />
        <PortalQrCode url={settings.portal_url} />
      </Stack>
    </SimpleGrid>
  )
}

function ConfigurationsForm({ settings }: { settings: RegistrationSettings }) {
  const t = useRegistrationTranslation()
  const disabled = !useHasPermission('form.design')
  const isBankIdOff = useSession()?.settings.BANK_ID_VERIFICATION_ENABLED === false
  const form = useSettingsForm(settings, 'configurations')
  return (
    <Form form={form} label={t('configurations.title')}>
      <Title order={2}>{t('configurations.title')}</Title>
      <SwitchField name="is_open" label={t('configurations.isOpen')} description={t('configurations.isOpenHelp')} disabled={disabled} />
      <SwitchField
        name="is_bankid_required"
        label={t('configurations.bankid')}
        description={t(isBankIdOff ? 'configurations.bankidOff' : 'configurations.bankidHelp')}
        disabled={disabled || isBankIdOff}
      />
      <Text c="dimmed">{t('configurations.returning')}</Text>
      {!disabled && <Submit>{t('common.save')}</Submit>}
    </Form>
  )
}
