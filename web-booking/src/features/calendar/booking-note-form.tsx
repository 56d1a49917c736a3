import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { Button, Group } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { addNote, type BookingNote, bookingNotesQuery, saveNote } from './booking-notes.api'

interface NoteFormProps {
  bookingId: string
  /** The note to change; without it a new note is written. */
  note?: BookingNote
  onDone: () => void
}

/** Form for a note about a booking, new or changed (BKG-021). */
export function BookingNoteForm({ bookingId, note, onDone }: NoteFormProps) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const form = useKitForm(note ? 'BookingNoteUpdate' : 'BookingNoteCreate', {
    initialValues: note ? { text: note.text, version: note.version } : { text: '' },
    onSubmit: note ? saveNote(bookingId, note.id) : addNote(bookingId),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: bookingNotesQuery(bookingId).queryKey })
      onDone()
    },
    draft: { form: 'booking-note', subject: note?.id ?? bookingId },
  })
  return (
    <Form form={form} label={t(note ? 'notes.edit' : 'notes.add')}>
      <TextAreaField name="text" label={t('notes.text')} description={t('notes.help')} rows={3} required autoFocus />
      <Group gap="sm">
        <Submit>{t('common.save')}</Submit>
        <Button variant="default" onClick={onDone}>
          {t('visit.back')}
        </Button>
      </Group>
    </Form>
  )
}
