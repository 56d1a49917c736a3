import { useLanguage } from '@clinic/kit/i18n'
import { useIsSettingOn } from '@clinic/kit/session'
import { Button, ErrorState, LoadingState, Menu, SidePanel, toast } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbChevronDown } from 'react-icons/tb'
import { localized } from '../forms/questions'
import { useFormsTranslation } from '../forms/texts'
import { BuiltinQuestionnaireForm } from './builtin-questionnaire-forms'
import { type BuiltinType, builtinQuestionnairesQuery } from './builtin-questionnaires.api'

function useShownTypes(): BuiltinType[] {
  const isShown = {
    health: useIsSettingOn('SHOW_HEALTH_QUESTIONNAIRE'),
    aesthetic_interest: useIsSettingOn('SHOW_AESTHETIC_INTEREST'),
    covid_19: useIsSettingOn('SHOW_COVID_19'),
  }
  return (['health', 'aesthetic_interest', 'covid_19'] as const).filter((builtinType) => isShown[builtinType])
}

/** A menu of the built-in questionnaires that the settings show; each is filled in beside the list (REC-043). */
export function BuiltinQuestionnaires({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const t = useFormsTranslation()
  const types = useShownTypes()
  const [openType, setOpenType] = useState<BuiltinType>()
  if (types.length === 0) return null
  const handleDone = () => {
    toast.success(t('client.saved'))
    setOpenType(undefined)
    onDone()
  }
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" rightSection={<TbChevronDown size={16} aria-hidden />}>
            {t('client.fillInNow')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {types.map((builtinType) => (
            <Menu.Item key={builtinType} onClick={() => setOpenType(builtinType)}>
              {t(`builtin.${builtinType}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <SidePanel opened={!!openType} onClose={() => setOpenType(undefined)} title={openType ? t(`builtin.${openType}`) : ''}>
        {openType && <LoadedForm clientId={clientId} builtinType={openType} onDone={handleDone} />}
      </SidePanel>
    </>
  )
}

function LoadedForm({ clientId, builtinType, onDone }: { clientId: string; builtinType: BuiltinType; onDone: () => void }) {
  const t = useFormsTranslation()
  const language = useLanguage()
  const { data, error, refetch } = useQuery(builtinQuestionnairesQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const questionnaire = data.find((candidate) => candidate.builtin_type === builtinType)
  if (!questionnaire) return <p>{t('builtin.off')}</p>
  const title = localized(questionnaire.title_en, questionnaire.title_sv, language)
  return <BuiltinQuestionnaireForm clientId={clientId} questionnaire={questionnaire} title={title} onDone={onDone} />
}
