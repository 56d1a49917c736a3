export const builtinQuestionnairesEn = {
  title: 'Built-in questionnaires',
  help: 'Filled in on the client’s card, and by clients in links and portals. Their questions are ours, in both languages; copy one to change it.',
  SHOW_HEALTH_QUESTIONNAIRE: 'Use the health questionnaire',
  SHOW_AESTHETIC_INTEREST: 'Use the questionnaire about aesthetic interests',
  SHOW_COVID_19: 'Use the covid-19 questionnaire',
} as const
