// Generated from services/openapi.json by `just api-types`. Not written by hand.
export interface paths {
  "/api/audit": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Log
     * @description Who did what, of a subject, a client or a person.
     */
    get: operations["log_api_audit_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/booking-settings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Rules
     * @description The rules of booking, the portal's link and the code to embed it.
     */
    get: operations["rules_api_booking_settings_get"];
    /**
     * Change Rules
     * @description Change the rules of booking.
     */
    put: operations["change_rules_api_booking_settings_put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bookings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Calendar
     * @description The calendar of at most 42 of the clinic's days.
     */
    get: operations["calendar_api_bookings_get"];
    put?: never;
    /**
     * Book
     * @description Book a visit; a busy time only with `book_anyway`.
     */
    post: operations["book_api_bookings_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bookings/{booking_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One
     * @description One visit.
     */
    get: operations["one_api_bookings__booking_id__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bookings/{booking_id}/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel
     * @description Cancel a visit; its time is free at once.
     */
    post: operations["cancel_api_bookings__booking_id__cancel_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bookings/{booking_id}/reschedule": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reschedule
     * @description Move a visit to another time, practitioner or room.
     */
    post: operations["reschedule_api_bookings__booking_id__reschedule_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bookings/free-slots": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Free Slots
     * @description When a service can be booked, and who is free then; at most 62 days.
     */
    get: operations["free_slots_api_bookings_free_slots_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/business-hours": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Week
     * @description The week's hours.
     */
    get: operations["week_api_business_hours_get"];
    /**
     * Change Week
     * @description Save the week's hours as a whole.
     */
    put: operations["change_week_api_business_hours_put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
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
  "/api/clients/{client_id}/bookings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Of Client
     * @description A client's visits, latest first.
     */
    get: operations["of_client_api_clients__client_id__bookings_get"];
    put?: never;
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
    /**
     * Deliveries
     * @description What is on its way to whom, and what was given up (`state=dead`).
     */
    get: operations["deliveries_api_deliveries_get"];
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
    /**
     * Resend
     * @description Try a dead delivery again.
     */
    post: operations["resend_api_deliveries__delivery_id__resend_post"];
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
    /**
     * Read
     * @description The caller's own draft; null when there is none.
     */
    get: operations["read_api_drafts__form___subject__get"];
    /**
     * Write
     * @description Keep what is typed, in place of what was.
     */
    put: operations["write_api_drafts__form___subject__put"];
    post?: never;
    /**
     * Remove
     * @description Let the draft go: the form was saved or given up.
     */
    delete: operations["remove_api_drafts__form___subject__delete"];
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
    /**
     * Verify By Link
     * @description Prove the address by the link's page.
     */
    post: operations["verify_by_link_api_email_verify_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/files": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload
     * @description Upload one JPG or PNG under 5 MB; what saves its `id` claims it, and unclaimed it goes after a day.
     */
    post: operations["upload_api_files_post"];
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
    /**
     * Forgot
     * @description Ask for a link to choose a new password; the answer is the same whoever asks.
     */
    post: operations["forgot_api_forgot_password_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/get-signed-url": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Signed Url
     * @description An address for a file that the caller may see, for five minutes.
     */
    post: operations["signed_url_api_get_signed_url_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/holidays": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Holidays
     * @description The days off, the clinic's and the practitioners', earliest first.
     */
    get: operations["holidays_api_holidays_get"];
    put?: never;
    /**
     * Add Holiday
     * @description Take days off; visits already booked stay.
     */
    post: operations["add_holiday_api_holidays_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/holidays/{holiday_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete Holiday
     * @description Work on those days after all.
     */
    delete: operations["delete_holiday_api_holidays__holiday_id__delete"];
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
    /**
     * Login
     * @description Sign in.
     */
    post: operations["login_api_login_post"];
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
  "/api/practitioners": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Practitioners
     * @description Who can be booked; those who no longer can be have `is_active` false.
     */
    get: operations["practitioners_api_practitioners_get"];
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
    /**
     * Resend
     * @description Send a new code.
     */
    post: operations["resend_api_resend_otp_post"];
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
    /**
     * Reset
     * @description Choose a new password by the link.
     */
    post: operations["reset_api_reset_password_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/rooms": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Rooms
     * @description The rooms.
     */
    get: operations["rooms_api_rooms_get"];
    put?: never;
    /**
     * Add Room
     * @description Add a room.
     */
    post: operations["add_room_api_rooms_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/rooms/{room_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change Room
     * @description Change a room, or put it out of use.
     */
    put: operations["change_room_api_rooms__room_id__put"];
    post?: never;
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
    /**
     * Session Now
     * @description Who is signed in, what they may do, and what is left to do before work.
     */
    get: operations["session_now_api_session_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/session/places": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Places
     * @description Everywhere the signed-in person may act.
     */
    get: operations["places_api_session_places_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/session/switch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Switch
     * @description Act somewhere else from now on, in a new session.
     */
    post: operations["switch_api_session_switch_post"];
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
    /**
     * Users
     * @description The company's users, 20 a page.
     */
    get: operations["users_api_users_get"];
    put?: never;
    /**
     * Store
     * @description Add a user.
     */
    post: operations["store_api_users_post"];
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
    /**
     * One
     * @description One user.
     */
    get: operations["one_api_users__user_id__get"];
    /**
     * Update
     * @description Change a user.
     */
    put: operations["update_api_users__user_id__put"];
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
    /**
     * Change Status
     * @description Let a user in or out.
     */
    post: operations["change_status_api_users__user_id__change_status_post"];
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
  "/api/v2/booking-portal/{public_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Portal
     * @description The clinic as a visitor meets it, open or closed.
     */
    get: operations["portal_api_v2_booking_portal__public_id__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/booking-portal/{public_id}/available-days": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Days
     * @description How many times begin on each day.
     */
    get: operations["days_api_v2_booking_portal__public_id__available_days_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/booking-portal/{public_id}/available-slots": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Slots
     * @description The free times of a day.
     */
    get: operations["slots_api_v2_booking_portal__public_id__available_slots_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/booking-portal/{public_id}/booking": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Confirmation
     * @description What the flow has booked.
     */
    get: operations["confirmation_api_v2_booking_portal__public_id__booking_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/booking-portal/{public_id}/booking.ics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Calendar File
     * @description The visit's calendar file.
     */
    get: operations["calendar_file_api_v2_booking_portal__public_id__booking_ics_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/booking-portal/{public_id}/bookings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Book
     * @description Book what is held.
     */
    post: operations["book_api_v2_booking_portal__public_id__bookings_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/booking-portal/{public_id}/categories": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Categories
     * @description What can be booked.
     */
    get: operations["categories_api_v2_booking_portal__public_id__categories_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/booking-portal/{public_id}/find-available-slot": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Soonest
     * @description The soonest free time.
     */
    get: operations["soonest_api_v2_booking_portal__public_id__find_available_slot_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/booking-portal/{public_id}/flow": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Flow
     * @description How far the flow has come.
     */
    get: operations["flow_api_v2_booking_portal__public_id__flow_get"];
    /**
     * Choose
     * @description Choose service, practitioner or anyone, and time.
     */
    put: operations["choose_api_v2_booking_portal__public_id__flow_put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/booking-portal/{public_id}/flows": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin
     * @description Begin a flow.
     */
    post: operations["begin_api_v2_booking_portal__public_id__flows_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/booking-portal/{public_id}/hold": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hold
     * @description Hold the chosen time after another choice.
     */
    post: operations["hold_api_v2_booking_portal__public_id__hold_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/booking-portal/{public_id}/practitioners": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Practitioners
     * @description Who performs a service.
     */
    get: operations["practitioners_api_v2_booking_portal__public_id__practitioners_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/booking-portal/{public_id}/resend-otp": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resend Code
     * @description Get another code.
     */
    post: operations["resend_code_api_v2_booking_portal__public_id__resend_otp_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/booking-portal/{public_id}/send-otp": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send Code
     * @description Say who one is and get a code by SMS.
     */
    post: operations["send_code_api_v2_booking_portal__public_id__send_otp_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/booking-portal/{public_id}/verify-otp": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Verify
     * @description Type the code; the chosen time is then held.
     */
    post: operations["verify_api_v2_booking_portal__public_id__verify_otp_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/categories": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Categories
     * @description The categories in the clinic's order; with their services when `with_service`.
     */
    get: operations["categories_api_v2_categories_get"];
    put?: never;
    /**
     * Add Category
     * @description Add a category.
     */
    post: operations["add_category_api_v2_categories_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/categories/{category_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change Category
     * @description Change a category.
     */
    put: operations["change_category_api_v2_categories__category_id__put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/categories/{category_id}/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Toggle Category
     * @description Put a category out of use, or in use again.
     */
    post: operations["toggle_category_api_v2_categories__category_id__toggle_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/categories/shift": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Order Categories
     * @description Put the categories in order.
     */
    post: operations["order_categories_api_v2_categories_shift_post"];
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
    /**
     * Logout
     * @description Sign out.
     */
    post: operations["logout_api_v2_logout_post"];
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
    /**
     * Register
     * @description Sign up a person and a company; both are signed in, and a code is on its way.
     */
    post: operations["register_api_v2_register_post"];
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
    /**
     * Set Up
     * @description Choose the systems to begin with.
     */
    post: operations["set_up_api_v2_register_set_up_post"];
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
    /**
     * Report
     * @description Report a fault.
     */
    post: operations["report_api_v2_report_error_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/services": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Services
     * @description The services, in the order of their categories and names.
     */
    get: operations["services_api_v2_services_get"];
    put?: never;
    /**
     * Add Service
     * @description Add a service.
     */
    post: operations["add_service_api_v2_services_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/services/{service_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One Service
     * @description One service.
     */
    get: operations["one_service_api_v2_services__service_id__get"];
    /**
     * Change Service
     * @description Change a service; visits already booked keep what they were booked at.
     */
    put: operations["change_service_api_v2_services__service_id__put"];
    post?: never;
    /**
     * Delete Service
     * @description Take a service away; visits already booked stay.
     */
    delete: operations["delete_service_api_v2_services__service_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/services/{service_id}/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Toggle Service
     * @description Put a service out of use, or in use again.
     */
    post: operations["toggle_service_api_v2_services__service_id__toggle_post"];
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
    /**
     * Verify
     * @description Prove the address by the code.
     */
    post: operations["verify_api_verify_email_post"];
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
    /**
     * AuditOut
     * @description One thing that somebody did, or looked at.
     */
    AuditOut: {
      /** Action */
      action: string;
      /** Actor */
      actor: string;
      /**
       * At
       * @example 2026-11-21 08:30:00
       */
      at: string;
      /** Client Id */
      client_id: string | null;
      /** Facts */
      facts: {
        [key: string]: unknown;
      };
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Identity Id */
      identity_id: string | null;
      /** Membership Id */
      membership_id: string | null;
      /** Subject Id */
      subject_id: string | null;
    };
    /** Body_report_api_hooks_46elks__secret__post */
    Body_report_api_hooks_46elks__secret__post: {
      /** Id */
      id: string;
      /** Status */
      status: string;
    };
    /**
     * Booked
     * @description The visit as its visitor sees it.
     */
    Booked: {
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
      /** Price */
      price: number;
      /** Service Name */
      service_name: string;
      /**
       * Start At
       * @example 2026-11-21 08:30:00
       */
      start_at: string;
      /** State */
      state: string;
    };
    /**
     * BookingIn
     * @description A visit as staff book it; without a room any free one of the service's is taken.
     */
    BookingIn: {
      /**
       * Book Anyway
       * @default false
       */
      book_anyway?: boolean;
      /**
       * Client Id
       * Format: uuid
       */
      client_id: string;
      /**
       * Practitioner Id
       * Format: uuid
       */
      practitioner_id: string;
      /** Room Id */
      room_id?: string | null;
      /**
       * Service Id
       * Format: uuid
       */
      service_id: string;
      /**
       * Special Request
       * @default
       */
      special_request?: string;
      /**
       * Start At
       * @example 2026-11-21 08:30:00
       */
      start_at: string;
    };
    /**
     * BookingOut
     * @description A visit, whole.
     */
    BookingOut: {
      /** Cancelled At */
      cancelled_at: string | null;
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
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Duration */
      duration: number;
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
      /** Is Overbooked */
      is_overbooked: boolean;
      /**
       * Practitioner Id
       * Format: uuid
       */
      practitioner_id: string;
      /** Practitioner Name */
      practitioner_name: string;
      /** Price */
      price: number;
      /** Room Id */
      room_id: string | null;
      /** Room Name */
      room_name: string | null;
      /**
       * Service Id
       * Format: uuid
       */
      service_id: string;
      /** Service Name */
      service_name: string;
      /**
       * Source
       * @enum {string}
       */
      source: "staff" | "portal";
      /** Special Request */
      special_request: string;
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
      /** Version */
      version: number;
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
     * Calendar
     * @description Everything that the calendar shows of some days.
     */
    Calendar: {
      /** Bookings */
      bookings: components["schemas"]["CalendarBooking"][];
      /** Holidays */
      holidays: components["schemas"]["CalendarHoliday"][];
      /** Hours */
      hours: components["schemas"]["CalendarHours"][];
      /** Practitioners */
      practitioners: components["schemas"]["CalendarPractitioner"][];
    };
    /**
     * CalendarBooking
     * @description A visit on the calendar.
     */
    CalendarBooking: {
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
      /**
       * Practitioner Id
       * Format: uuid
       */
      practitioner_id: string;
      /** Price */
      price: number;
      /** Room Id */
      room_id: string | null;
      /**
       * Service Id
       * Format: uuid
       */
      service_id: string;
      /** Service Name */
      service_name: string;
      /**
       * Start At
       * @example 2026-11-21 08:30:00
       */
      start_at: string;
      /** State */
      state: string;
      /** Version */
      version: number;
    };
    /**
     * CalendarHoliday
     * @description Days on which the clinic, or one practitioner, is off.
     */
    CalendarHoliday: {
      /**
       * Ends On
       * Format: date
       */
      ends_on: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
      /** Practitioner Id */
      practitioner_id: string | null;
      /**
       * Starts On
       * Format: date
       */
      starts_on: string;
    };
    /**
     * CalendarHours
     * @description When the clinic is open on a weekday.
     */
    CalendarHours: {
      /** Closes */
      closes: string;
      /** Opens */
      opens: string;
      /** Weekday */
      weekday: number;
    };
    /**
     * CalendarPractitioner
     * @description A column of the calendar.
     */
    CalendarPractitioner: {
      /** Color */
      color: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Active */
      is_active: boolean;
      /** Name */
      name: string;
      /** User Id */
      user_id: string | null;
    };
    /**
     * CancelIn
     * @description Which version of the visit is cancelled.
     */
    CancelIn: {
      /** Version */
      version: number;
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
     * CategoryIn
     * @description A category as staff write it.
     */
    CategoryIn: {
      /**
       * Group Booking
       * @default false
       */
      group_booking?: boolean;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
    };
    /**
     * CategoryOut
     * @description A category.
     */
    CategoryOut: {
      /**
       * Group Booking
       * @default false
       */
      group_booking?: boolean;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
      /** Version */
      version: number;
    };
    /**
     * CategoryUpdate
     * @description A changed category, with the version that the change began from.
     */
    CategoryUpdate: {
      /**
       * Group Booking
       * @default false
       */
      group_booking?: boolean;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
      /** Version */
      version: number;
    };
    /**
     * CategoryWithServices
     * @description A category and what stands under it, where that was asked for.
     */
    CategoryWithServices: {
      /**
       * Group Booking
       * @default false
       */
      group_booking?: boolean;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
      /** Services */
      services?: components["schemas"]["ServiceOut"][] | null;
      /** Version */
      version: number;
    };
    /**
     * Channel
     * @description How a message travels.
     * @enum {string}
     */
    Channel: "sms" | "mail";
    /**
     * Choice
     * @description What the visitor chose.
     */
    Choice: {
      /** Practitioner Id */
      practitioner_id?: string | null;
      /**
       * Service Id
       * Format: uuid
       */
      service_id: string;
      /**
       * Start At
       * @example 2026-11-21 08:30:00
       */
      start_at: string;
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
    /**
     * ResendIn
     * @description Which version of the message is meant.
     */
    clinic__messaging__schemas__ResendIn: {
      /** Version */
      version: number;
    };
    /**
     * ResendIn
     * @description Which state of the delivery the caller saw.
     */
    clinic__operations__schemas__ResendIn: {
      /** Version */
      version: number;
    };
    /**
     * CodeIn
     * @description The code as typed, spaces forgiven.
     */
    CodeIn: {
      /** Code */
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
     * Confirmation
     * @description The visit and the key to its calendar file.
     */
    Confirmation: {
      booking: components["schemas"]["Booked"];
      /** Key */
      key: string;
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
    /**
     * DeliveryOut
     * @description One event on its way to one listener.
     */
    DeliveryOut: {
      /** Attempts */
      attempts: number;
      /** Done At */
      done_at: string | null;
      /** Event */
      event: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Last Error */
      last_error: string | null;
      /** Listener */
      listener: string;
      /**
       * Next At
       * @example 2026-11-21 08:30:00
       */
      next_at: string;
      /**
       * Occurred At
       * @example 2026-11-21 08:30:00
       */
      occurred_at: string;
      /**
       * State
       * @enum {string}
       */
      state: "pending" | "done" | "dead";
      /** Version */
      version: number;
    };
    /**
     * DraftIn
     * @description What is typed so far.
     */
    DraftIn: {
      /** Base Version */
      base_version?: number | null;
      /** Body */
      body: {
        [key: string]: unknown;
      };
    };
    /**
     * DraftOut
     * @description A kept draft.
     */
    DraftOut: {
      /** Base Version */
      base_version: number | null;
      /** Body */
      body: {
        [key: string]: unknown;
      };
      /** Form */
      form: string;
      /** Subject */
      subject: string;
      /**
       * Updated At
       * @example 2026-11-21 08:30:00
       */
      updated_at: string;
    };
    /**
     * EmailVerifyIn
     * @description What the link that was sent holds.
     */
    EmailVerifyIn: {
      /** Hash */
      hash: string;
      /**
       * Id
       * Format: uuid
       */
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
    /** Envelope[BookingOut] */
    Envelope_BookingOut_: {
      data: components["schemas"]["BookingOut"];
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
    /** Envelope[Calendar] */
    Envelope_Calendar_: {
      data: components["schemas"]["Calendar"];
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
    /** Envelope[CategoryOut] */
    Envelope_CategoryOut_: {
      data: components["schemas"]["CategoryOut"];
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
    /** Envelope[Confirmation] */
    Envelope_Confirmation_: {
      data: components["schemas"]["Confirmation"];
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
    /** Envelope[DeliveryOut] */
    Envelope_DeliveryOut_: {
      data: components["schemas"]["DeliveryOut"];
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
    /** Envelope[DraftOut] */
    Envelope_DraftOut_: {
      data: components["schemas"]["DraftOut"];
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
    /** Envelope[FileOut] */
    Envelope_FileOut_: {
      data: components["schemas"]["FileOut"];
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
    /** Envelope[FlowKey] */
    Envelope_FlowKey_: {
      data: components["schemas"]["FlowKey"];
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
    /** Envelope[FlowOut] */
    Envelope_FlowOut_: {
      data: components["schemas"]["FlowOut"];
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
    /** Envelope[FreeDays] */
    Envelope_FreeDays_: {
      data: components["schemas"]["FreeDays"];
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
    /** Envelope[HolidayOut] */
    Envelope_HolidayOut_: {
      data: components["schemas"]["HolidayOut"];
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
    /** Envelope[list[CategoryOut]] */
    Envelope_list_CategoryOut__: {
      /** Data */
      data: components["schemas"]["CategoryOut"][];
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
    /** Envelope[list[CategoryWithServices]] */
    Envelope_list_CategoryWithServices__: {
      /** Data */
      data: components["schemas"]["CategoryWithServices"][];
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
    /** Envelope[list[HolidayOut]] */
    Envelope_list_HolidayOut__: {
      /** Data */
      data: components["schemas"]["HolidayOut"][];
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
    /** Envelope[list[PlaceOut]] */
    Envelope_list_PlaceOut__: {
      /** Data */
      data: components["schemas"]["PlaceOut"][];
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
    /** Envelope[list[PortalCategory]] */
    Envelope_list_PortalCategory__: {
      /** Data */
      data: components["schemas"]["PortalCategory"][];
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
    /** Envelope[list[PortalPractitioner]] */
    Envelope_list_PortalPractitioner__: {
      /** Data */
      data: components["schemas"]["PortalPractitioner"][];
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
    /** Envelope[list[PractitionerOut]] */
    Envelope_list_PractitionerOut__: {
      /** Data */
      data: components["schemas"]["PractitionerOut"][];
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
    /** Envelope[list[RoomOut]] */
    Envelope_list_RoomOut__: {
      /** Data */
      data: components["schemas"]["RoomOut"][];
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
    /** Envelope[list[ServiceOut]] */
    Envelope_list_ServiceOut__: {
      /** Data */
      data: components["schemas"]["ServiceOut"][];
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
    /** Envelope[Listed[AuditOut]] */
    Envelope_Listed_AuditOut__: {
      data: components["schemas"]["Listed_AuditOut_"];
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
    /** Envelope[Listed[CalendarBooking]] */
    Envelope_Listed_CalendarBooking__: {
      data: components["schemas"]["Listed_CalendarBooking_"];
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
    /** Envelope[Listed[DeliveryOut]] */
    Envelope_Listed_DeliveryOut__: {
      data: components["schemas"]["Listed_DeliveryOut_"];
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
    /** Envelope[Listed[UserOut]] */
    Envelope_Listed_UserOut__: {
      data: components["schemas"]["Listed_UserOut_"];
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
    /** Envelope[PortalOut] */
    Envelope_PortalOut_: {
      data: components["schemas"]["PortalOut"];
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
    /** Envelope[RoomOut] */
    Envelope_RoomOut_: {
      data: components["schemas"]["RoomOut"];
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
    /** Envelope[RulesOut] */
    Envelope_RulesOut_: {
      data: components["schemas"]["RulesOut"];
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
    /** Envelope[ServiceOut] */
    Envelope_ServiceOut_: {
      data: components["schemas"]["ServiceOut"];
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
    /** Envelope[SessionOut] */
    Envelope_SessionOut_: {
      data: components["schemas"]["SessionOut"];
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
    /** Envelope[SignedUrl] */
    Envelope_SignedUrl_: {
      data: components["schemas"]["SignedUrl"];
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
    /** Envelope[Slots] */
    Envelope_Slots_: {
      data: components["schemas"]["Slots"];
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
    /** Envelope[SlotsOut] */
    Envelope_SlotsOut_: {
      data: components["schemas"]["SlotsOut"];
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
    /** Envelope[Soonest] */
    Envelope_Soonest_: {
      data: components["schemas"]["Soonest"];
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
    /** Envelope[Union[DraftOut, NoneType]] */
    Envelope_Union_DraftOut__NoneType__: {
      data: components["schemas"]["DraftOut"] | null;
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
    /** Envelope[UserOut] */
    Envelope_UserOut_: {
      data: components["schemas"]["UserOut"];
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
    /** Envelope[WeekOut] */
    Envelope_WeekOut_: {
      data: components["schemas"]["WeekOut"];
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
    /**
     * ErrorReportIn
     * @description What broke, and where.
     */
    ErrorReportIn: {
      /** Stack */
      stack: string;
      /**
       * Type
       * @constant
       */
      type: "client_report";
      /** Url */
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
    /**
     * FileOut
     * @description An uploaded file; `path` names it where an address for it is asked.
     */
    FileOut: {
      /** Height */
      height: number | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Kind */
      kind: string;
      /** Name */
      name: string;
      /** Path */
      path: string;
      /** Size */
      size: number;
      /** Width */
      width: number | null;
    };
    /**
     * FlowKey
     * @description The key of a new flow, told once.
     */
    FlowKey: {
      /**
       * Expires At
       * @example 2026-11-21 08:30:00
       */
      expires_at: string;
      /** Flow Key */
      flow_key: string;
    };
    /**
     * FlowOut
     * @description How far a flow has come. Names and numbers are never given back by it.
     */
    FlowOut: {
      choice: components["schemas"]["Choice"] | null;
      /**
       * Expires At
       * @example 2026-11-21 08:30:00
       */
      expires_at: string;
      hold: components["schemas"]["HoldOut"] | null;
      /** Resend At */
      resend_at: string | null;
      /** Sent To */
      sent_to: string | null;
      /**
       * State
       * @enum {string}
       */
      state: "open" | "code_sent" | "verified" | "booked";
    };
    /**
     * ForgotPasswordIn
     * @description Whose.
     */
    ForgotPasswordIn: {
      /**
       * Area
       * @default staff
       * @enum {string}
       */
      area?: "staff" | "prescriber" | "master_admin";
      /** Email */
      email: string;
    };
    /**
     * FreeDay
     * @description How many times begin on a day.
     */
    FreeDay: {
      /**
       * Day
       * Format: date
       */
      day: string;
      /** Free */
      free: number;
    };
    /**
     * FreeDays
     * @description Each of the days asked for.
     */
    FreeDays: {
      /** Days */
      days: components["schemas"]["FreeDay"][];
    };
    /**
     * HoldOut
     * @description The time that is held.
     */
    HoldOut: {
      /**
       * Expires At
       * @example 2026-11-21 08:30:00
       */
      expires_at: string;
      /**
       * Practitioner Id
       * Format: uuid
       */
      practitioner_id: string;
      /**
       * Start At
       * @example 2026-11-21 08:30:00
       */
      start_at: string;
    };
    /**
     * HolidayIn
     * @description Days off, both included: the clinic's, or one practitioner's.
     */
    HolidayIn: {
      /**
       * Ends On
       * Format: date
       */
      ends_on: string;
      /** Name */
      name: string;
      /** Practitioner Id */
      practitioner_id?: string | null;
      /**
       * Starts On
       * Format: date
       */
      starts_on: string;
    };
    /**
     * HolidayOut
     * @description Days off.
     */
    HolidayOut: {
      /**
       * Ends On
       * Format: date
       */
      ends_on: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
      /** Practitioner Id */
      practitioner_id: string | null;
      /**
       * Starts On
       * Format: date
       */
      starts_on: string;
    };
    /** HTTPValidationError */
    HTTPValidationError: {
      /** Detail */
      detail?: components["schemas"]["ValidationError"][];
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
    /** Listed[AuditOut] */
    Listed_AuditOut_: {
      /** Items */
      items: components["schemas"]["AuditOut"][];
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
    /** Listed[CalendarBooking] */
    Listed_CalendarBooking_: {
      /** Items */
      items: components["schemas"]["CalendarBooking"][];
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
    /** Listed[DeliveryOut] */
    Listed_DeliveryOut_: {
      /** Items */
      items: components["schemas"]["DeliveryOut"][];
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
    /** Listed[UserOut] */
    Listed_UserOut_: {
      /** Items */
      items: components["schemas"]["UserOut"][];
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
    /**
     * LoginIn
     * @description Who, and as what.
     */
    LoginIn: {
      /**
       * Area
       * @default staff
       * @enum {string}
       */
      area?: "staff" | "prescriber" | "master_admin";
      /** Email */
      email: string;
      /** Password */
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
    /**
     * MoveIn
     * @description Where a visit goes; what isn't named stays.
     */
    MoveIn: {
      /**
       * Book Anyway
       * @default false
       */
      book_anyway?: boolean;
      /** Practitioner Id */
      practitioner_id?: string | null;
      /** Room Id */
      room_id?: string | null;
      /**
       * Start At
       * @example 2026-11-21 08:30:00
       */
      start_at: string;
      /** Version */
      version: number;
    };
    /**
     * Opening
     * @description The clinic is open from `opens` to `closes` on a weekday.
     */
    Opening: {
      /**
       * Closes
       * @example 09:00
       * @example 24:00
       */
      closes: string;
      /**
       * Opens
       * @example 09:00
       * @example 24:00
       */
      opens: string;
      /**
       * Weekday
       * @description 0 is Monday
       */
      weekday: number;
    };
    /**
     * OrderIn
     * @description Categories in the order they shall stand in; those not named follow in the order they have.
     */
    OrderIn: {
      /** Ids */
      ids: string[];
    };
    /**
     * PathIn
     * @description Which file.
     */
    PathIn: {
      /** Path */
      path: string;
    };
    /**
     * PersonIn
     * @description Who the visitor says they are.
     */
    PersonIn: {
      /** Country Code */
      country_code: string;
      /** Email */
      email: string;
      /** First Name */
      first_name: string;
      /** Last Name */
      last_name: string;
      /** Mobile Number */
      mobile_number: string;
      /**
       * Special Request
       * @default
       */
      special_request?: string;
    };
    /**
     * Place
     * @description Where a person may act: at a company, or in an area of their own.
     */
    Place: {
      /**
       * Area
       * @enum {string}
       */
      area: "staff" | "prescriber" | "master_admin";
      /** Company Id */
      company_id?: string | null;
    };
    /**
     * PlaceOut
     * @description Such a place, with the name people know it by.
     */
    PlaceOut: {
      /**
       * Area
       * @enum {string}
       */
      area: "staff" | "prescriber" | "master_admin";
      /** Company Id */
      company_id?: string | null;
      /**
       * Company Name
       * @default
       */
      company_name?: string;
    };
    /**
     * PortalCategory
     * @description A category with its services, in the clinic's order.
     */
    PortalCategory: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
      /** Services */
      services: components["schemas"]["PortalService"][];
    };
    /**
     * PortalOut
     * @description The clinic as a visitor meets it.
     */
    PortalOut: {
      /** Calendar First Day Sunday */
      calendar_first_day_sunday: boolean;
      /** Cover */
      cover: string | null;
      /** Date Format */
      date_format: string;
      /** Is Black Text */
      is_black_text: boolean;
      /** Is Twelve Hours */
      is_twelve_hours: boolean;
      /**
       * Language
       * @enum {string}
       */
      language: "en" | "sv";
      /** Logo */
      logo: string | null;
      /** Name */
      name: string;
      /**
       * State
       * @enum {string}
       */
      state: "open" | "closed";
      /** Theme Color */
      theme_color: string;
      /** Timezone */
      timezone: string;
      /** Unit */
      unit: string;
    };
    /**
     * PortalPractitioner
     * @description Somebody who performs a service.
     */
    PortalPractitioner: {
      /** Booking Description */
      booking_description: string | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
      /** Photo */
      photo: string | null;
      /** Title */
      title: string | null;
    };
    /**
     * PortalService
     * @description A service that can be booked.
     */
    PortalService: {
      /** Color */
      color: string;
      /** Description En */
      description_en: string;
      /** Description Sv */
      description_sv: string;
      /** Duration */
      duration: number;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
      /** Price */
      price: number;
    };
    /**
     * PractitionerOut
     * @description Somebody who can be booked; `id` is what bookings name, `user_id` the member of the staff.
     */
    PractitionerOut: {
      /** Color */
      color: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Active */
      is_active: boolean;
      /** Name */
      name: string;
      /**
       * User Id
       * Format: uuid
       */
      user_id: string;
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
    /**
     * RegisterIn
     * @description A person and their company.
     */
    RegisterIn: {
      /** Company Name */
      company_name: string;
      /** Country */
      country: string;
      /** Email */
      email: string;
      /** First Name */
      first_name: string;
      /**
       * Language
       * @default en
       * @enum {string}
       */
      language?: "en" | "sv";
      /** Last Name */
      last_name: string;
      /** Password */
      password: string;
      /** Password Confirmation */
      password_confirmation: string;
      /** Terms */
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
     * ResetPasswordIn
     * @description The link's token and what to sign in with from now on.
     */
    ResetPasswordIn: {
      /** Password */
      password: string;
      /** Password Confirmation */
      password_confirmation: string;
      /** Token */
      token: string;
    };
    /**
     * Role
     * @description The roles of PLT-030, by their names on the wire.
     * @enum {string}
     */
    Role: "super_admin" | "admin" | "user" | "prescription user" | "master_admin";
    /**
     * RoomIn
     * @description A room as staff write it.
     */
    RoomIn: {
      /**
       * Color
       * @default #5551CE
       */
      color?: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
    };
    /**
     * RoomOut
     * @description A room.
     */
    RoomOut: {
      /**
       * Color
       * @default #5551CE
       */
      color?: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
      /** Version */
      version: number;
    };
    /**
     * RoomUpdate
     * @description A changed room, with the version that the change began from.
     */
    RoomUpdate: {
      /**
       * Color
       * @default #5551CE
       */
      color?: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
      /** Version */
      version: number;
    };
    /**
     * RulesIn
     * @description The rules of booking as staff write them.
     */
    RulesIn: {
      /**
       * Hold Minutes
       * @description How long a time is held for a visitor
       * @default 10
       */
      hold_minutes?: number;
      /**
       * Horizon Days
       * @description How many days ahead visitors may book
       */
      horizon_days: number;
      /**
       * Lead Minutes
       * @description How long before a visit visitors may still book it
       */
      lead_minutes: number;
      /**
       * Slot Step
       * @description Minutes between the times that are offered
       */
      slot_step: number;
      /** Version */
      version: number;
    };
    /**
     * RulesOut
     * @description The rules of booking, and where visitors book.
     */
    RulesOut: {
      /** Embed Code */
      embed_code: string;
      /**
       * Hold Minutes
       * @description How long a time is held for a visitor
       * @default 10
       */
      hold_minutes?: number;
      /**
       * Horizon Days
       * @description How many days ahead visitors may book
       */
      horizon_days: number;
      /**
       * Lead Minutes
       * @description How long before a visit visitors may still book it
       */
      lead_minutes: number;
      /** Portal Url */
      portal_url: string;
      /**
       * Slot Step
       * @description Minutes between the times that are offered
       */
      slot_step: number;
      /** Version */
      version: number;
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
    /**
     * ServiceIn
     * @description A service as staff write it. With rooms it takes one of them, without it takes none.
     */
    ServiceIn: {
      /**
       * Bookable
       * @description Whether visitors may book it
       * @default true
       */
      bookable?: boolean;
      /**
       * Category Id
       * Format: uuid
       */
      category_id: string;
      /** Color */
      color: string;
      /**
       * Description En
       * @default
       */
      description_en?: string;
      /**
       * Description Sv
       * @default
       */
      description_sv?: string;
      /**
       * Duration
       * @description Minutes
       */
      duration: number;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
      /**
       * Practitioner Ids
       * @default []
       */
      practitioner_ids?: string[];
      /**
       * Price
       * @description A price above 0, in minor units of the company's currency
       */
      price: number;
      /**
       * Room Ids
       * @default []
       */
      room_ids?: string[];
      /**
       * Time After
       * @description Minutes that the room and the practitioner are taken besides
       * @default 0
       */
      time_after?: number;
      /**
       * Time Before
       * @description Minutes that the room and the practitioner are taken besides
       * @default 0
       */
      time_before?: number;
    };
    /**
     * ServiceOut
     * @description A service.
     */
    ServiceOut: {
      /**
       * Bookable
       * @description Whether visitors may book it
       * @default true
       */
      bookable?: boolean;
      /**
       * Category Id
       * Format: uuid
       */
      category_id: string;
      /** Color */
      color: string;
      /**
       * Description En
       * @default
       */
      description_en?: string;
      /**
       * Description Sv
       * @default
       */
      description_sv?: string;
      /**
       * Duration
       * @description Minutes
       */
      duration: number;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
      /**
       * Practitioner Ids
       * @default []
       */
      practitioner_ids?: string[];
      /**
       * Price
       * @description A price above 0, in minor units of the company's currency
       */
      price: number;
      /**
       * Room Ids
       * @default []
       */
      room_ids?: string[];
      /**
       * Time After
       * @description Minutes that the room and the practitioner are taken besides
       * @default 0
       */
      time_after?: number;
      /**
       * Time Before
       * @description Minutes that the room and the practitioner are taken besides
       * @default 0
       */
      time_before?: number;
      /** Version */
      version: number;
    };
    /**
     * ServiceUpdate
     * @description A changed service, with the version that the change began from.
     */
    ServiceUpdate: {
      /**
       * Bookable
       * @description Whether visitors may book it
       * @default true
       */
      bookable?: boolean;
      /**
       * Category Id
       * Format: uuid
       */
      category_id: string;
      /** Color */
      color: string;
      /**
       * Description En
       * @default
       */
      description_en?: string;
      /**
       * Description Sv
       * @default
       */
      description_sv?: string;
      /**
       * Duration
       * @description Minutes
       */
      duration: number;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
      /**
       * Practitioner Ids
       * @default []
       */
      practitioner_ids?: string[];
      /**
       * Price
       * @description A price above 0, in minor units of the company's currency
       */
      price: number;
      /**
       * Room Ids
       * @default []
       */
      room_ids?: string[];
      /**
       * Time After
       * @description Minutes that the room and the practitioner are taken besides
       * @default 0
       */
      time_after?: number;
      /**
       * Time Before
       * @description Minutes that the room and the practitioner are taken besides
       * @default 0
       */
      time_before?: number;
      /** Version */
      version: number;
    };
    /**
     * SessionOut
     * @description Who is signed in, for whom, what they may do, and what is left to do before work.
     */
    SessionOut: {
      /**
       * Area
       * @enum {string}
       */
      area: "staff" | "prescriber" | "master_admin";
      company: components["schemas"]["CompanyOut"] | null;
      /** Permissions */
      permissions: string[];
      /** Settings */
      settings: {
        [key: string]: string | boolean;
      };
      /**
       * Step
       * @enum {string}
       */
      step: "done" | "verify_email" | "set_up";
      user: components["schemas"]["UserOut"];
    };
    /**
     * SetUpIn
     * @description Which systems the company begins with; at least one.
     */
    SetUpIn: {
      /**
       * Is Booking On
       * @default false
       */
      is_booking_on?: boolean;
      /**
       * Is Pos On
       * @default false
       */
      is_pos_on?: boolean;
      /**
       * Is Record On
       * @default false
       */
      is_record_on?: boolean;
    };
    /**
     * SignedUrl
     * @description An address that anybody may open until it ends.
     */
    SignedUrl: {
      /**
       * Expires At
       * @example 2026-11-21 08:30:00
       */
      expires_at: string;
      /** Url */
      url: string;
    };
    /**
     * Slot
     * @description A time at which a visit can begin, and who is free then.
     */
    Slot: {
      /** Practitioner Ids */
      practitioner_ids: string[];
      /**
       * Start At
       * @example 2026-11-21 08:30:00
       */
      start_at: string;
    };
    /**
     * SlotOut
     * @description A time at which a visit can begin, and who is free then, in the clinic's order.
     */
    SlotOut: {
      /** Practitioner Ids */
      practitioner_ids: string[];
      /**
       * Start At
       * @example 2026-11-21 08:30:00
       */
      start_at: string;
    };
    /**
     * Slots
     * @description Times, earliest first.
     */
    Slots: {
      /** Slots */
      slots: components["schemas"]["Slot"][];
    };
    /**
     * SlotsOut
     * @description The free times, in order.
     */
    SlotsOut: {
      /** Slots */
      slots: components["schemas"]["SlotOut"][];
    };
    /**
     * Soonest
     * @description The next time that is free.
     */
    Soonest: {
      slot: components["schemas"]["Slot"] | null;
    };
    /**
     * State
     * @description Where a message is. The order is that of its life; reports may come late, twice or in disorder, and only move it on.
     * @enum {string}
     */
    State: "queued" | "sending" | "unknown" | "sent" | "failed" | "delivered";
    /**
     * StatusIn
     * @description Whether a user may sign in.
     */
    StatusIn: {
      /** Is Active */
      is_active: boolean;
      /** Version */
      version: number;
    };
    /**
     * UserIn
     * @description A new user.
     */
    UserIn: {
      /**
       * Booking Description
       * @default
       */
      booking_description?: string;
      /**
       * Country Code
       * @default
       */
      country_code?: string;
      /** Email */
      email: string;
      /** First Name */
      first_name: string;
      /**
       * Is Booking On
       * @default false
       */
      is_booking_on?: boolean;
      /**
       * Is For Booking
       * @default false
       */
      is_for_booking?: boolean;
      /**
       * Is Pos On
       * @default false
       */
      is_pos_on?: boolean;
      /**
       * Is Record On
       * @default false
       */
      is_record_on?: boolean;
      /** Language */
      language?: ("en" | "sv") | null;
      /** Last Name */
      last_name: string;
      /**
       * Mobile Number
       * @default
       */
      mobile_number?: string;
      /**
       * Title
       * @default
       */
      title?: string;
      /**
       * User Role
       * @default user
       * @enum {string}
       */
      user_role?: "super_admin" | "admin" | "user";
    };
    /**
     * UserOut
     * @description A user, by the names of the wire.
     */
    UserOut: {
      /**
       * Booking Description
       * @default
       */
      booking_description?: string;
      /**
       * Client Access
       * @default full
       * @enum {string}
       */
      client_access?: "full" | "custom";
      /** Company Id */
      company_id?: string | null;
      /**
       * Country Code
       * @default
       */
      country_code?: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Email */
      email: string;
      /** Email Verification */
      email_verification: boolean;
      /** Email Verified At */
      email_verified_at: string | null;
      /** First Name */
      first_name: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Active */
      is_active: boolean;
      /**
       * Is Booking On
       * @default false
       */
      is_booking_on?: boolean;
      /**
       * Is For Booking
       * @default false
       */
      is_for_booking?: boolean;
      /**
       * Is Pos On
       * @default false
       */
      is_pos_on?: boolean;
      /**
       * Is Record On
       * @default false
       */
      is_record_on?: boolean;
      /**
       * Language
       * @enum {string}
       */
      language: "en" | "sv";
      /** Last Login At */
      last_login_at?: string | null;
      /** Last Name */
      last_name: string;
      /**
       * Mobile Number
       * @default
       */
      mobile_number?: string;
      /**
       * Password Last Change At
       * @example 2026-11-21 08:30:00
       */
      password_last_change_at: string;
      /** Profile Photo */
      profile_photo?: string | null;
      /**
       * Title
       * @default
       */
      title?: string;
      /**
       * Updated At
       * @example 2026-11-21 08:30:00
       */
      updated_at: string;
      user_role: components["schemas"]["Role"];
      /**
       * Version
       * @default 1
       */
      version?: number;
    };
    /**
     * UserUpdate
     * @description A changed user, with the version that the change began from.
     */
    UserUpdate: {
      /**
       * Booking Description
       * @default
       */
      booking_description?: string;
      /**
       * Country Code
       * @default
       */
      country_code?: string;
      /** First Name */
      first_name: string;
      /**
       * Is Booking On
       * @default false
       */
      is_booking_on?: boolean;
      /**
       * Is For Booking
       * @default false
       */
      is_for_booking?: boolean;
      /**
       * Is Pos On
       * @default false
       */
      is_pos_on?: boolean;
      /**
       * Is Record On
       * @default false
       */
      is_record_on?: boolean;
      /** Last Name */
      last_name: string;
      /**
       * Mobile Number
       * @default
       */
      mobile_number?: string;
      /**
       * Title
       * @default
       */
      title?: string;
      /**
       * User Role
       * @default user
       * @enum {string}
       */
      user_role?: "super_admin" | "admin" | "user";
      /** Version */
      version: number;
    };
    /** ValidationError */
    ValidationError: {
      /** Context */
      ctx?: Record<string, never>;
      /** Input */
      input?: unknown;
      /** Location */
      loc: (string | number)[];
      /** Message */
      msg: string;
      /** Error Type */
      type: string;
    };
    /**
     * VerifyEmailIn
     * @description The code that was sent.
     */
    VerifyEmailIn: {
      /** Code */
      code: string;
    };
    /**
     * VersionIn
     * @description Which version of a row is meant.
     */
    VersionIn: {
      /** Version */
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
    /**
     * WeekIn
     * @description The week's hours as a whole; several openings a day may touch but not overlap.
     */
    WeekIn: {
      /** Hours */
      hours: components["schemas"]["Opening"][];
      /** Version */
      version: number;
    };
    /**
     * WeekOut
     * @description The week's hours, in order.
     */
    WeekOut: {
      /** Hours */
      hours: components["schemas"]["Opening"][];
      /** Version */
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
  log_api_audit_get: {
    parameters: {
      query?: {
        action?: string;
        client_id?: string | null;
        identity_id?: string | null;
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: string;
        subject_id?: string | null;
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
          "application/json": components["schemas"]["Envelope_Listed_AuditOut__"];
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
  rules_api_booking_settings_get: {
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
          "application/json": components["schemas"]["Envelope_RulesOut_"];
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
  change_rules_api_booking_settings_put: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RulesIn"];
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
          "application/json": components["schemas"]["Envelope_RulesOut_"];
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
  calendar_api_bookings_get: {
    parameters: {
      query: {
        from: string;
        practitioner_ids?: string[];
        to: string;
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
          "application/json": components["schemas"]["Envelope_Calendar_"];
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
  book_api_bookings_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingIn"];
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
          "application/json": components["schemas"]["Envelope_BookingOut_"];
        };
      };
      /** @description `booking.practitioner_busy` The practitioner is busy during the selected time slot. Book anyway?; `booking.room_busy` The room is busy during the selected time slot. Book anyway? */
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
  one_api_bookings__booking_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        booking_id: string;
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
          "application/json": components["schemas"]["Envelope_BookingOut_"];
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
  cancel_api_bookings__booking_id__cancel_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        booking_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CancelIn"];
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
          "application/json": components["schemas"]["Envelope_BookingOut_"];
        };
      };
      /** @description `booking.not_booked` This booking is already cancelled.; `version.stale` This was changed by someone else while you were editing. */
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
  reschedule_api_bookings__booking_id__reschedule_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        booking_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MoveIn"];
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
          "application/json": components["schemas"]["Envelope_BookingOut_"];
        };
      };
      /** @description `booking.practitioner_busy` The practitioner is busy during the selected time slot. Book anyway?; `booking.room_busy` The room is busy during the selected time slot. Book anyway?; `booking.not_booked` This booking is already cancelled.; `version.stale` This was changed by someone else while you were editing. */
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
  free_slots_api_bookings_free_slots_get: {
    parameters: {
      query: {
        from: string;
        practitioner_id?: string | null;
        service_id: string;
        to: string;
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
          "application/json": components["schemas"]["Envelope_SlotsOut_"];
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
  week_api_business_hours_get: {
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
          "application/json": components["schemas"]["Envelope_WeekOut_"];
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
  change_week_api_business_hours_put: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WeekIn"];
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
          "application/json": components["schemas"]["Envelope_WeekOut_"];
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
  of_client_api_clients__client_id__bookings_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: string;
      };
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
          "application/json": components["schemas"]["Envelope_Listed_CalendarBooking__"];
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
  deliveries_api_deliveries_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: string;
        state?: ("pending" | "done" | "dead") | null;
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
          "application/json": components["schemas"]["Envelope_Listed_DeliveryOut__"];
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
  resend_api_deliveries__delivery_id__resend_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        delivery_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["clinic__operations__schemas__ResendIn"];
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
          "application/json": components["schemas"]["Envelope_DeliveryOut_"];
        };
      };
      /** @description `delivery.not_dead` This delivery is still on its way or already done. */
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
  read_api_drafts__form___subject__get: {
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
          "application/json": components["schemas"]["Envelope_Union_DraftOut__NoneType__"];
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
  write_api_drafts__form___subject__put: {
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
          "application/json": components["schemas"]["Envelope_DraftOut_"];
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
  remove_api_drafts__form___subject__delete: {
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
  verify_by_link_api_email_verify_post: {
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
      /** @description `auth.link_used` This link has been used or has expired. Ask for a new one. */
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
  upload_api_files_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          /** Format: binary */
          file: string;
        };
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
          "application/json": components["schemas"]["Envelope_FileOut_"];
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
  forgot_api_forgot_password_post: {
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
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
    };
  };
  signed_url_api_get_signed_url_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PathIn"];
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
          "application/json": components["schemas"]["Envelope_SignedUrl_"];
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
  holidays_api_holidays_get: {
    parameters: {
      query?: {
        from?: string | null;
        to?: string | null;
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
          "application/json": components["schemas"]["Envelope_list_HolidayOut__"];
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
  add_holiday_api_holidays_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["HolidayIn"];
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
          "application/json": components["schemas"]["Envelope_HolidayOut_"];
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
  delete_holiday_api_holidays__holiday_id__delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        holiday_id: string;
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
  login_api_login_post: {
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
          "application/json": components["schemas"]["Envelope_SessionOut_"];
        };
      };
      /** @description `auth.wrong_credentials` The e-mail address or the password is not right. */
      401: {
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
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
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
        "application/json": components["schemas"]["clinic__messaging__schemas__ResendIn"];
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
  practitioners_api_practitioners_get: {
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
          "application/json": components["schemas"]["Envelope_list_PractitionerOut__"];
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
  resend_api_resend_otp_post: {
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
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
    };
  };
  reset_api_reset_password_post: {
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
      /** @description `auth.link_used` This link has been used or has expired. Ask for a new one. */
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
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
    };
  };
  rooms_api_rooms_get: {
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
          "application/json": components["schemas"]["Envelope_list_RoomOut__"];
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
  add_room_api_rooms_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RoomIn"];
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
          "application/json": components["schemas"]["Envelope_RoomOut_"];
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
  change_room_api_rooms__room_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        room_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RoomUpdate"];
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
          "application/json": components["schemas"]["Envelope_RoomOut_"];
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
  session_now_api_session_get: {
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
          "application/json": components["schemas"]["Envelope_SessionOut_"];
        };
      };
      /** @description `auth.required` Not authorized! */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `auth.ended_elsewhere` Another login has been detected for this account and you have been logged out from this device; `auth.ended_for_security` You have been logged out for security reasons */
      410: {
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
  places_api_session_places_get: {
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
          "application/json": components["schemas"]["Envelope_list_PlaceOut__"];
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
  switch_api_session_switch_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Place"];
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
          "application/json": components["schemas"]["Envelope_SessionOut_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
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
  users_api_users_get: {
    parameters: {
      query?: {
        filter?: "active" | "inactive" | "all";
        for_booking?: boolean;
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "name" | "email" | "created_at" | "last_login_at";
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
          "application/json": components["schemas"]["Envelope_Listed_UserOut__"];
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
  store_api_users_post: {
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
      /** @description `limit.users` It seems that you have reached your plan's limit */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_UserOut_"];
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
  one_api_users__user_id__get: {
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
          "application/json": components["schemas"]["Envelope_UserOut_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
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
  update_api_users__user_id__put: {
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
        "application/json": components["schemas"]["UserUpdate"];
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
          "application/json": components["schemas"]["Envelope_UserOut_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
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
  change_status_api_users__user_id__change_status_post: {
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
        "application/json": components["schemas"]["StatusIn"];
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
      /** @description `limit.users` It seems that you have reached your plan's limit */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_UserOut_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `team.super_user_stays` The super user cannot be deactivated.; `team.not_oneself` You cannot deactivate yourself. */
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
  portal_api_v2_booking_portal__public_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        public_id: string;
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
          "application/json": components["schemas"]["Envelope_PortalOut_"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
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
  days_api_v2_booking_portal__public_id__available_days_get: {
    parameters: {
      query: {
        from: string;
        practitioner_id?: string | null;
        service_id: string;
        to: string;
      };
      header?: never;
      path: {
        public_id: string;
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
          "application/json": components["schemas"]["Envelope_FreeDays_"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
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
  slots_api_v2_booking_portal__public_id__available_slots_get: {
    parameters: {
      query: {
        day: string;
        practitioner_id?: string | null;
        service_id: string;
      };
      header?: never;
      path: {
        public_id: string;
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
          "application/json": components["schemas"]["Envelope_Slots_"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
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
  confirmation_api_v2_booking_portal__public_id__booking_get: {
    parameters: {
      query?: never;
      header?: {
        "x-flow-key"?: string;
      };
      path: {
        public_id: string;
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
          "application/json": components["schemas"]["Envelope_Confirmation_"];
        };
      };
      /** @description `flow.ended` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
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
  calendar_file_api_v2_booking_portal__public_id__booking_ics_get: {
    parameters: {
      query: {
        key: string;
      };
      header?: never;
      path: {
        public_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Validation Error */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HTTPValidationError"];
        };
      };
    };
  };
  book_api_v2_booking_portal__public_id__bookings_post: {
    parameters: {
      query?: never;
      header?: {
        "x-flow-key"?: string;
      };
      path: {
        public_id: string;
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
          "application/json": components["schemas"]["Envelope_Confirmation_"];
        };
      };
      /** @description `flow.ended` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `flow.unverified` Confirm your phone number with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `booking.time_taken` This time has just been taken. Please choose another.; `portal.full` The clinic cannot take new clients online right now. Please contact the clinic. */
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
  categories_api_v2_booking_portal__public_id__categories_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        public_id: string;
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
          "application/json": components["schemas"]["Envelope_list_PortalCategory__"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
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
  soonest_api_v2_booking_portal__public_id__find_available_slot_get: {
    parameters: {
      query: {
        practitioner_id?: string | null;
        service_id: string;
      };
      header?: never;
      path: {
        public_id: string;
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
          "application/json": components["schemas"]["Envelope_Soonest_"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
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
  flow_api_v2_booking_portal__public_id__flow_get: {
    parameters: {
      query?: never;
      header?: {
        "x-flow-key"?: string;
      };
      path: {
        public_id: string;
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
          "application/json": components["schemas"]["Envelope_FlowOut_"];
        };
      };
      /** @description `flow.ended` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
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
  choose_api_v2_booking_portal__public_id__flow_put: {
    parameters: {
      query?: never;
      header?: {
        "x-flow-key"?: string;
      };
      path: {
        public_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Choice"];
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
          "application/json": components["schemas"]["Envelope_FlowOut_"];
        };
      };
      /** @description `flow.ended` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
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
  begin_api_v2_booking_portal__public_id__flows_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        public_id: string;
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
          "application/json": components["schemas"]["Envelope_FlowKey_"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
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
  hold_api_v2_booking_portal__public_id__hold_post: {
    parameters: {
      query?: never;
      header?: {
        "x-flow-key"?: string;
      };
      path: {
        public_id: string;
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
          "application/json": components["schemas"]["Envelope_FlowOut_"];
        };
      };
      /** @description `flow.ended` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `flow.unverified` Confirm your phone number with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `booking.time_taken` This time has just been taken. Please choose another. */
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
  practitioners_api_v2_booking_portal__public_id__practitioners_get: {
    parameters: {
      query: {
        practitioner_id?: string | null;
        service_id: string;
      };
      header?: never;
      path: {
        public_id: string;
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
          "application/json": components["schemas"]["Envelope_list_PortalPractitioner__"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
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
  resend_code_api_v2_booking_portal__public_id__resend_otp_post: {
    parameters: {
      query?: never;
      header?: {
        "x-flow-key"?: string;
      };
      path: {
        public_id: string;
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
          "application/json": components["schemas"]["Envelope_FlowOut_"];
        };
      };
      /** @description `flow.ended` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
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
  send_code_api_v2_booking_portal__public_id__send_otp_post: {
    parameters: {
      query?: never;
      header?: {
        "x-flow-key"?: string;
      };
      path: {
        public_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PersonIn"];
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
          "application/json": components["schemas"]["Envelope_FlowOut_"];
        };
      };
      /** @description `flow.ended` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
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
  verify_api_v2_booking_portal__public_id__verify_otp_post: {
    parameters: {
      query?: never;
      header?: {
        "x-flow-key"?: string;
      };
      path: {
        public_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CodeIn"];
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
          "application/json": components["schemas"]["Envelope_FlowOut_"];
        };
      };
      /** @description `flow.ended` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `booking.time_taken` This time has just been taken. Please choose another. */
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
      /** @description `otp.too_many_tries` Too many wrong codes. Ask for a new code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
    };
  };
  categories_api_v2_categories_get: {
    parameters: {
      query?: {
        active?: boolean | null;
        with_service?: boolean;
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
          "application/json": components["schemas"]["Envelope_list_CategoryWithServices__"];
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
  add_category_api_v2_categories_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CategoryIn"];
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
          "application/json": components["schemas"]["Envelope_CategoryOut_"];
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
  change_category_api_v2_categories__category_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        category_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CategoryUpdate"];
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
          "application/json": components["schemas"]["Envelope_CategoryOut_"];
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
  toggle_category_api_v2_categories__category_id__toggle_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        category_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["VersionIn"];
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
          "application/json": components["schemas"]["Envelope_CategoryOut_"];
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
  order_categories_api_v2_categories_shift_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderIn"];
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
          "application/json": components["schemas"]["Envelope_list_CategoryOut__"];
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
  logout_api_v2_logout_post: {
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
  register_api_v2_register_post: {
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
          "application/json": components["schemas"]["Envelope_SessionOut_"];
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
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
    };
  };
  set_up_api_v2_register_set_up_post: {
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
          "application/json": components["schemas"]["Envelope_SessionOut_"];
        };
      };
      /** @description `permission.unverified` Verify your e-mail address and finish the set-up first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `setup.done` Your company is set up already. */
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
  report_api_v2_report_error_post: {
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
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
    };
  };
  services_api_v2_services_get: {
    parameters: {
      query?: {
        active?: boolean | null;
        category_id?: string | null;
        search?: string;
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
          "application/json": components["schemas"]["Envelope_list_ServiceOut__"];
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
  add_service_api_v2_services_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ServiceIn"];
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
          "application/json": components["schemas"]["Envelope_ServiceOut_"];
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
  one_service_api_v2_services__service_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        service_id: string;
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
          "application/json": components["schemas"]["Envelope_ServiceOut_"];
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
  change_service_api_v2_services__service_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        service_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ServiceUpdate"];
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
          "application/json": components["schemas"]["Envelope_ServiceOut_"];
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
  delete_service_api_v2_services__service_id__delete: {
    parameters: {
      query?: {
        version?: number | null;
      };
      header?: never;
      path: {
        service_id: string;
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
  toggle_service_api_v2_services__service_id__toggle_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        service_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["VersionIn"];
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
          "application/json": components["schemas"]["Envelope_ServiceOut_"];
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
  verify_api_verify_email_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["VerifyEmailIn"];
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
          "application/json": components["schemas"]["Envelope_SessionOut_"];
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
      /** @description `otp.too_many_tries` Too many wrong codes. Ask for a new one. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
    };
  };
}
