import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { ActionIcon, Button, DateTimeText, ErrorState, Group, Stack, Text, Title } from '@clinic/kit/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPencil, TbPlus, TbTrash } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import { BookingNoteForm } from './booking-note-form'
import { type BookingNote, bookingNotesQuery, deleteNote } from './booking-notes.api'

interface NoteProps {
  bookingId: string
  note: BookingNote
}

function NoteActions({ bookingId, note, onEdit }: NoteProps & { onEdit: () => void }) {
  const t = useBookingTranslation()
  const { run, isRunning } = useAction({
    send: () => deleteNote(bookingId, note.id),
    confirmation: { title: t('notes.delete'), body: note.text, confirmLabel: t('notes.deleteAction'), isDestructive: true },
    successMessage: t('notes.deleted'),
    refresh: [bookingNotesQuery(bookingId).queryKey],
  })
  return (
    <Group gap={2}>
      <ActionIcon variant="subtle" color="gray" aria-label={t('notes.editOf', { name: note.author_name })} onClick={onEdit}>
        <TbPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        loading={isRunning}
        aria-label={t('notes.deleteOf', { name: note.author_name })}
        onClick={() => void run()}
      >
        <TbTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

function Note({ bookingId, note }: NoteProps) {
  const t = useBookingTranslation()
  const [isEditing, setIsEditing] = useState(false)
  const canWrite = useHasPermission('booking.write')
  if (isEditing) return <BookingNoteForm key={note.version} bookingId={bookingId} note={note} onDone={() => setIsEditing(false)} />
  return (
    <Stack component="li" gap={2} className="booking-message">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text size="sm" c="dimmed">
          {note.author_name} · <DateTimeText value={note.created_at} />
        </Text>
        {canWrite && <NoteActions bookingId={bookingId} note={note} onEdit={() => setIsEditing(true)} />}
      </Group>
      <Text size="sm" className="booking-note">
        {note.text}
      </Text>
      {note.changed_by_name && (
        <Text size="xs" c="dimmed">
          {t('notes.changedBy', { name: note.changed_by_name })} · <DateTimeText value={note.updated_at} />
        </Text>
      )}
    </Stack>
  )
}

/** The notes of staff about a booking, latest first (BKG-021). Clients never see them. */
export function BookingNotes({ bookingId }: { bookingId: string }) {
  const t = useBookingTranslation()
  const [isAdding, setIsAdding] = useState(false)
  const canWrite = useHasPermission('booking.write')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(bookingNotesQuery(bookingId))
  const notes = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Stack component="section" gap="xs" aria-label={t('notes.title')}>
      <Group justify="space-between">
        <Title order={3} size="h5">
          {t('notes.title')}
        </Title>
        {canWrite && !isAdding && (
          <Button variant="subtle" size="compact-sm" leftSection={<TbPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
            {t('notes.add')}
          </Button>
        )}
      </Group>
      {isAdding && <BookingNoteForm bookingId={bookingId} onDone={() => setIsAdding(false)} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && notes.length === 0 && !isAdding && (
        <Text size="sm" c="dimmed">
          {t('notes.none')}
        </Text>
      )}
      <Stack component="ul" gap="xs" className="booking-past" aria-label={t('notes.title')}>
        {notes.map((note) => (
          <Note key={note.id} bookingId={bookingId} note={note} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="default" size="compact-sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('bookings.more')}
        </Button>
      )}
    </Stack>
  )
}
