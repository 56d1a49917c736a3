import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  title: 'Slå ihop med en annan klient',
  intro: 'När samma person finns som två klienter. Allt hos den andra (journal, besök, kvitton, filer, loggar) kommer till den här.',
  find: 'Den andra klienten',
  findHelp: 'Sök på namn, telefon, e-post eller personnummer',
  none: 'Ingen hittades',
  compare: 'Vad som skiljer',
  same: 'Inget som kan väljas skiljer dem åt.',
  stays: '{{name}} blir kvar. {{gone}} hittas inte längre, och allt därifrån hamnar här.',
  merge: 'Slå ihop för gott',
  sure: 'Slå ihop {{gone}} med {{name}}?',
  sureBody: 'Det går inte att ångra: efteråt kan ingen se vad som var vems.',
  done: 'Klienterna är hopslagna',
} satisfies Texts<typeof en>
