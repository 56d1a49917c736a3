import { schemaOf } from '@clinic/kit/api'
import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { ActionIcon, Menu, SidePanel, Text } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { TbDots } from 'react-icons/tb'
import type { z } from 'zod'
import { useReviewTexts } from './texts'
import { type Review, type Reviewed, useReview } from './use-review'

/** What is seldom done with a record, behind the dots. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const t = useReviewTexts()
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

/** To approve it or not, among what else the dots hold. */
export function ReviewItems({ review }: { review: Review }) {
  const t = useReviewTexts()
  return (
    <>
      {review.mayApprove && <Menu.Item onClick={review.approve}>{t('approve')}</Menu.Item>}
      {review.mayRefuse && <Menu.Item onClick={() => review.ask(true)}>{t('notApprove')}</Menu.Item>}
    </>
  )
}

/** Where it is said why something isn't approved. */
export function NotApprovePanel({ review }: { review: Review }) {
  const t = useReviewTexts()
  return (
    <SidePanel opened={review.mayRefuse && review.asking} onClose={() => review.ask(false)} title={t('notApprove')}>
      <NotApproveForm review={review} />
    </SidePanel>
  )
}

interface Values {
  is_approved: boolean
  reason: string
}

function NotApproveForm({ review }: { review: Review }) {
  const t = useReviewTexts()
  const form = useKitForm<Values>({
    schema: schemaOf('ReviewIn') as unknown as z.ZodType<unknown, Values>,
    initial: { is_approved: false, reason: '' },
    onSubmit: review.send,
    onDone: () => void review.refused(),
  })
  return (
    <Form form={form} label={t('notApprove')}>
      <Text>{t('notApproveHelp')}</Text>
      <TextAreaField name="reason" label={t('reason')} required />
      <Submit size="md">{t('notApprove')}</Submit>
    </Form>
  )
}

/** The dots of a record with nothing else behind them. */
export function ReviewMenu(reviewed: Reviewed) {
  const review = useReview(reviewed)
  if (!(review.mayApprove || review.mayRefuse)) return null
  return (
    <>
      <MoreMenu>
        <ReviewItems review={review} />
      </MoreMenu>
      <NotApprovePanel review={review} />
    </>
  )
}
