export { type Column, DataTable, type Selection } from './data-table'
export { ListToolbar } from './list-toolbar'
export { PageButtons } from './page-buttons'
export { type ListState, useListState } from './use-list-state'
