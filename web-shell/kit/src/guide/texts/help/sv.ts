import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  guides: {
    about: 'Hur Aster används, steg för steg, för varje roll på en klinik.',
    first: { title: 'Börja med din roll', text: 'Din guide visas först: första dagen, en vanlig dag och vad du gör när något är fel.' },
    second: {
      title: 'Gå till sidan',
      text: 'Tryck på ett namn i ett steg så öppnas sidan. Vissa sidor öppnas bara för den som har behörighet.',
    },
    third: { title: 'Läs en annan guide', text: 'När det finns flera väljer du roll ovanför guiden, till exempel åt en ny medarbetare.' },
  },
} satisfies Texts<typeof en>
