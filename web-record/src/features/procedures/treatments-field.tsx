import { EntityPicker } from '@clinic/kit/components'
import { MoneyInput, useField, useFormContext } from '@clinic/kit/forms'
import { useFormatters } from '@clinic/kit/i18n'
import { ActionIcon, Group, Input, Stack, Text } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbTrash } from 'react-icons/tb'
import { searchTreatments, type Treatment, treatmentsKey } from '../treatments/treatments.api'
import { useJournalTranslation } from './texts'

export interface TreatmentLine {
  treatment_id: string
  cost: number | null
}

/** Name and required drug of each treatment, by its id. */
export type TreatmentNames = Record<string, { name: string; required_drug?: string | undefined }>

function useTreatmentSource() {
  const { formatMoney } = useFormatters()
  const search = async (text: string) => {
    const treatments = await searchTreatments(text)
    return treatments.map((treatment) => ({ ...treatment, label: treatment.name, details: formatMoney(treatment.cost) }))
  }
  return { key: [...treatmentsKey, 'options'], search }
}

const joinLines = (formatLine: (line: TreatmentLine) => string) => (lines: TreatmentLine[]) => lines.map(formatLine).join('\n')

/** Edits the treatments of a procedure, each with its own cost. */
export function TreatmentsField({ treatmentNames }: { treatmentNames: TreatmentNames }) {
  const t = useJournalTranslation()
  const { formatMoney } = useFormatters()
  const source = useTreatmentSource()
  const [names, setNames] = useState<TreatmentNames>(treatmentNames)
  const formatLine = (line: TreatmentLine) => `${names[line.treatment_id]?.name ?? ''} ${formatMoney(line.cost ?? 0)}`
  const field = { name: 'treatments', label: t('procedures.treatments') }
  const { value, onChange, ref, inputProps } = useField<TreatmentLine[]>(field, joinLines(formatLine))
  const lines = value ?? []
  const handleAdd = (treatment: Treatment | null) => {
    if (!treatment) return
    setNames((previous) => ({ ...previous, [treatment.id]: treatment }))
    onChange([...lines, { treatment_id: treatment.id, cost: treatment.cost }])
  }
  const total = lines.reduce((sum, line) => sum + (line.cost ?? 0), 0)
  return (
    <Input.Wrapper {...inputProps} labelElement="div">
      <Stack gap="xs" mt={4}>
        {lines.map((line, index) => (
          <TreatmentLineRow
            key={line.treatment_id}
            line={line}
            index={index}
            treatment={names[line.treatment_id]}
            onCost={(cost) => onChange(lines.map((other) => (other === line ? { ...line, cost } : other)))}
            onRemove={() => onChange(lines.filter((other) => other !== line))}
          />
        ))}
        <EntityPicker
          ref={ref}
          size="md"
          aria-label={t('form.addTreatment')}
          placeholder={t('form.findTreatment')}
          source={source}
          excludedIds={lines.map((line) => line.treatment_id)}
          value={null}
          onChange={handleAdd}
        />
        {lines.length > 1 && (
          <Text ta="right" className="clinic-number">
            {t('procedures.total')} {formatMoney(total)}
          </Text>
        )}
      </Stack>
    </Input.Wrapper>
  )
}

interface RowProps {
  line: TreatmentLine
  index: number
  treatment: TreatmentNames[string] | undefined
  onCost: (cost: number | null) => void
  onRemove: () => void
}

type LineError = { treatment_id?: { message?: string }; cost?: { message?: string } } | undefined

function TreatmentLineRow({ line, index, treatment, onCost, onRemove }: RowProps) {
  const t = useJournalTranslation()
  const errors = useFormContext().formState.errors.treatments as unknown as LineError[] | undefined
  const name = treatment?.name ?? ''
  return (
    <Group wrap="nowrap" align="flex-start" className="record-treatment-line">
      <Stack gap={0} flex={1} pt={8}>
        <Text>{name}</Text>
        {treatment?.required_drug && (
          <Text size="sm" c="dimmed">
            {t('form.requiresPrescription', { drug: treatment.required_drug })}
          </Text>
        )}
        {errors?.[index]?.treatment_id && (
          <Text size="sm" c="red">
            {errors[index].treatment_id.message}
          </Text>
        )}
      </Stack>
      <MoneyInput
        size="md"
        w={150}
        aria-label={t('form.costOf', { name })}
        value={line.cost}
        onChange={onCost}
        error={errors?.[index]?.cost?.message}
      />
      <ActionIcon size={42} variant="subtle" color="red" aria-label={t('common.removeName', { name })} onClick={onRemove}>
        <TbTrash size={20} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
