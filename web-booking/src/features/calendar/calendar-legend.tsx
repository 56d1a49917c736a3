import { ActionIcon, Popover, Stack, Text, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbInfoCircle } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import { serviceOptionsQuery } from '../catalogue/catalogue.api'
import { MISSING_FORMS_ICON, stateIcons } from './booking-states'

const STATES = ['arrived', 'in_room', 'done', 'no_show'] as const

/** Explains the colours and signs of the calendar (USE-020). */
export function CalendarLegend() {
  const t = useBookingTranslation()
  const [opened, panel] = useDisclosure(false)
  const { data: services = [] } = useQuery(serviceOptionsQuery())
  return (
    <Popover opened={opened} onChange={panel.toggle} position="bottom-end" width={260} trapFocus withinPortal>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('legend.title')} onClick={panel.toggle}>
          <TbInfoCircle size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('legend.title')}>
        <Stack gap={4} component="ul" className="booking-legend" tabIndex={0} data-autofocus>
          {STATES.map((state) => (
            <Text key={state} component="li" size="sm">
              <span className="booking-state-icon" aria-hidden>
                {stateIcons[state]}
              </span>{' '}
              {t(`state.${state}`)}
            </Text>
          ))}
          <Text component="li" size="sm">
            <span className="booking-state-icon" aria-hidden>
              {MISSING_FORMS_ICON}
            </span>{' '}
            {t('legend.forms')}
          </Text>
          <Text component="li" size="sm">
            <span className="booking-swatch booking-swatch-closed" aria-hidden /> {t('legend.closed')}
          </Text>
          <Text component="li" size="sm">
            <span className="booking-swatch booking-swatch-busy" aria-hidden /> {t('legend.busy')}
          </Text>
          {services
            .filter(({ is_active }) => is_active)
            .map(({ id, name, color }) => (
              <Text key={id} component="li" size="sm">
                <span className="booking-swatch" style={{ background: color }} aria-hidden />
                {name}
              </Text>
            ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
