import { Notice, Skeleton, Step, useLoad } from '@clinic/kit/lite'
import { useState } from 'react'
import { ErrorNotice } from '../../booking/trouble-notice'
import { ConsentForm } from './consent-form'
import type { Forms, FormsApi } from './forms.api'
import { QuestionaryForm } from './questionary-form'
import { useFormsTexts } from './texts'

/** What the client is to fill in: one at a time, the next one at hand. */
export function FormsList({ api, flowKey }: { api: FormsApi; flowKey: string }) {
  const { data, error, again } = useLoad(`forms.${flowKey}`, (signal) => api.forms(flowKey, signal))
  const [forms, setForms] = useState<Forms>()
  const [opened, setOpened] = useState<string | null>(null)
  // What was last heard stays: the form that is open is not lost while it is looked at again how it stands.
  if (data && data !== forms) setForms(data)
  const letter = forms?.consents.find(({ id }) => id === opened)
  const asked = forms?.questionnaires.find(({ id }) => id === opened)
  const close = () => {
    setOpened(null)
    again()
  }
  const form = { api, flowKey, onDone: close, onBack: () => setOpened(null), onMoved: again }
  if (letter) return <ConsentForm key={opened} {...form} letter={letter} />
  if (asked) return <QuestionaryForm key={opened} {...form} form={asked} />
  if (error) return <ErrorNotice error={error} again={again} />
  return forms ? <List forms={forms} taken={opened !== null} onOpen={setOpened} /> : <Skeleton rows={3} label="" />
}

interface ListProps {
  forms: Forms
  /** The form that was open no longer waits: somebody at the clinic was first. */
  taken: boolean
  onOpen: (id: string) => void
}

function List({ forms, taken, onOpen }: ListProps) {
  const { t, language } = useFormsTexts()
  const left = forms.consents.length + forms.questionnaires.length
  const named = (one: { title_en: string; title_sv: string }) =>
    language === 'sv' ? one.title_sv || one.title_en : one.title_en || one.title_sv
  const open = [
    ...forms.questionnaires.map((one) => ({ id: one.id, name: named(one), help: t.list.answer })),
    ...forms.consents.map((one) => ({ id: one.id, name: one.title, help: t.list.read })),
  ]
  return (
    <Step name={`list-${left}`} title={t.list.title(forms.first_name)} lead={left ? t.list.left(left) : undefined}>
      {taken && <Notice kind="warning">{t.moved.gone}</Notice>}
      {left === 0 && <Notice kind="success">{t.list.all}</Notice>}
      <ul className="choices">
        {open.map(({ id, name, help }) => (
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
      {forms.done.length > 0 && (
        <section className="done" aria-labelledby="done-title">
          <h3 id="done-title">{t.list.doneTitle}</h3>
          <ul>
            {forms.done.map((one) => (
              <li key={one.id}>
                <span aria-hidden="true">✓</span> {named(one)} <span className="hidden">{t.list.done}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Step>
  )
}
