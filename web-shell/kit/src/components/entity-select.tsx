import { type FieldProps, useField } from '@clinic/kit/forms'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type EntityAddition, type EntityOption, EntityPicker, type EntitySource } from './entity-picker'

interface Props extends FieldProps {
  source: EntitySource
  placeholder?: string
  autoFocus?: boolean
  /** Rows that may not be chosen. */
  excludedIds?: readonly string[] | undefined
  addition?: EntityAddition | undefined
  /** Called after the user has chosen a row, such as to go on to the next field. */
  onChoose?: (() => void) | undefined
}

/** The query of the option that a field shows for an id. */
export const optionQuery = ({ key, load }: EntitySource, id: string) => ({
  queryKey: [...key, 'option', id],
  queryFn: () => load(id),
  enabled: Boolean(id),
})

/** The label of a row that the form knows by its id. */
export function EntityLabel({ source, id }: { source: EntitySource; id: string }) {
  const { data } = useQuery(optionQuery(source, id))
  return data?.id === id ? data.label : ''
}

/** A field that finds a row of the server while a part of its name is typed; the value is its id or null. */
export function EntitySelect({ source, placeholder, autoFocus, excludedIds, addition, onChoose, ...props }: Props) {
  const queries = useQueryClient()
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string | null>(props, (id) => (
    <EntityLabel source={source} id={String(id)} />
  ))
  const id = value ?? ''
  const { data } = useQuery(optionQuery(source, id))
  const handleChange = (option: EntityOption | null) => {
    if (option) queries.setQueryData(optionQuery(source, option.id).queryKey, option)
    onChange(option?.id ?? null)
    if (option) onChoose?.()
  }
  return (
    <EntityPicker
      {...inputProps}
      ref={ref}
      name={name}
      source={source}
      excludedIds={excludedIds}
      value={id ? { id, label: data?.id === id ? data.label : '' } : null}
      onChange={handleChange}
      onBlur={onBlur}
      placeholder={placeholder}
      autoFocus={autoFocus}
      addition={addition}
    />
  )
}
