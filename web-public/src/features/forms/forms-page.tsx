import './forms.css'
import { openMemory, pickLanguage, Skeleton, useLoad, wearTheme } from '@clinic/kit/lite'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useQuery } from '../../address'
import { Frame } from '../../booking/portal-page'
import { ErrorNotice } from '../../booking/trouble-notice'
import { MessagePage } from '../../message-page'
import { TextsProvider, useTexts } from '../../texts'
import { formsApi } from './forms.api'
import { FormsList } from './forms-list'
import { CodeStep, StartStep } from './start-steps'
import { FormsTextsProvider, useFormsTexts } from './texts'
import { useVisit } from './use-visit'

/** `/questionary-loc/{companyId}#key`: a client fills in their forms before the visit (PUB-008). */
export function FormsPage({ companyId }: { companyId: string }) {
  const asked = useQuery().get('lang')
  const first = useMemo(() => formsApi(companyId, pickLanguage(asked, navigator.language)), [companyId, asked])
  const clinic = useLoad('clinic', first.clinic)
  const language = pickLanguage(asked, clinic.data?.language, navigator.language)
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useLayoutEffect(() => {
    if (clinic.data) wearTheme(clinic.data)
  }, [clinic.data])
  const linkKey = window.location.hash.slice(1)
  return (
    <TextsProvider language={language}>
      <FormsTextsProvider language={language}>
        {clinic.error?.status === 404 ? (
          <Unknown />
        ) : (
          <Frame clinic={clinic.data}>
            <main className="forms">
              {clinic.error && <ErrorNotice error={clinic.error} again={clinic.again} />}
              {clinic.data && (linkKey ? <Opened companyId={companyId} name={clinic.data.name} linkKey={linkKey} /> : <NoKey />)}
            </main>
          </Frame>
        )}
      </FormsTextsProvider>
    </TextsProvider>
  )
}

function Opened({ companyId, name, linkKey }: { companyId: string; name: string; linkKey: string }) {
  const { t, language } = useFormsTexts()
  const memory = useMemo(() => openMemory(`forms.${companyId}`), [companyId])
  const visit = useVisit(
    useMemo(() => formsApi(companyId, language), [companyId, language]),
    memory,
    linkKey,
  )
  const api = useMemo(() => formsApi(companyId, language, visit.forget), [companyId, language, visit.forget])
  const [flowKey, setFlowKey] = useState<string | null>(null)
  const proved = visit.visit?.state === 'verified'
  if (proved && flowKey !== visit.flowKey) setFlowKey(visit.flowKey)
  useEffect(() => {
    document.title = t.title(name)
  }, [t, name])
  if (visit.asking) return <Skeleton rows={2} label="" />
  return (
    <>
      {!visit.visit && <StartStep visit={visit} clinic={name} />}
      {visit.visit && !proved && <CodeStep visit={visit} />}
      {flowKey && (
        <Meanwhile hidden={!proved}>
          <FormsList api={api} flowKey={flowKey} />
        </Meanwhile>
      )}
    </>
  )
}

/** What was being filled in stays as it is while it is shown anew who this is; then the keyboard goes on there. */
function Meanwhile({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(hidden)
  useEffect(() => {
    if (before.current && !hidden) place.current?.querySelector('h2')?.focus()
    before.current = hidden
  }, [hidden])
  return (
    <div className="forms-part" ref={place} hidden={hidden}>
      {children}
    </div>
  )
}

function NoKey() {
  const { t } = useFormsTexts()
  return <MessagePage title={t.noKey.title} text={t.noKey.text} inside />
}

function Unknown() {
  const { t } = useTexts()
  return <MessagePage title={t.unknown.title} text={t.unknown.text} />
}
