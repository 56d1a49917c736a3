import type { z } from 'zod'
import { rules } from '../forms/rules'
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
  const schema = (generated as unknown as Record<string, z.ZodType>)[`z${name}`] as z.ZodType<Record<string, unknown>>
  const named: Record<string, keyof typeof rules> = (fieldRules as Record<string, Record<string, keyof typeof rules>>)[name] ?? {}
  const ruled = schema.superRefine((values, context) => {
    for (const [field, rule] of Object.entries(named)) {
      const value = values[field]
      if (typeof value === 'string' && value !== '' && !rules[rule](value)) {
        context.addIssue({ code: 'custom', path: [field], params: { rule }, message: rule })
      }
    }
  })
  return ruled as unknown as ZodOf<Name>
}
