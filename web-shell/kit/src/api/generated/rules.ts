// Generated from services/openapi.json by `just api-types`. Not written by hand.
export const fieldRules = {
  CategoryIn: {
    name: "plain_name",
  },
  CategoryOut: {
    name: "plain_name",
  },
  CategoryUpdate: {
    name: "plain_name",
  },
  CategoryWithServices: {
    name: "plain_name",
  },
  CompanyIn: {
    name: "plain_name",
    organization_number: "organization_number",
    theme_color: "theme_color",
  },
  JoinIn: {
    first_name: "plain_name",
    last_name: "plain_name",
    personal_id: "swedish_personal_id",
  },
  PersonIn: {
    first_name: "plain_name",
    last_name: "plain_name",
    mobile_number: "mobile_number",
  },
  PrescriberIn: {
    first_name: "plain_name",
    last_name: "plain_name",
    password: "password",
    personal_id: "swedish_personal_id",
  },
  RegisterIn: {
    company_name: "plain_name",
    first_name: "plain_name",
    last_name: "plain_name",
    password: "password",
  },
  ResetPasswordIn: {
    password: "password",
  },
  RoomIn: {
    color: "theme_color",
    name: "plain_name",
  },
  RoomOut: {
    color: "theme_color",
    name: "plain_name",
  },
  RoomUpdate: {
    color: "theme_color",
    name: "plain_name",
  },
  ServiceIn: {
    color: "theme_color",
    name: "plain_name",
  },
  ServiceOut: {
    color: "theme_color",
    name: "plain_name",
  },
  ServiceUpdate: {
    color: "theme_color",
    name: "plain_name",
  },
  UserIn: {
    first_name: "plain_name",
    last_name: "plain_name",
    mobile_number: "mobile_number",
  },
  UserUpdate: {
    first_name: "plain_name",
    last_name: "plain_name",
    mobile_number: "mobile_number",
  },
} as const;
