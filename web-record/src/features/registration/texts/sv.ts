import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  title: 'Registreringssida',
  tabs: {
    fields: 'Obligatoriska fält',
    questionnaire: 'Formulär och samtycken',
    configurations: 'Inställningar',
    email: 'E-post',
  },
  saved: 'Sparat',
  fields: {
    legend: 'Det som efterfrågas',
    help: 'Gäller på registreringssidan och i personalens formulär. En besökare kan inte lägga till en profilbild.',
    names: 'Fältens namn och egna fält',
    showOf: 'Visa {name}',
    requireOf: 'Kräv {name}',
  },
  forms: {
    title: 'Formulär att fylla i',
    help: 'Klienter fyller i dem efter sina uppgifter. De inbyggda formulär som är på ingår alltid.',
    questionnaires: 'Frågeformulär',
    consents: 'Samtycken att signera',
    builtin: 'Inbyggda formulär som är på',
    noBuiltin: 'Inga. De slås på i systeminställningarna.',
    systemSettings: 'Systeminställningar',
  },
  configurations: {
    title: 'Sidan',
    isOpen: 'Klienter kan registrera sig själva',
    isOpenHelp: 'När det är av säger sidan att kliniken inte tar emot registreringar på nätet.',
    bankid: 'Klienter identifierar sig med BankID',
    bankidHelp: 'Annars med en kod till mobilen eller e-postadressen.',
    bankidOff: 'Kliniken använder inte BankID för sina klienter. Slå på det först, under Inställningar för alla.',
    returning:
      'En klient som ni redan har känns igen. Det ni har sparat ersätts aldrig: andra uppgifter väntar på klientens kort tills ni sparar eller avfärdar dem.',
  },
  email: {
    welcome_mail: 'Välkommen till nya klienter',
    super_user_mail: 'Till superanvändaren när en klient registrerar sig',
    welcomeHelp: 'Skickas en gång till varje ny klient med e-postadress, på klientens språk.',
    superUserHelp: 'På personalens språk. Ingen klient nämns.',
    sends_welcome_mail: 'Skicka välkomstbrevet',
    sends_super_user_mail: 'Skicka e-post till superanvändaren',
    subject: 'Ämne',
    text: 'Text',
    en: 'engelska',
    sv: 'svenska',
    inLanguage: '{name} på {language}',
    standard: 'Tomt för standardtexten.',
    welcomePlaceholders: 'Ersätts med det som gäller när det skickas: {placeholders}',
    preview: 'Så skickas det på {language}',
  },
} satisfies Texts<typeof en>
