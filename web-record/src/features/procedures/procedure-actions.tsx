import { Button, Group, Menu, SidePanel } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { MoreMenu, RejectPanel, ReviewItems } from '../reviews/review-menu'
import type { Review } from '../reviews/use-review'
import type { Procedure } from './procedures.api'
import { getActionTitle, type ProcedureAction, ReasonForm } from './reason-form'
import { SignForm } from './sign-form'
import { useJournalTranslation } from './texts'
import { useProcedureActions } from './use-procedure-actions'
import { useProcedurePermissions } from './use-procedure-permissions'

/** The actions on an entry: the next step as a large button, the others in a menu. */
export function ProcedureActions({ procedure }: { procedure: Procedure }) {
  const t = useJournalTranslation()
  const permissions = useProcedurePermissions(procedure)
  const actions = useProcedureActions(procedure)
  const { openAction, setOpenAction } = actions
  return (
    <Group gap="xs" wrap="nowrap">
      {permissions.edit && (
        <Button component={Link} to={`/clients/${procedure.client_id}/procedures/${procedure.id}/edit`} variant="default" size="md">
          {t('actions.edit')}
        </Button>
      )}
      {permissions.sign && (
        <Button size="md" onClick={() => actions.setSigning(true)}>
          {t('actions.sign')}
        </Button>
      )}
      {permissions.correct && (
        <Button size="md" variant="default" onClick={() => setOpenAction('correct')}>
          {t('actions.correct')}
        </Button>
      )}
      <ActionsMenu permissions={permissions} onSelect={setOpenAction} review={actions.review} />
      <RejectPanel review={actions.review} />
      <SidePanel opened={permissions.sign && actions.isSigning} onClose={() => actions.setSigning(false)} title={t('actions.signTitle')}>
        <SignForm procedure={procedure} onDone={() => void actions.handleSigned()} onReload={actions.reload} />
      </SidePanel>
      <SidePanel opened={openAction !== null} onClose={() => setOpenAction(null)} title={openAction ? t(getActionTitle(openAction)) : ''}>
        {openAction && (
          <ReasonForm
            procedure={procedure}
            action={openAction}
            onDone={(result) => void actions.handleDone(openAction, result)}
            onReload={actions.reload}
          />
        )}
      </SidePanel>
    </Group>
  )
}

interface ActionsMenuProps {
  permissions: ReturnType<typeof useProcedurePermissions>
  onSelect: (action: ProcedureAction) => void
  review: Review
}

function ActionsMenu({ permissions, onSelect, review }: ActionsMenuProps) {
  const t = useJournalTranslation()
  const hasItems = review.canApprove || review.canReject || permissions.cancel || permissions.delete
  if (!hasItems) return null
  return (
    <MoreMenu>
      <ReviewItems review={review} />
      {permissions.cancel && (
        <Menu.Item color="red" onClick={() => onSelect('cancel')}>
          {t('actions.cancel')}
        </Menu.Item>
      )}
      {permissions.delete && (
        <Menu.Item color="red" onClick={() => onSelect('delete')}>
          {t('actions.deleteTitle')}
        </Menu.Item>
      )}
    </MoreMenu>
  )
}
