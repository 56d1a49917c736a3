import { TagsInput as BaseTagsInput, useDebouncedSearch } from '@clinic/kit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tagNamesQuery } from './client-tags.api'

interface Props {
  label: string
  /** Shows the label as a placeholder instead of above the input. */
  isCompact?: boolean
  value: string[]
  onChange: (tags: string[]) => void
}

/** Several tags, chosen among the clinic's or typed; the server searches them. */
export function TagsInput({ label, isCompact, value, onChange }: Props) {
  const [input, setInput] = useState('')
  const [isUsed, setUsed] = useState(false)
  const { search } = useDebouncedSearch(input)
  const { data = [] } = useQuery({ ...tagNamesQuery(search), enabled: isUsed, placeholderData: keepPreviousData })
  const labels = isCompact ? { 'aria-label': label, placeholder: value.length === 0 ? label : undefined } : { label }
  return (
    <BaseTagsInput
      {...labels}
      data={data}
      value={value}
      onChange={onChange}
      searchValue={input}
      onSearchChange={setInput}
      onFocus={() => setUsed(true)}
      maxTags={10}
      acceptValueOnBlur={!isCompact}
      miw={isCompact ? 180 : undefined}
      maxLength={40}
    />
  )
}
