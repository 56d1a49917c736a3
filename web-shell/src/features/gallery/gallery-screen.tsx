import {
  CardsSkeleton,
  DescriptionItem,
  DescriptionList,
  DetailsSkeleton,
  EventTimeline,
  RoutedTabs,
  useAction,
  VersionHistory,
} from '@clinic/kit/components'
import { BarChart, LineChart } from '@clinic/kit/reports'
import { Button, EmptyState, Group, Page, Stack, StatusBadge, Title } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { GalleryForms } from './gallery-forms'
import { GalleryTable } from './gallery-table'

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="md" aria-label={name}>
      <Title order={2}>{name}</Title>
      {children}
    </Stack>
  )
}

const POINTS = [
  { name: '2026-11-16', values: [4, 2] },
  { name: '2026-11-17', values: [7, 3] },
  { name: '2026-11-18', values: [5, 6] },
]

const EVENTS = [
  { id: '1', title: 'Consent signed', at: '2026-11-23 08:30:00', to: '/kit' },
  { id: '2', title: 'Booking made', at: '2026-11-20 10:00:00', description: 'Botox, Amina Berg' },
]

const VERSIONS = [
  {
    id: 'b',
    number: 2,
    to: '/kit',
    at: '2026-11-23 08:30:00',
    author: 'Elin Holm',
    reason: 'Dose corrected',
    badge: <StatusBadge tone="success">Signed</StatusBadge>,
  },
  { id: 'a', number: 1, to: '/kit', at: '2026-11-20 08:30:00', author: 'Elin Holm' },
]

function ActionExample() {
  const { run, isRunning } = useAction({
    send: async () => {},
    confirmation: {
      title: 'Cancel the booking',
      body: 'The client is told.',
      confirmLabel: 'Cancel the booking',
      cancelLabel: 'Keep the booking',
      needsReason: true,
      choices: ['The client is ill'],
    },
    successMessage: 'Booking cancelled',
  })
  return (
    <Button color="red" loading={isRunning} onClick={() => void run()}>
      Cancel the booking
    </Button>
  )
}

/** Every component of the kit for the screens to come, for development: `/kit` of the dev server shows it. */
export function GalleryScreen() {
  return (
    // A page for developers only.
    <Page title="Kit" help={null}>
      <Stack gap="xl">
        <Section name="DescriptionList">
          <DescriptionList>
            <DescriptionItem label="E-mail">nora@example.com</DescriptionItem>
            <DescriptionItem label="Occupation" showEmpty>
              {''}
            </DescriptionItem>
          </DescriptionList>
        </Section>
        <Section name="DataTable">
          <GalleryTable />
        </Section>
        <GalleryForms />
        <Section name="RoutedTabs">
          <RoutedTabs
            label="Device"
            tabs={[
              { to: '/kit', label: 'Details' },
              { to: '/kit/logs', label: 'Log' },
            ]}
          >
            Details of the device
          </RoutedTabs>
        </Section>
        <Section name="EventTimeline">
          <EventTimeline label="Events" events={EVENTS} />
        </Section>
        <VersionHistory versions={VERSIONS} currentId="b" />
        <Section name="useAction">
          <Group>
            <ActionExample />
          </Group>
        </Section>
        <Section name="Skeletons">
          <CardsSkeleton />
          <DetailsSkeleton />
        </Section>
        <LineChart title="LineChart" series={['Bookings', 'Cancellations']} points={POINTS} />
        <BarChart title="BarChart" series={['Bookings', 'Cancellations']} points={POINTS} height={250} />
        <EmptyState title="No devices yet">Add the first device to follow its maintenance.</EmptyState>
      </Stack>
    </Page>
  )
}
