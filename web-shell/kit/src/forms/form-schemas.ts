import type { z } from 'zod'

/** A refinement of a schema that requires the named fields: an empty one gets the server's text for a required field. */
export const requireFilled =
  (names: readonly string[]) =>
  (values: object, context: z.RefinementCtx): void => {
    for (const name of names) {
      const path = name.split('.')
      const value = path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], values)
      const isEmpty = value === null || value === undefined || value === ''
      if (isEmpty) context.addIssue({ code: 'custom', path, params: { rule: 'required' } })
    }
  }
