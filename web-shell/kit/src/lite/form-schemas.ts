import { extend, refine, type ZodMiniObject, type ZodMiniType } from 'zod/mini'
import { type RuleName, rules } from '../core/validation-rules'

type RuleNames = Partial<Record<string, RuleName>>

/** A rule doesn't apply to an empty value: whether a field may be empty is a matter of its length. */
const withRule = (field: ZodMiniType, rule: RuleName) =>
  field.check(refine((value) => typeof value !== 'string' || value === '' || rules[rule](value), { params: { rule } }))

/** Adds the server's named rules of fields (`x-rule`) to its schema of a request. */
export function withFieldRules<Schema extends ZodMiniObject>(schema: Schema, ruleNames: RuleNames): Schema {
  const fields = Object.entries(ruleNames).map(([name, rule]) => [name, withRule(schema.shape[name] as ZodMiniType, rule as RuleName)])
  return extend(schema, Object.fromEntries(fields)) as unknown as Schema
}

/** PLT-016: requires the same password twice; the error text is the server's. */
export const withPasswordConfirmation = <Schema extends ZodMiniObject>(schema: Schema): Schema =>
  schema.check(
    refine((form) => (form as Record<string, unknown>).password === (form as Record<string, unknown>).password_confirmation, {
      path: ['password_confirmation'],
      params: { rule: 'password_mismatch' },
    }),
  )
