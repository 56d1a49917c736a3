export { dateFormats, formatDate, formatDateTime, formatMoney, formatNumber, formatTime, parseInstant, type Region, region, useRegion } from './format'
export { type KeyOf, type Language, type Texts, defineTexts, getLanguage, i18n, setLanguage, useLanguage } from './texts'
