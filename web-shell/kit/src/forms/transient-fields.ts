import { createContext, useContext, useEffect } from 'react'

/** The names of a form's fields that are never saved in its draft. */
export const TransientFieldsContext = createContext<Set<string>>(new Set())

/** Excludes a signature or an agreement from the form's draft, so that nobody signs or agrees without seeing it. */
export function useTransientField(name: string, isTransient = true): void {
  const fields = useContext(TransientFieldsContext)
  useEffect(() => {
    if (isTransient) fields.add(name)
  }, [fields, name, isTransient])
}

export const omitTransient = (values: Record<string, unknown>, fields: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !fields.has(name)))
