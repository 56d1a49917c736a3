import { SelectField, useFormContext } from '@clinic/kit/forms'
import { Button, SidePanel, Stack, useDisclosure } from '@clinic/kit/ui'
import { TbPlus } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import type { Category } from './catalogue.api'
import { CategoryForm } from './category-form'

/** The category of a service; one that is missing is created without leaving the form. */
export function CategoryField({ categories }: { categories: Category[] }) {
  const t = useBookingTranslation()
  const { setValue } = useFormContext()
  const [isOpen, panel] = useDisclosure()
  const handleDone = ({ id }: Category) => {
    setValue('category_id', id, { shouldDirty: true, shouldValidate: true })
    panel.close()
  }
  return (
    <Stack gap={4} align="stretch">
      <SelectField
        name="category_id"
        label={t('services.category')}
        description={categories.length === 0 ? t('services.emptyFirst') : undefined}
        required
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button variant="subtle" size="compact-sm" w="max-content" leftSection={<TbPlus size={14} aria-hidden />} onClick={panel.open}>
        {t('categories.add')}
      </Button>
      <SidePanel opened={isOpen} onClose={panel.close} title={t('categories.add')}>
        {isOpen && <CategoryForm onDone={handleDone} />}
      </SidePanel>
    </Stack>
  )
}
