import type { Schema } from '@clinic/kit/api'
import { SaveBar } from '@clinic/kit/components'
import {
  ColorField,
  Form,
  ImageUploadField,
  RadioGroupField,
  SelectField,
  Submit,
  SwitchField,
  TextField,
  useKitForm,
  useWatch,
} from '@clinic/kit/forms'
import { DATE_FORMATS, formatDate, useFormatters } from '@clinic/kit/i18n'
import { loadSession } from '@clinic/kit/session'
import { Button, Divider, Group, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { companyQuery, saveCompany } from './company.api'

const SWATCHES = ['#5551CE', '#2563EB', '#0F766E', '#15803D', '#B45309', '#BE123C', '#7C3AED', '#334155']

const FIELD_NAMES = [
  'name',
  'theme_color',
  'is_black_text',
  'language',
  'customer_language',
  'timezone',
  'date_format',
  'is_twelve_hours',
  'calendar_first_day_sunday',
  'is_nrs_on',
  'logo_id',
  'unit',
  'version',
] as const

const toCompanyInput = (company: Schema['CompanyOut']) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, company[name]])) as unknown as Schema['CompanyUpdate']

/** The primary button with the colours in the form. */
function ButtonPreview() {
  const t = useShellTranslation()
  const [color, isBlackText] = useWatch({ name: ['theme_color', 'is_black_text'] })
  return (
    <Button component="span" aria-hidden styles={{ root: { background: color, color: isBlackText ? '#000' : '#fff' } }}>
      {t('company.preview')}
    </Button>
  )
}

function ThemeFields() {
  const t = useShellTranslation()
  return (
    <>
      <Group align="end">
        <ColorField name="theme_color" label={t('company.color')} swatches={SWATCHES} required />
        <ButtonPreview />
      </Group>
      <SwitchField name="is_black_text" label={t('company.blackText')} description={t('company.blackTextHelp')} />
    </>
  )
}

function FormattingFields({ zones }: { zones: string[] }) {
  const t = useShellTranslation()
  const { localeSettings } = useFormatters()
  const languages = [
    { value: 'en', label: 'English' },
    { value: 'sv', label: 'Svenska' },
  ]
  const formats = DATE_FORMATS.map((value) => ({
    value,
    label: `${formatDate('2026-11-21', { ...localeSettings, dateFormat: value })} (${value})`,
  }))
  const units = ['sek', 'eur', 'usd', 'gbp'].map((value) => ({ value, label: value.toUpperCase() }))
  return (
    <>
      <RadioGroupField name="language" label={t('company.language')} options={languages} />
      <RadioGroupField
        name="customer_language"
        label={t('company.customerLanguage')}
        description={t('company.customerLanguageHelp')}
        options={languages}
      />
      <SelectField name="timezone" label={t('company.timezone')} options={zones.map((value) => ({ value, label: value }))} required />
      <SelectField name="date_format" label={t('company.dateFormat')} options={formats} required />
      <SwitchField name="is_twelve_hours" label={t('company.twelveHours')} />
      <SwitchField name="calendar_first_day_sunday" label={t('company.sundayFirst')} />
      <SelectField name="unit" label={t('company.unit')} options={units} required />
    </>
  )
}

export function CompanyForm({ company, zones }: { company: Schema['CompanyOut']; zones: string[] }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const handleDone = async () => {
    toast.success(t('company.saved'))
    await Promise.all([queryClient.invalidateQueries({ queryKey: companyQuery.queryKey }), loadSession()])
  }
  const form = useKitForm('CompanyUpdate', {
    initialValues: toCompanyInput(company),
    onSubmit: saveCompany,
    onDone: handleDone,
    draft: { form: 'company', subject: company.id },
  })
  return (
    <Form form={form} label={t('company.title')}>
      <TextField name="name" label={t('company.name')} required />
      <ImageUploadField name="logo_id" label={t('company.logo')} description={t('company.logoHelp')} single />
      <Divider />
      <ThemeFields />
      <Divider />
      <FormattingFields zones={zones} />
      <Divider />
      <SwitchField name="is_nrs_on" label={t('company.nrs')} description={t('company.nrsHelp')} />
      <SaveBar>
        <Submit>{t('common.save')}</Submit>
        <Text size="sm" c="dimmed">
          {t('company.appliesToAll')}
        </Text>
      </SaveBar>
    </Form>
  )
}
