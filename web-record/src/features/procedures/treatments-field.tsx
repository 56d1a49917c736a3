import { useField, useFormContext } from '@clinic/kit/forms'
import { useRegion } from '@clinic/kit/i18n'
import { ActionIcon, Group, Input, NumberInput, Select, Stack, Text, useSettled } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbTrash } from 'react-icons/tb'
import { choosableQuery } from '../treatments/treatments.api'
import { useJournalTexts } from './texts'

export interface Line {
  treatment_id: string
  cost: number | null
}

/** What a treatment is called, and which drug it needs, by its id. */
export type Known = Record<string, { name: string; needs_prescription?: string | undefined }>

/** The treatments that can be chosen, found on the server by what is typed. */
function useChoices(known: Known) {
  const [search, setSearch] = useState('')
  const { search: asked, isOf } = useSettled(search)
  const found = useQuery(choosableQuery(asked))
  const [met, setMet] = useState<Known>(known)
  const items = isOf(found) ? (found.data?.items ?? []) : []
  return { search, setSearch, items, met, meet: (id: string, row: Known[string]) => setMet((all) => ({ ...all, [id]: row })) }
}

const inLines = (say: (line: Line) => string) => (lines: Line[]) => lines.map(say).join('\n')

/** The treatments of a procedure, each at what it cost this time. */
export function TreatmentsField({ known }: { known: Known }) {
  const t = useJournalTexts()
  const { money } = useRegion()
  const { search, setSearch, items, met, meet } = useChoices(known)
  const say = (line: Line) => `${met[line.treatment_id]?.name ?? ''} ${money(line.cost ?? 0)}`
  const { value, change, ref, box } = useField<Line[]>({ name: 'treatments', label: t('procedures.treatments') }, inLines(say))
  const lines = value ?? []
  const free = items.filter((item) => !lines.some((line) => line.treatment_id === item.id))
  const add = (id: string | null) => {
    const chosen = items.find((item) => item.id === id)
    if (!chosen) return
    meet(chosen.id, chosen)
    change([...lines, { treatment_id: chosen.id, cost: chosen.cost }])
    setSearch('')
  }
  const total = lines.reduce((sum, line) => sum + (line.cost ?? 0), 0)
  return (
    <Input.Wrapper {...box} labelElement="div">
      <Stack gap="xs" mt={4}>
        {lines.map((line, at) => (
          <LineRow
            key={line.treatment_id}
            line={line}
            at={at}
            known={met[line.treatment_id]}
            onCost={(cost) => change(lines.map((each) => (each === line ? { ...line, cost } : each)))}
            onRemove={() => change(lines.filter((each) => each !== line))}
          />
        ))}
        <Select
          ref={ref}
          size="md"
          searchable
          aria-label={t('form.addTreatment')}
          placeholder={t('form.findTreatment')}
          data={free.map((item) => ({ value: item.id, label: `${item.name} · ${money(item.cost)}` }))}
          filter={({ options }) => options}
          value={null}
          searchValue={search}
          onSearchChange={setSearch}
          onChange={add}
        />
        {lines.length > 1 && (
          <Text ta="right" className="clinic-number">
            {t('procedures.total')} {money(total)}
          </Text>
        )}
      </Stack>
    </Input.Wrapper>
  )
}

interface RowProps {
  line: Line
  at: number
  known: Known[string] | undefined
  onCost: (cost: number | null) => void
  onRemove: () => void
}

type Wrong = { treatment_id?: { message?: string }; cost?: { message?: string } } | undefined

function LineRow({ line, at, known, onCost, onRemove }: RowProps) {
  const t = useJournalTexts()
  const { region } = useRegion()
  const errors = useFormContext().formState.errors.treatments as unknown as Wrong[] | undefined
  const name = known?.name ?? ''
  const take = (typed: string | number) => onCost(typed === '' ? null : Math.round(Number(typed) * 100))
  return (
    <Group wrap="nowrap" align="flex-start" className="record-line">
      <Stack gap={0} flex={1} pt={8}>
        <Text>{name}</Text>
        {known?.needs_prescription && (
          <Text size="sm" c="dimmed">
            {t('form.needs', { medicine: known.needs_prescription })}
          </Text>
        )}
        {errors?.[at]?.treatment_id && (
          <Text size="sm" c="red">
            {errors[at].treatment_id.message}
          </Text>
        )}
      </Stack>
      <NumberInput
        size="md"
        w={150}
        hideControls
        aria-label={t('form.costOf', { name })}
        decimalScale={2}
        allowNegative={false}
        inputMode="decimal"
        allowedDecimalSeparators={[',', '.']}
        value={line.cost === null ? '' : line.cost / 100}
        onChange={take}
        error={errors?.[at]?.cost?.message}
        rightSection={<span aria-hidden>{region.currency.toUpperCase()}</span>}
        rightSectionWidth={48}
      />
      <ActionIcon size={42} variant="subtle" color="red" aria-label={t('form.removeTreatment', { name })} onClick={onRemove}>
        <TbTrash size={20} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
