export {
  dateFormats,
  formatDate,
  formatDateTime,
  formatMoney,
  formatTime,
  parseInstant,
  type Region,
  region,
  today,
  useRegion,
} from './format'
export { defineTexts, getLanguage, i18n, type KeyOf, type Language, setLanguage, type Texts, useLanguage } from './texts'
