import type { z } from 'zod'
import { type RuleName, rules } from '../core/validation-rules'
import { fieldRules } from './generated/rules'
import type { components } from './generated/schema'
import * as generated from './generated/zod'

export type Schema = components['schemas']

type Generated = typeof generated

/** The names of the objects that have a zod schema. */
export type SchemaName = {
  [Name in keyof Schema]: Schema[Name] extends object ? (`z${Name}` extends keyof Generated ? Name : never) : never
}[keyof Schema]

export type ZodOf<Name extends SchemaName> = Name extends SchemaName ? Generated[`z${Name}` & keyof Generated] : never

/**
 * The server's schema of a request with its named rules (`x-rule`): `schemaOf('ClientCreate')`. A form may only add rules to it, so that the
 * browser and the server can't drift apart (PLT-106). Forms look schemas up by name here alone, so that where they are loaded from can change.
 */
export function schemaOf<Name extends SchemaName>(name: Name): ZodOf<Name> {
  const schema = (generated as unknown as Record<string, z.ZodObject>)[`z${name}`] as z.ZodObject
  const ruleNames = Object.entries((fieldRules as Record<string, Record<string, RuleName>>)[name] ?? {})
  const fields = ruleNames.map(([field, rule]) => [field, withRule(schema.shape[field] as z.ZodType, rule)])
  return (fields.length > 0 ? schema.extend(Object.fromEntries(fields)) : schema) as unknown as ZodOf<Name>
}

/** PLT-016: requires the same password twice; the error text is the server's. */
export const withPasswordConfirmation = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.refine(
    (form) => {
      const { password, password_confirmation } = form as Record<string, unknown>
      return password === password_confirmation
    },
    { path: ['password_confirmation'], params: { rule: 'password_mismatch' } },
  )

/** A rule doesn't apply to an empty value: whether a field may be empty is a matter of its length. */
const withRule = (field: z.ZodType, rule: RuleName): z.ZodType =>
  field.refine((value) => typeof value !== 'string' || value === '' || rules[rule](value), { params: { rule } })
