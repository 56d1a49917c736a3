import type { Schema } from '@clinic/kit/api'
import { DescriptionItem, DescriptionList } from '@clinic/kit/components'
import { DateText, Group } from '@clinic/kit/ui'
import { DueBadge } from '../due-badge'
import { FileLink } from '../file-link'
import { useQualityTranslation } from '../texts'

export function DeviceDetails({ device }: { device: Schema['DeviceDetail'] }) {
  const t = useQualityTranslation()
  return (
    <DescriptionList>
      <DescriptionItem showEmpty label={t('devices.brand')}>
        {device.brand}
      </DescriptionItem>
      <DescriptionItem showEmpty label={t('devices.model')}>
        {device.model}
      </DescriptionItem>
      <DescriptionItem showEmpty label={t('devices.serial')}>
        {device.serial_number}
      </DescriptionItem>
      <DescriptionItem showEmpty label={t('devices.supplier')}>
        {device.supplier}
      </DescriptionItem>
      <DescriptionItem showEmpty label={t('devices.category')}>
        {device.category}
      </DescriptionItem>
      <DescriptionItem showEmpty label={t('devices.location')}>
        {device.location}
      </DescriptionItem>
      <DescriptionItem showEmpty label={t('devices.responsible')}>
        {device.responsible_name}
      </DescriptionItem>
      <DescriptionItem showEmpty label={t('devices.purchased')}>
        {device.purchased_on && <DateText value={device.purchased_on} />}
      </DescriptionItem>
      <DescriptionItem showEmpty label={t('devices.interval')}>
        {device.interval_months}
      </DescriptionItem>
      <DescriptionItem showEmpty label={t('devices.nextMaintenance')}>
        <DueBadge day={device.next_maintenance_on} state={device.maintenance_due} />
      </DescriptionItem>
      <DescriptionItem showEmpty label={t('devices.lastMaintenance')}>
        {device.last_maintenance_on && <DateText value={device.last_maintenance_on} />}
      </DescriptionItem>
      <DescriptionItem label={t('devices.booking')}>{device.is_bookable && t('devices.bookable')}</DescriptionItem>
      <DescriptionItem showEmpty label={t('devices.manuals')}>
        {device.manuals.length > 0 && (
          <Group gap="xs">
            {device.manuals.map((file) => (
              <FileLink key={file.id} file={file} />
            ))}
          </Group>
        )}
      </DescriptionItem>
    </DescriptionList>
  )
}
