import type { Schema } from '@clinic/kit/api'
import { DescriptionItem, DescriptionList, SignedImage } from '@clinic/kit/components'
import { joinPhoneNumber } from '@clinic/kit/i18n'
import { useClientFields } from '@clinic/kit/session'
import { Anchor, DateText, DateTimeInWords, DateTimeText, Group, PhoneText, Stack, StatusBadge, Text, Title } from '@clinic/kit/ui'
import { useRecordTranslation } from '../../texts/index'
import { useClientFieldLabels } from '../clients/use-client-field-labels'

/** Age, phone, e-mail, status, next booking and pending consents: what is needed to reach and receive a client. */
export function ClientOverviewHead({ summary }: { summary: Schema['ClientSummary'] }) {
  const t = useRecordTranslation()
  const { client, next_booking: nextBooking } = summary
  return (
    <Group gap="4px 24px" c="dimmed">
      {summary.age !== null && <Text>{t('client.years', { count: summary.age })}</Text>}
      <PhoneText value={joinPhoneNumber(client.country_code, client.mobile_number)} />
      {client.email && (
        <Anchor inherit href={`mailto:${client.email}`} style={{ overflowWrap: 'anywhere' }}>
          {client.email}
        </Anchor>
      )}
      {!client.is_active && <StatusBadge tone="neutral">{t('common.inactive')}</StatusBadge>}
      <Text>
        {nextBooking ? (
          <>
            {t('client.nextBooking')} <DateTimeInWords value={nextBooking.start_at} /> · {nextBooking.service.name}
          </>
        ) : (
          t('client.noNextBooking')
        )}
      </Text>
      {summary.counts.consents_pending > 0 && (
        <StatusBadge tone="warning">{t('client.consentsWaiting', { count: summary.counts.consents_pending })}</StatusBadge>
      )}
    </Group>
  )
}

/** By what a client's identity was checked, by whom and when. */
function IdentityCheck({ client, checkedAt }: { client: Schema['ClientOut']; checkedAt: string }) {
  const t = useRecordTranslation()
  const document = t(`identity.${client.identity_document as 'passport'}`)
  const details = client.identity_note && ` (${client.identity_note})`
  return (
    <>
      {document}
      {details}, {client.identity_checked_by}, <DateTimeText value={checkedAt} />
    </>
  )
}

/** The personal details of a client that are filled in. */
export function ClientDetails({ client }: { client: Schema['ClientOut'] }) {
  const t = useRecordTranslation()
  const { getLabel, extraFields } = useClientFields()
  const labels = useClientFieldLabels()
  const address = [client.street_address, [client.zip_code, client.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{t('client.details')}</Title>
      <DescriptionList>
        <DescriptionItem label={client.is_reserve_number ? t('fields.labels.is_reserve_number') : getLabel('personal_id')}>
          {client.personal_id}
        </DescriptionItem>
        <DescriptionItem label={getLabel('cpr_id')}>{client.cpr_id}</DescriptionItem>
        <DescriptionItem label={t('identity.checked')}>
          {client.identity_checked_at && <IdentityCheck client={client} checkedAt={client.identity_checked_at} />}
        </DescriptionItem>
        <DescriptionItem label={getLabel('date_of_birth')}>
          {client.date_of_birth && <DateText value={client.date_of_birth} />}
        </DescriptionItem>
        <DescriptionItem label={getLabel('occupation')}>{client.occupation}</DescriptionItem>
        <DescriptionItem label={t('form.address')}>{address}</DescriptionItem>
        <DescriptionItem label={getLabel('state')}>{client.state}</DescriptionItem>
        {extraFields.map(({ id }) => (
          <DescriptionItem key={id} label={labels.getLabel(`extra_fields.${id}`)}>
            {id in client.extra_fields && labels.formatFieldValue(`extra_fields.${id}`, client.extra_fields[id])}
          </DescriptionItem>
        ))}
        <DescriptionItem label={getLabel('profile_photo')}>
          {client.profile_photo && <SignedImage id={client.profile_photo} alt={getLabel('profile_photo')} size={96} />}
        </DescriptionItem>
        <DescriptionItem label={t('clients.since')}>
          <DateText value={client.created_at} />
        </DescriptionItem>
      </DescriptionList>
    </Stack>
  )
}
