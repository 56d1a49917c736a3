import type { Permission, Schema } from '@clinic/kit/api'
import { paths } from '@clinic/kit/contract'
import { useSession } from '@clinic/kit/session'
import { SimpleGrid, Stack, Text, Title } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { useShellTranslation } from '../../texts'

type Counts = Schema['PendingWork']
type Kind = keyof Counts

const KINDS: Kind[] = [
  'uncertain_sales',
  'failed_reversals',
  'portal_bookings',
  'unsigned_procedures',
  'pending_forms',
  'answered_prescriptions',
  'failed_messages',
  'failed_deliveries',
  'due_maintenance',
  'low_stock',
]

const openReceipts = { to: paths.receipts({ filter: 'in_progress' }), permissions: ['money.read'] as const }

/** Where each count leads, with the permissions that the page requires. */
const links: Record<Kind, { to: string; permissions: readonly Permission[] }> = {
  portal_bookings: { to: paths.calendar(), permissions: ['booking.read'] },
  failed_messages: { to: paths.sentMessages({ filter: 'undelivered' }), permissions: ['booking.read', 'delivery.read'] },
  failed_deliveries: { to: paths.failedDeliveries(), permissions: ['delivery.read'] },
  failed_reversals: openReceipts,
  uncertain_sales: openReceipts,
  unsigned_procedures: { to: '/worklists/unsigned-procedures', permissions: ['journal.read'] },
  pending_forms: { to: '/worklists/pending-forms', permissions: ['form.read'] },
  answered_prescriptions: { to: '/worklists/answered-prescriptions', permissions: ['client.prescription.read'] },
  due_maintenance: { to: paths.devices({ filter: 'due', sort: 'next_maintenance_on' }), permissions: ['quality.read', 'client.read'] },
  low_stock: { to: paths.products({ filter: 'low', sort: 'stock' }), permissions: ['product.read'] },
}

function WorkTile({ kind, count }: { kind: Kind; count: number }) {
  const t = useShellTranslation()
  const granted = useSession()?.permissions ?? []
  const { to, permissions } = links[kind]
  const text = t(`attention.${kind}`, { count })
  const content = (
    <>
      <Text component="span" size="xl" fw={600} className="clinic-number" aria-hidden display="block">
        {count}
      </Text>
      {text}
    </>
  )
  if (!permissions.every((permission) => granted.includes(permission))) return <div className="shell-stat">{content}</div>
  return (
    <Link to={to} className="shell-stat shell-stat-link" aria-label={`${count} ${text}`}>
      {content}
    </Link>
  )
}

/** What needs attention, each with its count and a link to its list (USE-003). */
export function PendingWork({ counts }: { counts: Counts }) {
  const t = useShellTranslation()
  const shownKinds = KINDS.filter((kind) => counts[kind] > 0)
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{t('dashboard.attention')}</Title>
      {shownKinds.length === 0 ? (
        <Text c="dimmed">{t('attention.none')}</Text>
      ) : (
        <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} spacing="sm">
          {shownKinds.map((kind) => (
            <WorkTile key={kind} kind={kind} count={counts[kind]} />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  )
}
