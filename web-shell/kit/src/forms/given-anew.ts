import { useState } from 'react'

const names = new Set<string>()

/** The field's value is given anew each time its form is opened, and never drafted: nobody signs or agrees unseen. */
export function useGivenAnew(name: string, is = true) {
  useState(() => is && names.add(name))
}

/** What may be drafted of a form. */
export const lasting = (body: Record<string, unknown>) => Object.fromEntries(Object.entries(body).filter(([name]) => !names.has(name)))
