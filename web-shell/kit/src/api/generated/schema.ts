// Generated from services/openapi.json by `just api-types`. Not written by hand.
export interface paths {
  "/api/clients": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Clients
     * @description The clinic's clients: searched by pieces of name, e-mail, phone and personal id; 20 a page.
     */
    get: operations["clients_api_clients_get"];
    put?: never;
    /**
     * Store
     * @description Add a client.
     */
    post: operations["store_api_clients_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{client_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One
     * @description One client; the look is logged.
     */
    get: operations["one_api_clients__client_id__get"];
    /**
     * Update
     * @description Change a client.
     */
    put: operations["update_api_clients__client_id__put"];
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
    /**
     * One
     * @description The caller's company.
     */
    get: operations["one_api_company_get"];
    /**
     * Update
     * @description Change its settings; the super user alone may.
     */
    put: operations["update_api_company_put"];
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
    /**
     * Csrf Cookie
     * @description Set the CSRF cookie that every unsafe call repeats in its header.
     */
    get: operations["csrf_cookie_api_csrf_cookie_get"];
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
  "/api/deliveries/{delivery_id}/resend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["post_api_deliveries_delivery_id_resend"];
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
  "/api/hooks/46elks/{secret}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report
     * @description Take a delivery report; the same one may come again.
     */
    post: operations["report_api_hooks_46elks__secret__post"];
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
  "/api/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Messages
     * @description The clinic's SMS and mails and what became of them.
     */
    get: operations["messages_api_messages_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/messages/{message_id}/resend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resend
     * @description Send a message that failed, or may have, once more.
     */
    post: operations["resend_api_messages__message_id__resend_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/overview/clients/{client_id}/card": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Card
     * @description The client's card in one call; the look is logged.
     */
    get: operations["card_api_overview_clients__client_id__card_get"];
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
    /**
     * Dashboard
     * @description Today's visits and what waits.
     */
    get: operations["dashboard_api_overview_dashboard_get"];
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
    /**
     * Search
     * @description Clients by pieces, their coming visits, and products.
     */
    get: operations["search_api_overview_search_get"];
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
    /**
     * Time Zones
     * @description The time zones that a company can be in.
     */
    get: operations["time_zones_api_time_zones_get"];
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
  "/api/users/{user_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations["put_api_users_user_id_"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/{user_id}/change-status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["post_api_users_user_id_change_status"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/{user_id}/client-access": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Access Of
     * @description Which clients a user may meet.
     */
    get: operations["access_of_api_users__user_id__client_access_get"];
    /**
     * Change Access
     * @description Give a user every client, or only those named.
     */
    put: operations["change_access_api_users__user_id__client_access_put"];
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
    /**
     * Products
     * @description The product library.
     */
    get: operations["products_api_v3_point_of_sale_products_get"];
    put?: never;
    /**
     * Store
     * @description Add a product.
     */
    post: operations["store_api_v3_point_of_sale_products_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/products/{product_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update
     * @description Change a product.
     */
    put: operations["update_api_v3_point_of_sale_products__product_id__put"];
    post?: never;
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
    /**
     * Requests
     * @description The requests that clinics have sent to the signed-in prescriber, newest first.
     */
    get: operations["requests_api_v3_prescriptions_get"];
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
    /**
     * AccessIn
     * @description Full access, or the clients named.
     */
    AccessIn: {
      /**
       * Client Access
       * @enum {string}
       */
      client_access: "full" | "custom";
      /** Client Ids */
      client_ids?: string[];
    };
    /**
     * AccessOut
     * @description What holds now.
     */
    AccessOut: {
      /**
       * Client Access
       * @enum {string}
       */
      client_access: "full" | "custom";
      /** Client Ids */
      client_ids?: string[];
    };
    /** Body_report_api_hooks_46elks__secret__post */
    Body_report_api_hooks_46elks__secret__post: {
      /** Id */
      id: string;
      /** Status */
      status: string;
    };
    /**
     * BookingRow
     * @description A visit in a list.
     */
    BookingRow: {
      /**
       * Client Id
       * Format: uuid
       */
      client_id: string;
      /** Client Name */
      client_name: string;
      /** Color */
      color: string;
      /**
       * End At
       * @example 2026-11-21 08:30:00
       */
      end_at: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Practitioner Name */
      practitioner_name: string;
      /** Service Name */
      service_name: string;
      /**
       * Start At
       * @example 2026-11-21 08:30:00
       */
      start_at: string;
      /**
       * State
       * @enum {string}
       */
      state: "booked" | "cancelled" | "no_show";
    };
    /**
     * CardCounts
     * @description How much there is of each kind.
     */
    CardCounts: {
      /** Bookings */
      bookings: number;
    };
    /**
     * Channel
     * @description How a message travels.
     * @enum {string}
     */
    Channel: "sms" | "mail";
    /** ClientAccessIn */
    ClientAccessIn: {
      /** @enum {string} */
      client_access: "full" | "custom";
      client_ids: string[];
    };
    /**
     * ClientCardOut
     * @description The client's card in one call.
     */
    ClientCardOut: {
      /** Age */
      age: number | null;
      client: components["schemas"]["ClientOut"];
      counts: components["schemas"]["CardCounts"];
      /** Last Visits */
      last_visits: components["schemas"]["BookingRow"][];
      next_visit: components["schemas"]["BookingRow"] | null;
    };
    /**
     * ClientIn
     * @description A client as staff write it.
     */
    ClientIn: {
      /**
       * City
       * @default
       */
      city?: string;
      /**
       * Country
       * @default SE
       */
      country?: string;
      /**
       * Country Code
       * @default
       */
      country_code?: string;
      /** Date Of Birth */
      date_of_birth?: string | null;
      /**
       * Email
       * @default
       */
      email?: string;
      /** First Name */
      first_name: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /**
       * Language
       * @default sv
       * @enum {string}
       */
      language?: "en" | "sv";
      /** Last Name */
      last_name: string;
      /**
       * Mobile Number
       * @default
       */
      mobile_number?: string;
      /**
       * Occupation
       * @default
       */
      occupation?: string;
      /**
       * Personal Id
       * @default
       */
      personal_id?: string;
      /**
       * Street Address
       * @default
       */
      street_address?: string;
      /**
       * Warning
       * @default
       */
      warning?: string;
      /**
       * Zip Code
       * @default
       */
      zip_code?: string;
    };
    /**
     * ClientOut
     * @description A client, whole.
     */
    ClientOut: {
      /** City */
      city: string;
      /** Country */
      country: string;
      /** Country Code */
      country_code: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Date Of Birth */
      date_of_birth: string | null;
      /** Email */
      email: string;
      /** First Name */
      first_name: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Active */
      is_active: boolean;
      /** Language */
      language: string;
      /** Last Name */
      last_name: string;
      /** Mobile Number */
      mobile_number: string;
      /** Occupation */
      occupation: string;
      /** Personal Id */
      personal_id: string;
      /** Street Address */
      street_address: string;
      /**
       * Updated At
       * @example 2026-11-21 08:30:00
       */
      updated_at: string;
      /** Version */
      version: number;
      /** Warning */
      warning: string;
      /** Zip Code */
      zip_code: string;
    };
    /**
     * ClientRow
     * @description A client in a list.
     */
    ClientRow: {
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Date Of Birth */
      date_of_birth: string | null;
      /** Email */
      email: string;
      /** First Name */
      first_name: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Active */
      is_active: boolean;
      /** Last Name */
      last_name: string;
      /** Phone */
      phone: string;
    };
    /**
     * ClientUpdate
     * @description A changed client, with the version that the change began from.
     */
    ClientUpdate: {
      /**
       * City
       * @default
       */
      city?: string;
      /**
       * Country
       * @default SE
       */
      country?: string;
      /**
       * Country Code
       * @default
       */
      country_code?: string;
      /** Date Of Birth */
      date_of_birth?: string | null;
      /**
       * Email
       * @default
       */
      email?: string;
      /** First Name */
      first_name: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /**
       * Language
       * @default sv
       * @enum {string}
       */
      language?: "en" | "sv";
      /** Last Name */
      last_name: string;
      /**
       * Mobile Number
       * @default
       */
      mobile_number?: string;
      /**
       * Occupation
       * @default
       */
      occupation?: string;
      /**
       * Personal Id
       * @default
       */
      personal_id?: string;
      /**
       * Street Address
       * @default
       */
      street_address?: string;
      /** Version */
      version: number;
      /**
       * Warning
       * @default
       */
      warning?: string;
      /**
       * Zip Code
       * @default
       */
      zip_code?: string;
    };
    /** CodeIn */
    CodeIn: {
      code: string;
    };
    /**
     * CompanyIn
     * @description The company's own settings, as its super user writes them. Numbers left out stay as they are.
     */
    CompanyIn: {
      /** Calendar First Day Sunday */
      calendar_first_day_sunday: boolean;
      /**
       * Customer Language
       * @enum {string}
       */
      customer_language: "en" | "sv";
      /**
       * Date Format
       * @enum {string}
       */
      date_format: "DD/MM/YYYY" | "MM/DD/YYYY" | "DD.MM.YYYY" | "YYYY-MM-DD" | "YYYY.MM.DD" | "MM.DD.YYYY";
      /** Is Black Text */
      is_black_text: boolean;
      /** Is Twelve Hours */
      is_twelve_hours: boolean;
      /**
       * Language
       * @enum {string}
       */
      language: "en" | "sv";
      /** Name */
      name: string;
      /** Organization Number */
      organization_number?: string | null;
      /** Theme Color */
      theme_color: string;
      /** Timezone */
      timezone: string;
      /**
       * Unit
       * @enum {string}
       */
      unit: "usd" | "eur" | "sek" | "gbp";
      /** Vat Number */
      vat_number?: string | null;
      /** Version */
      version: number;
    };
    /**
     * CompanyOut
     * @description A company as its staff see it.
     */
    CompanyOut: {
      /** Calendar First Day Sunday */
      calendar_first_day_sunday: boolean;
      /** Country */
      country: string;
      /** Cover Id */
      cover_id: string | null;
      /**
       * Customer Language
       * @enum {string}
       */
      customer_language: "en" | "sv";
      /**
       * Date Format
       * @enum {string}
       */
      date_format: "DD/MM/YYYY" | "MM/DD/YYYY" | "DD.MM.YYYY" | "YYYY-MM-DD" | "YYYY.MM.DD" | "MM.DD.YYYY";
      /** Email */
      email: string;
      /** Encrypted Id */
      encrypted_id: string;
      /** Free Trail End Date */
      free_trail_end_date: string | null;
      /** Free Trail Start Date */
      free_trail_start_date: string | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Black Text */
      is_black_text: boolean;
      /** Is Booking On */
      is_booking_on: boolean;
      /** Is Pos On */
      is_pos_on: boolean;
      /** Is Record On */
      is_record_on: boolean;
      /** Is Twelve Hours */
      is_twelve_hours: boolean;
      /** Is Verified */
      is_verified: boolean;
      /**
       * Language
       * @enum {string}
       */
      language: "en" | "sv";
      /** Logo Id */
      logo_id: string | null;
      /** Name */
      name: string;
      /** Organization Number */
      organization_number: string;
      /**
       * Subscription State
       * @enum {string}
       */
      subscription_state: "not_subscribed" | "active" | "cancelled" | "blocked" | "read_only" | "incomplete";
      /** Theme Color */
      theme_color: string;
      /** Timezone */
      timezone: string;
      /**
       * Unit
       * @enum {string}
       */
      unit: "usd" | "eur" | "sek" | "gbp";
      /** Vat Number */
      vat_number: string;
      /** Version */
      version: number;
    };
    /**
     * DashboardOut
     * @description The clinic's day, and what waits.
     */
    DashboardOut: {
      /** Today */
      today: components["schemas"]["BookingRow"][];
      waiting: components["schemas"]["Waiting"];
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
    /** Envelope[AccessOut] */
    Envelope_AccessOut_: {
      data: components["schemas"]["AccessOut"];
      /**
       * Message
       * @default
       */
      message?: string;
      /**
       * Status
       * @default 1
       */
      status?: string;
    };
    /** Envelope[ClientCardOut] */
    Envelope_ClientCardOut_: {
      data: components["schemas"]["ClientCardOut"];
      /**
       * Message
       * @default
       */
      message?: string;
      /**
       * Status
       * @default 1
       */
      status?: string;
    };
    /** Envelope[ClientOut] */
    Envelope_ClientOut_: {
      data: components["schemas"]["ClientOut"];
      /**
       * Message
       * @default
       */
      message?: string;
      /**
       * Status
       * @default 1
       */
      status?: string;
    };
    /** Envelope[CompanyOut] */
    Envelope_CompanyOut_: {
      data: components["schemas"]["CompanyOut"];
      /**
       * Message
       * @default
       */
      message?: string;
      /**
       * Status
       * @default 1
       */
      status?: string;
    };
    /** Envelope[DashboardOut] */
    Envelope_DashboardOut_: {
      data: components["schemas"]["DashboardOut"];
      /**
       * Message
       * @default
       */
      message?: string;
      /**
       * Status
       * @default 1
       */
      status?: string;
    };
    /** Envelope[list[str]] */
    Envelope_list_str__: {
      /** Data */
      data: string[];
      /**
       * Message
       * @default
       */
      message?: string;
      /**
       * Status
       * @default 1
       */
      status?: string;
    };
    /** Envelope[Listed[ClientRow]] */
    Envelope_Listed_ClientRow__: {
      data: components["schemas"]["Listed_ClientRow_"];
      /**
       * Message
       * @default
       */
      message?: string;
      /**
       * Status
       * @default 1
       */
      status?: string;
    };
    /** Envelope[Listed[MessageOut]] */
    Envelope_Listed_MessageOut__: {
      data: components["schemas"]["Listed_MessageOut_"];
      /**
       * Message
       * @default
       */
      message?: string;
      /**
       * Status
       * @default 1
       */
      status?: string;
    };
    /** Envelope[Listed[ProductOut]] */
    Envelope_Listed_ProductOut__: {
      data: components["schemas"]["Listed_ProductOut_"];
      /**
       * Message
       * @default
       */
      message?: string;
      /**
       * Status
       * @default 1
       */
      status?: string;
    };
    /** Envelope[Listed[RequestRow]] */
    Envelope_Listed_RequestRow__: {
      data: components["schemas"]["Listed_RequestRow_"];
      /**
       * Message
       * @default
       */
      message?: string;
      /**
       * Status
       * @default 1
       */
      status?: string;
    };
    /** Envelope[MessageOut] */
    Envelope_MessageOut_: {
      data: components["schemas"]["MessageOut"];
      /**
       * Message
       * @default
       */
      message?: string;
      /**
       * Status
       * @default 1
       */
      status?: string;
    };
    /** Envelope[NoneType] */
    Envelope_NoneType_: {
      /** Data */
      data: null;
      /**
       * Message
       * @default
       */
      message?: string;
      /**
       * Status
       * @default 1
       */
      status?: string;
    };
    /** Envelope[ProductOut] */
    Envelope_ProductOut_: {
      data: components["schemas"]["ProductOut"];
      /**
       * Message
       * @default
       */
      message?: string;
      /**
       * Status
       * @default 1
       */
      status?: string;
    };
    /** Envelope[SearchOut] */
    Envelope_SearchOut_: {
      data: components["schemas"]["SearchOut"];
      /**
       * Message
       * @default
       */
      message?: string;
      /**
       * Status
       * @default 1
       */
      status?: string;
    };
    /** ErrorReportIn */
    ErrorReportIn: {
      stack: string;
      /** @enum {string} */
      type: "client_report";
      url: string;
    };
    /**
     * FieldErrorOut
     * @description What is wrong with one field.
     */
    FieldErrorOut: {
      /** Code */
      code: string;
      /** Message */
      message: string;
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
    /**
     * InvalidOut
     * @description A failed validation: dotted field to its errors.
     */
    InvalidOut: {
      data: components["schemas"]["RefusalData"];
      /** Errors */
      errors: {
        [key: string]: components["schemas"]["FieldErrorOut"][];
      };
      /** Message */
      message: string;
      /**
       * Status
       * @default 0
       */
      status?: string;
    };
    /**
     * Kind
     * @description What a message is for, which decides how long it's kept and whether it may go twice.
     * @enum {string}
     */
    Kind: "code" | "notice" | "marketing";
    /** Listed[ClientRow] */
    Listed_ClientRow_: {
      /** Items */
      items: components["schemas"]["ClientRow"][];
      /** Page */
      page: number;
      /** Per Page */
      per_page: number;
      /** Total */
      total: number;
      /**
       * Total Capped
       * @default false
       */
      total_capped?: boolean;
    };
    /** Listed[MessageOut] */
    Listed_MessageOut_: {
      /** Items */
      items: components["schemas"]["MessageOut"][];
      /** Page */
      page: number;
      /** Per Page */
      per_page: number;
      /** Total */
      total: number;
      /**
       * Total Capped
       * @default false
       */
      total_capped?: boolean;
    };
    /** Listed[ProductOut] */
    Listed_ProductOut_: {
      /** Items */
      items: components["schemas"]["ProductOut"][];
      /** Page */
      page: number;
      /** Per Page */
      per_page: number;
      /** Total */
      total: number;
      /**
       * Total Capped
       * @default false
       */
      total_capped?: boolean;
    };
    /** Listed[RequestRow] */
    Listed_RequestRow_: {
      /** Items */
      items: components["schemas"]["RequestRow"][];
      /** Page */
      page: number;
      /** Per Page */
      per_page: number;
      /** Total */
      total: number;
      /**
       * Total Capped
       * @default false
       */
      total_capped?: boolean;
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
    /**
     * MessageOut
     * @description A message and what became of it. A secret's text is never shown.
     */
    MessageOut: {
      /** Attempts */
      attempts: number;
      channel: components["schemas"]["Channel"];
      /** Client Id */
      client_id: string | null;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Error */
      error: string;
      /**
       * Error Text
       * @description What went wrong, in the reader's language.
       */
      readonly error_text: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      kind: components["schemas"]["Kind"];
      /** Parts */
      parts: number;
      /** Sender */
      sender: string;
      state: components["schemas"]["State"];
      /** Subject */
      subject: string;
      /** Text */
      text: string;
      /** To */
      to: string;
      /** Tried At */
      tried_at: string | null;
      /** Version */
      version: number;
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
    /**
     * ProductIn
     * @description A product as staff write it.
     */
    ProductIn: {
      /**
       * Base Price
       * @description A price above 0, in minor units of the company's currency
       */
      base_price: number;
      /**
       * Code
       * @default
       */
      code?: string;
      /**
       * Ean
       * @default
       */
      ean?: string;
      /** Name */
      name: string;
      /**
       * Selling Price
       * @description A price above 0, in minor units of the company's currency
       */
      selling_price: number;
      /** Stock */
      stock: number;
      /**
       * Tax
       * @description VAT in hundredths of a percent: 2500 is 25 %
       * @enum {integer}
       */
      tax: 0 | 600 | 1200 | 2500;
    };
    /**
     * ProductOut
     * @description A product.
     */
    ProductOut: {
      /**
       * Base Price
       * @description A price above 0, in minor units of the company's currency
       */
      base_price: number;
      /**
       * Code
       * @default
       */
      code?: string;
      /**
       * Ean
       * @default
       */
      ean?: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
      /**
       * Selling Price
       * @description A price above 0, in minor units of the company's currency
       */
      selling_price: number;
      /** Stock */
      stock: number;
      /**
       * Tax
       * @description VAT in hundredths of a percent: 2500 is 25 %
       * @enum {integer}
       */
      tax: 0 | 600 | 1200 | 2500;
      /** Version */
      version: number;
    };
    /**
     * ProductUpdate
     * @description A changed product, with the version that the change began from.
     */
    ProductUpdate: {
      /**
       * Base Price
       * @description A price above 0, in minor units of the company's currency
       */
      base_price: number;
      /**
       * Code
       * @default
       */
      code?: string;
      /**
       * Ean
       * @default
       */
      ean?: string;
      /** Name */
      name: string;
      /**
       * Selling Price
       * @description A price above 0, in minor units of the company's currency
       */
      selling_price: number;
      /** Stock */
      stock: number;
      /**
       * Tax
       * @description VAT in hundredths of a percent: 2500 is 25 %
       * @enum {integer}
       */
      tax: 0 | 600 | 1200 | 2500;
      /** Version */
      version: number;
    };
    /**
     * RefusalData
     * @description What a refusal says besides its text: its stable code, and facts of its own.
     */
    RefusalData: {
      /** Code */
      code: string;
    } & {
      [key: string]: unknown;
    };
    /**
     * RefusalOut
     * @description A refusal.
     */
    RefusalOut: {
      data: components["schemas"]["RefusalData"];
      /** Message */
      message: string;
      /**
       * Status
       * @default 0
       */
      status?: string;
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
    /**
     * RequestRow
     * @description One request in a prescriber's list.
     */
    RequestRow: {
      /** Clinic Name */
      clinic_name: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Drug */
      drug: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** State */
      state: string;
    };
    /**
     * ResendIn
     * @description Which version of the message is meant.
     */
    ResendIn: {
      /** Version */
      version: number;
    };
    /** ResetPasswordIn */
    ResetPasswordIn: {
      password: string;
      password_confirmation: string;
      token: string;
    };
    /**
     * SearchClient
     * @description A client that was found.
     */
    SearchClient: {
      /** Email */
      email: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
      /** Phone */
      phone: string;
    };
    /**
     * SearchOut
     * @description What a few letters find, the first five of each kind.
     */
    SearchOut: {
      /** Bookings */
      bookings: components["schemas"]["BookingRow"][];
      /** Clients */
      clients: components["schemas"]["SearchClient"][];
      /** Products */
      products: components["schemas"]["SearchProduct"][];
    };
    /**
     * SearchProduct
     * @description A product that was found.
     */
    SearchProduct: {
      /** Code */
      code: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
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
    /**
     * State
     * @description Where a message is. The order is that of its life; reports may come late, twice or in disorder, and only move it on.
     * @enum {string}
     */
    State: "queued" | "sending" | "unknown" | "sent" | "failed" | "delivered";
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
    /**
     * Waiting
     * @description How many things wait for somebody: none is shown as nothing.
     */
    Waiting: {
      /** Dead Deliveries */
      dead_deliveries: number;
      /** Failed Messages */
      failed_messages: number;
      /** Portal Bookings */
      portal_bookings: number;
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
  clients_api_clients_get: {
    parameters: {
      query?: {
        filter?: "active" | "inactive" | "all";
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "name" | "created_at";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_Listed_ClientRow__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
        };
      };
    };
  };
  store_api_clients_post: {
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
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `limit.clients` Maximum client limit reached */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
        };
      };
    };
  };
  one_api_clients__client_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
        };
      };
    };
  };
  update_api_clients__client_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClientUpdate"];
      };
    };
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
        };
      };
    };
  };
  one_api_company_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_CompanyOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
        };
      };
    };
  };
  update_api_company_put: {
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
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_CompanyOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
        };
      };
    };
  };
  csrf_cookie_api_csrf_cookie_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cookie is set. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
  post_api_deliveries_delivery_id_resend: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        delivery_id: string;
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
  report_api_hooks_46elks__secret__post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        secret: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": components["schemas"]["Body_report_api_hooks_46elks__secret__post"];
      };
    };
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_NoneType_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
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
  messages_api_messages_get: {
    parameters: {
      query?: {
        client_id?: string | null;
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: string;
        state?: components["schemas"]["State"] | null;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_Listed_MessageOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
        };
      };
    };
  };
  resend_api_messages__message_id__resend_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        message_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ResendIn"];
      };
    };
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_MessageOut_"];
        };
      };
      /** @description `messaging.not_resendable` This message cannot be sent again. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
        };
      };
    };
  };
  card_api_overview_clients__client_id__card_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientCardOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
        };
      };
    };
  };
  dashboard_api_overview_dashboard_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_DashboardOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
        };
      };
    };
  };
  search_api_overview_search_get: {
    parameters: {
      query: {
        q: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_SearchOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
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
  time_zones_api_time_zones_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_list_str__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
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
  put_api_users_user_id_: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: string;
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
  post_api_users_user_id_change_status: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: string;
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
  access_of_api_users__user_id__client_access_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_AccessOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
        };
      };
    };
  };
  change_access_api_users__user_id__client_access_put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AccessIn"];
      };
    };
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_AccessOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
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
  products_api_v3_point_of_sale_products_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "name" | "stock" | "selling_price";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_Listed_ProductOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
        };
      };
    };
  };
  store_api_v3_point_of_sale_products_post: {
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
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ProductOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
        };
      };
    };
  };
  update_api_v3_point_of_sale_products__product_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        product_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductUpdate"];
      };
    };
    responses: {
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ProductOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
        };
      };
    };
  };
  requests_api_v3_prescriptions_get: {
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
      /** @description A refusal; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_Listed_RequestRow__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvalidOut"];
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
