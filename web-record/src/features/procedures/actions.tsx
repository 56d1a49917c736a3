import { Button, Group, Menu, SidePanel } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { MoreMenu, NotApprovePanel, ReviewItems } from '../reviews/review-menu'
import type { Review } from '../reviews/use-review'
import type { Procedure } from './procedures.api'
import { type Deed, ReasonForm, titleOfDeed } from './reason-form'
import { SignForm } from './sign-form'
import { useJournalTexts } from './texts'
import { useDeeds, useMayDo } from './use-deeds'

/** What can be done with the entry: the next step as the one large button, the rest behind the dots. */
export function Actions({ procedure }: { procedure: Procedure }) {
  const t = useJournalTexts()
  const mayDo = useMayDo(procedure)
  const deeds = useDeeds(procedure)
  return (
    <Group gap="xs" wrap="nowrap">
      {mayDo.edit && (
        <Button component={Link} to={`/clients/${procedure.client_id}/procedures/${procedure.id}/edit`} variant="default" size="md">
          {t('act.edit')}
        </Button>
      )}
      {mayDo.sign && (
        <Button size="md" onClick={() => deeds.sign(true)}>
          {t('act.sign')}
        </Button>
      )}
      {mayDo.correct && (
        <Button size="md" variant="default" onClick={() => deeds.setDeed('correct')}>
          {t('act.correct')}
        </Button>
      )}
      <More mayDo={mayDo} onDeed={deeds.setDeed} review={deeds.review} />
      <NotApprovePanel review={deeds.review} />
      <SidePanel opened={mayDo.sign && deeds.signing} onClose={() => deeds.sign(false)} title={t('act.signTitle')}>
        <SignForm procedure={procedure} onDone={() => void deeds.signed()} onReread={deeds.reread} />
      </SidePanel>
      <SidePanel opened={deeds.deed !== null} onClose={() => deeds.setDeed(null)} title={deeds.deed ? t(titleOfDeed(deeds.deed)) : ''}>
        {deeds.deed && (
          <ReasonForm
            procedure={procedure}
            deed={deeds.deed}
            onDone={(after) => void deeds.done(deeds.deed as Deed, after)}
            onReread={deeds.reread}
          />
        )}
      </SidePanel>
    </Group>
  )
}

interface MoreProps {
  mayDo: ReturnType<typeof useMayDo>
  onDeed: (deed: Deed) => void
  review: Review
}

function More({ mayDo, onDeed, review }: MoreProps) {
  const t = useJournalTexts()
  const any = review.mayApprove || review.mayRefuse || mayDo.cancel || mayDo.delete
  if (!any) return null
  return (
    <MoreMenu>
      <ReviewItems review={review} />
      {mayDo.cancel && (
        <Menu.Item color="red" onClick={() => onDeed('cancel')}>
          {t('act.cancel')}
        </Menu.Item>
      )}
      {mayDo.delete && (
        <Menu.Item color="red" onClick={() => onDeed('delete')}>
          {t('act.deleteTitle')}
        </Menu.Item>
      )}
    </MoreMenu>
  )
}
