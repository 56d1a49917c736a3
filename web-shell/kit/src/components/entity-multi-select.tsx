import { type FieldProps, useField } from '@clinic/kit/forms'
import { MultiSelect } from '@clinic/kit/ui'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { Fragment } from 'react'
import { type EntitySource, useMatches } from './entity-picker'
import { EntityLabel, optionQuery } from './entity-select'
import { useComponentsTranslation } from './texts'

interface Props extends FieldProps {
  source: EntitySource
  placeholder?: string
}

/** A field that finds several rows of the server, each while a part of its name is typed; the value is the list of their ids. */
export function EntityMultiSelect({ source, placeholder, ...props }: Props) {
  const t = useComponentsTranslation()
  const queries = useQueryClient()
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string[]>(props, (ids) =>
    ids.map((id, index) => (
      <Fragment key={id}>
        {index > 0 && ', '}
        <EntityLabel source={source} id={id} />
      </Fragment>
    )),
  )
  const ids = value ?? []
  const loads = useQueries({ queries: ids.map((id) => optionQuery(source, id)) })
  const { matches, isSearching, error, input, setInput } = useMatches({ source, value: null, excludedIds: ids })
  const chosen = ids.map((id, index) => ({ value: id, label: loads[index]?.data?.label ?? '' }))
  const message = isSearching ? t('entity.searching') : error ? t('entity.failed') : t('entity.notFound')
  const handleChange = (changed: string[]) => {
    for (const match of matches) if (changed.includes(match.id)) queries.setQueryData(optionQuery(source, match.id).queryKey, match)
    onChange(changed)
  }
  return (
    <MultiSelect
      {...inputProps}
      ref={ref}
      name={name}
      data={[...chosen, ...matches.map(({ id, label }) => ({ value: id, label }))]}
      filter={({ options }) => options}
      hidePickedOptions
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('entity.clear') }}
      placeholder={ids.length ? undefined : (placeholder ?? t('entity.search'))}
      nothingFoundMessage={message}
      value={ids}
      onBlur={onBlur}
      onChange={handleChange}
      searchValue={input}
      onSearchChange={setInput}
    />
  )
}
