import { Select } from '@clinic/kit/ui'
import { usePosTranslation } from '../../texts'
import type { RegisterContext } from './require-ready-register'

/** Chooses the register of this device. Renders nothing when there is only one. */
export function RegisterSelect({ register, usableRegisters, onChoose }: Omit<RegisterContext, 'readiness'>) {
  const t = usePosTranslation()
  if (usableRegisters.length < 2) return null
  return (
    <Select
      aria-label={t('register.choose')}
      data={usableRegisters.map((register) => ({ value: register.id, label: register.name }))}
      value={register.id}
      allowDeselect={false}
      onChange={(id) => id && onChoose(id)}
      w={180}
    />
  )
}
