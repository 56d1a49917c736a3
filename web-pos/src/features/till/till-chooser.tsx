import { Select } from '@clinic/kit/ui'
import { usePosTexts } from '../../texts'
import type { AtTill } from './till-gate'

/** Which till one stands at; nothing to choose where there is one. */
export function TillChooser({ register, usable, choose }: Omit<AtTill, 'till'>) {
  const t = usePosTexts()
  if (usable.length < 2) return null
  return (
    <Select
      aria-label={t('till.choose')}
      data={usable.map((each) => ({ value: each.id, label: each.name }))}
      value={register.id}
      allowDeselect={false}
      onChange={(id) => id && choose(id)}
      w={180}
    />
  )
}
