import { newKey } from '@clinic/kit/api'
import { Button, confirm, Group, Radio, Stack, Text, Title, toast } from '@clinic/kit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { clientsKey } from '../clients/clients.api'
import { useDetails } from '../clients/use-details'
import { type Client, type Field, mergeClients } from './merge.api'
import { useMergeTexts } from './texts'

const FIELDS: Field[] = [
  'first_name',
  'last_name',
  'personal_id',
  'date_of_birth',
  'mobile_number',
  'email',
  'street_address',
  'zip_code',
  'city',
  'country',
  'occupation',
  'language',
  'warning',
  'publish_permission',
]

const nameOf = (one: Client) => `${one.first_name} ${one.last_name}`

const shown = (one: Client, field: Field): string =>
  field === 'mobile_number' ? [one.country_code, one.mobile_number].join(' ').trim() : (one[field] ?? '')

/** A field that differs: which of the two holds from now on. */
function Choose({ field, kept, gone, taken, onTurn }: { field: Field; kept: Client; gone: Client; taken: boolean; onTurn: () => void }) {
  const details = useDetails()
  const said = (one: Client) => details.value(field, shown(one, field))
  return (
    <Radio.Group label={details.label(field)} name={field} value={taken ? 'gone' : 'kept'} onChange={onTurn}>
      <Group gap="lg" my={4}>
        <Radio value="kept" label={said(kept)} />
        <Radio value="gone" label={said(gone)} />
      </Group>
    </Radio.Group>
  )
}

/** The two beside one another; what only the other one has is proposed. */
export function Compare({ kept, gone }: { kept: Client; gone: Client }) {
  const t = useMergeTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const differing = FIELDS.filter((field) => shown(kept, field) !== shown(gone, field))
  const [taken, setTaken] = useState(() => differing.filter((field) => !shown(kept, field)))
  const [key] = useState(newKey)
  const names = { name: nameOf(kept), gone: nameOf(gone) }
  const merge = useMutation({
    mutationFn: mergeClients(kept, gone, key),
    onSuccess: async () => {
      toast.success(t('done'))
      await queries.invalidateQueries({ queryKey: clientsKey })
      await navigate(`/clients/${kept.id}`)
    },
    onError: (error) => toast.error(error.message),
  })
  const asked = async () => {
    if (await confirm({ title: t('sure', names), body: t('sureBody'), action: t('merge'), danger: true })) merge.mutate(taken)
  }
  const turn = (field: Field) => setTaken((was) => (was.includes(field) ? was.filter((one) => one !== field) : [...was, field]))
  return (
    <Stack gap="md">
      <Title order={2}>{t('compare')}</Title>
      {differing.length === 0 && <Text>{t('same')}</Text>}
      {differing.map((field) => (
        <Choose key={field} field={field} kept={kept} gone={gone} taken={taken.includes(field)} onTurn={() => turn(field)} />
      ))}
      <Text>{t('stays', names)}</Text>
      <Button color="red" w="fit-content" loading={merge.isPending} onClick={() => void asked()}>
        {t('merge')}
      </Button>
    </Stack>
  )
}
