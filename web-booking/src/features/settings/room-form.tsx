import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { ColorField, Form, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useBookingTexts } from '../../texts'
import { addRoom, catalogueKey, saveRoom } from '../catalogue/catalogue.api'
import { palette } from '../catalogue/palette'

type Values = Partial<Schema['RoomUpdate']>

/** A room that services can need. */
export function RoomForm({ room, onDone }: { room?: Schema['RoomOut']; onDone: () => void }) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const send = async (submission: Submission<Schema['RoomUpdate']>) => {
    await (room ? saveRoom(room.id)(submission) : addRoom(submission))
    await queries.invalidateQueries({ queryKey: catalogueKey })
  }
  const { id: _, ...start } = room ?? { id: '', name: '', color: palette[0], is_active: true }
  const form = useKitForm<Values>({
    schema: schemaOf(room ? 'RoomUpdate' : 'RoomIn') as z.ZodType<unknown, Values>,
    initial: start,
    onSubmit: send,
    onDone,
  })
  return (
    <Form form={form} label={t('rooms.form')}>
      <TextField name="name" label={t('rooms.name')} required autoFocus />
      <ColorField name="color" label={t('services.color')} swatches={palette} />
      <SwitchField name="is_active" label={t('rooms.active')} />
      <Submit>{t(room ? 'form.save' : 'rooms.add')}</Submit>
    </Form>
  )
}
