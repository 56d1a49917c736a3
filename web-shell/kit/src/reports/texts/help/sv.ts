import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  booking: {
    about: 'Hur mycket som har bokats, avbokats och uteblivit under de valda dagarna.',
    first: { title: 'Välj dagar', text: 'Välj ett intervall under Dagar, eller Från och Till. Gruppera per dag, vecka eller månad.' },
    second: { title: 'Välj vems siffror', text: 'Välj medarbetare. Den som inte får se allas ser sina egna.' },
    third: { title: 'Ta med siffrorna', text: 'Tryck på Exportera till Excel. Siffrorna som tabell visar vad ett diagram bygger på.' },
  },
  pos: {
    about: 'Vad som har sålts under de valda dagarna, med betalsätt, rabatter och återbetalningar.',
    first: { title: 'Välj dagar', text: 'Välj ett intervall under Dagar, eller Från och Till. Gruppera per dag, vecka eller månad.' },
    second: { title: 'Välj vem som sålde', text: 'Välj medarbetare för att se deras försäljning.' },
    third: { title: 'Ta med siffrorna', text: 'Tryck på Exportera till Excel. Bokföringen följer Z-dagrapporterna under Dagsavslut.' },
  },
  record: {
    about: 'Nya klienter, behandlingar, ordinationer och frågeformulär under de valda dagarna.',
    first: { title: 'Välj dagar', text: 'Välj ett intervall under Dagar, eller Från och Till. Gruppera per dag, vecka eller månad.' },
    second: { title: 'Välj vems siffror', text: 'Välj medarbetare för att se vad de har dokumenterat.' },
    third: { title: 'Ta med siffrorna', text: 'Tryck på Exportera till Excel. Siffrorna som tabell visar vad ett diagram bygger på.' },
  },
} satisfies Texts<typeof en>
