import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  title: 'Slå ihop med en annan klient',
  intro:
    'För en person som är registrerad som två klienter. Allt hos den andra klienten (journal, bokningar, kvitton, filer, loggar) flyttas till den här.',
  source: 'Den andra klienten',
  sourcePlaceholder: 'Sök på namn, telefon, e-post eller personnummer',
  noResults: 'Inga träffar',
  differences: 'Skillnader',
  noDifferences: 'Det finns inga skillnader att välja mellan.',
  result: 'Allt från {source} flyttas till {target}.',
  merge: 'Slå ihop permanent',
  confirmTitle: 'Slå ihop {source} med {target}?',
  confirmBody: 'Det går inte att ångra: efteråt går klienterna inte att skilja åt.',
  duplicate: 'Samma person var registrerad två gånger',
  done: 'Klienterna är hopslagna',
} satisfies Texts<typeof en>
