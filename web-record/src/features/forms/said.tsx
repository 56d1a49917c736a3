import type { Schema } from '@clinic/kit/api'
import { Marks } from '../reviews/marks'
import { useFormsTexts } from './texts'

/** Whether a letter or a questionnaire was approved: by whom, when and why not. */
export function Said({ marks }: Pick<Schema['ConsentOut'], 'marks'>) {
  const t = useFormsTexts()
  return <Marks marks={marks} say={(kind) => t(`state.${kind}`)} />
}
