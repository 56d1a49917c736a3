// Generated from services/openapi.json by `just api-types`. Not written by hand.
export const serverTexts = {
  en: {},
  sv: {},
} as const;
