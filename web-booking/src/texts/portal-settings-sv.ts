import type { Texts } from '@clinic/kit/i18n'
import type {
  checkIn as checkInEn,
  confirmationTexts as confirmationTextsEn,
  placeholders as placeholdersEn,
  portalSettings as portalSettingsEn,
} from './portal-settings-en'

export const portalSettings = {
  texts: 'Era egna texter',
  textsHelp: 'Besökare läser dem på sitt språk. Är det ena språket tomt läser de det andra.',
  welcome_en: 'Välkomsttext på engelska',
  welcome_sv: 'Välkomsttext på svenska',
  details_en: 'Vid uppgifterna på engelska',
  details_sv: 'Vid uppgifterna på svenska',
  done_en: 'Efter bokningen på engelska',
  done_sv: 'Efter bokningen på svenska',
  cover: 'Omslagsbild',
  coverHelp: 'En bred bild överst på sidan. JPG eller PNG, under 5 MB.',
  asked: 'Vad besökaren fyller i',
  askedHelp: 'Namn, mobilnummer och e-post efterfrågas alltid.',
  extraFields: 'Egna fält',
  personal_id: 'Personnummer',
  personalIdHelp: 'Krävs alltid före injektioner och kirurgi.',
  date_of_birth: 'Födelsedatum',
  address: 'Adress',
  special_request: 'Särskilt önskemål',
  uses: { hidden: 'Efterfrågas inte', optional: 'Valfritt', required: 'Obligatoriskt' },
  needsBankId: 'Besökare legitimerar sig med BankID',
  bankIdOff: 'Kliniken använder inte BankID för sina klienter. Slå på det först, under Inställningar för alla.',
  needsBankIdHelp: 'Innan ett besök bokas eller någon ställer sig på väntelistan. Personnumret hittar klientens journal.',
  more: 'Mer',
  payment: 'Betalning, länk, QR-kod och förhandsvisning',
  saved: 'Bokningssidan är sparad',
} satisfies Texts<typeof portalSettingsEn>

export const confirmationTexts = {
  title: 'Bekräftelse av en bokning',
  help: 'Skickas när en bokning görs. Den måste innehålla tiden och länken där klienten ser, bokar om och avbokar.',
  sms_en: 'Sms på engelska',
  sms_sv: 'Sms på svenska',
  mail_en: 'E-post på engelska',
  mail_sv: 'E-post på svenska',
  insert: 'Infoga i: {field}',
  reset: 'Återställ standardtexten',
  preview: 'Så läser klienten det: {field}',
  arriveEarly: 'Kom i förväg, minuter',
  arriveEarlyHelp: 'Bekräftelser och påminnelser ber klienten komma så långt före sin tid. 0 ber om inget.',
  namesTreatments: 'Meddelanden får nämna behandlingen',
  namesTreatmentsHelp:
    'Bara till klienter som har sagt ja till det. Andra läser ”ett besök”. Skriv inte in behandlingar i texterna själva.',
  saved: 'Bekräftelsen är sparad',
  consent: 'Meddelanden får nämna behandlingen',
  consentSaved: 'Klientens svar är sparat',
} satisfies Texts<typeof confirmationTextsEn>

export const placeholders = {
  client: 'Förnamn',
  clinic: 'Klinik',
  service: 'Tjänst',
  practitioner: 'Behandlare',
  time: 'Tid',
  address: 'Adress',
  phone: 'Telefon',
  arrive_early: 'Kom i förväg',
  link: 'Bokningslänk',
} satisfies Texts<typeof placeholdersEn>

/** Self check-in at the reception. */
export const checkIn = {
  qr: 'Incheckning i receptionen',
  qrHelp: 'Skriv ut den till receptionen: klienter läser av den, anger mobilnummer och en kod, och du ser att de har kommit.',
} satisfies Texts<typeof checkInEn>
