import { MultiSelect as MantineMultiSelect, type MultiSelectProps, Pill } from '@mantine/core'
import { useState } from 'react'
import { useKitTranslation } from '../texts'

/** The names that a multi-select shows before it counts the rest (PLT-089). */
const MAX_SHOWN_NAMES = 4

/** A select of several options: it shows four names and the number of the others; all of them, to be removed, while its list is open. */
export function MultiSelect({ onDropdownOpen, onDropdownClose, ...props }: Omit<MultiSelectProps, 'renderPill'>) {
  const t = useKitTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const values = props.value ?? []
  const renderPill: MultiSelectProps['renderPill'] = ({ option, value = '', onRemove, disabled }) => {
    const position = isOpen ? 0 : values.indexOf(value)
    if (position > MAX_SHOWN_NAMES) return null
    if (position === MAX_SHOWN_NAMES) return <Pill>{t('moreSelected', { count: values.length - MAX_SHOWN_NAMES })}</Pill>
    return (
      <Pill withRemoveButton={!disabled && !props.readOnly} onRemove={onRemove} disabled={disabled}>
        {option?.label ?? value}
      </Pill>
    )
  }
  return (
    <MantineMultiSelect
      {...props}
      renderPill={renderPill}
      onDropdownOpen={() => {
        setIsOpen(true)
        onDropdownOpen?.()
      }}
      onDropdownClose={() => {
        setIsOpen(false)
        onDropdownClose?.()
      }}
    />
  )
}
