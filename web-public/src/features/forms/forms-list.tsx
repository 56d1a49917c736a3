import { Notice, Skeleton, Step, useFetch, useLanguage } from '@clinic/kit/lite'
import { type ReactNode, useState } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import { ConsentForm } from './consent-form'
import { type Forms, type FormsApi, localizedText } from './forms.api'
import { QuestionnaireForm } from './questionnaire-form'
import { useFormsTranslation } from './texts'

interface FormsListProps {
  api: FormsApi
  flowKey: string
  /** Lists only these, under a title of its own, and nothing that is completed. */
  part?: { kind: 'questionnaires' | 'consents'; title: string }
  /** What follows the list, by the number of its pending forms. */
  renderFooter?: (pendingCount: number) => ReactNode
}

/** The client's pending forms, opened one at a time. */
export function FormsList({ api, flowKey, part, renderFooter }: FormsListProps) {
  const { data, error, refetch } = useFetch(`forms.${flowKey}`, (signal) => api.forms(flowKey, signal))
  const [forms, setForms] = useState<Forms>()
  const [openedId, setOpenedId] = useState<string | null>(null)
  // The last loaded forms stay while they are fetched again, so that the open form isn't unmounted.
  if (data && data !== forms) setForms(data)
  const consent = forms?.consents.find(({ id }) => id === openedId)
  const questionnaire = forms?.questionnaires.find(({ id }) => id === openedId)
  const close = () => {
    setOpenedId(null)
    refetch()
  }
  const form = { api, flowKey, onDone: close, onBack: () => setOpenedId(null), onConflict: refetch }
  if (consent) return <ConsentForm key={openedId} {...form} consent={consent} />
  if (questionnaire) return <QuestionnaireForm key={openedId} {...form} questionnaire={questionnaire} />
  if (error) return <ErrorNotice error={error} onRetry={refetch} />
  if (!forms) return <Skeleton rows={3} label="" />
  return (
    <List
      forms={part ? selectPart(forms, part.kind) : forms}
      title={part?.title}
      isOpenedFormGone={openedId !== null}
      onOpen={setOpenedId}
      renderFooter={renderFooter}
    />
  )
}

const selectPart = (forms: Forms, kind: 'questionnaires' | 'consents'): Forms => ({
  ...forms,
  consents: kind === 'consents' ? forms.consents : [],
  questionnaires: kind === 'questionnaires' ? forms.questionnaires : [],
  completed: [],
})

interface ListProps {
  forms: Forms
  title: string | undefined
  renderFooter: FormsListProps['renderFooter']
  /** The form that was open is no longer pending: the clinic has filled it in or cancelled it. */
  isOpenedFormGone: boolean
  onOpen: (id: string) => void
}

function List({ forms, title, isOpenedFormGone, onOpen, renderFooter }: ListProps) {
  const t = useFormsTranslation()
  const language = useLanguage()
  const pendingCount = forms.consents.length + forms.questionnaires.length
  const titleOf = (form: { title_en: string; title_sv: string }) =>
    language === 'sv' ? form.title_sv || form.title_en : form.title_en || form.title_sv
  const pendingForms = [
    ...forms.questionnaires.map((form) => ({ id: form.id, name: titleOf(form), help: t('list.answer') })),
    ...forms.consents.map((form) => ({ id: form.id, name: localizedText(form, language).title, help: t('list.read') })),
  ]
  return (
    <Step
      name={`list-${pendingCount}`}
      title={title ?? t('list.title', { name: forms.first_name })}
      intro={pendingCount ? t('list.pending', { count: pendingCount }) : undefined}
    >
      {isOpenedFormGone && <Notice kind="warning">{t('conflict.removed')}</Notice>}
      {pendingCount === 0 && <Notice kind="success">{t('list.all')}</Notice>}
      <ul className="choices">
        {pendingForms.map(({ id, name, help }) => (
          <li key={id}>
            <button type="button" className="choice" onClick={() => onOpen(id)}>
              <span className="choice-main">
                <span className="choice-name">{name}</span>
                <span className="choice-help">{help}</span>
              </span>
              <span aria-hidden="true">›</span>
            </button>
          </li>
        ))}
      </ul>
      {forms.completed.length > 0 && (
        <section className="done" aria-labelledby="done-title">
          <h3 id="done-title">{t('list.doneTitle')}</h3>
          <ul>
            {forms.completed.map((form) => (
              <li key={form.id}>
                <span aria-hidden="true">✓</span> {titleOf(form)} <span className="visually-hidden">{t('list.done')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {renderFooter?.(pendingCount)}
    </Step>
  )
}
