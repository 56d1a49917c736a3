import { useRealtime } from '@clinic/kit/realtime'
import { useMay } from '@clinic/kit/session'
import {
  Button,
  type Column,
  DataTable,
  DateTimeText,
  EmptyState,
  Group,
  type ListState,
  Page,
  SidePanel,
  toast,
  useDisclosure,
} from '@clinic/kit/ui'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useParams } from 'react-router'
import { FormState, type Standing } from './form-state'
import { SendLink } from './send-link'
import { useFormsTexts } from './texts'

/** A letter or a questionnaire in the list: its name, how it stands, when it last moved, and who signed or answered it. */
export interface Given {
  id: string
  title: string
  standing: Standing
  when: string
  who: string
}

interface GivenScreenProps {
  title: string
  give: string
  empty: { title: string; help: string }
  /** Where one of them opens, under the client's address. */
  place: string
  /** What is asked again when one was given, or when somebody signs or answers. */
  queryKey: QueryKey
  list: ListState<'created_at'>
  query: ComponentProps<typeof DataTable<Given>>['query']
  /** The form that gives the client another. */
  form: (onDone: () => void) => ReactNode
}

function useColumns(): Column<Given>[] {
  const t = useFormsTexts()
  return [
    { key: 'title', title: t('client.name'), cell: (row) => row.title },
    { key: 'state', title: t('client.state'), cell: (row) => <FormState standing={row.standing} /> },
    { key: 'when', title: t('client.when'), cell: (row) => <DateTimeText value={row.when} /> },
    { key: 'who', title: t('client.who'), cell: (row) => row.who },
  ]
}

/** What a client was given to sign or to answer, and how it stands. */
export function GivenScreen({ title, empty, place, queryKey, list, query, ...kind }: GivenScreenProps) {
  const t = useFormsTexts()
  const { clientId = '' } = useParams()
  const queries = useQueryClient()
  const again = () => void queries.invalidateQueries({ queryKey })
  useRealtime('forms', again)
  const [opened, panel] = useDisclosure(false)
  const give = useMay('form.write') && <Button onClick={panel.open}>{kind.give}</Button>
  const done = () => {
    again()
    toast.success(t('client.given'))
    panel.close()
  }
  const actions = give && (
    <Group gap="xs">
      <SendLink clientId={clientId} />
      {give}
    </Group>
  )
  return (
    <Page title={title} action={actions}>
      <DataTable
        label={title}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => `/clients/${clientId}/${place}/${row.id}`}
        empty={
          <EmptyState title={empty.title} action={give}>
            {empty.help}
          </EmptyState>
        }
      />
      <SidePanel opened={opened} onClose={panel.close} title={kind.give}>
        {kind.form(done)}
      </SidePanel>
    </Page>
  )
}
