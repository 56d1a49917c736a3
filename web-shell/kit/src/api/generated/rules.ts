// Generated from services/openapi.json by `just api-types`. Not written by hand.
export const fieldRules = {
  UserIn: {
    mobile_number: "mobile_number",
  },
  CompanyIn: {
    theme_color: "theme_color",
  },
  RegisterIn: {
    password: "password",
  },
  ResetPasswordIn: {
    password: "password",
  },
  ClientIn: {
    mobile_number: "mobile_number",
    personal_id: "swedish_personal_id",
  },
} as const;
