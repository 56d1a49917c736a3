import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { ActionIcon, Menu, SidePanel, Text } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { TbDots } from 'react-icons/tb'
import { useReviewTranslation } from './texts'
import { type Review, type ReviewOptions, useReview } from './use-review'

/** A menu for the less common actions on an entry. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const t = useReviewTranslation()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size={42} variant="default" aria-label={t('more')}>
          <TbDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}

export function ReviewItems({ review }: { review: Review }) {
  const t = useReviewTranslation()
  return (
    <>
      {review.canApprove && <Menu.Item onClick={review.approve}>{t('approve')}</Menu.Item>}
      {review.canReject && <Menu.Item onClick={() => review.setIsRejecting(true)}>{t('reject')}</Menu.Item>}
    </>
  )
}

export function RejectPanel({ review }: { review: Review }) {
  const t = useReviewTranslation()
  return (
    <SidePanel opened={review.canReject && review.isRejecting} onClose={() => review.setIsRejecting(false)} title={t('reject')}>
      <RejectForm review={review} />
    </SidePanel>
  )
}

function RejectForm({ review }: { review: Review }) {
  const t = useReviewTranslation()
  const form = useKitForm('ReviewCreate', {
    initialValues: { is_approved: false, reason: '' },
    onSubmit: review.send,
    onDone: () => void review.handleRejected(),
    draft: { form: 'rejection', subject: review.id },
  })
  return (
    <Form form={form} label={t('reject')}>
      <Text>{t('rejectHelp')}</Text>
      <TextAreaField name="reason" label={t('common.reason')} required />
      <Submit size="md">{t('reject')}</Submit>
    </Form>
  )
}

/** A menu with the review actions alone. */
export function ReviewMenu(options: ReviewOptions) {
  const review = useReview(options)
  if (!(review.canApprove || review.canReject)) return null
  return (
    <>
      <MoreMenu>
        <ReviewItems review={review} />
      </MoreMenu>
      <RejectPanel review={review} />
    </>
  )
}
