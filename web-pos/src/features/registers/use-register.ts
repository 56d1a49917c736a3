import { useCompany } from '@clinic/kit/session'
import { useState } from 'react'
import type { Register, RegisterReadiness } from './registers.api'

/** The register that this device uses; the choice is stored on the device. */
export function useRegister(readiness: RegisterReadiness | undefined) {
  const company = useCompany()
  const storageKey = `pos.register.${company?.id}`
  const [registerId, setRegisterId] = useState(() => localStorage.getItem(storageKey))
  const usableRegisters = readiness?.registers.filter((row) => row.is_active && row.control_id !== '') ?? []
  const register: Register | undefined = usableRegisters.find((row) => row.id === registerId) ?? usableRegisters[0]
  const chooseRegister = (id: string) => {
    localStorage.setItem(storageKey, id)
    setRegisterId(id)
  }
  return { register, usableRegisters, chooseRegister }
}
