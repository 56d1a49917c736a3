import type { Schema } from '@clinic/kit/api'
import { DescriptionItem, DescriptionList } from '@clinic/kit/components'
import { ImageUploadField, PhoneField, SelectField, SwitchField, TextField, useWatch } from '@clinic/kit/forms'
import { useFormatters, useLanguage } from '@clinic/kit/i18n'
import { DateText, SimpleGrid, Stack, Text, Title } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { getCountryOptions } from '../../countries'
import { useShellTranslation } from '../../texts'

export function CompanySection({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <Stack gap="md" component="section" aria-label={title}>
      <div>
        <Title order={2}>{title}</Title>
        {help && <Text c="dimmed">{help}</Text>}
      </div>
      {children}
    </Stack>
  )
}

function NumberFields() {
  const t = useShellTranslation()
  const isSwedish = useWatch({ name: 'country' }) === 'SE'
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextField
        name="organization_number"
        label={t('company.organizationNumber')}
        description={t(isSwedish ? 'company.organizationNumberHelp' : 'company.organizationNumberHelpAbroad')}
        placeholder={isSwedish ? '000000-0000' : undefined}
      />
      <TextField
        name="vat_number"
        label={t('company.vatNumber')}
        description={t('company.vatNumberHelp')}
        placeholder={isSwedish ? 'SE000000000001' : undefined}
      />
    </SimpleGrid>
  )
}

/** The company's name, country and numbers, which receipts and documents show. */
export function CompanyIdentityFields() {
  const t = useShellTranslation()
  const countries = getCountryOptions(useLanguage())
  return (
    <CompanySection title={t('company.facts')} help={t('company.factsHelp')}>
      <TextField name="name" label={t('company.name')} autoComplete="organization" required />
      <SelectField name="country" label={t('country')} description={t('company.countryHelp')} options={countries} required />
      <NumberFields />
    </CompanySection>
  )
}

/** The address, phone number and e-mail address that clients see. */
export function CompanyContactFields() {
  const t = useShellTranslation()
  return (
    <CompanySection title={t('company.contact')} help={t('company.contactHelp')}>
      <TextField name="street_address" label={t('company.streetAddress')} autoComplete="street-address" />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField name="zip_code" label={t('company.zipCode')} autoComplete="postal-code" />
        <TextField name="city" label={t('company.city')} autoComplete="address-level2" />
      </SimpleGrid>
      <PhoneField name="phone_number" label={t('company.phone')} />
      <TextField name="contact_email" type="email" label={t('common.email')} description={t('company.emailHelp')} autoComplete="email" />
    </CompanySection>
  )
}

/** What the clinic's papers and public pages state to its patients (LAW-024). */
export function CompanyCareFields() {
  const t = useShellTranslation()
  return (
    <CompanySection title={t('company.care')} help={t('company.careHelp')}>
      <TextField name="patient_insurance" label={t('company.insurance')} description={t('company.insuranceHelp')} />
      <TextField name="ivo_registration" label={t('company.ivo')} description={t('company.ivoHelp')} />
      <TextField name="complication_contact" label={t('company.complications')} description={t('company.complicationsHelp')} />
    </CompanySection>
  )
}

/** The systems that the company uses (PLT-014), and what its account with us says. */
export function CompanySystemFields({ company }: { company: Schema['CompanyOut'] }) {
  const t = useShellTranslation()
  const { formatDate } = useFormatters()
  const { free_trail_end_date: trialEnd, is_verified, encrypted_id, booking_free_until: until, booking_paid_from: from } = company
  return (
    <CompanySection title={t('company.systems')} help={t('company.systemsHelp')}>
      <SwitchField name="is_booking_on" label={t('team.system.booking')} description={t('company.systemHelp.booking')} />
      <SwitchField name="is_record_on" label={t('team.system.record')} description={t('company.systemHelp.record')} />
      <SwitchField name="is_pos_on" label={t('team.system.pos')} description={t('company.systemHelp.pos')} />
      <DescriptionList>
        <DescriptionItem label={t('team.system.booking')}>
          {until && from && t('company.bookingPrice', { until: formatDate(until), from: formatDate(from) })}
        </DescriptionItem>
        <DescriptionItem label={t('company.verification')}>{t(is_verified ? 'company.verified' : 'company.notVerified')}</DescriptionItem>
        <DescriptionItem label={t('company.trialEnd')}>{trialEnd && <DateText value={trialEnd} />}</DescriptionItem>
        <DescriptionItem label={t('company.publicId')}>{encrypted_id}</DescriptionItem>
      </DescriptionList>
    </CompanySection>
  )
}

/** The company's logo and cover picture. */
export function CompanyPictureFields() {
  const t = useShellTranslation()
  return (
    <CompanySection title={t('company.pictures')}>
      <ImageUploadField name="logo_id" label={t('company.logo')} description={t('company.logoHelp')} single />
      <ImageUploadField name="cover_id" label={t('company.cover')} description={t('company.coverHelp')} single />
    </CompanySection>
  )
}
