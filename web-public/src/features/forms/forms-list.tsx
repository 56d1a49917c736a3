import { Notice, Skeleton, Step, useLoad } from '@clinic/kit/lite'
import { useEffect, useState } from 'react'
import { ErrorNotice } from '../../booking/trouble-notice'
import { ConsentForm } from './consent-form'
import type { Forms, FormsApi } from './forms.api'
import { QuestionaryForm } from './questionary-form'
import { useFormsTexts } from './texts'
import type { Visit } from './use-visit'

/** What the client is to fill in: one at a time, the next one at hand. */
export function FormsList({ api, visit }: { api: FormsApi; visit: Visit }) {
  const { flowKey, forget } = visit
  const { data, error, again } = useLoad(`forms.${flowKey}`, (signal) => api.forms(flowKey, signal))
  const [opened, setOpened] = useState<string | null>(null)
  useEffect(() => {
    if (error?.code === 'forms.visit_ended' || error?.code === 'forms.unverified') forget()
  }, [error, forget])
  if (error) return <ErrorNotice error={error} again={again} />
  if (!data) return <Skeleton rows={3} label="" />
  const close = () => {
    setOpened(null)
    again()
  }
  const letter = data.consents.find(({ id }) => id === opened)
  if (letter) return <ConsentForm api={api} flowKey={flowKey} letter={letter} onDone={close} onBack={() => setOpened(null)} />
  const asked = data.questionnaires.find(({ id }) => id === opened)
  if (asked) return <QuestionaryForm api={api} flowKey={flowKey} form={asked} onDone={close} onBack={() => setOpened(null)} />
  return <List forms={data} onOpen={setOpened} />
}

function List({ forms, onOpen }: { forms: Forms; onOpen: (id: string) => void }) {
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
