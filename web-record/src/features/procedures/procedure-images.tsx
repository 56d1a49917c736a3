import { Modal, Stack, Title } from '@clinic/kit/ui'
import { useState } from 'react'
import type { Procedure } from './procedures.api'
import { useJournalTranslation } from './texts'

/** Lists the pictures as thumbnails; a press opens one as large as the screen allows. */
export function ProcedureImages({ pictures }: { pictures: Procedure['pictures'] }) {
  const t = useJournalTranslation()
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  if (pictures.length === 0) return null
  const imageLabel = (index: number) => t('view.picture', { number: index + 1, count: pictures.length, name: pictures[index]?.name ?? '' })
  const openPicture = openIndex === null ? undefined : pictures[openIndex]
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{t('form.pictures')}</Title>
      <ul className="record-pictures">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button type="button" onClick={() => setOpenIndex(index)}>
              <img src={picture.thumb_url} alt={imageLabel(index)} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <Modal opened={Boolean(openPicture)} onClose={() => setOpenIndex(null)} title={openPicture?.name} size="auto" centered>
        {openPicture && <img className="record-picture-large" src={openPicture.url} alt={imageLabel(openIndex as number)} />}
      </Modal>
    </Stack>
  )
}
