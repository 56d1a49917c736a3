import { useRealtime } from '@clinic/kit/realtime'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, type ListState, ListToolbar } from '@clinic/kit/table'
import { Button, DateTimeText, EmptyState, Group, type HelpSource, Page, SidePanel, toast, useDisclosure } from '@clinic/kit/ui'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useParams } from 'react-router'
import type { FormSort } from './client-forms.api'
import { type FormStatus, FormStatusBadge } from './form-status'
import { LinkMessages } from './link-messages'
import { SendLink } from './send-link'
import { useFormsTranslation } from './texts'

/** A consent or questionnaire in the list. */
export interface AssignedForm {
  id: string
  title: string
  status: FormStatus
  updatedAt: string
  completedByName: string
}

interface AssignedFormsScreenProps {
  title: string
  help: HelpSource
  assignLabel: string
  empty: { title: string; help: string }
  /** Path of the list under the client's. */
  subpath: string
  /** Queries to refetch after an assignment, a signature or an answer. */
  queryKey: QueryKey
  list: ListState<FormSort>
  query: ComponentProps<typeof DataTable<AssignedForm>>['query']
  /** False where the clinic doesn't use these forms: those that the client has are still listed. */
  canAssign?: boolean
  /** The form for assigning another one. */
  renderForm: (onDone: () => void) => ReactNode
  /** Another action, after which the list is loaded. */
  renderAction?: (onDone: () => void) => ReactNode
  /** What follows the list. */
  children?: ReactNode
}

function useColumns(): Column<AssignedForm>[] {
  const t = useFormsTranslation()
  return [
    { key: 'title', title: t('client.name'), sortKey: 'title', cell: (row) => row.title },
    { key: 'state', title: t('common.status'), cell: (row) => <FormStatusBadge status={row.status} /> },
    { key: 'when', title: t('client.when'), cell: (row) => <DateTimeText value={row.updatedAt} /> },
    { key: 'completedBy', title: t('client.completedBy'), cell: (row) => row.completedByName },
  ]
}

/** The list of a client's consents or questionnaires. */
export function AssignedFormsScreen({ title, help, empty, subpath, queryKey, list, query, ...rest }: AssignedFormsScreenProps) {
  const t = useFormsTranslation()
  const { clientId = '' } = useParams()
  const queryClient = useQueryClient()
  const invalidate = () => void queryClient.invalidateQueries({ queryKey })
  useRealtime('forms', invalidate)
  const [opened, panel] = useDisclosure(false)
  const canWrite = useHasPermission('form.write')
  const assignButton = canWrite && rest.canAssign !== false && <Button onClick={panel.open}>{rest.assignLabel}</Button>
  const handleAssigned = () => {
    invalidate()
    toast.success(t('client.assigned'))
    panel.close()
  }
  const actions = canWrite && (
    <Group gap="xs">
      <SendLink clientId={clientId} />
      {rest.renderAction?.(invalidate)}
      {assignButton}
    </Group>
  )
  return (
    <Page title={title} action={actions} help={help}>
      <LinkMessages clientId={clientId} />
      <ListToolbar list={list} searchLabel={t('list.search')} />
      <DataTable
        label={title}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => `/clients/${clientId}/${subpath}/${row.id}`}
        emptyState={
          <EmptyState title={empty.title} action={assignButton}>
            {empty.help}
          </EmptyState>
        }
      />
      {rest.children}
      <SidePanel opened={opened} onClose={panel.close} title={rest.assignLabel}>
        {rest.renderForm(handleAssigned)}
      </SidePanel>
    </Page>
  )
}
