import { type Schema, schemaOf } from '@clinic/kit/api'
import {
  ChoiceField,
  ColorField,
  Form,
  PicturesField,
  SelectField,
  Submit,
  SwitchField,
  TextField,
  useKitForm,
  useWatch,
} from '@clinic/kit/forms'
import { dateFormats, formatDate, useRegion } from '@clinic/kit/i18n'
import { load } from '@clinic/kit/session'
import { Button, Divider, Group, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTexts } from '../../texts'
import { companyQuery, saveCompany } from './company.api'

const swatches = ['#5551CE', '#2563EB', '#0F766E', '#15803D', '#B45309', '#BE123C', '#7C3AED', '#334155']

const names = [
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

/** What the form writes of a company. */
const writable = (company: Schema['CompanyOut']) =>
  Object.fromEntries(names.map((name) => [name, company[name]])) as unknown as Schema['CompanyIn']

/** How the primary button will look with the colour and the text on it, before it is saved. */
function Preview() {
  const t = useShellTexts()
  const [color, black] = useWatch({ name: ['theme_color', 'is_black_text'] })
  return (
    <Button component="span" aria-hidden styles={{ root: { background: color, color: black ? '#000' : '#fff' } }}>
      {t('company.preview')}
    </Button>
  )
}

function Colours() {
  const t = useShellTexts()
  return (
    <>
      <Group align="end">
        <ColorField name="theme_color" label={t('company.color')} swatches={swatches} required />
        <Preview />
      </Group>
      <SwitchField name="is_black_text" label={t('company.blackText')} help={t('company.blackTextHelp')} />
    </>
  )
}

function Writing({ zones }: { zones: string[] }) {
  const t = useShellTexts()
  const { region } = useRegion()
  const languages = [
    { value: 'en', label: 'English' },
    { value: 'sv', label: 'Svenska' },
  ]
  const formats = dateFormats.map((value) => ({ value, label: `${formatDate('2026-11-21', { ...region, dateFormat: value })} (${value})` }))
  const units = ['sek', 'eur', 'usd', 'gbp'].map((value) => ({ value, label: value.toUpperCase() }))
  return (
    <>
      <ChoiceField name="language" label={t('company.language')} options={languages} />
      <ChoiceField
        name="customer_language"
        label={t('company.customerLanguage')}
        help={t('company.customerLanguageHelp')}
        options={languages}
      />
      <SelectField name="timezone" label={t('company.timezone')} options={zones.map((value) => ({ value, label: value }))} required />
      <SelectField name="date_format" label={t('company.dateFormat')} options={formats} required />
      <SwitchField name="is_twelve_hours" label={t('company.twelveHours')} />
      <SwitchField name="calendar_first_day_sunday" label={t('company.sunday')} />
      <SelectField name="unit" label={t('company.unit')} options={units} required />
    </>
  )
}

export function CompanyForm({ company, zones }: { company: Schema['CompanyOut']; zones: string[] }) {
  const t = useShellTexts()
  const queries = useQueryClient()
  const done = async () => {
    toast.success(t('company.saved'))
    await Promise.all([queries.invalidateQueries({ queryKey: companyQuery.queryKey }), load()])
  }
  const form = useKitForm({
    schema: schemaOf('CompanyIn'),
    initial: writable(company),
    onSubmit: saveCompany,
    onDone: done,
    draft: { form: 'company', subject: company.id },
  })
  return (
    <Form form={form} label={t('company.title')}>
      <TextField name="name" label={t('company.name')} required />
      <PicturesField name="logo_id" label={t('company.logo')} help={t('company.logoHelp')} single />
      <Divider />
      <Colours />
      <Divider />
      <Writing zones={zones} />
      <Divider />
      <SwitchField name="is_nrs_on" label={t('company.nrs')} help={t('company.nrsHelp')} />
      <Group className="shell-save-bar">
        <Submit>{t('save')}</Submit>
        <Text size="sm" c="dimmed">
          {t('company.holds')}
        </Text>
      </Group>
    </Form>
  )
}
