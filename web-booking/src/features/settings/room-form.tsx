import type { Schema } from '@clinic/kit/api'
import { ColorField, Form, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { addRoom, catalogueKey, saveRoom } from '../catalogue/catalogue.api'
import { serviceColors } from '../catalogue/service-colors'

/** Form of a room. */
export function RoomForm({ room, onDone }: { room?: Schema['RoomOut']; onDone: () => void }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const handleDone = async () => {
    await queries.invalidateQueries({ queryKey: catalogueKey })
    onDone()
  }
  const { id: _, ...start } = room ?? { id: '', name: '', color: serviceColors[0], is_active: true }
  const form = useKitForm(room ? 'RoomUpdate' : 'RoomCreate', {
    initialValues: start,
    onSubmit: room ? saveRoom(room.id) : addRoom,
    onDone: handleDone,
    draft: { form: 'room', subject: room?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('rooms.form')}>
      <TextField name="name" label={t('common.name')} required autoFocus />
      <ColorField name="color" label={t('services.color')} swatches={serviceColors} />
      <SwitchField name="is_active" label={t('rooms.active')} />
      <Submit>{t(room ? 'common.save' : 'rooms.add')}</Submit>
    </Form>
  )
}
