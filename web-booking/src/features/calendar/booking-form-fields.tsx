import { clientSource, EntitySelect, optionQuery } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { SelectField, TextAreaField, useFormContext, useWatch } from '@clinic/kit/forms'
import { getFullName, useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Modal, Text } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { practitionersQuery, serviceOptionsQuery } from '../catalogue/catalogue.api'
import { AddOnsField } from './add-ons-field'
import { AestheticVerdict } from './aesthetic-verdict'
import { PractitionerAndRoom, StartField } from './booking-fields'
import { NewClientForm } from './new-client-form'

/** Leads to the services where there are none to choose from. */
function NoServicesHint() {
  const t = useBookingTranslation()
  const canAdd = useHasPermission('catalogue.write')
  return (
    <Text size="sm" c="dimmed">
      {t('services.empty')}.{' '}
      {canAdd && (
        <Anchor component={Link} to={paths.services()} inherit>
          {t('services.add')}
        </Anchor>
      )}
    </Text>
  )
}

/**
 * The services that can be chosen: in a practitioner's free time those that they perform, unless they perform none or another practitioner
 * is chosen (USE-020).
 */
export function ServiceField({ freeTimeOf, autoFocus }: { freeTimeOf: string | undefined; autoFocus: boolean }) {
  const t = useBookingTranslation()
  const { formatMoney } = useFormatters()
  const { data: services = [] } = useQuery(serviceOptionsQuery())
  const { data: practitioners = [] } = useQuery(practitionersQuery())
  const [serviceId, practitionerId] = useWatch({ name: ['service_id', 'practitioner_id'] }) as (string | undefined)[]
  const active = services.filter((service) => service.is_active || service.id === serviceId)
  const practitioner = practitioners.find(({ id }) => id === freeTimeOf && id === practitionerId)
  const performed = active.filter((service) => practitioner && service.practitioner_ids?.includes(practitioner.id))
  const isLimited = performed.length > 0 && (!serviceId || performed.some(({ id }) => id === serviceId))
  const label = (service: (typeof active)[number]) =>
    `${service.name} · ${t('form.minutes', { count: service.duration })} · ${formatMoney(service.price)}`
  return (
    <SelectField
      name="service_id"
      label={t('form.service')}
      description={isLimited && practitioner ? t('form.servicesOf', { name: practitioner.name }) : undefined}
      required
      searchable
      autoFocus={autoFocus}
      options={(isLimited ? performed : active).map((service) => ({ value: service.id, label: label(service) }))}
    />
  )
}

interface Props {
  hasClient: boolean
  /** The practitioner whose free time was pressed. */
  freeTimeOf: string | undefined
}

/** The dialog in which a client is added from the booking's form, with the name that was typed; undefined while it is closed. */
function NewClientDialog({ name, onClose }: { name: string | undefined; onClose: () => void }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const { setValue, setFocus } = useFormContext()
  // The focus goes on to the service, as the list of clients would open again with it.
  const isAdded = useRef(false)
  return (
    <Modal opened={name !== undefined} onClose={onClose} title={t('form.addClient')} returnFocus={!isAdded.current}>
      <NewClientForm
        typed={name ?? ''}
        onDone={(client) => {
          queries.setQueryData(optionQuery(clientSource, client.id).queryKey, { id: client.id, label: getFullName(client) })
          setValue('client_id', client.id, { shouldDirty: true, shouldValidate: true })
          isAdded.current = true
          onClose()
          setFocus('service_id')
        }}
      />
    </Modal>
  )
}

/** The fields of a new booking and of a series: client, service with add-ons, practitioner, room, start and request. */
export function BookingFormFields({ hasClient, freeTimeOf }: Props) {
  const t = useBookingTranslation()
  const canAdd = useHasPermission('client.write')
  const { data: services } = useQuery(serviceOptionsQuery())
  const { setFocus } = useFormContext()
  const [newClientName, setNewClientName] = useState<string>()
  const [serviceId, chosenAddOns] = useWatch({ name: ['service_id', 'add_on_ids'] }) as [string | undefined, string[] | undefined]
  const visit = { serviceId, addOnIds: chosenAddOns ?? [] }
  const addition = { label: t('form.addClient'), getOptionLabel: (typed: string) => t('form.addTyped', { typed }), onAdd: setNewClientName }
  return (
    <>
      <EntitySelect
        name="client_id"
        label={t('common.client')}
        required
        source={clientSource}
        placeholder={t('form.searchClient')}
        autoFocus={!hasClient}
        addition={canAdd ? addition : undefined}
        onChoose={() => setFocus('service_id')}
      />
      <ServiceField freeTimeOf={freeTimeOf} autoFocus={hasClient} />
      {services?.length === 0 && <NoServicesHint />}
      <AddOnsField serviceId={serviceId} />
      <PractitionerAndRoom {...visit} />
      <StartField {...visit} />
      <AestheticVerdict />
      <TextAreaField name="special_request" label={t('form.request')} rows={2} />
      <NewClientDialog name={newClientName} onClose={() => setNewClientName(undefined)} />
    </>
  )
}
