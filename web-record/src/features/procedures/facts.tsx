import { DateText, DateTimeText, MoneyText, Stack, Table, Text, Title } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import type { Procedure } from './procedures.api'
import { useJournalTexts } from './texts'
import { useIsMine } from './use-deeds'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" c="dimmed" component="dt">
        {label}
      </Text>
      <Text component="dd" m={0}>
        {children}
      </Text>
    </div>
  )
}

/** When, by whom, and for what. */
export function Facts({ procedure }: { procedure: Procedure }) {
  const t = useJournalTexts()
  const isMine = useIsMine(procedure)
  const isOpen = procedure.state === 'not_signed' || procedure.state === 'pending_sign'
  return (
    <Stack component="section" gap="sm" aria-label={t('view.facts')}>
      <dl className="record-facts">
        <Fact label={t('procedures.date')}>
          <DateText value={procedure.date} />
        </Fact>
        <Fact label={t('view.written')}>
          {procedure.written_by_name} · <DateTimeText value={procedure.created_at} />
        </Fact>
        {procedure.nrs_rating !== null && <Fact label={t('form.nrs')}>{procedure.nrs_rating}</Fact>}
        {procedure.correction_reason && <Fact label={t('view.reason')}>{procedure.correction_reason}</Fact>}
      </dl>
      {isOpen && !isMine && <Text>{t('view.waitsFor')}</Text>}
      {procedure.treatments.length > 0 && <Treatments procedure={procedure} />}
    </Stack>
  )
}

function Treatments({ procedure: { treatments, cost } }: { procedure: Procedure }) {
  const t = useJournalTexts()
  return (
    <Table aria-label={t('procedures.treatments')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('procedures.treatments')}</Table.Th>
          <Table.Th ta="right">{t('procedures.cost')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {treatments.map((line) => (
          <Table.Tr key={line.treatment_id}>
            <Table.Td>
              {line.name}
              {line.needs_prescription && (
                <Text size="sm" c="dimmed">
                  {t('form.needs', { medicine: line.needs_prescription })}
                </Text>
              )}
            </Table.Td>
            <Table.Td ta="right">
              <MoneyText minor={line.cost} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th>{t('procedures.total')}</Table.Th>
          <Table.Th ta="right">
            <MoneyText minor={cost} />
          </Table.Th>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  )
}

/** The signature, over who signed and when. */
export function Signed({ procedure: { signature, signed_by_name: name, signed_at } }: { procedure: Procedure }) {
  const t = useJournalTexts()
  return signature ? (
    <Stack component="section" gap={4}>
      <Title order={2}>{t('view.signed')}</Title>
      <img className="clinic-ink record-ink" src={signature} alt={t('view.signature', { name })} />
      <Text>
        {name} · <DateTimeText value={signed_at} />
      </Text>
    </Stack>
  ) : null
}
