import type { Schema } from '@clinic/kit/api'
import { DateText, Group, Text } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { DueBadge } from '../due-badge'
import { PaperLink } from '../paper-link'
import { useManagementTexts } from '../texts'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" c="dimmed" component="dt">
        {label}
      </Text>
      <Text component="dd" m={0}>
        {children || '–'}
      </Text>
    </div>
  )
}

/** What is known of a device. */
export function DeviceFacts({ device }: { device: Schema['DeviceOut'] }) {
  const t = useManagementTexts()
  return (
    <dl className="record-facts">
      <Fact label={t('devices.brand')}>{device.brand}</Fact>
      <Fact label={t('devices.model')}>{device.model}</Fact>
      <Fact label={t('devices.serial')}>{device.serial_number}</Fact>
      <Fact label={t('devices.supplier')}>{device.supplier}</Fact>
      <Fact label={t('devices.category')}>{device.category}</Fact>
      <Fact label={t('devices.location')}>{device.location}</Fact>
      <Fact label={t('devices.responsible')}>{device.responsible_name}</Fact>
      <Fact label={t('devices.bought')}>{device.bought_on && <DateText value={device.bought_on} />}</Fact>
      <Fact label={t('devices.interval')}>{device.interval_months}</Fact>
      <Fact label={t('devices.next')}>
        <DueBadge day={device.next_service_on} state={device.service} />
      </Fact>
      <Fact label={t('devices.last')}>{device.last_service_on && <DateText value={device.last_service_on} />}</Fact>
      <Fact label={t('devices.manuals')}>
        {device.manuals.length > 0 && (
          <Group gap="xs">
            {device.manuals.map((file) => (
              <PaperLink key={file.id} file={file} />
            ))}
          </Group>
        )}
      </Fact>
    </dl>
  )
}
