import type { Schema } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { BarChart, LineChart, PieChart, RankingTable, ReportScreen, type Reports, StatCards } from '@clinic/kit/reports'
import { SimpleGrid } from '@clinic/kit/ui'
import { useRecordReportTranslation } from './texts'

const YOUNGEST_AGE_GROUP = '<20'

function RecordStatistics({ statistics }: { statistics: Schema['RecordStatistics'] }) {
  const t = useRecordReportTranslation()
  const { formatNumber } = useFormatters()
  return (
    <StatCards
      items={[
        { label: t('clients'), value: formatNumber(statistics.total_clients) },
        { label: t('procedures'), value: formatNumber(statistics.total_procedures) },
        { label: t('prescriptionsSigned'), value: formatNumber(statistics.prescriptions_signed) },
        { label: t('smsSent'), value: formatNumber(statistics.sms_sent) },
      ]}
    />
  )
}

function RecordReport({ report }: { report: Reports['record'] }) {
  const t = useRecordReportTranslation()
  const { formatNumber } = useFormatters()
  const toSeries = (items: Schema['SeriesItem'][] | null | undefined) =>
    (items ?? []).map((item) => ({ name: item.name, values: [item.value] }))
  const prescriptions = (report.prescriptions ?? []).map((item) => ({
    name: item.name,
    values: [item.prescriptions_by_mal, item.prescriptions_by_own],
  }))
  const ages = (report.client_ages ?? []).map((item) => ({
    name: item.name === YOUNGEST_AGE_GROUP ? t('youngest') : t('years', { ages: item.name }),
    value: item.value,
  }))
  return (
    <>
      {report.record_statistics && <RecordStatistics statistics={report.record_statistics} />}
      <LineChart title={t('registrations')} series={[t('clients')]} points={toSeries(report.new_registrations)} height={350} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <LineChart title={t('procedures')} series={[t('procedures')]} points={toSeries(report.procedures)} />
        <BarChart title={t('prescriptions')} series={[t('external'), t('own')]} points={prescriptions} height={250} />
        <RankingTable
          title={t('topTreatments')}
          rows={report.most_procedures ?? []}
          columns={[
            { title: t('common.name'), cell: (row) => row.name },
            { title: t('count'), isNumeric: true, cell: (row) => formatNumber(row.treatments_count) },
          ]}
        />
        <RankingTable
          title={t('topNotes')}
          rows={report.most_notes ?? []}
          columns={[
            { title: t('common.name'), cell: (row) => row.name },
            { title: t('count'), isNumeric: true, cell: (row) => formatNumber(row.general_notes_count) },
          ]}
        />
        <RankingTable
          title={t('questionnaires')}
          rows={report.questionnaires ?? []}
          columns={[
            { title: t('common.name'), cell: (row) => row.name },
            { title: t('count'), isNumeric: true, cell: (row) => formatNumber(row.value) },
          ]}
        />
        <PieChart title={t('ages')} head={[t('age'), t('count')]} items={ages} />
      </SimpleGrid>
    </>
  )
}

/** The record report: clients, treatment notes and prescriptions (RPT-005). */
export function RecordReportScreen() {
  return <ReportScreen section="record">{(report) => <RecordReport report={report} />}</ReportScreen>
}
