// Generated from services/openapi.json by `just api-types`. Not written by hand.
export const fieldRules = {
  UserIn: {
    mobile_number: "mobile_number",
  },
  CompanyIn: {
    organization_number: "organization_number",
    theme_color: "theme_color",
  },
  RegisterIn: {
    password: "password",
  },
  ResetPasswordIn: {
    password: "password",
  },
} as const;
