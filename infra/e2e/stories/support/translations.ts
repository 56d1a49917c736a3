// The product's texts in both languages, by which stories find elements.

import { en as bookingReportEn } from '../../../../web-booking/src/features/report/texts/en'
import { sv as bookingReportSv } from '../../../../web-booking/src/features/report/texts/sv'
import { en as bookingEn } from '../../../../web-booking/src/texts/en'
import { sv as bookingSv } from '../../../../web-booking/src/texts/sv'
import { en as posReportEn } from '../../../../web-pos/src/features/report/texts/en'
import { sv as posReportSv } from '../../../../web-pos/src/features/report/texts/sv'
import { en as posEn } from '../../../../web-pos/src/texts/en'
import { sv as posSv } from '../../../../web-pos/src/texts/sv'
import { en as prescriberEn } from '../../../../web-prescriber/src/texts/en'
import { sv as prescriberSv } from '../../../../web-prescriber/src/texts/sv'
import { en as checkInEn, sv as checkInSv } from '../../../../web-public/src/features/booking-info/check-in-texts'
import { en as bookingInfoEn, sv as bookingInfoSv } from '../../../../web-public/src/features/booking-info/texts'
import { en as cardEn, sv as cardSv } from '../../../../web-public/src/features/card-on-file/texts'
import { en as invitationEn, sv as invitationSv } from '../../../../web-public/src/features/doctor-invitation/texts'
import { en as documentEn, sv as documentSv } from '../../../../web-public/src/features/document/texts'
import { en as fillingEn } from '../../../../web-public/src/features/forms/texts/en'
import { sv as fillingSv } from '../../../../web-public/src/features/forms/texts/sv'
import { en as paymentEn, sv as paymentSv } from '../../../../web-public/src/features/payment/texts'
import { en as registrationEn, sv as registrationSv } from '../../../../web-public/src/features/registration/texts'
import { en as identificationEn } from '../../../../web-public/src/texts/bankid/en'
import { sv as identificationSv } from '../../../../web-public/src/texts/bankid/sv'
import { en as publicEn } from '../../../../web-public/src/texts/en'
import { en as linkCodeEn } from '../../../../web-public/src/texts/link-code/en'
import { sv as linkCodeSv } from '../../../../web-public/src/texts/link-code/sv'
import { sv as publicSv } from '../../../../web-public/src/texts/sv'
import { en as exportEn } from '../../../../web-record/src/features/client-export/texts/en'
import { sv as exportSv } from '../../../../web-record/src/features/client-export/texts/sv'
import { en as formsEn } from '../../../../web-record/src/features/forms/texts/en'
import { sv as formsSv } from '../../../../web-record/src/features/forms/texts/sv'
import { en as prescriptionsEn } from '../../../../web-record/src/features/prescriptions/texts/en'
import { sv as prescriptionsSv } from '../../../../web-record/src/features/prescriptions/texts/sv'
import { en as journalEn } from '../../../../web-record/src/features/procedures/texts/en'
import { sv as journalSv } from '../../../../web-record/src/features/procedures/texts/sv'
import { en as managementEn } from '../../../../web-record/src/features/quality/texts/en'
import { sv as managementSv } from '../../../../web-record/src/features/quality/texts/sv'
import { en as registrationSettingsEn } from '../../../../web-record/src/features/registration/texts/en'
import { sv as registrationSettingsSv } from '../../../../web-record/src/features/registration/texts/sv'
import { en as recordReportEn } from '../../../../web-record/src/features/report/texts/en'
import { sv as recordReportSv } from '../../../../web-record/src/features/report/texts/sv'
import { en as recordEn } from '../../../../web-record/src/texts/en'
import { sv as recordSv } from '../../../../web-record/src/texts/sv'
import { serverTexts } from '../../../../web-shell/kit/src/api/generated/texts'
import { en as appEn } from '../../../../web-shell/kit/src/app/texts/en'
import { sv as appSv } from '../../../../web-shell/kit/src/app/texts/sv'
import { en as bankidEn } from '../../../../web-shell/kit/src/bankid/texts/en'
import { sv as bankidSv } from '../../../../web-shell/kit/src/bankid/texts/sv'
import { en as componentsEn } from '../../../../web-shell/kit/src/components/texts/en'
import { sv as componentsSv } from '../../../../web-shell/kit/src/components/texts/sv'
import type { Texts } from '../../../../web-shell/kit/src/core/translator'
import { en as editorEn } from '../../../../web-shell/kit/src/editor/texts/en'
import { sv as editorSv } from '../../../../web-shell/kit/src/editor/texts/sv'
import { en as commonEn } from '../../../../web-shell/kit/src/i18n/texts/en'
import { sv as commonSv } from '../../../../web-shell/kit/src/i18n/texts/sv'
import { en as reportsEn } from '../../../../web-shell/kit/src/reports/texts/en'
import { sv as reportsSv } from '../../../../web-shell/kit/src/reports/texts/sv'
import { en as kitEn } from '../../../../web-shell/kit/src/texts/en'
import { sv as kitSv } from '../../../../web-shell/kit/src/texts/sv'
import { en as signInEn } from '../../../../web-shell/src/sign-in/texts/en'
import { sv as signInSv } from '../../../../web-shell/src/sign-in/texts/sv'
import { en as shellEn } from '../../../../web-shell/src/texts/en'
import { sv as shellSv } from '../../../../web-shell/src/texts/sv'

const fieldErrors: Record<'en' | 'sv', Record<keyof typeof serverTexts.en, string>> = serverTexts

const en = {
  common: commonEn,
  portal: publicEn,
  payment: paymentEn,
  card: cardEn,
  bookingInfo: bookingInfoEn,
  checkIn: checkInEn,
  identification: identificationEn,
  registration: registrationEn,
  registrationSettings: registrationSettingsEn,
  shell: { ...shellEn, ...signInEn },
  bankid: bankidEn,
  components: componentsEn,
  invitation: invitationEn,
  prescriber: prescriberEn,
  prescriptions: prescriptionsEn,
  kit: kitEn,
  app: appEn,
  record: recordEn,
  journal: journalEn,
  editor: editorEn,
  booking: bookingEn,
  pos: posEn,
  management: managementEn,
  exported: exportEn,
  document: documentEn,
  filling: { ...fillingEn, code: linkCodeEn },
  forms: formsEn,
  reports: reportsEn,
  bookingReport: bookingReportEn,
  posReport: posReportEn,
  recordReport: recordReportEn,
  /** The server's error texts of fields, by code. */
  fieldErrors: fieldErrors.en,
}

const sv: Texts<typeof en> = {
  common: commonSv,
  portal: publicSv,
  payment: paymentSv,
  card: cardSv,
  bookingInfo: bookingInfoSv,
  checkIn: checkInSv,
  identification: identificationSv,
  registration: registrationSv,
  registrationSettings: registrationSettingsSv,
  shell: { ...shellSv, ...signInSv },
  bankid: bankidSv,
  components: componentsSv,
  invitation: invitationSv,
  prescriber: prescriberSv,
  prescriptions: prescriptionsSv,
  kit: kitSv,
  app: appSv,
  record: recordSv,
  journal: journalSv,
  editor: editorSv,
  booking: bookingSv,
  pos: posSv,
  management: managementSv,
  exported: exportSv,
  document: documentSv,
  filling: { ...fillingSv, code: linkCodeSv },
  forms: formsSv,
  reports: reportsSv,
  bookingReport: bookingReportSv,
  posReport: posReportSv,
  recordReport: recordReportSv,
  fieldErrors: fieldErrors.sv,
}

/** The texts of the product in a language, with their `{placeholders}`. */
export type ProductTexts = Texts<typeof en>

export const translations: Record<'en' | 'sv', ProductTexts> = { en, sv }

export { fillPlaceholders } from '../../../../web-shell/kit/src/core/translator'
