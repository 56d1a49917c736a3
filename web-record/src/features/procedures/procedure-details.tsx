import { DescriptionItem, DescriptionList } from '@clinic/kit/components'
import { DateText, DateTimeText, MoneyText, Stack, Table, Text, TimeText, Title } from '@clinic/kit/ui'
import type { Procedure } from './procedures.api'
import { useJournalTranslation } from './texts'
import { useIsSigner } from './use-procedure-permissions'

export function ProcedureDetails({ procedure }: { procedure: Procedure }) {
  const t = useJournalTranslation()
  const isSigner = useIsSigner(procedure)
  const isOpen = procedure.state === 'not_signed' || procedure.state === 'pending_sign'
  return (
    <Stack component="section" gap="sm" aria-label={t('view.details')}>
      <DescriptionList>
        <DescriptionItem label={t('procedures.date')}>
          <DateText value={procedure.date} />
        </DescriptionItem>
        {procedure.done_at && (
          <DescriptionItem label={t('view.time')}>
            <TimeText value={procedure.done_at} />
          </DescriptionItem>
        )}
        <Authors procedure={procedure} />
        <DescriptionItem label={t('form.nrs')}>{procedure.nrs_rating}</DescriptionItem>
        <DescriptionItem label={t('view.reason')}>{procedure.correction_reason}</DescriptionItem>
      </DescriptionList>
      {procedure.imported_at && <Text>{t('view.imported')}</Text>}
      {isOpen && !isSigner && <Text>{t('view.awaitsOtherSigner')}</Text>}
      {procedure.treatments.length > 0 && <TreatmentsTable procedure={procedure} />}
    </Stack>
  )
}

/** The author and the time of writing; of an imported entry, who imported it and when. */
function Authors({
  procedure: { written_by_name: author, created_at, imported_by_name: importer, imported_at },
}: {
  procedure: Procedure
}) {
  const t = useJournalTranslation()
  if (!imported_at) {
    return (
      <DescriptionItem label={t('view.writtenBy')}>
        {author} · <DateTimeText value={created_at} />
      </DescriptionItem>
    )
  }
  return (
    <>
      <DescriptionItem label={t('view.writtenBy')}>{author || t('view.authorUnknown')}</DescriptionItem>
      <DescriptionItem label={t('view.importedBy')}>
        {importer} · <DateTimeText value={imported_at} />
      </DescriptionItem>
    </>
  )
}

function TreatmentsTable({ procedure: { treatments, cost } }: { procedure: Procedure }) {
  const t = useJournalTranslation()
  return (
    <Table aria-label={t('procedures.treatments')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('procedures.treatments')}</Table.Th>
          <Table.Th ta="right">{t('procedures.cost')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {treatments.map((treatment) => (
          <Table.Tr key={treatment.treatment_id}>
            <Table.Td>
              {treatment.name}
              {treatment.required_drug && (
                <Text size="sm" c="dimmed">
                  {t('form.requiresPrescription', { drug: treatment.required_drug })}
                </Text>
              )}
            </Table.Td>
            <Table.Td ta="right">
              <MoneyText minor={treatment.cost} />
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

export function SignatureView({ procedure: { signature, signed_by_name: name, signed_at } }: { procedure: Procedure }) {
  const t = useJournalTranslation()
  return signature ? (
    <Stack component="section" gap={4}>
      <Title order={2}>{t('view.signed')}</Title>
      <img className="clinic-signature record-signature" src={signature} alt={t('view.signature', { name })} />
      <Text>
        {name} · <DateTimeText value={signed_at} />
      </Text>
    </Stack>
  ) : null
}
