// Generated from services/openapi.json by `just api-types`. Not written by hand.
export interface paths {
  "/api/clients": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["get_api_clients"];
    put?: never;
    post: operations["post_api_clients"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["get_api_clients_id_"];
    put: operations["put_api_clients_id_"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/company": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["get_api_company"];
    put: operations["put_api_company"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/csrf-cookie": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["get_api_csrf_cookie"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/deliveries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["get_api_deliveries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/deliveries/{id}/resend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["post_api_deliveries_id_resend"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/drafts/{form}/{subject}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["get_api_drafts_form_subject_"];
    put: operations["put_api_drafts_form_subject_"];
    post?: never;
    delete: operations["delete_api_drafts_form_subject_"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/email/verify": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["post_api_email_verify"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/forgot-password": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["post_api_forgot_password"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["post_api_login"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/overview/clients/{id}/card": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["get_api_overview_clients_id_card"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/overview/dashboard": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["get_api_overview_dashboard"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/overview/search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["get_api_overview_search"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/resend-otp": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["post_api_resend_otp"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/reset-password": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["post_api_reset_password"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/session": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["get_api_session"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/time-zones": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["get_api_time_zones"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["get_api_users"];
    put?: never;
    post: operations["post_api_users"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations["put_api_users_id_"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/{id}/change-status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["post_api_users_id_change_status"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/{id}/client-access": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations["put_api_users_id_client_access"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/logout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["post_api_v2_logout"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/register": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["post_api_v2_register"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/register/set-up": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["post_api_v2_register_set_up"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/report/error": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["post_api_v2_report_error"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["get_api_v3_point_of_sale_products"];
    put?: never;
    post: operations["post_api_v3_point_of_sale_products"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/prescriptions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["get_api_v3_prescriptions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/verify-email": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["post_api_verify_email"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** BookingRow */
    BookingRow: {
      /** Format: uuid */
      client_id: string;
      client_name: string;
      end_at: string;
      /** Format: uuid */
      id: string;
      practitioner_name: string;
      service_name: string;
      start_at: string;
      /** @enum {string} */
      state: "confirmed" | "cancelled" | "pending" | "no_show";
    };
    /** ClientAccessIn */
    ClientAccessIn: {
      /** @enum {string} */
      client_access: "full" | "custom";
      client_ids: string[];
    };
    /** ClientCardOut */
    ClientCardOut: {
      age: number | null;
      client: components["schemas"]["ClientOut"];
      counts: {
        [key: string]: unknown;
      };
      next_visit: components["schemas"]["BookingRow"] | null;
    };
    /** ClientIn */
    ClientIn: {
      city?: string | null;
      country?: string | null;
      country_code?: string | null;
      date_of_birth?: string | null;
      email?: string | null;
      first_name: string;
      is_active?: boolean;
      last_name: string;
      mobile_number?: string | null;
      occupation?: string | null;
      personal_id?: string | null;
      street_address?: string | null;
      version?: number | null;
      zip_code?: string | null;
    };
    /** ClientOut */
    ClientOut: {
      city: string | null;
      country: string | null;
      country_code: string | null;
      created_at: string;
      date_of_birth: string | null;
      email: string | null;
      first_name: string;
      /** Format: uuid */
      id: string;
      is_active: boolean;
      last_name: string;
      mobile_number: string | null;
      occupation: string | null;
      personal_id: string | null;
      street_address: string | null;
      version: number;
      zip_code: string | null;
    };
    /** CodeIn */
    CodeIn: {
      code: string;
    };
    /** CompanyIn */
    CompanyIn: {
      calendar_first_day_sunday: boolean;
      /** @enum {string} */
      customer_language: "en" | "sv";
      /** @enum {string} */
      date_format: "DD/MM/YYYY" | "MM/DD/YYYY" | "DD.MM.YYYY" | "YYYY-MM-DD" | "YYYY.MM.DD" | "MM.DD.YYYY";
      is_black_text: boolean;
      is_twelve_hours: boolean;
      /** @enum {string} */
      language: "en" | "sv";
      name: string;
      theme_color: string;
      timezone: string;
      /** @enum {string} */
      unit: "usd" | "eur" | "sek" | "gbp";
      version: number;
    };
    /** CompanyOut */
    CompanyOut: {
      calendar_first_day_sunday: boolean;
      /** @enum {string} */
      customer_language: "en" | "sv";
      date_format: string;
      encrypted_id: string;
      /** Format: uuid */
      id: string;
      is_black_text: boolean;
      is_booking_on: boolean;
      is_pos_on: boolean;
      is_record_on: boolean;
      is_twelve_hours: boolean;
      /** @enum {string} */
      language: "en" | "sv";
      name: string;
      theme_color: string;
      timezone: string;
      /** @enum {string} */
      unit: "usd" | "eur" | "sek" | "gbp";
      version: number;
    };
    /** DashboardOut */
    DashboardOut: {
      today: components["schemas"]["BookingRow"][];
      waiting: {
        [key: string]: unknown;
      };
    };
    /** DeliveryOut */
    DeliveryOut: {
      created_at: string;
      event: string;
      /** Format: uuid */
      id: string;
      last_error: string | null;
      listener: string;
      next_try_at: string | null;
      state: string;
      tries: number;
    };
    /** DraftIn */
    DraftIn: {
      base_version: number | null;
      body: {
        [key: string]: unknown;
      };
    };
    /** DraftOut */
    DraftOut: {
      base_version: number | null;
      body: {
        [key: string]: unknown;
      };
      updated_at: string;
    };
    /** EmailVerifyIn */
    EmailVerifyIn: {
      hash: string;
      id: string;
    };
    /** ErrorReportIn */
    ErrorReportIn: {
      stack: string;
      /** @enum {string} */
      type: "client_report";
      url: string;
    };
    /** ForgotPasswordIn */
    ForgotPasswordIn: {
      /**
       * @default staff
       * @enum {string}
       */
      area?: "staff" | "prescriber" | "master_admin";
      /** Format: email */
      email: string;
    };
    /** LoginIn */
    LoginIn: {
      /**
       * @default staff
       * @enum {string}
       */
      area?: "staff" | "prescriber" | "master_admin";
      /** Format: email */
      email: string;
      password: string;
    };
    /** Page_ClientOut_ */
    Page_ClientOut_: {
      items: components["schemas"]["ClientOut"][];
      page: number;
      per_page: number;
      total: number;
      total_capped: boolean;
    };
    /** Page_DeliveryOut_ */
    Page_DeliveryOut_: {
      items: components["schemas"]["DeliveryOut"][];
      page: number;
      per_page: number;
      total: number;
      total_capped: boolean;
    };
    /** Page_PrescriptionRow_ */
    Page_PrescriptionRow_: {
      items: components["schemas"]["PrescriptionRow"][];
      page: number;
      per_page: number;
      total: number;
      total_capped: boolean;
    };
    /** Page_ProductOut_ */
    Page_ProductOut_: {
      items: components["schemas"]["ProductOut"][];
      page: number;
      per_page: number;
      total: number;
      total_capped: boolean;
    };
    /** Page_UserOut_ */
    Page_UserOut_: {
      items: components["schemas"]["UserOut"][];
      page: number;
      per_page: number;
      total: number;
      total_capped: boolean;
    };
    /** PrescriptionRow */
    PrescriptionRow: {
      client_name: string;
      company_name: string;
      created_at: string;
      /** Format: uuid */
      id: string;
      product: string;
      state: string;
    };
    /** ProductIn */
    ProductIn: {
      base_price?: number | null;
      code?: string | null;
      ean?: string | null;
      name: string;
      selling_price: number;
      stock?: number | null;
      tax_percentage: number;
    };
    /** ProductOut */
    ProductOut: {
      base_price: number | null;
      code: string | null;
      ean: string | null;
      /** Format: uuid */
      id: string;
      is_active: boolean;
      name: string;
      selling_price: number;
      stock: number | null;
      tax_percentage: number;
      version: number;
    };
    /** RegisterIn */
    RegisterIn: {
      company_name: string;
      country: string;
      /** Format: email */
      email: string;
      first_name: string;
      /** @enum {string} */
      language: "en" | "sv";
      last_name: string;
      password: string;
      password_confirmation: string;
      terms: boolean;
    };
    /** ResetPasswordIn */
    ResetPasswordIn: {
      password: string;
      password_confirmation: string;
      token: string;
    };
    /** SearchClient */
    SearchClient: {
      email: string | null;
      /** Format: uuid */
      id: string;
      mobile_number: string | null;
      name: string;
    };
    /** SearchOut */
    SearchOut: {
      bookings: components["schemas"]["BookingRow"][];
      clients: components["schemas"]["SearchClient"][];
      products: components["schemas"]["SearchProduct"][];
    };
    /** SearchProduct */
    SearchProduct: {
      code: string | null;
      /** Format: uuid */
      id: string;
      name: string;
    };
    /** SessionOut */
    SessionOut: {
      /** @enum {string} */
      area: "staff" | "prescriber" | "master_admin";
      company: components["schemas"]["CompanyOut"] | null;
      permissions: string[];
      settings: {
        [key: string]: unknown;
      };
      /** @enum {string} */
      step: "done" | "verify_email" | "set_up";
      user: components["schemas"]["UserOut"];
    };
    /** SetUpIn */
    SetUpIn: {
      is_booking_on: boolean;
      is_pos_on: boolean;
      is_record_on: boolean;
    };
    /** UserIn */
    UserIn: {
      country_code?: string | null;
      /** Format: email */
      email: string;
      first_name: string;
      is_booking_on: boolean;
      is_for_booking: boolean;
      is_pos_on: boolean;
      is_record_on: boolean;
      last_name: string;
      mobile_number?: string | null;
      title?: string | null;
      /** @enum {string} */
      user_role: "admin" | "user";
      version?: number | null;
    };
    /** UserOut */
    UserOut: {
      /** @enum {string} */
      client_access: "full" | "custom";
      client_ids: string[];
      country_code: string | null;
      email: string;
      email_verified_at: string | null;
      first_name: string;
      /** Format: uuid */
      id: string;
      is_active: boolean;
      is_booking_on: boolean;
      is_for_booking: boolean;
      is_pos_on: boolean;
      is_record_on: boolean;
      last_login_at: string | null;
      last_name: string;
      mobile_number: string | null;
      title: string | null;
      /** @enum {string} */
      user_role: "master_admin" | "super_admin" | "admin" | "user" | "prescription user";
      version: number;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  get_api_clients: {
    parameters: {
      query?: {
        filter?: "active" | "inactive" | "all";
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Page_ClientOut_"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_clients: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClientIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ClientOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  get_api_clients_id_: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ClientOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  put_api_clients_id_: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClientIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ClientOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  get_api_company: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["CompanyOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  put_api_company: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CompanyIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["CompanyOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  get_api_csrf_cookie: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: null;
            message: string;
            status: string;
          };
        };
      };
    };
  };
  get_api_deliveries: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: string;
        state?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Page_DeliveryOut_"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_deliveries_id_resend: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: null;
            message: string;
            status: string;
          };
        };
      };
    };
  };
  get_api_drafts_form_subject_: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        form: string;
        subject: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["DraftOut"] | null;
            message: string;
            status: string;
          };
        };
      };
    };
  };
  put_api_drafts_form_subject_: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        form: string;
        subject: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DraftIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["DraftOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  delete_api_drafts_form_subject_: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        form: string;
        subject: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: null;
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_email_verify: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EmailVerifyIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: null;
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_forgot_password: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ForgotPasswordIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: null;
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LoginIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["SessionOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  get_api_overview_clients_id_card: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ClientCardOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  get_api_overview_dashboard: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["DashboardOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  get_api_overview_search: {
    parameters: {
      query?: {
        q?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["SearchOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_resend_otp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: null;
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_reset_password: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ResetPasswordIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: null;
            message: string;
            status: string;
          };
        };
      };
    };
  };
  get_api_session: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["SessionOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  get_api_time_zones: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: string[];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  get_api_users: {
    parameters: {
      query?: {
        filter?: string;
        for_booking?: boolean;
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Page_UserOut_"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_users: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["UserIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["UserOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  put_api_users_id_: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["UserIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["UserOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_users_id_change_status: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["UserOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  put_api_users_id_client_access: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClientAccessIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["UserOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_v2_logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: null;
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_v2_register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RegisterIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["SessionOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_v2_register_set_up: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SetUpIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["SessionOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_v2_report_error: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ErrorReportIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: null;
            message: string;
            status: string;
          };
        };
      };
    };
  };
  get_api_v3_point_of_sale_products: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Page_ProductOut_"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_v3_point_of_sale_products: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProductOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  get_api_v3_prescriptions: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Page_PrescriptionRow_"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
  post_api_verify_email: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CodeIn"];
      };
    };
    responses: {
      /** @description ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["SessionOut"];
            message: string;
            status: string;
          };
        };
      };
    };
  };
}
