import type { Schema } from '@clinic/kit/api'
import { type FieldProps, SelectField } from '@clinic/kit/forms'
import { useComponentsTranslation } from './texts'

type NamedKind = Schema['InformationCreate']['kind']

const aestheticKinds: readonly NamedKind[] = ['botulinum_toxin', 'filler', 'fat_dissolving', 'skin_booster', 'other_injection', 'surgery']

/** The options of the kinds of treatment under the act on aesthetic treatments (2021:363). */
export function useAestheticKindOptions(): { value: NamedKind; label: string }[] {
  const t = useComponentsTranslation()
  return aestheticKinds.map((kind) => ({ value: kind, label: t(`aestheticKind.${kind}`) }))
}

/** Chooses the kind of treatment under the act; "not under the act" is an empty text. */
export function AestheticKindField(props: Omit<FieldProps, 'label'>) {
  const t = useComponentsTranslation()
  const options = [{ value: '', label: t('aestheticKind.none') }, ...useAestheticKindOptions()]
  return <SelectField description={t('aestheticKind.help')} {...props} label={t('aestheticKind.label')} options={options} />
}
