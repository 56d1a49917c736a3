import type { z } from 'zod'
import { type RuleName, rules } from '../lite/rules'
import { fieldRules } from './generated/rules'
import type { components } from './generated/schema'
import * as generated from './generated/zod'

export type Schema = components['schemas']

type Named = keyof Schema
type ZodOf<Name extends Named> = `z${Name}` extends keyof typeof generated ? (typeof generated)[`z${Name}`] : never

/**
 * The server's own schema of a request, its named rules (`x-rule`) included: `schemaOf('ClientIn')`. A form starts from this and
 * may only add to it, so that the browser and the server can't drift apart (PLT-106).
 */
export function schemaOf<Name extends Named>(name: Name): ZodOf<Name> {
  const schema = (generated as unknown as Record<string, z.ZodObject>)[`z${name}`] as z.ZodObject
  const named = Object.entries((fieldRules as Record<string, Record<string, RuleName>>)[name] ?? {})
  const ruled = named.map(([field, rule]) => [field, withRule(schema.shape[field] as z.ZodType, rule)])
  return (ruled.length > 0 ? schema.extend(Object.fromEntries(ruled)) : schema) as unknown as ZodOf<Name>
}

/** PLT-016: a password that is typed twice is the same twice; the text is the server's. */
export const passwordTwice = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.refine(
    (form) => {
      const { password, password_confirmation } = form as Record<string, unknown>
      return password === password_confirmation
    },
    { path: ['password_confirmation'], params: { rule: 'password_mismatch' } },
  )

/** Whether a field may be empty is said by its length; a rule is about what stands in it. */
const withRule = (field: z.ZodType, rule: RuleName): z.ZodType =>
  field.refine((value) => typeof value !== 'string' || value === '' || rules[rule](value), { params: { rule } })
