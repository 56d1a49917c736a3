import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  loading: 'Laddar',
  extraFields: { yes: 'Ja', no: 'Nej' },
  saveBar: { unsaved: 'Du har ändringar som inte är sparade', reset: 'Ångra ändringarna' },
  sortable: {
    role: 'flyttbar',
    drag: 'Flytta {name}',
    up: 'Flytta {name} uppåt',
    down: 'Flytta {name} nedåt',
    instructions:
      'Tryck på blanksteg för att lyfta raden, flytta med piltangenterna, tryck på blanksteg igen för att släppa eller Escape för att avbryta.',
    lifted: '{name} är lyft, plats {position} av {total}',
    moved: '{name} är på plats {position} av {total}',
    dropped: '{name} släpptes på plats {position} av {total}',
    cancelled: '{name} är tillbaka på plats {position} av {total}',
  },
  wizard: { back: 'Tillbaka', next: 'Nästa', heading: 'Steg {number} av {total}: {label}' },
  versions: { heading: 'Versioner', number: 'Version {number}' },
  action: { failed: 'Det gick inte. Försök igen.' },
  messageState: {
    queued: 'I kö',
    withdrawn: 'Inte skickat',
    sending: 'Skickas',
    unknown: 'Okänt',
    sent: 'Skickat',
    failed: 'Misslyckades',
    delivered: 'Levererat',
  },
  entity: {
    search: 'Sök på namn',
    searching: 'Söker…',
    notFound: 'Ingen träff',
    failed: 'Sökningen misslyckades. Skriv igen.',
    clear: 'Rensa',
  },
  duplicates: {
    title: 'Är det samma klient?',
    use: 'Använd {name}',
    merge: 'Slå ihop med {name}',
    saveAnyway: 'Spara ändå',
    goBack: 'Tillbaka',
  },
  files: {
    add: 'Lägg till en fil',
    hint: 'En PDF under {pdfMb} MB, eller en JPG eller PNG under {imageMb} MB.',
    unnamed: 'Fil',
  },
} satisfies Texts<typeof en>
