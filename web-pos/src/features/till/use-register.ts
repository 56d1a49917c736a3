import { useCompany } from '@clinic/kit/session'
import { useState } from 'react'
import type { Register, TillState } from './till.api'

/** The till that this device stands at; remembered on it. */
export function useRegister(till: TillState | undefined) {
  const company = useCompany()
  const place = `pos.register.${company?.id}`
  const [chosen, setChosen] = useState(() => localStorage.getItem(place))
  const usable = till?.registers.filter((each) => each.is_active && each.control_id !== '') ?? []
  const register: Register | undefined = usable.find((each) => each.id === chosen) ?? usable[0]
  const choose = (id: string) => {
    localStorage.setItem(place, id)
    setChosen(id)
  }
  return { register, usable, choose }
}
