import type { Schema } from '@clinic/kit/api'
import { SaveBar } from '@clinic/kit/components'
import { ColorField, Form, SelectField, Submit, SwitchField, useKitForm, useWatch } from '@clinic/kit/forms'
import { getDialingCode } from '@clinic/kit/i18n'
import { loadSession } from '@clinic/kit/session'
import { Button, Divider, Group, getReadableTextColor, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { companyQuery, saveCompany } from './company.api'
import {
  CompanyCareFields,
  CompanyContactFields,
  CompanyIdentityFields,
  CompanyPictureFields,
  CompanySection,
  CompanySystemFields,
} from './company-fields'
import { createCompanySchema } from './company-rules'

const SWATCHES = ['#5551CE', '#2563EB', '#0F766E', '#15803D', '#B45309', '#BE123C', '#7C3AED', '#334155']

const FIELD_NAMES = [
  'name',
  'country',
  'organization_number',
  'vat_number',
  'street_address',
  'zip_code',
  'city',
  'country_code',
  'phone_number',
  'contact_email',
  'patient_insurance',
  'ivo_registration',
  'complication_contact',
  'theme_color',
  'is_black_text',
  'timezone',
  'is_booking_on',
  'is_record_on',
  'is_pos_on',
  'logo_id',
  'cover_id',
  'unit',
  'version',
] as const

const toCompanyInput = (company: Schema['CompanyOut']): Schema['CompanyUpdate'] => ({
  ...(Object.fromEntries(FIELD_NAMES.map((name) => [name, company[name]])) as unknown as Schema['CompanyUpdate']),
  country_code: company.country_code || `+${getDialingCode(company.country)}`,
})

/** The colour, the choice of black or white text, and a button with both: the other text colour where the choice is unreadable (PLT-057). */
function ThemeFields() {
  const t = useShellTranslation()
  const [color, isBlackText] = useWatch({ name: ['theme_color', 'is_black_text'] })
  const textColor = getReadableTextColor(color ?? '', Boolean(isBlackText))
  const isOverruled = (textColor === '#000000') !== Boolean(isBlackText)
  return (
    <CompanySection title={t('company.appearance')}>
      <Group align="end">
        <ColorField name="theme_color" label={t('company.color')} swatches={SWATCHES} required />
        <Button component="span" aria-hidden styles={{ root: { background: color, color: textColor } }}>
          {t('company.preview')}
        </Button>
      </Group>
      <SwitchField name="is_black_text" label={t('company.blackText')} description={t('company.blackTextHelp')} />
      {isOverruled && (
        <Text size="sm" role="status">
          {t(isBlackText ? 'company.blackUnreadable' : 'company.whiteUnreadable')}
        </Text>
      )}
    </CompanySection>
  )
}

function RegionFields({ zones }: { zones: string[] }) {
  const t = useShellTranslation()
  const units = ['sek', 'eur', 'usd', 'gbp'].map((value) => ({ value, label: value.toUpperCase() }))
  return (
    <CompanySection title={t('company.region')}>
      <SelectField name="timezone" label={t('company.timezone')} options={zones.map((value) => ({ value, label: value }))} required />
      <SelectField name="unit" label={t('company.unit')} options={units} required />
    </CompanySection>
  )
}

export function CompanyForm({ company, zones }: { company: Schema['CompanyOut']; zones: string[] }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const handleDone = async () => {
    toast.success(t('company.saved'))
    await Promise.all([queryClient.invalidateQueries({ queryKey: companyQuery.queryKey }), loadSession()])
  }
  const form = useKitForm(createCompanySchema(company), {
    initialValues: toCompanyInput(company),
    onSubmit: saveCompany,
    onDone: handleDone,
    draft: { form: 'company', subject: company.id },
  })
  return (
    <Form form={form} label={t('company.title')}>
      <CompanyIdentityFields />
      <Divider />
      <CompanyContactFields />
      <Divider />
      <CompanyCareFields />
      <Divider />
      <CompanyPictureFields />
      <Divider />
      <ThemeFields />
      <Divider />
      <RegionFields zones={zones} />
      <Divider />
      <CompanySystemFields company={company} />
      <SaveBar>
        <Submit>{t('common.save')}</Submit>
        <Text size="sm" c="dimmed">
          {t('company.appliesToAll')}
        </Text>
      </SaveBar>
    </Form>
  )
}
