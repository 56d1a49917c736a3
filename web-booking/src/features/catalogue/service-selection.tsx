import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import type { Selection } from '@clinic/kit/table'
import { Button, Modal, Select, Stack } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBookingTranslation } from '../../texts'
import { catalogueKey, categoriesQuery, changeServices, type Service } from './catalogue.api'

interface ActionsProps {
  services: Service[]
  onDone: () => void
}

const getIds = (services: Service[]) => services.map(({ id }) => id)

/** The buttons that deactivate or reactivate the selected services: each is there while one of them can be changed by it. */
function StateButtons({ services, onDone }: ActionsProps) {
  const t = useBookingTranslation()
  const { run, isRunning } = useAction({
    send: changeServices,
    successMessage: t('services.bulkSaved', { count: services.length }),
    refresh: [catalogueKey],
    onSuccess: onDone,
  })
  return [true, false].map((isActive) => {
    const changeable = services.filter(({ is_active }) => is_active !== isActive)
    if (changeable.length === 0) return null
    return (
      <Button
        key={String(isActive)}
        size="compact-md"
        variant="default"
        loading={isRunning}
        onClick={() => void run({ service_ids: getIds(services), is_active: isActive })}
      >
        {t(isActive ? 'services.activate' : 'services.deactivate')}
      </Button>
    )
  })
}

function MoveServices({ services, onDone, onClose }: ActionsProps & { onClose: () => void }) {
  const t = useBookingTranslation()
  const { data: categories = [] } = useQuery(categoriesQuery())
  const [categoryId, setCategoryId] = useState<string | null>(null)
  const { run, isRunning } = useAction({
    send: changeServices,
    successMessage: t('services.bulkSaved', { count: services.length }),
    refresh: [catalogueKey],
    onSuccess: onDone,
  })
  return (
    <Modal opened onClose={onClose} title={t('services.moveTitle', { count: services.length })}>
      <Stack gap="md">
        <Select
          label={t('services.category')}
          searchable
          data-autofocus
          data={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={categoryId}
          onChange={setCategoryId}
        />
        <Button
          loading={isRunning}
          disabled={!categoryId}
          onClick={() => void run({ service_ids: getIds(services), category_id: categoryId })}
        >
          {t('services.move')}
        </Button>
      </Stack>
    </Modal>
  )
}

/** The selection of services that are switched or moved together, and its dialog; no selection for users who can't change services. */
export function useServiceSelection() {
  const t = useBookingTranslation()
  const canWrite = useHasPermission('catalogue.write')
  const [moved, setMoved] = useState<{ services: Service[]; clear: () => void } | null>(null)
  const selection: Selection<Service> = {
    getLabel: ({ name }) => t('services.select', { name }),
    renderActions: (services, clear) => (
      <>
        <StateButtons services={services} onDone={clear} />
        <Button size="compact-md" variant="default" onClick={() => setMoved({ services, clear })}>
          {t('services.moveOpen')}
        </Button>
      </>
    ),
  }
  const handleDone = () => {
    moved?.clear()
    setMoved(null)
  }
  const dialog = moved && <MoveServices services={moved.services} onDone={handleDone} onClose={() => setMoved(null)} />
  return { selection: canWrite ? selection : undefined, dialog }
}
