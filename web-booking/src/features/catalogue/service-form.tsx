import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import {
  ColorField,
  Form,
  MoneyField,
  MultiSelectField,
  NumberField,
  SelectField,
  Submit,
  SwitchField,
  TextAreaField,
  TextField,
  useKitForm,
} from '@clinic/kit/forms'
import { Group, SimpleGrid } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useBookingTexts } from '../../texts'
import { addService, type Category, catalogueKey, type Service, saveService } from './catalogue.api'
import { palette } from './palette'

type Values = Partial<Schema['ServiceUpdate']>

const blank: Values = {
  name: '',
  color: palette[0],
  duration: 30,
  time_before: 0,
  time_after: 0,
  bookable: true,
  is_active: true,
  description_en: '',
  description_sv: '',
  practitioner_ids: [],
  room_ids: [],
}

/** What a form of this service starts from: the fields that may be changed, and the version that the change begins from. */
function startFrom({ id, ...kept }: Service): Values {
  return kept
}

interface Props {
  service?: Service
  categories: Category[]
  practitioners: Schema['PractitionerOut'][]
  rooms: Schema['RoomOut'][]
  /** What stands beside the button that saves. */
  beside?: ReactNode
  onDone: () => void
}

function Fields({ service, categories, practitioners, rooms }: Omit<Props, 'onDone' | 'beside'>) {
  const t = useBookingTexts()
  const chosen = (list: string[] | undefined) => new Set(list)
  const performing = practitioners.filter(({ id, is_active }) => is_active || chosen(service?.practitioner_ids).has(id))
  const usable = rooms.filter(({ id, is_active }) => is_active || chosen(service?.room_ids).has(id))
  const options = (rows: { id: string; name: string }[]) => rows.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <TextField name="name" label={t('services.name')} required autoFocus />
      <SelectField name="category_id" label={t('services.category')} required options={options(categories)} />
      <SimpleGrid cols={2}>
        <MoneyField name="price" label={t('services.price')} required />
        <NumberField name="duration" label={t('services.durationMinutes')} required step={5} />
        <NumberField name="time_before" label={t('services.before')} step={5} />
        <NumberField name="time_after" label={t('services.after')} step={5} />
      </SimpleGrid>
      <ColorField name="color" label={t('services.color')} help={t('services.colorHelp')} required swatches={palette} />
      <MultiSelectField name="practitioner_ids" label={t('services.who')} help={t('services.whoHelp')} options={options(performing)} />
      <MultiSelectField name="room_ids" label={t('services.rooms')} help={t('services.roomsHelp')} options={options(usable)} />
      <TextAreaField name="description_sv" label={t('services.descriptionSv')} />
      <TextAreaField name="description_en" label={t('services.descriptionEn')} />
      <SwitchField name="bookable" label={t('services.bookable')} />
      <SwitchField name="is_active" label={t('services.active')} />
    </>
  )
}

/** A service; the draft is kept until it is saved. */
export function ServiceForm({ service, beside, onDone, ...lists }: Props) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const send = async (submission: Submission<Schema['ServiceUpdate']>) => {
    await (service ? saveService(service.id)(submission) : addService(submission))
    await queries.invalidateQueries({ queryKey: catalogueKey })
  }
  const form = useKitForm<Values>({
    schema: schemaOf(service ? 'ServiceUpdate' : 'ServiceIn') as z.ZodType<unknown, Values>,
    initial: service ? startFrom(service) : blank,
    onSubmit: send,
    onDone,
    draft: { form: 'service', subject: service?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('services.form')}>
      <Fields service={service} {...lists} />
      <Group className="booking-save-bar" justify="space-between">
        <Submit>{t(service ? 'form.save' : 'services.add')}</Submit>
        {beside}
      </Group>
    </Form>
  )
}
