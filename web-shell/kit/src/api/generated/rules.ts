// Generated from services/openapi.json by `just api-types`. Not written by hand.
export const fieldRules = {
  CategoryCreate: {
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
  CheckInContact: {
    mobile_number: "mobile_number",
  },
  ClientCreate: {
    mobile_number: "mobile_number",
  },
  CompanyDocumentCreate: {
    title: "plain_name",
  },
  CompanyUpdate: {
    name: "plain_name",
    phone_number: "mobile_number",
    theme_color: "theme_color",
  },
  InvitationAccept: {
    first_name: "plain_name",
    last_name: "plain_name",
    personal_id: "swedish_personal_id",
  },
  MobileCodeRequest: {
    mobile_number: "mobile_number",
  },
  NewPassword: {
    password: "password",
  },
  PasswordChange: {
    password: "password",
  },
  PasswordResetConfirm: {
    password: "password",
  },
  PrescriberSignUp: {
    first_name: "plain_name",
    last_name: "plain_name",
    password: "password",
    personal_id: "swedish_personal_id",
  },
  ProductCategoryCreate: {
    name: "plain_name",
  },
  ProductCategoryOut: {
    name: "plain_name",
  },
  ProductCategoryUpdate: {
    name: "plain_name",
  },
  ProfileUpdate: {
    first_name: "plain_name",
    last_name: "plain_name",
    mobile_number: "mobile_number",
  },
  RegistrationDetails: {
    first_name: "plain_name",
    last_name: "plain_name",
    mobile_number: "mobile_number",
  },
  RoomCreate: {
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
  ServiceCreate: {
    color: "theme_color",
    name: "plain_name",
  },
  ServiceListItem: {
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
  ShortNameUpdate: {
    short_name: "short_name",
  },
  SignUpRequest: {
    company_name: "plain_name",
    first_name: "plain_name",
    last_name: "plain_name",
    password: "password",
  },
  UserCreate: {
    first_name: "plain_name",
    last_name: "plain_name",
    mobile_number: "mobile_number",
  },
  UserUpdate: {
    first_name: "plain_name",
    last_name: "plain_name",
    mobile_number: "mobile_number",
  },
  VisitorDetails: {
    first_name: "plain_name",
    last_name: "plain_name",
    mobile_number: "mobile_number",
    personal_id: "swedish_personal_id",
  },
} as const;
