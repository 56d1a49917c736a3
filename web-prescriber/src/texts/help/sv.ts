import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  requests: {
    about: 'Det som klinikerna som har bjudit in dig ber dig ordinera, det senaste först.',
    first: {
      title: 'Hantera en förfrågan',
      text: 'Tryck på läkemedlet. Sidan visar patienten, förfrågan och tidigare förfrågningar. Där signerar eller avslår du.',
    },
    second: {
      title: 'Signera flera på en gång',
      text: 'Markera förfrågningar från en klinik och tryck på knappen som signerar dem. Varje signatur gäller en klinik.',
    },
    third: {
      title: 'Se det du har hanterat',
      text: 'Välj Hanterade. Sök på läkemedel eller klinik.',
    },
  },
  request: {
    about: 'En förfrågan: patienten, vad kliniken ber om och tidigare förfrågningar för samma patient.',
    first: {
      title: 'Signera',
      text: 'Tryck på Signera med BankID. Appen visar vad du signerar. Personnumret måste vara det du registrerade dig med.',
    },
    second: {
      title: 'Avslå',
      text: 'Tryck på Avslå och skriv varför. Kliniken ser orsaken, och det går inte att ångra.',
    },
    third: {
      title: 'Se hur den används',
      text: 'På en signerad ordination visar Använd hur många av behandlingarna som har getts.',
    },
  },
} satisfies Texts<typeof en>
