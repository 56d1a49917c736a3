import type { Schema } from '@clinic/kit/api'
import { AestheticKindField, SaveBar, VatRateField } from '@clinic/kit/components'
import { ColorField, Form, MoneyField, NumberField, Submit, SwitchField, TextAreaField, TextField, useKitForm } from '@clinic/kit/forms'
import { SimpleGrid } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useBookingTranslation } from '../../texts'
import { AddOnFields } from './add-on-fields'
import { addService, type Category, catalogueKey, type Service, saveService } from './catalogue.api'
import { CategoryField } from './category-field'
import { GroupQuantityField } from './group-quantity-field'
import { LicensedPerformerNotice } from './licensed-performer'
import { PrerequisiteFields } from './prerequisite-fields'
import { ResourceFields, type ResourceOptions } from './resource-fields'
import { serviceColors } from './service-colors'
import { ServiceFormsFields } from './service-forms-fields'
import { TranslatedNameField } from './translated-name-field'

type Values = Partial<Schema['ServiceUpdate']>

const emptyService: Values = {
  name: '',
  name_en: '',
  name_sv: '',
  color: serviceColors[0],
  tax: 2500,
  duration: 30,
  buffer_before: 0,
  buffer_after: 0,
  group_quantity: null,
  aesthetic_kind: '',
  bookable: true,
  is_active: true,
  description_en: '',
  description_sv: '',
  practitioner_ids: [],
  room_ids: [],
  device_ids: [],
  add_on_ids: [],
  is_add_on_only: false,
  prerequisite_id: null,
  prerequisite_days: 90,
  prerequisite_min_days: 0,
  consent_template_ids: [],
  questionnaire_ids: [],
}

/** Return the form's initial values: the editable fields and the version they belong to. */
function toFormValues({ id, ...values }: Service): Values {
  return values
}

interface Props extends ResourceOptions {
  service?: Service
  categories: Category[]
  /** Further buttons beside Save. */
  actions?: ReactNode
  onDone: () => void
}

function Fields({ service, categories, ...resources }: Omit<Props, 'onDone' | 'actions'>) {
  const t = useBookingTranslation()
  return (
    <>
      <TextField name="name" label={t('common.name')} required autoFocus />
      <TranslatedNameField />
      <CategoryField categories={categories} />
      <GroupQuantityField categories={categories} />
      <SimpleGrid cols={2}>
        <MoneyField name="price" label={t('services.price')} required />
        <VatRateField name="tax" label={t('services.tax')} description={t('services.taxHelp')} required />
        <NumberField name="duration" label={t('services.durationMinutes')} required step={5} />
        <NumberField name="buffer_before" label={t('services.bufferBefore')} step={5} />
        <NumberField name="buffer_after" label={t('services.bufferAfter')} step={5} />
      </SimpleGrid>
      <ColorField name="color" label={t('services.color')} description={t('services.colorHelp')} required swatches={serviceColors} />
      <ResourceFields service={service} {...resources} />
      <AddOnFields serviceId={service?.id} />
      <PrerequisiteFields serviceId={service?.id} />
      <ServiceFormsFields />
      <AestheticKindField name="aesthetic_kind" />
      <LicensedPerformerNotice practitioners={resources.practitioners} />
      <TextAreaField name="description_sv" label={t('services.descriptionSv')} />
      <TextAreaField name="description_en" label={t('services.descriptionEn')} />
      <SwitchField name="bookable" label={t('services.bookable')} />
      <SwitchField name="is_active" label={t('common.active')} />
    </>
  )
}

/** Form of a service, autosaved as a draft. */
export function ServiceForm({ service, actions, onDone, ...options }: Props) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const handleDone = async () => {
    await queries.invalidateQueries({ queryKey: catalogueKey })
    onDone()
  }
  const form = useKitForm(service ? 'ServiceUpdate' : 'ServiceCreate', {
    initialValues: service ? toFormValues(service) : emptyService,
    onSubmit: service ? saveService(service.id) : addService,
    onDone: handleDone,
    draft: { form: 'service', subject: service?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('services.form')}>
      <Fields service={service} {...options} />
      <SaveBar>
        <Submit>{t(service ? 'common.save' : 'services.add')}</Submit>
        {actions}
      </SaveBar>
    </Form>
  )
}
