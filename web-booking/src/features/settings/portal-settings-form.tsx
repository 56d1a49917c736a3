import type { Schema, Submission } from '@clinic/kit/api'
import { Form, ImageUploadField, SelectField, Submit, SwitchField, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { useHasPermission, useSession } from '@clinic/kit/session'
import { Anchor, ErrorState, LoadingState, SimpleGrid, Stack, Text, Title, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { type PortalSettings, portalSettingsKey, portalSettingsQuery, savePortalSettings } from './portal-settings.api'

const TEXTS = ['welcome', 'details', 'done'] as const
const DETAIL_FIELDS = ['personal_id', 'date_of_birth', 'address', 'special_request'] as const
const USES = ['hidden', 'optional', 'required'] as const

function TextFields({ disabled }: { disabled: boolean }) {
  const t = useBookingTranslation()
  return (
    <Stack component="section" gap="sm" aria-label={t('portalSettings.texts')}>
      <Title order={2}>{t('portalSettings.texts')}</Title>
      <Text c="dimmed">{t('portalSettings.textsHelp')}</Text>
      {TEXTS.map((name) => (
        <SimpleGrid key={name} cols={{ base: 1, md: 2 }} spacing="lg">
          <TextAreaField name={`${name}_sv`} label={t(`portalSettings.${name}_sv`)} rows={3} disabled={disabled} />
          <TextAreaField name={`${name}_en`} label={t(`portalSettings.${name}_en`)} rows={3} disabled={disabled} />
        </SimpleGrid>
      ))}
    </Stack>
  )
}

function DetailFields({ disabled }: { disabled: boolean }) {
  const t = useBookingTranslation()
  const isBankIdOff = useSession()?.settings.BANK_ID_VERIFICATION_ENABLED === false
  const options = USES.map((value) => ({ value, label: t(`portalSettings.uses.${value}`) }))
  return (
    <Stack component="section" gap="sm" aria-label={t('portalSettings.asked')}>
      <Title order={2}>{t('portalSettings.asked')}</Title>
      <Text c="dimmed">
        {t('portalSettings.askedHelp')}{' '}
        <Anchor component={Link} to="/settings/client-fields" inherit underline="always">
          {t('portalSettings.extraFields')}
        </Anchor>
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        {DETAIL_FIELDS.map((name) => (
          <SelectField
            key={name}
            name={name}
            label={t(`portalSettings.${name}`)}
            description={name === 'personal_id' ? t('portalSettings.personalIdHelp') : undefined}
            options={options}
            disabled={disabled}
          />
        ))}
      </SimpleGrid>
      <SwitchField
        name="needs_bankid"
        label={t('portalSettings.needsBankId')}
        description={t(isBankIdOff ? 'portalSettings.bankIdOff' : 'portalSettings.needsBankIdHelp')}
        disabled={disabled || isBankIdOff}
      />
    </Stack>
  )
}

function PortalSettingsForm({ settings }: { settings: PortalSettings }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const disabled = !useHasPermission('schedule.write')
  const form = useKitForm('PortalSettingsUpdate', {
    initialValues: settings,
    onSubmit: async (submission: Submission<Schema['PortalSettingsUpdate']>) => {
      await savePortalSettings(submission)
      await queries.invalidateQueries({ queryKey: portalSettingsKey })
    },
    onDone: () => toast.success(t('portalSettings.saved')),
    draft: { form: 'booking-portal', subject: 'new' },
  })
  return (
    <Form form={form} label={t('settings.portal')}>
      <TextFields disabled={disabled} />
      <ImageUploadField
        name="cover_id"
        label={t('portalSettings.cover')}
        description={t('portalSettings.coverHelp')}
        single
        disabled={disabled}
      />
      <DetailFields disabled={disabled} />
      <Stack component="section" gap="xs" aria-label={t('portalSettings.more')}>
        <Anchor component={Link} to="/booking-portal" underline="always">
          {t('portalSettings.payment')}
        </Anchor>
      </Stack>
      {!disabled && <Submit w="max-content">{t('common.save')}</Submit>}
    </Form>
  )
}

/** What the booking portal says and asks for: texts, cover picture, fields and BankID (BKG-040). */
export function PortalSettingsTab() {
  const { data, error, refetch } = useQuery(portalSettingsQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? (
    <Stack maw={960}>
      <PortalSettingsForm key={data.version} settings={data} />
    </Stack>
  ) : (
    <LoadingState />
  )
}
