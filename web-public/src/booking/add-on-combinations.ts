import type { Service } from './portal.api'

/** Return those of the add-ons that somebody performs together with the service and the add-ons before them. */
export function combineAddOns({ add_ons }: Service, ids: string[]): string[] {
  let practitioners: string[] | null = null
  const combined: string[] = []
  for (const id of ids) {
    const performers = add_ons.find((addOn) => addOn.id === id)?.practitioner_ids ?? []
    const common: string[] = practitioners ? performers.filter((performer) => practitioners?.includes(performer)) : performers
    if (common.length === 0) continue
    practitioners = common
    combined.push(id)
  }
  return combined
}
