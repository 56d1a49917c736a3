import type { Schema } from '@clinic/kit/api'
import { DescriptionItem, DescriptionList } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { Form, SelectField, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { useHasPermission } from '@clinic/kit/session'
import { Alert, DateTimeText, ErrorState, Group, LoadingState, Page, StatusBadge, Table, Text, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { ReviewPeriod, ReviewState } from './log-review-state'
import { logReviewQuery, logReviewsKey, signLogReview } from './log-reviews.api'

type Review = Schema['LogReviewOut']
const OUTCOMES = ['no_remark', 'explained', 'breach'] as const

function SampleTable({ sample }: { sample: Review['sample'] }) {
  const t = useShellTranslation()
  const titles = [t('logReview.event'), t('logReview.member'), t('logReview.client'), t('logReview.signs'), t('common.time')] as const
  return (
    <Table className="clinic-table clinic-table-rows" aria-label={t('logReview.sample')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          {titles.map((title) => (
            <Table.Th key={title}>{title}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sample?.map((view) => (
          <Table.Tr key={view.id}>
            <Table.Td data-label={titles[0]}>{view.event}</Table.Td>
            <Table.Td data-label={titles[1]}>{view.member_name}</Table.Td>
            <Table.Td data-label={titles[2]}>
              {view.client_id && view.client_name && <Link to={paths.client(view.client_id)}>{view.client_name}</Link>}
            </Table.Td>
            <Table.Td data-label={titles[3]}>
              <Group gap={4}>
                {view.signs.map((sign) => (
                  <StatusBadge key={sign} tone="warning">
                    {t(`logReview.signNames.${sign}`)}
                  </StatusBadge>
                ))}
              </Group>
            </Table.Td>
            <Table.Td data-label={titles[4]}>
              <DateTimeText value={view.at} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function SignForm({ review }: { review: Review }) {
  const t = useShellTranslation()
  const queries = useQueryClient()
  const form = useKitForm('LogReviewSignature', {
    initialValues: { outcome: null, finding: '', version: review.version },
    onSubmit: signLogReview(review.id),
    onDone: async () => {
      toast.success(t('logReview.signed'))
      await queries.invalidateQueries({ queryKey: logReviewsKey })
    },
    draft: { form: 'log_review', subject: review.id },
  })
  return (
    <Form form={form} label={t('logReview.sign')}>
      <SelectField
        name="outcome"
        label={t('logReview.outcome')}
        options={OUTCOMES.map((value) => ({ value, label: t(`logReview.outcomes.${value}`) }))}
        required
      />
      <TextAreaField name="finding" label={t('logReview.finding')} description={t('logReview.findingHelp')} rows={4} required />
      <Submit>{t('logReview.sign')}</Submit>
    </Form>
  )
}

function Signature({ review }: { review: Review }) {
  const t = useShellTranslation()
  return (
    <DescriptionList>
      <DescriptionItem label={t('logReview.finding')}>{review.finding}</DescriptionItem>
      <DescriptionItem label={t('logReview.reviewer')}>{review.reviewer_name}</DescriptionItem>
      <DescriptionItem label={t('logReview.signedAt')}>{review.signed_at && <DateTimeText value={review.signed_at} />}</DescriptionItem>
    </DescriptionList>
  )
}

function ReviewContent({ review }: { review: Review }) {
  const t = useShellTranslation()
  const canReview = useHasPermission('audit.review')
  return (
    <>
      <Group gap="sm">
        <ReviewState review={review} />
        <Text>
          <ReviewPeriod review={review} />
        </Text>
        {review.subject_name && <Text fw={500}>{review.subject_name}</Text>}
      </Group>
      {review.reason && <Text>{t('logReview.reasonText', { reason: review.reason })}</Text>}
      {review.is_own && <Alert color="yellow">{t('logReview.isOwn')}</Alert>}
      <SampleTable sample={review.sample} />
      {review.signed_at ? <Signature review={review} /> : canReview && <SignForm review={review} />}
    </>
  )
}

/** A sample of views with what speaks for looking closer, and the reviewer's finding, which is signed once (LAW-008). */
export function LogReviewScreen() {
  const t = useShellTranslation()
  const { reviewId = '' } = useParams()
  const { data, error, refetch } = useQuery(logReviewQuery(reviewId))
  return (
    <Page title={t(`logReview.types.${data?.type ?? 'monthly'}`)} help={getHelp('logReview')}>
      {data ? <ReviewContent review={data} /> : error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
    </Page>
  )
}
