// Generated from services/openapi.json by `just api-types`. Not written by hand.
export const fieldRules = {
  CompanyIn: {
    organization_number: "organization_number",
    theme_color: "theme_color",
  },
  JoinIn: {
    personal_id: "swedish_personal_id",
  },
  PersonIn: {
    mobile_number: "mobile_number",
  },
  PrescriberIn: {
    password: "password",
    personal_id: "swedish_personal_id",
  },
  RegisterIn: {
    password: "password",
  },
  ResetPasswordIn: {
    password: "password",
  },
  RoomIn: {
    color: "theme_color",
  },
  RoomOut: {
    color: "theme_color",
  },
  RoomUpdate: {
    color: "theme_color",
  },
  ServiceIn: {
    color: "theme_color",
  },
  ServiceOut: {
    color: "theme_color",
  },
  ServiceUpdate: {
    color: "theme_color",
  },
  UserIn: {
    mobile_number: "mobile_number",
  },
  UserUpdate: {
    mobile_number: "mobile_number",
  },
} as const;
