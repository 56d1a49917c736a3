import { ActionIcon, Button, Group, Menu, SidePanel } from '@clinic/kit/ui'
import { TbDots } from 'react-icons/tb'
import { Link } from 'react-router'
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
      <More mayDo={mayDo} onDeed={deeds.setDeed} onApprove={() => deeds.approve.mutate()} />
      <SidePanel opened={mayDo.sign && deeds.signing} onClose={() => deeds.sign(false)} title={t('act.signTitle')}>
        <SignForm procedure={procedure} onDone={() => void deeds.signed()} />
      </SidePanel>
      <SidePanel opened={deeds.deed !== null} onClose={() => deeds.setDeed(null)} title={deeds.deed ? t(titleOfDeed(deeds.deed)) : ''}>
        {deeds.deed && (
          <ReasonForm procedure={procedure} deed={deeds.deed} onDone={(after) => void deeds.done(deeds.deed as Deed, after)} />
        )}
      </SidePanel>
    </Group>
  )
}

interface MoreProps {
  mayDo: ReturnType<typeof useMayDo>
  onDeed: (deed: Deed) => void
  onApprove: () => void
}

function More({ mayDo, onDeed, onApprove }: MoreProps) {
  const t = useJournalTexts()
  const any = mayDo.approve || mayDo.notApprove || mayDo.cancel || mayDo.delete
  if (!any) return null
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size={42} variant="default" aria-label={t('act.more')}>
          <TbDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayDo.approve && <Menu.Item onClick={onApprove}>{t('act.approve')}</Menu.Item>}
        {mayDo.notApprove && <Menu.Item onClick={() => onDeed('notApprove')}>{t('act.notApprove')}</Menu.Item>}
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
      </Menu.Dropdown>
    </Menu>
  )
}
