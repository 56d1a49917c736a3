import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockSignedIn, renderRoutes } from '../testing'
import type { ChartPoint } from './chart-frame'
import { LineChart } from './line-chart'

const points = (...values: number[][]): ChartPoint[] => values.map((row, index) => ({ name: `2026-11-0${index + 1}`, values: row }))

async function renderChart(series: string[], rows: ChartPoint[]) {
  mockSignedIn()
  renderRoutes([{ path: '/', element: <LineChart title="New clients" series={series} points={rows} /> }])
  return within(await screen.findByRole('img', { name: 'New clients' }))
}

test('a line has the dates of its first and last point within the chart, and its figures in a table', async () => {
  const chart = await renderChart(['Clients'], points([2], [3], [5]))
  expect(chart.getByText('2026-11-01')).toHaveAttribute('text-anchor', 'start')
  expect(chart.getByText('2026-11-03')).toHaveAttribute('text-anchor', 'end')
  expect(chart.queryByText('Clients')).toBeNull()
  const rows = within(screen.getByRole('table', { name: 'New clients', hidden: true })).getAllByRole('row', { hidden: true })
  expect(rows.map((row) => row.textContent)).toEqual(['FromClients', '2026-11-012', '2026-11-023', '2026-11-035'])
})

test('several lines have their names at their ends', async () => {
  const chart = await renderChart(['Own', 'External'], points([1, 4], [2, 6]))
  expect(chart.getByText('Own')).toBeVisible()
  expect(chart.getByText('External')).toBeVisible()
})
