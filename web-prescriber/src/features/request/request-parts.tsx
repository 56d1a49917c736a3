import type { Schema } from '@clinic/kit/api'
import { Age, Alert, Anchor, DateText, DateTimeText, Group, List, Stack, Text, Title } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { usePrescriberTexts } from '../../texts'
import { Fact, Facts } from './facts'
import { StateBadge } from './state-badge'

type Request = Schema['RequestOut']

/** Who the prescription is for: what has to be known of them, and no more. */
export function Patient({ patient }: { patient: Request['patient'] }) {
  const t = usePrescriberTexts()
  return (
    <>
      <Facts title={t('request.patient')}>
        <Fact label={t('request.name')}>
          {patient.first_name} {patient.last_name}
        </Fact>
        <Fact label={t('request.personalId')}>{patient.personal_id}</Fact>
        <Fact label={t('request.born')}>
          {patient.date_of_birth && (
            <>
              <DateText value={patient.date_of_birth} /> (<Age born={patient.date_of_birth} />)
            </>
          )}
        </Fact>
        <Fact label={t('request.phone')}>{patient.phone && <Anchor href={`tel:${patient.phone}`}>{patient.phone}</Anchor>}</Fact>
      </Facts>
      {patient.warning && (
        <Alert color="red" title={t('request.warning')}>
          {patient.warning}
        </Alert>
      )}
    </>
  )
}

/** What the clinic asks for. */
export function Asked({ request }: { request: Request }) {
  const t = usePrescriberTexts()
  return (
    <Facts title={t('request.asked')}>
      <Fact label={t('request.drug')}>{request.drug}</Fact>
      <Fact label={t('request.strength')}>{request.strength}</Fact>
      <Fact label={t('request.form')}>{request.form}</Fact>
      <Fact label={t('request.dose')}>{request.dose}</Fact>
      <Fact label={t('request.area')}>{request.area}</Fact>
      <Fact label={t('request.amount')}>{request.amount}</Fact>
      <Fact label={t('request.times')}>{request.times}</Fact>
      <Fact label={t('request.validUntil')}>
        <DateText value={request.valid_until} />
      </Fact>
      <Fact label={t('request.indication')}>{request.indication}</Fact>
      <Fact label={t('request.notes')}>{request.notes}</Fact>
      <Fact label={t('requests.company')}>{request.clinic_name}</Fact>
      <Fact label={t('request.askedBy')}>{request.asked_by_name}</Fact>
      <Fact label={t('requests.at')}>
        <DateTimeText value={request.created_at} />
      </Fact>
    </Facts>
  )
}

/** How it was decided. */
export function Decided({ request }: { request: Request }) {
  const t = usePrescriberTexts()
  if (request.state === 'pending') return null
  return (
    <Facts title={t('request.decided')}>
      <Fact label={t('requests.state')}>
        <StateBadge state={request.state} />
      </Fact>
      <Fact label={t('request.signedAt')}>
        {request.signed_at && (
          <>
            <DateTimeText value={request.signed_at} />, {request.signed_by_name}
          </>
        )}
      </Fact>
      <Fact label={t('request.reason')}>{request.refusal_reason}</Fact>
      <Fact label={t('request.used')}>{request.signed_at && t('request.uses', { uses: request.uses, times: request.times })}</Fact>
    </Facts>
  )
}

/** What the same prescriber was asked before for the same person. */
export function Earlier({ earlier }: { earlier: Request['earlier'] }) {
  const t = usePrescriberTexts()
  if (earlier.length === 0) return null
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{t('request.earlier')}</Title>
      <List listStyleType="none" spacing="xs">
        {earlier.map((one) => (
          <List.Item key={one.id}>
            <Group gap="sm">
              <Anchor component={Link} to={`/prescription/${one.id}`}>
                {one.drug} {one.strength}
              </Anchor>
              <StateBadge state={one.state} />
              <Text c="dimmed">
                <DateTimeText value={one.created_at} />
              </Text>
            </Group>
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}
