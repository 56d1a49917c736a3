import { Modal, Stack, Title } from '@clinic/kit/ui'
import { useState } from 'react'
import type { Procedure } from './procedures.api'
import { useJournalTexts } from './texts'

/** The pictures small; a press shows one as large as the screen allows. */
export function Pictures({ pictures }: { pictures: Procedure['pictures'] }) {
  const t = useJournalTexts()
  const [shown, setShown] = useState<number | null>(null)
  if (pictures.length === 0) return null
  const named = (at: number) => t('view.picture', { number: at + 1, count: pictures.length, name: pictures[at]?.name })
  const large = shown === null ? undefined : pictures[shown]
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{t('form.pictures')}</Title>
      <ul className="record-pictures">
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <button type="button" onClick={() => setShown(at)}>
              <img src={picture.thumb_url} alt={named(at)} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <Modal opened={Boolean(large)} onClose={() => setShown(null)} title={large?.name} size="auto" centered>
        {large && <img className="record-picture-large" src={large.url} alt={named(shown as number)} />}
      </Modal>
    </Stack>
  )
}
