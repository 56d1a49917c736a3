import { client, downloadFile, PAGE_SIZES, type Schema, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export type Import = Schema['ImportOut']
export type ImportKind = Import['kind']
export type RowFilter = 'all' | 'taken' | 'refused'

const POLL_MS = 1500
const BUSY = ['checking', 'queued', 'running']
export const importsKey = ['shell', 'imports']

/** Whether the worker has the import; the page then asks for its state, also where no socket tells of it. */
export const isBusy = ({ state }: Pick<Import, 'state'>) => BUSY.includes(state)

export const importStatusQuery = (kind: ImportKind) =>
  queryOptions({
    queryKey: [...importsKey, kind],
    queryFn: () => unwrap(client.GET('/api/imports', { params: { query: { kind } } })),
    refetchInterval: ({ state: { data } }) => (data && (data.is_locked || (data.latest && isBusy(data.latest))) ? POLL_MS : false),
  })

export const importRowsQuery = (row: Import, page: number, filter: RowFilter) =>
  queryOptions({
    queryKey: [...importsKey, row.kind, row.id, row.version, page, filter],
    queryFn: () => {
      const query = { page, per_page: PAGE_SIZES.page, filter }
      return unwrap(client.GET('/api/imports/{import_id}/rows', { params: { path: { import_id: row.id }, query } }))
    },
  })

export const changeImportMapping = ({ id, version }: Import, mapping: string[]) =>
  unwrap(client.PUT('/api/imports/{import_id}/mapping', { params: { path: { import_id: id } }, body: { mapping, version } }))

export const startImport = ({ id, version }: Import) =>
  unwrap(client.POST('/api/imports/{import_id}/start', { params: { path: { import_id: id } }, body: { version } }))

export const discardImport = ({ id, version }: Import) =>
  unwrap(client.POST('/api/imports/{import_id}/discard', { params: { path: { import_id: id } }, body: { version } }))

export const downloadTemplate = async (kind: ImportKind) =>
  downloadFile(await client.GET('/api/imports/templates/{kind}', { params: { path: { kind } }, parseAs: 'blob' }), `${kind}.xlsx`)

export const downloadReport = async ({ id }: Import) =>
  downloadFile(
    await client.GET('/api/imports/{import_id}/report', { params: { path: { import_id: id } }, parseAs: 'blob' }),
    'import_report.xlsx',
  )
