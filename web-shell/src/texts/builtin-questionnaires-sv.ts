import type { Texts } from '@clinic/kit/i18n'
import type { builtinQuestionnairesEn } from './builtin-questionnaires-en'

export const builtinQuestionnairesSv = {
  title: 'Inbyggda formulär',
  help: 'Fylls i på klientens kort, och av klienter i länkar och portaler. Frågorna är våra, på båda språken; kopiera ett för att ändra det.',
  SHOW_HEALTH_QUESTIONNAIRE: 'Använd hälsodeklarationen',
  SHOW_AESTHETIC_INTEREST: 'Använd formuläret om estetiska önskemål',
  SHOW_COVID_19: 'Använd covid-19-formuläret',
} satisfies Texts<typeof builtinQuestionnairesEn>
