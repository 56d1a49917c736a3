import type { Schema } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import { BarChart, Figures, PieChart, Ranking, ReportScreen, type Reports } from '@clinic/kit/reports'
import { SimpleGrid } from '@clinic/kit/ui'
import { useRecordReportTexts } from './texts'

const FIRST = '<20'

function Cards({ told }: { told: Schema['RecordStatistics'] }) {
  const t = useRecordReportTexts()
  const { number } = useRegion()
  return (
    <Figures
      items={[
        { label: t('clients'), value: number(told.total_clients) },
        { label: t('procedures'), value: number(told.total_procedures) },
        { label: t('signed'), value: number(told.prescriptions_signed) },
        { label: t('sms'), value: number(told.sms_sent) },
      ]}
    />
  )
}

function Told({ told }: { told: Reports['record'] }) {
  const t = useRecordReportTexts()
  const { number } = useRegion()
  const ones = (items: Schema['Item'][] | null | undefined) => (items ?? []).map((one) => ({ name: one.name, values: [one.value] }))
  const both = (told.prescriptions ?? []).map((one) => ({ name: one.name, values: [one.prescriptions_by_mal, one.prescriptions_by_own] }))
  const ages = (told.client_ages ?? []).map((one) => ({
    name: one.name === FIRST ? t('young') : t('years', { ages: one.name }),
    value: one.value,
  }))
  return (
    <>
      {told.record_statistics && <Cards told={told.record_statistics} />}
      <BarChart title={t('registrations')} series={[t('clients')]} items={ones(told.new_registrations)} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <BarChart title={t('procedures')} series={[t('procedures')]} items={ones(told.procedures)} height={250} />
        <BarChart title={t('prescriptions')} series={[t('external'), t('own')]} items={both} height={250} />
        <Ranking
          title={t('most')}
          rows={told.most_procedures ?? []}
          columns={[
            { title: t('name'), cell: (row) => row.name },
            { title: t('count'), numeric: true, cell: (row) => number(row.treatments_count) },
          ]}
        />
        <Ranking
          title={t('notes')}
          rows={told.most_notes ?? []}
          columns={[
            { title: t('name'), cell: (row) => row.name },
            { title: t('count'), numeric: true, cell: (row) => number(row.general_notes_count) },
          ]}
        />
        <Ranking
          title={t('questionnaires')}
          rows={told.questionnaires ?? []}
          columns={[
            { title: t('name'), cell: (row) => row.name },
            { title: t('count'), numeric: true, cell: (row) => number(row.value) },
          ]}
        />
        <PieChart title={t('ages')} head={[t('age'), t('count')]} items={ages} />
      </SimpleGrid>
    </>
  )
}

/** Clients, procedures and prescriptions in figures (RPT-005). */
export function RecordReportScreen() {
  return <ReportScreen section="record">{(told) => <Told told={told} />}</ReportScreen>
}
