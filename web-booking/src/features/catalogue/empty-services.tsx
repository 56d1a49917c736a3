import { useHasPermission } from '@clinic/kit/session'
import { Button, EmptyState, Group, SidePanel, toast, useDisclosure } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { StarterListForm } from './starter-list-form'

/** What a clinic without services can do: start with a list of them, or add its own. */
export function EmptyServices() {
  const t = useBookingTranslation()
  const isEditable = useHasPermission('catalogue.write')
  const [isOpen, panel] = useDisclosure()
  const handleDone = (count: number) => {
    panel.close()
    if (count > 0) toast.success(t('starter.added', { count }))
  }
  const actions = isEditable && (
    <Group justify="center" mt="xs">
      <Button onClick={panel.open}>{t('starter.open')}</Button>
      <Button variant="default" component={Link} to="/bookings/services/add">
        {t('services.add')}
      </Button>
    </Group>
  )
  return (
    <>
      <EmptyState title={t('services.empty')} action={actions}>
        {t('services.emptyHelp')}
      </EmptyState>
      <SidePanel opened={isOpen} onClose={panel.close} title={t('starter.open')}>
        {isOpen && <StarterListForm onDone={handleDone} />}
      </SidePanel>
    </>
  )
}
