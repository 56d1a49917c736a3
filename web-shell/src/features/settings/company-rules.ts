import { type Schema, schemaOf } from '@clinic/kit/api'
import { rules } from '@clinic/kit/forms'

type Company = Schema['CompanyOut']

/** The rules of a Swedish company's facts (PLT-103); companies in other countries write theirs freely. */
const SWEDISH_RULES = {
  organization_number: 'organization_number',
  vat_number: 'swedish_vat_number',
  zip_code: 'swedish_zip_code',
} as const

/** The server's schema with its Swedish rules. What is saved and wrong stays savable until it or the country changes. */
export const createCompanySchema = (saved: Company) =>
  schemaOf('CompanyUpdate').superRefine((values, context) => {
    if (values.country !== 'SE') return
    for (const [field, rule] of Object.entries(SWEDISH_RULES) as [keyof typeof SWEDISH_RULES, keyof typeof rules][]) {
      const value = values[field]
      const isChanged = value !== saved[field] || values.country !== saved.country
      if (value && isChanged && !rules[rule](value)) context.addIssue({ code: 'custom', path: [field], params: { rule } })
    }
  })
