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
  "/api/bankid/cancel-order": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel Order
     * @description Give the order up.
     */
    post: operations["cancel_order_api_bankid_cancel_order_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bankid/collect-order": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Collect Order
     * @description How the order stands; asked for every two seconds.
     */
    post: operations["collect_order_api_bankid_collect_order_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bankid/generate-qr": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Generate Qr
     * @description The text of the QR code for now; asked for each second.
     */
    get: operations["generate_qr_api_bankid_generate_qr_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/booking-messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Messages
     * @description The reminder and the follow-up: whether, when, by which ways, in which words.
     */
    get: operations["messages_api_booking_messages_get"];
    /**
     * Change
     * @description Change the one named by `kind`.
     */
    put: operations["change_api_booking_messages_put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/booking-messages/preview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Preview
     * @description A text as a client would read it, and how many SMS it makes.
     */
    post: operations["preview_api_booking_messages_preview_post"];
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
  "/api/client/{client_id}/forms/sendMail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send
     * @description Send the client a link to everything that waits for them.
     */
    post: operations["send_api_client__client_id__forms_sendMail_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/letters-of-consent": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Consents
     * @description A client's letters, the newest first.
     */
    get: operations["consents_api_client__client_id__letters_of_consent_get"];
    put?: never;
    /**
     * Store
     * @description Give the client letters to sign.
     */
    post: operations["store_api_client__client_id__letters_of_consent_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/letters-of-consent/{consent_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One
     * @description A client's letter with its text, answers and signature.
     */
    get: operations["one_api_client__client_id__letters_of_consent__consent_id__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/letters-of-consent/{consent_id}/cancel": {
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
     * @description Cancel a letter, or withdraw one that is signed.
     */
    post: operations["cancel_api_client__client_id__letters_of_consent__consent_id__cancel_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/letters-of-consent/{consent_id}/sign": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign
     * @description The client signs on the clinic's screen.
     */
    post: operations["sign_api_client__client_id__letters_of_consent__consent_id__sign_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/letters-of-consent/{signed_consent_id}/correct": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Correct
     * @description Begin a correction: a new version to sign.
     */
    post: operations["correct_api_client__client_id__letters_of_consent__signed_consent_id__correct_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/letters-of-consent/{signed_consent_id}/review": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Review
     * @description Approve a signed letter, or not.
     */
    post: operations["review_api_client__client_id__letters_of_consent__signed_consent_id__review_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Records
     * @description A client's questionnaires, the newest first.
     */
    get: operations["records_api_client__client_id__questionary_get"];
    put?: never;
    /**
     * Ask
     * @description Give the client questionnaires to answer.
     */
    post: operations["ask_api_client__client_id__questionary_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary/{answered_id}/correct": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Correct
     * @description Begin a correction: a new version to answer.
     */
    post: operations["correct_api_client__client_id__questionary__answered_id__correct_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary/{answered_id}/regenPdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Regenerate
     * @description Have the PDF made again.
     */
    post: operations["regenerate_api_client__client_id__questionary__answered_id__regenPdf_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary/{answered_id}/review": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Review
     * @description Approve an answered questionnaire, or not.
     */
    post: operations["review_api_client__client_id__questionary__answered_id__review_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary/{answered_id}/sign": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Sign
     * @description Sign what was answered.
     */
    put: operations["sign_api_client__client_id__questionary__answered_id__sign_put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary/{record_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One
     * @description A client's questionnaire with the questions as asked, and the answers.
     */
    get: operations["one_api_client__client_id__questionary__record_id__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary/{record_id}/answer": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer
     * @description Write down the client's answers, once.
     */
    post: operations["answer_api_client__client_id__questionary__record_id__answer_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary/{record_id}/cancel": {
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
     * @description Cancel a questionnaire; what was answered stays readable.
     */
    post: operations["cancel_api_client__client_id__questionary__record_id__cancel_post"];
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
  "/api/clients/{client_id}/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export
     * @description The latest export of a client's record; null when there never was one.
     */
    get: operations["export_api_clients__client_id__export_get"];
    put?: never;
    /**
     * Ask
     * @description Have the whole record made, in the background; `force` makes it anew.
     */
    post: operations["ask_api_clients__client_id__export_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{client_id}/export/{export_id}/download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Download
     * @description An address of the zip, for five minutes; each is counted and logged.
     */
    post: operations["download_api_clients__client_id__export__export_id__download_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{client_id}/looks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Log
     * @description Who has looked at the client's record, in plain words, newest first.
     */
    get: operations["log_api_clients__client_id__looks_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{client_id}/merge": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Merge
     * @description Make another client part of this one, for good.
     */
    post: operations["merge_api_clients__client_id__merge_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{client_id}/prescriptions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Of Client
     * @description A client's prescriptions, newest first; the look is logged.
     */
    get: operations["of_client_api_clients__client_id__prescriptions_get"];
    put?: never;
    /**
     * Ask
     * @description Ask for a prescription.
     */
    post: operations["ask_api_clients__client_id__prescriptions_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{client_id}/procedures": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Procedures
     * @description A client's procedures, the latest first; the look is logged.
     */
    get: operations["procedures_api_clients__client_id__procedures_get"];
    put?: never;
    /**
     * Store
     * @description Write a new procedure.
     */
    post: operations["store_api_clients__client_id__procedures_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{client_id}/procedures/{procedure_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One
     * @description One version of a procedure, with the list of its versions; the look is logged.
     */
    get: operations["one_api_clients__client_id__procedures__procedure_id__get"];
    /**
     * Update
     * @description Change a procedure that isn't signed.
     */
    put: operations["update_api_clients__client_id__procedures__procedure_id__put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{client_id}/procedures/{procedure_id}/cancel": {
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
     * @description Say that a procedure doesn't hold; it stays to be read.
     */
    post: operations["cancel_api_clients__client_id__procedures__procedure_id__cancel_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{client_id}/procedures/{procedure_id}/correct": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Correct
     * @description Begin a correction of a signed procedure: a new version, to be signed.
     */
    post: operations["correct_api_clients__client_id__procedures__procedure_id__correct_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{client_id}/procedures/{procedure_id}/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete
     * @description Take an unsigned procedure away; it stands among the deleted ones.
     */
    post: operations["delete_api_clients__client_id__procedures__procedure_id__delete_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{client_id}/procedures/{procedure_id}/review": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Review
     * @description Approve a signed procedure, or not.
     */
    post: operations["review_api_clients__client_id__procedures__procedure_id__review_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{client_id}/procedures/{procedure_id}/sign": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign
     * @description Sign a procedure; from then on it can't be changed.
     */
    post: operations["sign_api_clients__client_id__procedures__procedure_id__sign_post"];
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
  "/api/documents/{document_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One
     * @description A document, with an address of its PDF once it's made.
     */
    get: operations["one_api_documents__document_id__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/documents/{document_id}/regenerate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Regenerate
     * @description Have the PDF made again, from what was frozen.
     */
    post: operations["regenerate_api_documents__document_id__regenerate_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/documents/verify/{code}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Verify
     * @description Whether a document stands as it was frozen: whose it is, of what kind and when (BEY-023).
     */
    get: operations["verify_api_documents_verify__code__get"];
    put?: never;
    post?: never;
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
  "/api/letters-of-consent": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Letters
     * @description The letters, by title.
     */
    get: operations["letters_api_letters_of_consent_get"];
    put?: never;
    /**
     * Store
     * @description Add a letter.
     */
    post: operations["store_api_letters_of_consent_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/letters-of-consent/{letter_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One
     * @description A letter with its newest text.
     */
    get: operations["one_api_letters_of_consent__letter_id__get"];
    /**
     * Update
     * @description Change a letter: its text becomes a new version.
     */
    put: operations["update_api_letters_of_consent__letter_id__put"];
    post?: never;
    /**
     * Delete
     * @description Take a letter away; it can be restored.
     */
    delete: operations["delete_api_letters_of_consent__letter_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/letters-of-consent/{letter_id}/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore
     * @description Take a deleted letter back.
     */
    post: operations["restore_api_letters_of_consent__letter_id__restore_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/letters-of-consent/{letter_id}/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Toggle
     * @description Put a letter out of use, or in use again.
     */
    post: operations["toggle_api_letters_of_consent__letter_id__toggle_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/letters-of-consent/{letter_id}/versions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Versions
     * @description Every text that a letter has had.
     */
    get: operations["versions_api_letters_of_consent__letter_id__versions_get"];
    put?: never;
    post?: never;
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
  "/api/medical-devices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Devices
     * @description The devices, searched by any of their words; which are due for maintenance.
     */
    get: operations["devices_api_medical_devices_get"];
    put?: never;
    /**
     * Store
     * @description Register a device.
     */
    post: operations["store_api_medical_devices_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/medical-devices/{device_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One
     * @description A device, also one that was taken out of use.
     */
    get: operations["one_api_medical_devices__device_id__get"];
    /**
     * Update
     * @description Change a device.
     */
    put: operations["update_api_medical_devices__device_id__put"];
    post?: never;
    /**
     * Remove
     * @description Take a device out of use.
     */
    delete: operations["remove_api_medical_devices__device_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/medical-devices/{device_id}/logs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Log
     * @description Who did what with a device.
     */
    get: operations["log_api_medical_devices__device_id__logs_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/medical-devices/{device_id}/maintenance": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Maintained
     * @description A device's maintenance, planned and done.
     */
    get: operations["maintained_api_medical_devices__device_id__maintenance_get"];
    put?: never;
    /**
     * Done
     * @description Record a maintenance that was done, signed.
     */
    post: operations["done_api_medical_devices__device_id__maintenance_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/medical-devices/{device_id}/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore
     * @description Take a device into use again.
     */
    post: operations["restore_api_medical_devices__device_id__restore_post"];
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
  "/api/papers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload Paper
     * @description Upload one PDF under 20 MB, or a picture as above, such as a protocol or a manual; what saves its `id` claims it.
     */
    post: operations["upload_paper_api_papers_post"];
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
  "/api/prescriptions/{prescription_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One
     * @description One of the clinic's prescriptions; the look is logged.
     */
    get: operations["one_api_prescriptions__prescription_id__get"];
    /**
     * Change
     * @description Change a request that nobody has decided.
     */
    put: operations["change_api_prescriptions__prescription_id__put"];
    post?: never;
    /**
     * Remove
     * @description Take a request back that nobody has decided.
     */
    delete: operations["remove_api_prescriptions__prescription_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/prescriptions/{prescription_id}/inactivate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Inactivate
     * @description Put a signed prescription out of force, for good.
     */
    post: operations["inactivate_api_prescriptions__prescription_id__inactivate_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/quality-documents": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Documents
     * @description The documents by category, with what holds and who is still to read it.
     */
    get: operations["documents_api_quality_documents_get"];
    put?: never;
    /**
     * Store
     * @description Add a document.
     */
    post: operations["store_api_quality_documents_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/quality-documents/{quality_document_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One
     * @description A document, also one that was taken away.
     */
    get: operations["one_api_quality_documents__quality_document_id__get"];
    /**
     * Update
     * @description Change a document's title, category, responsible person or day of review.
     */
    put: operations["update_api_quality_documents__quality_document_id__put"];
    post?: never;
    /**
     * Remove
     * @description Take a document away.
     */
    delete: operations["remove_api_quality_documents__quality_document_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/quality-documents/{quality_document_id}/logs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Log
     * @description Who did what with a document.
     */
    get: operations["log_api_quality_documents__quality_document_id__logs_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/quality-documents/{quality_document_id}/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore
     * @description Take a document back.
     */
    post: operations["restore_api_quality_documents__quality_document_id__restore_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/quality-documents/{quality_document_id}/versions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Versions Of
     * @description A document's versions, the newest first; all stay readable.
     */
    get: operations["versions_of_api_quality_documents__quality_document_id__versions_get"];
    put?: never;
    /**
     * Draft
     * @description Begin the next version.
     */
    post: operations["draft_api_quality_documents__quality_document_id__versions_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/quality-versions/{quality_version_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Version
     * @description A version, whole.
     */
    get: operations["version_api_quality_versions__quality_version_id__get"];
    /**
     * Change
     * @description Write on in a version that isn't published; an approval is thereby taken back.
     */
    put: operations["change_api_quality_versions__quality_version_id__put"];
    post?: never;
    /**
     * Discard
     * @description Let a version go that was never published.
     */
    delete: operations["discard_api_quality_versions__quality_version_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/quality-versions/{quality_version_id}/acknowledge": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Acknowledge
     * @description Say that one has read and understood it.
     */
    post: operations["acknowledge_api_quality_versions__quality_version_id__acknowledge_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/quality-versions/{quality_version_id}/approve": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve
     * @description Approve a draft.
     */
    post: operations["approve_api_quality_versions__quality_version_id__approve_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/quality-versions/{quality_version_id}/publish": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Publish
     * @description Publish an approved version in place of the one before.
     */
    post: operations["publish_api_quality_versions__quality_version_id__publish_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/quality-versions/{quality_version_id}/readers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Readers
     * @description Who is to read a version, and who has.
     */
    get: operations["readers_api_quality_versions__quality_version_id__readers_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Questionnaires
     * @description The questionnaires, by title.
     */
    get: operations["questionnaires_api_questionary_get"];
    put?: never;
    /**
     * Store
     * @description Add a questionnaire.
     */
    post: operations["store_api_questionary_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionary_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One
     * @description A questionnaire with its questions.
     */
    get: operations["one_api_questionary__questionary_id__get"];
    /**
     * Rename
     * @description Change a questionnaire's names.
     */
    put: operations["rename_api_questionary__questionary_id__put"];
    post?: never;
    /**
     * Delete
     * @description Take a questionnaire away; it can be restored.
     */
    delete: operations["delete_api_questionary__questionary_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionary_id}/copy": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Copy
     * @description Add a questionnaire like this one.
     */
    post: operations["copy_api_questionary__questionary_id__copy_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionary_id}/questions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Questions
     * @description The questions in their order.
     */
    get: operations["questions_api_questionary__questionary_id__questions_get"];
    put?: never;
    /**
     * Add Question
     * @description Add a question.
     */
    post: operations["add_question_api_questionary__questionary_id__questions_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionary_id}/questions/{question_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change Question
     * @description Change a question.
     */
    put: operations["change_question_api_questionary__questionary_id__questions__question_id__put"];
    post?: never;
    /**
     * Remove Question
     * @description Take a question away.
     */
    delete: operations["remove_question_api_questionary__questionary_id__questions__question_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionary_id}/questions/bulk": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add Questions
     * @description Add several questions.
     */
    post: operations["add_questions_api_questionary__questionary_id__questions_bulk_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionary_id}/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore
     * @description Take a deleted questionnaire back.
     */
    post: operations["restore_api_questionary__questionary_id__restore_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionary_id}/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Toggle
     * @description Put a questionnaire out of use, or in use again.
     */
    post: operations["toggle_api_questionary__questionary_id__toggle_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionary_id}/update-new": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update
     * @description Change a questionnaire with its questions, as a whole.
     */
    put: operations["update_api_questionary__questionary_id__update_new_put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/reports/booking": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Booking
     * @description Visits in figures.
     */
    get: operations["booking_api_reports_booking_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/reports/booking/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export Booking
     * @description Visits in figures, as a workbook.
     */
    get: operations["export_booking_api_reports_booking_export_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/reports/pos": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Pos
     * @description Sales in figures.
     */
    get: operations["pos_api_reports_pos_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/reports/pos/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export Pos
     * @description Sales in figures, as a workbook.
     */
    get: operations["export_pos_api_reports_pos_export_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/reports/record": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Record
     * @description Clients, procedures and prescriptions in figures.
     */
    get: operations["record_api_reports_record_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/reports/record/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export Record
     * @description Clients, procedures and prescriptions in figures, as a workbook.
     */
    get: operations["export_record_api_reports_record_export_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/reports/team": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Colleagues
     * @description Whose figures can be asked for: everybody who is or was on the team, by name; a plain user's list is themselves.
     */
    get: operations["colleagues_api_reports_team_get"];
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
  "/api/treatments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Treatments
     * @description The treatments, searched by name; 20 a page.
     */
    get: operations["treatments_api_treatments_get"];
    put?: never;
    /**
     * Store
     * @description Add a treatment.
     */
    post: operations["store_api_treatments_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/treatments/{treatment_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update
     * @description Change a treatment.
     */
    put: operations["update_api_treatments__treatment_id__put"];
    post?: never;
    /**
     * Delete
     * @description Take a treatment out of the catalogue.
     */
    delete: operations["delete_api_treatments__treatment_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/treatments/{treatment_id}/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore
     * @description Bring a deleted treatment back.
     */
    post: operations["restore_api_treatments__treatment_id__restore_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/treatments/{treatment_id}/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Toggle
     * @description Put a treatment out of use, or in use again.
     */
    post: operations["toggle_api_treatments__treatment_id__toggle_post"];
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
  "/api/v2/client/{client_id}/questionary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Answered
     * @description A client's questionnaires with questions and answers.
     */
    get: operations["answered_api_v2_client__client_id__questionary_get"];
    put?: never;
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
  "/api/v2/questionary-loc/{public_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Clinic
     * @description The clinic's name and face.
     */
    get: operations["clinic_api_v2_questionary_loc__public_id__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/questionary-loc/{public_id}/consents/{consent_id}/sign": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign
     * @description Sign a letter of consent.
     */
    post: operations["sign_api_v2_questionary_loc__public_id__consents__consent_id__sign_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/questionary-loc/{public_id}/drafts/{form}/{subject}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Draft
     * @description What was typed so far; null when nothing was.
     */
    get: operations["draft_api_v2_questionary_loc__public_id__drafts__form___subject__get"];
    /**
     * Keep Draft
     * @description Keep what is typed.
     */
    put: operations["keep_draft_api_v2_questionary_loc__public_id__drafts__form___subject__put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/questionary-loc/{public_id}/files": {
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
     * @description Bring a picture for an answer.
     */
    post: operations["upload_api_v2_questionary_loc__public_id__files_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/questionary-loc/{public_id}/forms": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Forms
     * @description What waits for the client.
     */
    get: operations["forms_api_v2_questionary_loc__public_id__forms_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/questionary-loc/{public_id}/questionary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Public
     * @description The clinic's questionnaires in use.
     */
    get: operations["public_api_v2_questionary_loc__public_id__questionary_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/questionary-loc/{public_id}/questionnaires/{record_id}/answer": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer
     * @description Answer a questionnaire.
     */
    post: operations["answer_api_v2_questionary_loc__public_id__questionnaires__record_id__answer_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/questionary-loc/{public_id}/resend-otp": {
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
     * @description Get another code.
     */
    post: operations["resend_api_v2_questionary_loc__public_id__resend_otp_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/questionary-loc/{public_id}/verify-otp": {
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
     * @description Type the code.
     */
    post: operations["verify_api_v2_questionary_loc__public_id__verify_otp_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/questionary-loc/{public_id}/visit": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Visit
     * @description How far the visit has come.
     */
    get: operations["visit_api_v2_questionary_loc__public_id__visit_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/questionary-loc/{public_id}/visits": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open Link
     * @description Open the link; a code goes to the client.
     */
    post: operations["open_link_api_v2_questionary_loc__public_id__visits_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/questionary/{questionary_id}/questions/shift": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Shift
     * @description Put the questions in order.
     */
    post: operations["shift_api_v2_questionary__questionary_id__questions_shift_post"];
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
  "/api/v3/point-of-sale/gift-cards": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Page
     * @description The clinic's gift cards, newest first.
     */
    get: operations["page_api_v3_point_of_sale_gift_cards_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/gift-cards/{gift_card_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change
     * @description Give a card another day to expire on, or put it out of use.
     */
    put: operations["change_api_v3_point_of_sale_gift_cards__gift_card_id__put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/gift-cards/by-code/{code}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find
     * @description A card by what stands on it.
     */
    get: operations["find_api_v3_point_of_sale_gift_cards_by_code__code__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/payment/{receipt_id}/abort": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Abort
     * @description Ask that a payment or refund at the terminal be stopped.
     */
    post: operations["abort_api_v3_point_of_sale_payment__receipt_id__abort_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/payment/{receipt_id}/retry": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Retry
     * @description Begin a sale once more that came to nothing.
     */
    post: operations["retry_api_v3_point_of_sale_payment__receipt_id__retry_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/payment/quote": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Quote
     * @description What a cart comes to; nothing is stored.
     */
    post: operations["quote_api_v3_point_of_sale_payment_quote_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/payment/store": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Store
     * @description Begin a sale. Ask for its receipt, or hear topic `receipts`, to see it end.
     */
    post: operations["store_api_v3_point_of_sale_payment_store_post"];
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
  "/api/v3/point-of-sale/receipts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Page
     * @description Receipts of sales and refunds, newest first; searched by number or client.
     */
    get: operations["page_api_v3_point_of_sale_receipts_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/receipts/{receipt_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One
     * @description A receipt with everything on it; the look at a client's is logged.
     */
    get: operations["one_api_v3_point_of_sale_receipts__receipt_id__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/receipts/{receipt_id}/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Export
     * @description Give the receipt as a document or by mail; the second time is its one copy.
     */
    post: operations["export_api_v3_point_of_sale_receipts__receipt_id__export_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/receipts/{receipt_id}/refund/retry": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Retry Refund
     * @description Begin a refund once more that came to nothing; `receipt_id` is the refund's.
     */
    post: operations["retry_refund_api_v3_point_of_sale_receipts__receipt_id__refund_retry_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/receipts/{receipt_id}/refund/store": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refund
     * @description Begin to pay back a receipt, all of it or in part.
     */
    post: operations["refund_api_v3_point_of_sale_receipts__receipt_id__refund_store_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/registers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add Register
     * @description Add a register.
     */
    post: operations["add_register_api_v3_point_of_sale_registers_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/registers/{register_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change Register
     * @description Change a register, or choose its terminal.
     */
    put: operations["change_register_api_v3_point_of_sale_registers__register_id__put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/registers/{register_id}/enrol": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enrol
     * @description Connect a register to the control unit.
     */
    post: operations["enrol_api_v3_point_of_sale_registers__register_id__enrol_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/report/batches": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Closed
     * @description Closed days, newest first.
     */
    get: operations["closed_api_v3_point_of_sale_report_batches_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/report/batches/{z_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One
     * @description A closed day as it was frozen.
     */
    get: operations["one_api_v3_point_of_sale_report_batches__z_id__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/report/batches/{z_id}/download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Paper
     * @description A closed day's document.
     */
    post: operations["paper_api_v3_point_of_sale_report_batches__z_id__download_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/report/batches/{z_id}/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Postings
     * @description A closed day's postings by account, as a workbook.
     */
    get: operations["postings_api_v3_point_of_sale_report_batches__z_id__export_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/report/cash": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move Cash
     * @description Write down cash put in or taken out, the float, or an opening of the drawer.
     */
    post: operations["move_cash_api_v3_point_of_sale_report_cash_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/report/close-batch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close
     * @description Close the day (Z).
     */
    post: operations["close_api_v3_point_of_sale_report_close_batch_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/report/current": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Current
     * @description The open day as it stands (X).
     */
    get: operations["current_api_v3_point_of_sale_report_current_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/report/download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Download
     * @description The open day as a document.
     */
    post: operations["download_api_v3_point_of_sale_report_download_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/setting": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Setting
     * @description What is set for all tills.
     */
    get: operations["setting_api_v3_point_of_sale_setting_get"];
    /**
     * Change Setting
     * @description Change the receipts' texts.
     */
    put: operations["change_setting_api_v3_point_of_sale_setting_put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/state": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * State
     * @description The company's tills and terminals, and what keeps it from selling.
     */
    get: operations["state_api_v3_point_of_sale_state_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/terminals": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add Terminal
     * @description Add a terminal of the account's.
     */
    post: operations["add_terminal_api_v3_point_of_sale_terminals_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/terminals/{terminal_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change Terminal
     * @description Give a terminal another nick name, or put it out of use.
     */
    put: operations["change_terminal_api_v3_point_of_sale_terminals__terminal_id__put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/terminals/devices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Devices
     * @description The virtual terminal ids that the account has.
     */
    get: operations["devices_api_v3_point_of_sale_terminals_devices_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/prescribers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Prescribers
     * @description Who prescribes for the clinic, and who has been invited to.
     */
    get: operations["prescribers_api_v3_prescribers_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/prescribers/{prescriber_id}": {
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
     * Part
     * @description Part from a prescriber; what they signed stays, what waits for them waits for another.
     */
    delete: operations["part_api_v3_prescribers__prescriber_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/prescribers/invitation": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invitation
     * @description What a mailed invitation says.
     */
    post: operations["invitation_api_v3_prescribers_invitation_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/prescribers/invite": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invite
     * @description Invite a prescriber by mail.
     */
    post: operations["invite_api_v3_prescribers_invite_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/prescribers/join": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Join
     * @description Join by an invitation with the account that one has.
     */
    post: operations["join_api_v3_prescribers_join_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/prescribers/register": {
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
     * @description Sign up by an invitation; a code is on its way.
     */
    post: operations["register_api_v3_prescribers_register_post"];
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
     * Mine
     * @description The requests that clinics have sent to the signed-in prescriber, newest first.
     */
    get: operations["mine_api_v3_prescriptions_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/prescriptions/{prescription_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Look
     * @description One request with what its prescriber needs to know of the client; the look is logged.
     */
    get: operations["look_api_v3_prescriptions__prescription_id__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/prescriptions/{prescription_id}/refuse": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refuse
     * @description Decide not to prescribe, and say why.
     */
    post: operations["refuse_api_v3_prescriptions__prescription_id__refuse_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/prescriptions/sign": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign
     * @description Begin the signature of one or several requests with BankID.
     */
    post: operations["sign_api_v3_prescriptions_sign_post"];
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
     * @description What holds now, with the names of those named, so that nobody's card is looked at to learn them.
     */
    AccessOut: {
      /**
       * Client Access
       * @enum {string}
       */
      client_access: "full" | "custom";
      /** Client Ids */
      client_ids?: string[];
      /** Names */
      names?: {
        [key: string]: string;
      };
    };
    /**
     * AnswersIn
     * @description The answers, by the questions' ids.
     */
    AnswersIn: {
      /** Answers */
      answers: {
        [key: string]: unknown;
      };
      /** Language */
      language?: ("en" | "sv") | null;
      /** Version */
      version: number;
    };
    /**
     * AskIn
     * @description Which questionnaires the client is to answer.
     */
    AskIn: {
      /** Questionary Ids */
      questionary_ids: string[];
    };
    /**
     * AssignIn
     * @description Which letters the client is to sign.
     */
    AssignIn: {
      /** Letter Ids */
      letter_ids: string[];
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
      /** Name */
      name: string;
      /** Subject Id */
      subject_id: string | null;
    };
    /**
     * BankIdOrderIn
     * @description Which order: our own reference of it.
     */
    BankIdOrderIn: {
      /**
       * Order Ref
       * Format: uuid
       */
      order_ref: string;
    };
    /**
     * BankIdOrderOut
     * @description How an order stands, with the sentence to show. The links open the app on the device at hand; `outcome` is what came of it.
     */
    BankIdOrderOut: {
      /** Code */
      code: string;
      /** Hint */
      hint: string;
      /** Message */
      message: string;
      /**
       * Order Ref
       * Format: uuid
       */
      order_ref: string;
      /** Outcome */
      outcome?: {
        [key: string]: unknown;
      };
      /**
       * Start Desktop
       * @default
       */
      start_desktop?: string;
      /**
       * Start Mobile
       * @default
       */
      start_mobile?: string;
      /**
       * State
       * @enum {string}
       */
      state: "pending" | "complete" | "failed";
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
     * BookedRow
     * @description Who or what was booked most.
     */
    BookedRow: {
      /** Bookings Count */
      bookings_count: number;
      /** Bookings Sum Price */
      bookings_sum_price: number;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
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
     * BookingReportOut
     * @description The booking report; parts that weren't asked for are null. `value2` counts groups, and missed visits.
     */
    BookingReportOut: {
      booking_statistics?: components["schemas"]["BookingStatistics"] | null;
      /** Bookings */
      bookings?: components["schemas"]["PairItem"][] | null;
      /** Cancelled No Show */
      cancelled_no_show?: components["schemas"]["PairItem"][] | null;
      /** Categories */
      categories?: components["schemas"]["BookedRow"][] | null;
      /**
       * End
       * Format: date
       */
      end: string;
      /**
       * Period
       * @enum {string}
       */
      period: "day" | "week" | "month";
      /** Practitioners */
      practitioners?: components["schemas"]["BookedRow"][] | null;
      /** Services */
      services?: components["schemas"]["BookedRow"][] | null;
      /**
       * Start
       * Format: date
       */
      start: string;
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
     * BookingStatistics
     * @description The booking report's cards.
     */
    BookingStatistics: {
      /** Total Bookings No Show */
      total_bookings_no_show: number;
      /** Total Bookings Revenue */
      total_bookings_revenue: number;
      /** Total Cancelled Bookings */
      total_cancelled_bookings: number;
      /** Total Group Bookings */
      total_group_bookings: number;
      /** Total Group Bookings Individual */
      total_group_bookings_individual: number;
      /** Total Single Bookings */
      total_single_bookings: number;
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
     * @description How much there is of each kind (REC-010); nothing of what the caller may not read.
     */
    CardCounts: {
      /** Bookings */
      bookings: number;
      /** Consents */
      consents: number;
      /** Consents Waiting */
      consents_waiting: number;
      /** Prescriptions */
      prescriptions: number;
      /** Procedures */
      procedures: number;
      /** Questionnaires */
      questionnaires: number;
    };
    /**
     * CardProcedure
     * @description One of the latest procedures, by its newest version.
     */
    CardProcedure: {
      /**
       * Date
       * Format: date
       */
      date: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Signed By Name */
      signed_by_name: string;
      /**
       * State
       * @enum {string}
       */
      state: "not_signed" | "pending_sign" | "signed" | "cancelled";
      /** Title */
      title: string;
    };
    /**
     * CartIn
     * @description What is sold, and the discount on all of it. A discount needs a product or a service to be on.
     */
    CartIn: {
      /** Booking Id */
      booking_id?: string | null;
      discount?: components["schemas"]["DiscountIn"] | null;
      /** Lines */
      lines: components["schemas"]["CartLine"][];
    };
    /**
     * CartLine
     * @description One line of the cart. Name, price and VAT come from the catalogue; a service's price may be another for this client.
     *
     *     A service is cosmetic (25 % VAT) unless it's medically motivated, which takes a reason. A gift card's `unit_price` is its value.
     */
    CartLine: {
      discount?: components["schemas"]["DiscountIn"] | null;
      /** Expires On */
      expires_on?: string | null;
      /**
       * Kind
       * @enum {string}
       */
      kind: "product" | "service" | "gift_card";
      /** Practitioner Id */
      practitioner_id?: string | null;
      /** Product Id */
      product_id?: string | null;
      /**
       * Purpose
       * @default cosmetic
       * @enum {string}
       */
      purpose?: "cosmetic" | "medical";
      /**
       * Quantity
       * @default 1
       */
      quantity?: number;
      /**
       * Reason
       * @default
       */
      reason?: string;
      /** Service Id */
      service_id?: string | null;
      /** Unit Price */
      unit_price?: number | null;
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
      /** Last Procedures */
      last_procedures: components["schemas"]["CardProcedure"][];
      /** Last Visits */
      last_visits: components["schemas"]["BookingRow"][];
      next_visit: components["schemas"]["BookingRow"] | null;
    };
    /**
     * ClientExportOut
     * @description An export and how far it has come; `progress` in percent.
     */
    ClientExportOut: {
      /**
       * Client Id
       * Format: uuid
       */
      client_id: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Downloads */
      downloads: number;
      /** Expires At */
      expires_at: string | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Progress */
      progress: number;
      /** Ready At */
      ready_at: string | null;
      /** Size */
      size: number | null;
      /**
       * State
       * @enum {string}
       */
      state: "waiting" | "making" | "ready" | "failed" | "erased";
      /** Version */
      version: number;
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
      /** Publish Permission */
      publish_permission: string;
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
     * ClinicOut
     * @description The clinic as whoever opens the link meets it.
     */
    ClinicOut: {
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
      /** Theme Color */
      theme_color: string;
      /** Timezone */
      timezone: string;
    };
    /**
     * CloseIn
     * @description Closing the day: what was counted in the drawer, and what stays in it as tomorrow's float.
     *
     *     `number` is that of the X report which was looked at: a day that was closed meanwhile isn't followed by an empty one.
     */
    CloseIn: {
      /**
       * Counted Cash
       * @description Money in minor units of the company's currency: 45000 is 450.00
       */
      counted_cash: number;
      /** Number */
      number?: number | null;
      /**
       * Opening Float
       * @description Money in minor units of the company's currency: 45000 is 450.00
       * @default 0
       */
      opening_float?: number;
      /**
       * Register Id
       * Format: uuid
       */
      register_id: string;
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
     * ColleagueOut
     * @description Somebody who is or was on the team; `id` is what reports are narrowed by.
     */
    ColleagueOut: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Active */
      is_active: boolean;
      /** Name */
      name: string;
    };
    /**
     * CompanyIn
     * @description The company's own settings, as its super user writes them. Numbers and logo left out stay as they are; null takes the logo away.
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
      /** Is Nrs On */
      is_nrs_on?: boolean | null;
      /** Is Twelve Hours */
      is_twelve_hours: boolean;
      /**
       * Language
       * @enum {string}
       */
      language: "en" | "sv";
      /** Logo Id */
      logo_id?: string | null;
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
      /** Is Nrs On */
      is_nrs_on: boolean;
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
     * ConsentOut
     * @description A client's letter with its text and what was answered.
     */
    ConsentOut: {
      /** Answers */
      answers: {
        [key: string]: unknown;
      };
      /** Approval */
      approval: ("approved" | "not_approved") | null;
      /** Asks Publish */
      asks_publish: boolean;
      /**
       * RichText
       * @example {
       *       "content": [
       *         {
       *           "content": [
       *             {
       *               "text": "Text",
       *               "type": "text"
       *             }
       *           ],
       *           "type": "paragraph"
       *         }
       *       ],
       *       "type": "doc"
       *     }
       */
      body: {
        [key: string]: unknown;
      };
      /** Cancel Reason */
      cancel_reason: string;
      /** Cancelled At */
      cancelled_at: string | null;
      /** Cancelled By Name */
      cancelled_by_name: string;
      /** Correction Reason */
      correction_reason: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Document Id */
      document_id: string | null;
      /**
       * Entry Id
       * Format: uuid
       */
      entry_id: string;
      /** Files */
      files: components["schemas"]["FileShown"][];
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Cancelled */
      is_cancelled: boolean;
      /** Is Newest */
      is_newest: boolean;
      /**
       * Letter Id
       * Format: uuid
       */
      letter_id: string;
      /** Letter Number */
      letter_number: number;
      /** Marks */
      marks: components["schemas"]["FormMarkOut"][];
      /** Number */
      number: number;
      /** Publish Permission */
      publish_permission: string;
      /** Questions */
      questions: components["schemas"]["QuestionOut"][];
      /** Sent At */
      sent_at: string | null;
      /** Signature */
      signature: string | null;
      /** Signed At */
      signed_at: string | null;
      /** Signed By Name */
      signed_by_name: string;
      /** Signed Way */
      signed_way: string;
      /**
       * State
       * @enum {string}
       */
      state: "not_signed" | "pending_sign" | "signed";
      /** Title */
      title: string;
      /** Version */
      version: number;
      /** Versions */
      versions: components["schemas"]["FormEarlierOut"][];
    };
    /**
     * ConsentRow
     * @description A client's letter in a list: the version of each that stands.
     */
    ConsentRow: {
      /** Approval */
      approval: ("approved" | "not_approved") | null;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Document Id */
      document_id: string | null;
      /**
       * Entry Id
       * Format: uuid
       */
      entry_id: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Cancelled */
      is_cancelled: boolean;
      /**
       * Letter Id
       * Format: uuid
       */
      letter_id: string;
      /** Number */
      number: number;
      /** Sent At */
      sent_at: string | null;
      /** Signed At */
      signed_at: string | null;
      /** Signed By Name */
      signed_by_name: string;
      /**
       * State
       * @enum {string}
       */
      state: "not_signed" | "pending_sign" | "signed";
      /** Title */
      title: string;
      /** Version */
      version: number;
    };
    /**
     * ConsentToSign
     * @description A letter that waits for the client's signature.
     */
    ConsentToSign: {
      /** Answers */
      answers: {
        [key: string]: unknown;
      };
      /** Asks Publish */
      asks_publish: boolean;
      /**
       * RichText
       * @example {
       *       "content": [
       *         {
       *           "content": [
       *             {
       *               "text": "Text",
       *               "type": "text"
       *             }
       *           ],
       *           "type": "paragraph"
       *         }
       *       ],
       *       "type": "doc"
       *     }
       */
      body: {
        [key: string]: unknown;
      };
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Publish Permission */
      publish_permission: string;
      /** Questions */
      questions: components["schemas"]["QuestionOut"][];
      /** Title */
      title: string;
      /** Version */
      version: number;
    };
    /**
     * ControlOut
     * @description The registration with the control unit.
     */
    ControlOut: {
      /** Code */
      code: string;
      /** Registered At */
      registered_at: string | null;
      /** Unit */
      unit: string;
    };
    /**
     * CorrectIn
     * @description Why it's corrected.
     */
    CorrectIn: {
      /** Reason */
      reason: string;
    };
    /**
     * DashboardOut
     * @description The clinic's day, and what waits.
     */
    DashboardOut: {
      /** Next Day */
      next_day: string | null;
      /** Today */
      today: components["schemas"]["BookingRow"][];
      waiting: components["schemas"]["Waiting"];
    };
    /**
     * DayVat
     * @description One rate's sales and returns.
     */
    DayVat: {
      /** Rate */
      rate: number;
      /** Returned Vat */
      returned_vat: number;
      /** Returns */
      returns: number;
      /** Sales */
      sales: number;
      /** Vat */
      vat: number;
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
     * DeliveryResendIn
     * @description Which state of the delivery the caller saw.
     */
    DeliveryResendIn: {
      /** Version */
      version: number;
    };
    /**
     * DeviceIn
     * @description A device as staff write it.
     */
    DeviceIn: {
      /** Bought On */
      bought_on?: string | null;
      /** Brand */
      brand: string;
      /**
       * Category
       * @default
       */
      category?: string;
      /** Interval Months */
      interval_months?: number | null;
      /**
       * Location
       * @default
       */
      location?: string;
      /**
       * Manual Ids
       * @default []
       */
      manual_ids?: string[];
      /** Model */
      model: string;
      /** Name */
      name: string;
      /** Next Service On */
      next_service_on?: string | null;
      /** Responsible Id */
      responsible_id?: string | null;
      /** Serial Number */
      serial_number: string;
      /** Supplier */
      supplier: string;
    };
    /**
     * DeviceOut
     * @description A device, whole.
     */
    DeviceOut: {
      /** Bought On */
      bought_on: string | null;
      /** Brand */
      brand: string;
      /** Category */
      category: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Interval Months */
      interval_months: number | null;
      /** Is Removed */
      is_removed: boolean;
      /** Last Service On */
      last_service_on: string | null;
      /** Location */
      location: string;
      /** Manuals */
      manuals: components["schemas"]["PaperOut"][];
      /** Model */
      model: string;
      /** Name */
      name: string;
      /** Next Service On */
      next_service_on: string | null;
      /** Responsible Id */
      responsible_id: string | null;
      /** Responsible Name */
      responsible_name: string;
      /** Serial Number */
      serial_number: string;
      /**
       * Service
       * @enum {string}
       */
      service: "none" | "planned" | "soon" | "overdue";
      /** Supplier */
      supplier: string;
      /** Version */
      version: number;
    };
    /**
     * DeviceRow
     * @description A device in the list.
     */
    DeviceRow: {
      /** Bought On */
      bought_on: string | null;
      /** Brand */
      brand: string;
      /** Category */
      category: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Interval Months */
      interval_months: number | null;
      /** Is Removed */
      is_removed: boolean;
      /** Last Service On */
      last_service_on: string | null;
      /** Location */
      location: string;
      /** Model */
      model: string;
      /** Name */
      name: string;
      /** Next Service On */
      next_service_on: string | null;
      /** Responsible Id */
      responsible_id: string | null;
      /** Responsible Name */
      responsible_name: string;
      /** Serial Number */
      serial_number: string;
      /**
       * Service
       * @enum {string}
       */
      service: "none" | "planned" | "soon" | "overdue";
      /** Supplier */
      supplier: string;
      /** Version */
      version: number;
    };
    /**
     * DeviceUpdate
     * @description A changed device, with the version that the change began from.
     */
    DeviceUpdate: {
      /** Bought On */
      bought_on?: string | null;
      /** Brand */
      brand: string;
      /**
       * Category
       * @default
       */
      category?: string;
      /** Interval Months */
      interval_months?: number | null;
      /**
       * Location
       * @default
       */
      location?: string;
      /**
       * Manual Ids
       * @default []
       */
      manual_ids?: string[];
      /** Model */
      model: string;
      /** Name */
      name: string;
      /** Next Service On */
      next_service_on?: string | null;
      /** Responsible Id */
      responsible_id?: string | null;
      /** Serial Number */
      serial_number: string;
      /** Supplier */
      supplier: string;
      /** Version */
      version: number;
    };
    /**
     * DiscountIn
     * @description A discount: 1 to 100 percent, or an amount.
     */
    DiscountIn: {
      /**
       * Kind
       * @enum {string}
       */
      kind: "percent" | "amount";
      /** Value */
      value: number;
    };
    /**
     * Discounts
     * @description What was given off, beside what was left to pay.
     */
    Discounts: {
      /** Direct Discount */
      direct_discount: number;
      /** Total Revenue */
      total_revenue: number;
    };
    /**
     * DocumentOut
     * @description A frozen document.
     */
    DocumentOut: {
      /** Code */
      code: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Digest */
      digest: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Kind */
      kind: string;
      pdf: components["schemas"]["PdfOut"];
      /** Title */
      title: string;
    };
    /**
     * DocumentRef
     * @description The document that was made.
     */
    DocumentRef: {
      /**
       * Document Id
       * Format: uuid
       */
      document_id: string;
    };
    /**
     * DoneIn
     * @description A maintenance as it was done, signed by who did it.
     */
    DoneIn: {
      /**
       * Done On
       * Format: date
       */
      done_on: string;
      /** Next Service On */
      next_service_on?: string | null;
      /**
       * Notes
       * @default
       */
      notes?: string;
      /**
       * Outcome
       * @enum {string}
       */
      outcome: "passed" | "remarks" | "failed";
      /** Performed By */
      performed_by: string;
      /** Protocol Id */
      protocol_id?: string | null;
      /** Signature */
      signature: string;
    };
    /**
     * DoneOut
     * @description Something that the client has done by this link's forms.
     */
    DoneOut: {
      /**
       * Done At
       * @example 2026-11-21 08:30:00
       */
      done_at: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Title En */
      title_en: string;
      /** Title Sv */
      title_sv: string;
    };
    /**
     * DoneRow
     * @description Who did most procedures.
     */
    DoneRow: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
      /** Treatments Count */
      treatments_count: number;
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
     * DrawerIn
     * @description Cash moved at a register.
     */
    DrawerIn: {
      /**
       * Amount
       * @description Money in minor units of the company's currency: 45000 is 450.00
       * @default 0
       */
      amount?: number;
      /** Kind */
      kind: string;
      /**
       * Reason
       * @default
       */
      reason?: string;
      /**
       * Register Id
       * Format: uuid
       */
      register_id: string;
    };
    /**
     * EarlierOut
     * @description What the same prescriber has been asked before for the same person.
     */
    EarlierOut: {
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
      /**
       * State
       * @enum {string}
       */
      state: "needs_prescription" | "pending" | "signed" | "not_prescribed" | "expired" | "inactivated";
      /** Strength */
      strength: string;
      /** Times */
      times: number;
      /** Uses */
      uses: number;
      /**
       * Valid Until
       * Format: date
       */
      valid_until: string;
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
    /**
     * EntryOut
     * @description Something that was written in the journal.
     */
    EntryOut: {
      /** Amount */
      amount: number;
      /**
       * At
       * @example 2026-11-21 08:30:00
       */
      at: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Kind */
      kind: string;
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
    /** Envelope[BankIdOrderOut] */
    Envelope_BankIdOrderOut_: {
      data: components["schemas"]["BankIdOrderOut"];
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
    /** Envelope[BookingReportOut] */
    Envelope_BookingReportOut_: {
      data: components["schemas"]["BookingReportOut"];
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
    /** Envelope[ClientExportOut] */
    Envelope_ClientExportOut_: {
      data: components["schemas"]["ClientExportOut"];
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
    /** Envelope[ClinicOut] */
    Envelope_ClinicOut_: {
      data: components["schemas"]["ClinicOut"];
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
    /** Envelope[ConsentOut] */
    Envelope_ConsentOut_: {
      data: components["schemas"]["ConsentOut"];
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
    /** Envelope[DeviceOut] */
    Envelope_DeviceOut_: {
      data: components["schemas"]["DeviceOut"];
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
    /** Envelope[DocumentOut] */
    Envelope_DocumentOut_: {
      data: components["schemas"]["DocumentOut"];
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
    /** Envelope[DocumentRef] */
    Envelope_DocumentRef_: {
      data: components["schemas"]["DocumentRef"];
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
    /** Envelope[DoneOut] */
    Envelope_DoneOut_: {
      data: components["schemas"]["DoneOut"];
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
    /** Envelope[EntryOut] */
    Envelope_EntryOut_: {
      data: components["schemas"]["EntryOut"];
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
    /** Envelope[ExportOut] */
    Envelope_ExportOut_: {
      data: components["schemas"]["ExportOut"];
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
    /** Envelope[FormsOut] */
    Envelope_FormsOut_: {
      data: components["schemas"]["FormsOut"];
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
    /** Envelope[GiftCardOut] */
    Envelope_GiftCardOut_: {
      data: components["schemas"]["GiftCardOut"];
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
    /** Envelope[InvitationOut] */
    Envelope_InvitationOut_: {
      data: components["schemas"]["InvitationOut"];
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
    /** Envelope[LetterOut] */
    Envelope_LetterOut_: {
      data: components["schemas"]["LetterOut"];
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
    /** Envelope[list[ConsentRow]] */
    Envelope_list_ConsentRow__: {
      /** Data */
      data: components["schemas"]["ConsentRow"][];
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
    /** Envelope[list[LetterVersionOut]] */
    Envelope_list_LetterVersionOut__: {
      /** Data */
      data: components["schemas"]["LetterVersionOut"][];
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
    /** Envelope[list[NoticeOut]] */
    Envelope_list_NoticeOut__: {
      /** Data */
      data: components["schemas"]["NoticeOut"][];
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
    /** Envelope[list[PrescriberOut]] */
    Envelope_list_PrescriberOut__: {
      /** Data */
      data: components["schemas"]["PrescriberOut"][];
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
    /** Envelope[list[PublicQuestionary]] */
    Envelope_list_PublicQuestionary__: {
      /** Data */
      data: components["schemas"]["PublicQuestionary"][];
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
    /** Envelope[list[QualityReadOut]] */
    Envelope_list_QualityReadOut__: {
      /** Data */
      data: components["schemas"]["QualityReadOut"][];
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
    /** Envelope[list[QuestionOut]] */
    Envelope_list_QuestionOut__: {
      /** Data */
      data: components["schemas"]["QuestionOut"][];
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
    /** Envelope[list[RecordRow]] */
    Envelope_list_RecordRow__: {
      /** Data */
      data: components["schemas"]["RecordRow"][];
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
    /** Envelope[Listed[ColleagueOut]] */
    Envelope_Listed_ColleagueOut__: {
      data: components["schemas"]["Listed_ColleagueOut_"];
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
    /** Envelope[Listed[ConsentRow]] */
    Envelope_Listed_ConsentRow__: {
      data: components["schemas"]["Listed_ConsentRow_"];
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
    /** Envelope[Listed[DeviceRow]] */
    Envelope_Listed_DeviceRow__: {
      data: components["schemas"]["Listed_DeviceRow_"];
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
    /** Envelope[Listed[GiftCardOut]] */
    Envelope_Listed_GiftCardOut__: {
      data: components["schemas"]["Listed_GiftCardOut_"];
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
    /** Envelope[Listed[LetterRow]] */
    Envelope_Listed_LetterRow__: {
      data: components["schemas"]["Listed_LetterRow_"];
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
    /** Envelope[Listed[LookOut]] */
    Envelope_Listed_LookOut__: {
      data: components["schemas"]["Listed_LookOut_"];
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
    /** Envelope[Listed[MaintenanceOut]] */
    Envelope_Listed_MaintenanceOut__: {
      data: components["schemas"]["Listed_MaintenanceOut_"];
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
    /** Envelope[Listed[PrescriptionOut]] */
    Envelope_Listed_PrescriptionOut__: {
      data: components["schemas"]["Listed_PrescriptionOut_"];
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
    /** Envelope[Listed[ProcedureRow]] */
    Envelope_Listed_ProcedureRow__: {
      data: components["schemas"]["Listed_ProcedureRow_"];
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
    /** Envelope[Listed[QualityDocumentRow]] */
    Envelope_Listed_QualityDocumentRow__: {
      data: components["schemas"]["Listed_QualityDocumentRow_"];
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
    /** Envelope[Listed[QualityLogOut]] */
    Envelope_Listed_QualityLogOut__: {
      data: components["schemas"]["Listed_QualityLogOut_"];
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
    /** Envelope[Listed[QualityVersionRow]] */
    Envelope_Listed_QualityVersionRow__: {
      data: components["schemas"]["Listed_QualityVersionRow_"];
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
    /** Envelope[Listed[QuestionaryRow]] */
    Envelope_Listed_QuestionaryRow__: {
      data: components["schemas"]["Listed_QuestionaryRow_"];
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
    /** Envelope[Listed[ReceiptRow]] */
    Envelope_Listed_ReceiptRow__: {
      data: components["schemas"]["Listed_ReceiptRow_"];
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
    /** Envelope[Listed[RecordAnswered]] */
    Envelope_Listed_RecordAnswered__: {
      data: components["schemas"]["Listed_RecordAnswered_"];
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
    /** Envelope[Listed[RecordRow]] */
    Envelope_Listed_RecordRow__: {
      data: components["schemas"]["Listed_RecordRow_"];
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
    /** Envelope[Listed[TreatmentOut]] */
    Envelope_Listed_TreatmentOut__: {
      data: components["schemas"]["Listed_TreatmentOut_"];
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
    /** Envelope[Listed[ZRow]] */
    Envelope_Listed_ZRow__: {
      data: components["schemas"]["Listed_ZRow_"];
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
    /** Envelope[MaintenanceOut] */
    Envelope_MaintenanceOut_: {
      data: components["schemas"]["MaintenanceOut"];
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
    /** Envelope[NoticeOut] */
    Envelope_NoticeOut_: {
      data: components["schemas"]["NoticeOut"];
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
    /** Envelope[PosReportOut] */
    Envelope_PosReportOut_: {
      data: components["schemas"]["PosReportOut"];
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
    /** Envelope[PrescriberOut] */
    Envelope_PrescriberOut_: {
      data: components["schemas"]["PrescriberOut"];
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
    /** Envelope[PrescriptionOut] */
    Envelope_PrescriptionOut_: {
      data: components["schemas"]["PrescriptionOut"];
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
    /** Envelope[PreviewOut] */
    Envelope_PreviewOut_: {
      data: components["schemas"]["PreviewOut"];
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
    /** Envelope[ProcedureOut] */
    Envelope_ProcedureOut_: {
      data: components["schemas"]["ProcedureOut"];
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
    /** Envelope[QrOut] */
    Envelope_QrOut_: {
      data: components["schemas"]["QrOut"];
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
    /** Envelope[QualityDocumentRow] */
    Envelope_QualityDocumentRow_: {
      data: components["schemas"]["QualityDocumentRow"];
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
    /** Envelope[QualityVersionOut] */
    Envelope_QualityVersionOut_: {
      data: components["schemas"]["QualityVersionOut"];
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
    /** Envelope[QuestionaryOut] */
    Envelope_QuestionaryOut_: {
      data: components["schemas"]["QuestionaryOut"];
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
    /** Envelope[QuoteOut] */
    Envelope_QuoteOut_: {
      data: components["schemas"]["QuoteOut"];
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
    /** Envelope[ReceiptOut] */
    Envelope_ReceiptOut_: {
      data: components["schemas"]["ReceiptOut"];
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
    /** Envelope[RecordOut] */
    Envelope_RecordOut_: {
      data: components["schemas"]["RecordOut"];
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
    /** Envelope[RecordReportOut] */
    Envelope_RecordReportOut_: {
      data: components["schemas"]["RecordReportOut"];
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
    /** Envelope[RegisterOut] */
    Envelope_RegisterOut_: {
      data: components["schemas"]["RegisterOut"];
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
    /** Envelope[ReportOut] */
    Envelope_ReportOut_: {
      data: components["schemas"]["ReportOut"];
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
    /** Envelope[RequestOut] */
    Envelope_RequestOut_: {
      data: components["schemas"]["RequestOut"];
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
    /** Envelope[SentOut] */
    Envelope_SentOut_: {
      data: components["schemas"]["SentOut"];
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
    /** Envelope[SettingOut] */
    Envelope_SettingOut_: {
      data: components["schemas"]["SettingOut"];
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
    /** Envelope[TerminalOut] */
    Envelope_TerminalOut_: {
      data: components["schemas"]["TerminalOut"];
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
    /** Envelope[TillState] */
    Envelope_TillState_: {
      data: components["schemas"]["TillState"];
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
    /** Envelope[TreatmentOut] */
    Envelope_TreatmentOut_: {
      data: components["schemas"]["TreatmentOut"];
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
    /** Envelope[Union[ClientExportOut, NoneType]] */
    Envelope_Union_ClientExportOut__NoneType__: {
      data: components["schemas"]["ClientExportOut"] | null;
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
    /** Envelope[VerifiedOut] */
    Envelope_VerifiedOut_: {
      data: components["schemas"]["VerifiedOut"];
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
    /** Envelope[VisitKey] */
    Envelope_VisitKey_: {
      data: components["schemas"]["VisitKey"];
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
    /** Envelope[VisitOut] */
    Envelope_VisitOut_: {
      data: components["schemas"]["VisitOut"];
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
    /** Envelope[ZOut] */
    Envelope_ZOut_: {
      data: components["schemas"]["ZOut"];
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
     * ExportIn
     * @description How the receipt is given: as a file to open, or by mail.
     */
    ExportIn: {
      /** Email */
      email?: string | null;
      /**
       * Type
       * @enum {string}
       */
      type: "download" | "mail";
    };
    /**
     * ExportOut
     * @description What came of giving the receipt: the document, once it's there; a copy is first registered with the control unit.
     */
    ExportOut: {
      /** Document Id */
      document_id: string | null;
      /** Downloaded */
      downloaded: number;
      /** Is Copy */
      is_copy: boolean;
      /** Mailed To */
      mailed_to: string;
    };
    /**
     * ExportWanted
     * @description Whether one that is ready will do, or is made anew.
     */
    ExportWanted: {
      /**
       * Force
       * @default false
       */
      force?: boolean;
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
     * FileShown
     * @description A file with addresses that live five minutes.
     */
    FileShown: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Kind */
      kind: string;
      /** Name */
      name: string;
      /** Thumb Url */
      thumb_url: string;
      /** Url */
      url: string;
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
     * FormCancelIn
     * @description Why it's cancelled.
     */
    FormCancelIn: {
      /** Reason */
      reason: string;
      /** Version */
      version: number;
    };
    /**
     * FormEarlierOut
     * @description One of an entry's versions.
     */
    FormEarlierOut: {
      /** Correction Reason */
      correction_reason: string;
      /** Document Id */
      document_id: string | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Number */
      number: number;
      /** Signed At */
      signed_at: string | null;
      /**
       * State
       * @enum {string}
       */
      state: "not_signed" | "pending_sign" | "signed";
    };
    /**
     * FormMarkOut
     * @description Whether a version was approved, by whom, when and why not.
     */
    FormMarkOut: {
      /**
       * At
       * @example 2026-11-21 08:30:00
       */
      at: string;
      /** By Name */
      by_name: string;
      /**
       * Kind
       * @enum {string}
       */
      kind: "approved" | "not_approved";
      /** Reason */
      reason: string;
    };
    /**
     * FormsOut
     * @description What the client is to fill in, and what they have.
     */
    FormsOut: {
      /** Consents */
      consents: components["schemas"]["ConsentToSign"][];
      /** Done */
      done: components["schemas"]["DoneOut"][];
      /** First Name */
      first_name: string;
      /** Last Name */
      last_name: string;
      /** Questionnaires */
      questionnaires: components["schemas"]["QuestionaryToAnswer"][];
    };
    /**
     * FormVersionIn
     * @description Which version of the row is meant.
     */
    FormVersionIn: {
      /** Version */
      version: number;
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
     * GiftCardChange
     * @description Until when a card holds, and whether it may be used.
     */
    GiftCardChange: {
      /**
       * Expires On
       * Format: date
       */
      expires_on: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Version */
      version: number;
    };
    /**
     * GiftCardOut
     * @description A gift card; `client_id` is its customer, `receipt_id` the sale of it.
     */
    GiftCardOut: {
      /** Balance */
      balance: number;
      /** Client Id */
      client_id: string | null;
      /** Code */
      code: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /**
       * Expires On
       * Format: date
       */
      expires_on: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Initial Value */
      initial_value: number;
      /** Receipt Id */
      receipt_id: string | null;
      /**
       * Status
       * @enum {string}
       */
      status: "active" | "used" | "expired" | "cancelled";
      /** Version */
      version: number;
    };
    /**
     * GroupOut
     * @description A main group's sales.
     */
    GroupOut: {
      /**
       * Group
       * @enum {string}
       */
      group: "product" | "service" | "gift_card";
      /** Returns */
      returns: number;
      /** Sales */
      sales: number;
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
     * InvitationOut
     * @description What the invited person sees before deciding: who invites, to which address, and what they have to fill in.
     */
    InvitationOut: {
      /**
       * Account
       * @enum {string}
       */
      account: "none" | "person" | "prescriber";
      /** Clinic Name */
      clinic_name: string;
      /** Email */
      email: string;
      /** Is Black Text */
      is_black_text: boolean;
      /** Language */
      language: string;
      /** Theme Color */
      theme_color: string;
    };
    /**
     * InviteIn
     * @description Whom the clinic invites, and whether they are one of its own.
     */
    InviteIn: {
      /** Email */
      email: string;
      /**
       * Origin
       * @default external
       * @enum {string}
       */
      origin?: "own" | "external";
    };
    /**
     * Item
     * @description One part of the period, or one group.
     */
    Item: {
      /** Name */
      name: string;
      /** Value */
      value: number;
    };
    /**
     * JoinIn
     * @description Somebody who has an account joins with its password; one who isn't a prescriber yet says the rest too.
     */
    JoinIn: {
      /** Company */
      company: string;
      /**
       * First Name
       * @default
       */
      first_name?: string;
      /** Invitation */
      invitation: string;
      /**
       * Language
       * @default sv
       * @enum {string}
       */
      language?: "en" | "sv";
      /**
       * Last Name
       * @default
       */
      last_name?: string;
      /** Password */
      password: string;
      /**
       * Personal Id
       * @default
       */
      personal_id?: string;
      /**
       * Prescriber Code
       * @default
       */
      prescriber_code?: string;
    };
    /**
     * Kind
     * @description What a message is for, which decides how long it's kept and whether it may go twice.
     * @enum {string}
     */
    Kind: "code" | "notice" | "marketing";
    /**
     * LetterIn
     * @description A letter as staff write it; `asks_publish` also asks whether pictures may be published (REC-005).
     */
    LetterIn: {
      /**
       * Asks Publish
       * @default false
       */
      asks_publish?: boolean;
      /**
       * RichText
       * @example {
       *       "content": [
       *         {
       *           "content": [
       *             {
       *               "text": "Text",
       *               "type": "text"
       *             }
       *           ],
       *           "type": "paragraph"
       *         }
       *       ],
       *       "type": "doc"
       *     }
       */
      body: {
        [key: string]: unknown;
      };
      /**
       * Questions
       * @default []
       */
      questions?: components["schemas"]["Question"][];
      /** Title */
      title: string;
    };
    /**
     * LetterOut
     * @description A letter with its newest text.
     */
    LetterOut: {
      /** Asks Publish */
      asks_publish: boolean;
      /**
       * RichText
       * @example {
       *       "content": [
       *         {
       *           "content": [
       *             {
       *               "text": "Text",
       *               "type": "text"
       *             }
       *           ],
       *           "type": "paragraph"
       *         }
       *       ],
       *       "type": "doc"
       *     }
       */
      body: {
        [key: string]: unknown;
      };
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Active */
      is_active: boolean;
      /** Is Deleted */
      is_deleted: boolean;
      /**
       * Letter Version Id
       * Format: uuid
       */
      letter_version_id: string;
      /** Number */
      number: number;
      /** Questions */
      questions: components["schemas"]["QuestionOut"][];
      /** Title */
      title: string;
      /**
       * Updated At
       * @example 2026-11-21 08:30:00
       */
      updated_at: string;
      /** Version */
      version: number;
    };
    /**
     * LetterRow
     * @description A letter in a list.
     */
    LetterRow: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Active */
      is_active: boolean;
      /** Is Deleted */
      is_deleted: boolean;
      /** Number */
      number: number;
      /** Title */
      title: string;
      /**
       * Updated At
       * @example 2026-11-21 08:30:00
       */
      updated_at: string;
      /** Version */
      version: number;
    };
    /**
     * LetterUpdate
     * @description A changed letter: its text becomes a new version.
     */
    LetterUpdate: {
      /**
       * Asks Publish
       * @default false
       */
      asks_publish?: boolean;
      /**
       * RichText
       * @example {
       *       "content": [
       *         {
       *           "content": [
       *             {
       *               "text": "Text",
       *               "type": "text"
       *             }
       *           ],
       *           "type": "paragraph"
       *         }
       *       ],
       *       "type": "doc"
       *     }
       */
      body: {
        [key: string]: unknown;
      };
      /**
       * Questions
       * @default []
       */
      questions?: components["schemas"]["Question"][];
      /** Title */
      title: string;
      /** Version */
      version: number;
    };
    /**
     * LetterVersionOut
     * @description A letter as it read at one time.
     */
    LetterVersionOut: {
      /** Asks Publish */
      asks_publish: boolean;
      /**
       * RichText
       * @example {
       *       "content": [
       *         {
       *           "content": [
       *             {
       *               "text": "Text",
       *               "type": "text"
       *             }
       *           ],
       *           "type": "paragraph"
       *         }
       *       ],
       *       "type": "doc"
       *     }
       */
      body: {
        [key: string]: unknown;
      };
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Number */
      number: number;
      /** Questions */
      questions: components["schemas"]["QuestionOut"][];
      /** Title */
      title: string;
    };
    /**
     * LineOut
     * @description A line of a receipt or of a priced cart.
     */
    LineOut: {
      /** Discount */
      discount: number;
      /** Gross */
      gross: number;
      /**
       * Kind
       * @enum {string}
       */
      kind: "product" | "service" | "gift_card";
      /** Name */
      name: string;
      /** Practitioner Id */
      practitioner_id: string | null;
      /** Product Id */
      product_id: string | null;
      /** Purpose */
      purpose: string;
      /** Quantity */
      quantity: number;
      /** Rate */
      rate: number;
      /** Reason */
      reason: string;
      /** Service Id */
      service_id: string | null;
      /** Share */
      share: number;
      /** Total */
      total: number;
      /** Unit Price */
      unit_price: number;
      /** Vat */
      vat: number;
    };
    /**
     * LinkIn
     * @description What the mailed link holds: the clinic's public id and the invitation with its key.
     */
    LinkIn: {
      /** Company */
      company: string;
      /** Invitation */
      invitation: string;
    };
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
    /** Listed[ColleagueOut] */
    Listed_ColleagueOut_: {
      /** Items */
      items: components["schemas"]["ColleagueOut"][];
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
    /** Listed[ConsentRow] */
    Listed_ConsentRow_: {
      /** Items */
      items: components["schemas"]["ConsentRow"][];
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
    /** Listed[DeviceRow] */
    Listed_DeviceRow_: {
      /** Items */
      items: components["schemas"]["DeviceRow"][];
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
    /** Listed[GiftCardOut] */
    Listed_GiftCardOut_: {
      /** Items */
      items: components["schemas"]["GiftCardOut"][];
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
    /** Listed[LetterRow] */
    Listed_LetterRow_: {
      /** Items */
      items: components["schemas"]["LetterRow"][];
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
    /** Listed[LookOut] */
    Listed_LookOut_: {
      /** Items */
      items: components["schemas"]["LookOut"][];
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
    /** Listed[MaintenanceOut] */
    Listed_MaintenanceOut_: {
      /** Items */
      items: components["schemas"]["MaintenanceOut"][];
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
    /** Listed[PrescriptionOut] */
    Listed_PrescriptionOut_: {
      /** Items */
      items: components["schemas"]["PrescriptionOut"][];
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
    /** Listed[ProcedureRow] */
    Listed_ProcedureRow_: {
      /** Items */
      items: components["schemas"]["ProcedureRow"][];
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
    /** Listed[QualityDocumentRow] */
    Listed_QualityDocumentRow_: {
      /** Items */
      items: components["schemas"]["QualityDocumentRow"][];
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
    /** Listed[QualityLogOut] */
    Listed_QualityLogOut_: {
      /** Items */
      items: components["schemas"]["QualityLogOut"][];
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
    /** Listed[QualityVersionRow] */
    Listed_QualityVersionRow_: {
      /** Items */
      items: components["schemas"]["QualityVersionRow"][];
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
    /** Listed[QuestionaryRow] */
    Listed_QuestionaryRow_: {
      /** Items */
      items: components["schemas"]["QuestionaryRow"][];
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
    /** Listed[ReceiptRow] */
    Listed_ReceiptRow_: {
      /** Items */
      items: components["schemas"]["ReceiptRow"][];
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
    /** Listed[RecordAnswered] */
    Listed_RecordAnswered_: {
      /** Items */
      items: components["schemas"]["RecordAnswered"][];
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
    /** Listed[RecordRow] */
    Listed_RecordRow_: {
      /** Items */
      items: components["schemas"]["RecordRow"][];
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
    /** Listed[TreatmentOut] */
    Listed_TreatmentOut_: {
      /** Items */
      items: components["schemas"]["TreatmentOut"][];
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
    /** Listed[ZRow] */
    Listed_ZRow_: {
      /** Items */
      items: components["schemas"]["ZRow"][];
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
     * LookOut
     * @description One look: when, who, what, and all of it as a sentence.
     */
    LookOut: {
      /**
       * At
       * @example 2026-11-21 08:30:00
       */
      at: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Sentence */
      sentence: string;
      /** What */
      what: string;
      /** Who */
      who: string;
    };
    /**
     * MaintenanceOut
     * @description A maintenance, planned or done.
     */
    MaintenanceOut: {
      /** Document Id */
      document_id: string | null;
      /** Done On */
      done_on: string | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Notes */
      notes: string;
      /** Outcome */
      outcome: ("passed" | "remarks" | "failed") | null;
      /** Performed By */
      performed_by: string;
      /** Planned On */
      planned_on: string | null;
      protocol: components["schemas"]["PaperOut"] | null;
      /** Signed At */
      signed_at: string | null;
      /** Signed By */
      signed_by: string;
      /**
       * State
       * @enum {string}
       */
      state: "planned" | "done";
    };
    /**
     * MergeIn
     * @description The client that goes, and which fields the one that stays takes from it; both as they were when they were compared.
     */
    MergeIn: {
      /**
       * Gone Id
       * Format: uuid
       */
      gone_id: string;
      /** Gone Version */
      gone_version: number;
      /** Taken */
      taken?: (
        | "first_name"
        | "last_name"
        | "email"
        | "mobile_number"
        | "date_of_birth"
        | "personal_id"
        | "street_address"
        | "zip_code"
        | "city"
        | "country"
        | "occupation"
        | "language"
        | "warning"
        | "publish_permission"
      )[];
      /** Version */
      version: number;
    };
    /**
     * MessageOut
     * @description A message and what became of it. A secret's subject and text are never shown.
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
     * Missing
     * @description One thing that keeps the till from selling: its code and its sentence.
     */
    Missing: {
      /** Code */
      code: string;
      /** Text */
      text: string;
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
     * MyselfOut
     * @description A user as they see themselves, with what is theirs alone to know of their account.
     */
    MyselfOut: {
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
       * Is Management On
       * @default false
       */
      is_management_on?: boolean;
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
     * NamedRow
     * @description What was answered most.
     */
    NamedRow: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
      /** Value */
      value: number;
    };
    /**
     * NotedRow
     * @description Who wrote most notes: those of procedures that say something.
     */
    NotedRow: {
      /** General Notes Count */
      general_notes_count: number;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
    };
    /**
     * Notice
     * @description What is said around a visit.
     * @enum {string}
     */
    Notice: "reminder" | "follow_up";
    /**
     * NoticeIn
     * @description What is said, how long before or after a visit, and by which ways.
     */
    NoticeIn: {
      /** By Mail */
      by_mail: boolean;
      /** By Sms */
      by_sms: boolean;
      /**
       * Hours
       * @description Before the visit begins, or after it has ended
       */
      hours: number;
      /** Is On */
      is_on: boolean;
      kind: components["schemas"]["Notice"];
      /** Text En */
      text_en: string;
      /** Text Sv */
      text_sv: string;
      /** Version */
      version: number;
    };
    /**
     * NoticeOut
     * @description What holds now.
     */
    NoticeOut: {
      /** By Mail */
      by_mail: boolean;
      /** By Sms */
      by_sms: boolean;
      /**
       * Hours
       * @description Before the visit begins, or after it has ended
       */
      hours: number;
      /** Is On */
      is_on: boolean;
      kind: components["schemas"]["Notice"];
      /** Text En */
      text_en: string;
      /** Text Sv */
      text_sv: string;
      /** Version */
      version: number;
    };
    /**
     * OpenIn
     * @description The key that stands in the link.
     */
    OpenIn: {
      /** Key */
      key: string;
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
     * Option
     * @description One thing to choose.
     */
    Option: {
      /**
       * En
       * @default
       */
      en?: string;
      /** Id */
      id: string;
      /**
       * Sv
       * @default
       */
      sv?: string;
    };
    /**
     * OptionOut
     * @description One thing to choose, as it's read.
     */
    OptionOut: {
      /** En */
      en: string;
      /** Id */
      id: string;
      /** Sv */
      sv: string;
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
     * PairItem
     * @description One part of the period with two figures.
     */
    PairItem: {
      /** Name */
      name: string;
      /** Value */
      value: number;
      /** Value2 */
      value2: number;
    };
    /**
     * PaperOut
     * @description A file that belongs to a device, a maintenance or a document; opened by its path.
     */
    PaperOut: {
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
    };
    /**
     * PathIn
     * @description Which file.
     */
    PathIn: {
      /** Path */
      path: string;
      /**
       * Thumb
       * @default false
       */
      thumb?: boolean;
    };
    /**
     * PatientOut
     * @description What a prescriber needs to know of the one the prescription is for, and nothing more.
     */
    PatientOut: {
      /** Date Of Birth */
      date_of_birth: string | null;
      /** First Name */
      first_name: string;
      /** Last Name */
      last_name: string;
      /** Personal Id */
      personal_id: string;
      /** Phone */
      phone: string;
      /** Warning */
      warning: string;
    };
    /**
     * PaymentIn
     * @description One way to pay. Without an amount it takes the rest; `given` is the cash handed over, `code` the gift card.
     */
    PaymentIn: {
      /** Amount */
      amount?: number | null;
      /** Code */
      code?: string | null;
      /** Given */
      given?: number | null;
      /**
       * Way
       * @enum {string}
       */
      way: "card" | "cash" | "gift_card";
    };
    /**
     * PaymentOut
     * @description How a part was paid; `card` is the masked number as the receipt shows it.
     */
    PaymentOut: {
      /** Amount */
      amount: number;
      /** Application */
      application: string;
      /** Authorization */
      authorization: string;
      /** Card */
      card: string;
      /** Change */
      change: number;
      /** Gift Card */
      gift_card: string;
      /** Given */
      given: number;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Reversal */
      is_reversal: boolean;
      /**
       * State
       * @enum {string}
       */
      state: "waiting" | "sent" | "completed" | "failed" | "returned";
      /** Way */
      way: string;
    };
    /**
     * PdfOut
     * @description How far the PDF is; `url` lives five minutes.
     */
    PdfOut: {
      /**
       * State
       * @enum {string}
       */
      state: "waiting" | "made" | "failed";
      /** Url */
      url: string | null;
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
      /**
       * Codes By
       * @description How a visitor's code comes: by mail while the clinic may not send SMS.
       * @enum {string}
       */
      codes_by: "sms" | "mail";
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
     * PosReportOut
     * @description The till's report; parts that weren't asked for are null, and so is what the caller may not be told.
     */
    PosReportOut: {
      /** Clients */
      clients?: components["schemas"]["SpentRow"][] | null;
      /**
       * End
       * Format: date
       */
      end: string;
      /** Low Stock */
      low_stock?: components["schemas"]["StockRow"][] | null;
      payment_gateway_preference?: components["schemas"]["Preference"] | null;
      /**
       * Period
       * @enum {string}
       */
      period: "day" | "week" | "month";
      /** Pos Revenue */
      pos_revenue?: components["schemas"]["RevenueItem"][] | null;
      pos_statistics?: components["schemas"]["PosStatistics"] | null;
      /** Practitioners */
      practitioners?: components["schemas"]["SpentRow"][] | null;
      /** Products */
      products?: components["schemas"]["SoldRow"][] | null;
      /** Refunds */
      refunds?: components["schemas"]["RefundedRow"][] | null;
      /** Services */
      services?: components["schemas"]["BookedRow"][] | null;
      /**
       * Start
       * Format: date
       */
      start: string;
      total_discount?: components["schemas"]["Discounts"] | null;
    };
    /**
     * PosStatistics
     * @description The till's cards.
     */
    PosStatistics: {
      /** Avg Transaction */
      avg_transaction: number;
      /** No Of Transactions */
      no_of_transactions: number;
      /** Total Refunds */
      total_refunds: number;
      /** Total Revenue */
      total_revenue: number;
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
     * Preference
     * @description What was paid in which way.
     */
    Preference: {
      /** Cash Payment */
      cash_payment: number;
      /** Gift Card Payment */
      gift_card_payment: number;
      /** Invoice Payment */
      invoice_payment: number;
      /** Online Payment */
      online_payment: number;
      /** Swish Payment */
      swish_payment: number;
      /** Viva Payment */
      viva_payment: number;
    };
    /**
     * PrescriberIn
     * @description A new prescriber. The address is the invitation's.
     */
    PrescriberIn: {
      /** Company */
      company: string;
      /** First Name */
      first_name: string;
      /** Invitation */
      invitation: string;
      /**
       * Language
       * @default sv
       * @enum {string}
       */
      language?: "en" | "sv";
      /** Last Name */
      last_name: string;
      /** Password */
      password: string;
      /** Password Confirmation */
      password_confirmation: string;
      /** Personal Id */
      personal_id: string;
      /**
       * Prescriber Code
       * @default
       */
      prescriber_code?: string;
    };
    /**
     * PrescriberOut
     * @description One of the clinic's prescribers, or somebody whose invitation is open: those have no id yet.
     */
    PrescriberOut: {
      /** Email */
      email: string;
      /** Expires At */
      expires_at?: string | null;
      /** Joined At */
      joined_at?: string | null;
      /** Name */
      name: string;
      /**
       * Origin
       * @enum {string}
       */
      origin: "own" | "external";
      /** Prescriber Id */
      prescriber_id: string | null;
    };
    /**
     * PrescriptionEndIn
     * @description Why a request is refused, or a prescription put out of force; it can't be taken back.
     */
    PrescriptionEndIn: {
      /** Reason */
      reason: string;
      /** Version */
      version: number;
    };
    /**
     * PrescriptionIn
     * @description A request: to one of the clinic's prescribers, or to somebody who is invited with it.
     */
    PrescriptionIn: {
      /**
       * Amount
       * @default
       */
      amount?: string;
      /**
       * Area
       * @default
       */
      area?: string;
      /** Dose */
      dose: string;
      /** Drug */
      drug: string;
      /** Form */
      form: string;
      /** Indication */
      indication: string;
      /**
       * Invite Email
       * @default
       */
      invite_email?: string | "";
      /**
       * Invite Origin
       * @default external
       * @enum {string}
       */
      invite_origin?: "own" | "external";
      /**
       * Notes
       * @default
       */
      notes?: string;
      /** Prescriber Id */
      prescriber_id?: string | null;
      /** Strength */
      strength: string;
      /**
       * Times
       * @default 1
       */
      times?: number;
      /**
       * Valid Until
       * Format: date
       */
      valid_until: string;
    };
    /**
     * PrescriptionItem
     * @description Prescriptions that were signed in one part of the period, by prescribers from outside and by the clinic's own.
     */
    PrescriptionItem: {
      /** Name */
      name: string;
      /** Prescriptions By Mal */
      prescriptions_by_mal: number;
      /** Prescriptions By Own */
      prescriptions_by_own: number;
    };
    /**
     * PrescriptionOut
     * @description A request, whole, and what became of it.
     */
    PrescriptionOut: {
      /** Amount */
      amount: string;
      /** Area */
      area: string;
      /** Asked By Name */
      asked_by_name: string;
      /**
       * Client Id
       * Format: uuid
       */
      client_id: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Document Id */
      document_id: string | null;
      /** Dose */
      dose: string;
      /** Drug */
      drug: string;
      /** Ended At */
      ended_at: string | null;
      /** Ended Reason */
      ended_reason: string;
      /** Form */
      form: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Indication */
      indication: string;
      /** Invited Email */
      invited_email: string;
      /** Notes */
      notes: string;
      /**
       * Origin
       * @enum {string}
       */
      origin: "own" | "external";
      /** Prescriber Id */
      prescriber_id: string | null;
      /** Prescriber Name */
      prescriber_name: string;
      /** Refusal Reason */
      refusal_reason: string;
      /** Refused At */
      refused_at: string | null;
      /** Signed At */
      signed_at: string | null;
      /** Signed By Name */
      signed_by_name: string;
      /**
       * State
       * @enum {string}
       */
      state: "needs_prescription" | "pending" | "signed" | "not_prescribed" | "expired" | "inactivated";
      /** Strength */
      strength: string;
      /** Times */
      times: number;
      /**
       * Updated At
       * @example 2026-11-21 08:30:00
       */
      updated_at: string;
      /** Uses */
      uses: number;
      /**
       * Valid Until
       * Format: date
       */
      valid_until: string;
      /** Version */
      version: number;
      /** Was With */
      was_with: string;
    };
    /**
     * PrescriptionSignIn
     * @description Which of one clinic's requests are signed, all by one signature; `same_device` when BankID is on the device at hand.
     */
    PrescriptionSignIn: {
      /** Ids */
      ids: string[];
      /**
       * Same Device
       * @default false
       */
      same_device?: boolean;
    };
    /**
     * PrescriptionUpdate
     * @description A changed request, with the version that the change began from.
     */
    PrescriptionUpdate: {
      /**
       * Amount
       * @default
       */
      amount?: string;
      /**
       * Area
       * @default
       */
      area?: string;
      /** Dose */
      dose: string;
      /** Drug */
      drug: string;
      /** Form */
      form: string;
      /** Indication */
      indication: string;
      /**
       * Invite Email
       * @default
       */
      invite_email?: string | "";
      /**
       * Invite Origin
       * @default external
       * @enum {string}
       */
      invite_origin?: "own" | "external";
      /**
       * Notes
       * @default
       */
      notes?: string;
      /** Prescriber Id */
      prescriber_id?: string | null;
      /** Strength */
      strength: string;
      /**
       * Times
       * @default 1
       */
      times?: number;
      /**
       * Valid Until
       * Format: date
       */
      valid_until: string;
      /** Version */
      version: number;
    };
    /**
     * PreviewIn
     * @description A text as it stands in the form.
     */
    PreviewIn: {
      kind: components["schemas"]["Notice"];
      /**
       * Language
       * @enum {string}
       */
      language: "en" | "sv";
      /** Text */
      text: string;
    };
    /**
     * PreviewOut
     * @description What a client would read, and how many SMS that is.
     */
    PreviewOut: {
      /**
       * Encoding
       * @enum {string}
       */
      encoding: "gsm" | "ucs2";
      /** Left */
      left: number;
      /** Parts */
      parts: number;
      /** Subject */
      subject: string;
      /** Text */
      text: string;
      /** Units */
      units: number;
    };
    /**
     * ProcedureCorrectIn
     * @description Why a signed entry is corrected.
     */
    ProcedureCorrectIn: {
      /** Reason */
      reason: string;
    };
    /**
     * ProcedureEndIn
     * @description Why an entry is cancelled or deleted.
     */
    ProcedureEndIn: {
      /** Reason */
      reason: string;
      /** Version */
      version: number;
    };
    /**
     * ProcedureIn
     * @description What was done, as it is written.
     */
    ProcedureIn: {
      /**
       * Date
       * Format: date
       */
      date: string;
      /** Notes */
      notes?: {
        [key: string]: unknown;
      } | null;
      /**
       * Nrs Rating
       * @description Pain by the numeric rating scale; kept when NRS_RATING is on
       */
      nrs_rating?: number | null;
      /** Picture Ids */
      picture_ids?: string[];
      /**
       * Signer Id
       * @description Whose signature it waits for; null for whoever wrote it, who alone may name another
       */
      signer_id?: string | null;
      /** Title */
      title: string;
      /** Treatments */
      treatments?: components["schemas"]["ProcedureLineIn"][];
    };
    /**
     * ProcedureLineIn
     * @description One treatment, at what it cost this time.
     */
    ProcedureLineIn: {
      /**
       * Cost
       * @description A price above 0, in minor units of the company's currency
       */
      cost: number;
      /**
       * Treatment Id
       * Format: uuid
       */
      treatment_id: string;
    };
    /**
     * ProcedureLineOut
     * @description One treatment of a procedure, as it was named and priced.
     */
    ProcedureLineOut: {
      /** Cost */
      cost: number;
      /** Name */
      name: string;
      /** Needs Prescription */
      needs_prescription: string;
      /** Prescription Id */
      prescription_id: string | null;
      /**
       * Treatment Id
       * Format: uuid
       */
      treatment_id: string;
    };
    /**
     * ProcedureMarkOut
     * @description What was said of a version, by whom and when.
     */
    ProcedureMarkOut: {
      /**
       * At
       * @example 2026-11-21 08:30:00
       */
      at: string;
      /** By Name */
      by_name: string;
      /**
       * Kind
       * @enum {string}
       */
      kind: "approved" | "not_approved" | "cancelled" | "deleted";
      /** Reason */
      reason: string;
    };
    /**
     * ProcedureOut
     * @description One version of an entry, whole.
     */
    ProcedureOut: {
      /** Approval */
      approval: ("approved" | "not_approved") | null;
      /**
       * Client Id
       * Format: uuid
       */
      client_id: string;
      /** Correction Reason */
      correction_reason: string;
      /** Cost */
      cost: number;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /**
       * Date
       * Format: date
       */
      date: string;
      /** Document Id */
      document_id: string | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Newest */
      is_newest: boolean;
      /** Marks */
      marks: components["schemas"]["ProcedureMarkOut"][];
      /** Notes */
      notes: {
        [key: string]: unknown;
      } | null;
      /** Nrs Rating */
      nrs_rating: number | null;
      /** Number */
      number: number;
      /** Picture Ids */
      picture_ids: string[];
      /** Pictures */
      pictures: components["schemas"]["ProcedurePictureOut"][];
      /** Signature */
      signature: string | null;
      /** Signed At */
      signed_at: string | null;
      /** Signed By Name */
      signed_by_name: string;
      /** Signer Id */
      signer_id: string | null;
      /**
       * State
       * @enum {string}
       */
      state: "not_signed" | "pending_sign" | "signed" | "cancelled" | "deleted";
      /** Title */
      title: string;
      /** Treatments */
      treatments: components["schemas"]["ProcedureLineOut"][];
      /**
       * Updated At
       * @example 2026-11-21 08:30:00
       */
      updated_at: string;
      /** Version */
      version: number;
      /** Versions */
      versions: components["schemas"]["ProcedureVersionOut"][];
      /** Written By */
      written_by: string | null;
      /** Written By Name */
      written_by_name: string;
    };
    /**
     * ProcedurePictureOut
     * @description One picture; the addresses live five minutes.
     */
    ProcedurePictureOut: {
      /** Height */
      height: number | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
      /** Thumb Url */
      thumb_url: string;
      /** Url */
      url: string;
      /** Width */
      width: number | null;
    };
    /**
     * ProcedureRow
     * @description An entry in a client's list, as its newest version has it.
     */
    ProcedureRow: {
      /** Approval */
      approval: ("approved" | "not_approved") | null;
      /** Cost */
      cost: number;
      /**
       * Date
       * Format: date
       */
      date: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Number */
      number: number;
      /** Pictures */
      pictures: number;
      /** Signed At */
      signed_at: string | null;
      /** Signed By Name */
      signed_by_name: string;
      /**
       * State
       * @enum {string}
       */
      state: "not_signed" | "pending_sign" | "signed" | "cancelled" | "deleted";
      /** Thumb Url */
      thumb_url: string | null;
      /** Title */
      title: string;
      /** Treatments */
      treatments: string[];
      /** Written By Name */
      written_by_name: string;
    };
    /**
     * ProcedureSignIn
     * @description A signature under a version of an entry.
     */
    ProcedureSignIn: {
      /** Signature */
      signature: string;
      /** Version */
      version: number;
    };
    /**
     * ProcedureUpdate
     * @description A changed entry, with the version that the change began from.
     */
    ProcedureUpdate: {
      /**
       * Date
       * Format: date
       */
      date: string;
      /** Notes */
      notes?: {
        [key: string]: unknown;
      } | null;
      /**
       * Nrs Rating
       * @description Pain by the numeric rating scale; kept when NRS_RATING is on
       */
      nrs_rating?: number | null;
      /** Picture Ids */
      picture_ids?: string[];
      /**
       * Signer Id
       * @description Whose signature it waits for; null for whoever wrote it, who alone may name another
       */
      signer_id?: string | null;
      /** Title */
      title: string;
      /** Treatments */
      treatments?: components["schemas"]["ProcedureLineIn"][];
      /** Version */
      version: number;
    };
    /**
     * ProcedureVersionOut
     * @description One version of an entry, in the list of them.
     */
    ProcedureVersionOut: {
      /** Correction Reason */
      correction_reason: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Number */
      number: number;
      /** Signed At */
      signed_at: string | null;
      /** Signed By Name */
      signed_by_name: string;
      /**
       * State
       * @enum {string}
       */
      state: "not_signed" | "pending_sign" | "signed" | "cancelled" | "deleted";
      /** Written By Name */
      written_by_name: string;
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
     * PublicQuestionary
     * @description A questionnaire as a clinic's visitors may read it.
     */
    PublicQuestionary: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Questions */
      questions: components["schemas"]["QuestionOut"][];
      /** Title En */
      title_en: string;
      /** Title Sv */
      title_sv: string;
    };
    /**
     * QrOut
     * @description The text of the QR code for the second that is now; empty once the order has ended.
     */
    QrOut: {
      /** Qr */
      qr: string;
      /** Seconds */
      seconds: number;
    };
    /**
     * QualityDocumentIn
     * @description A document as staff write it; what it says stands in its versions.
     */
    QualityDocumentIn: {
      /** Category */
      category: string;
      /** Responsible Id */
      responsible_id?: string | null;
      /** Review On */
      review_on?: string | null;
      /** Title */
      title: string;
    };
    /**
     * QualityDocumentRow
     * @description A document in the list.
     */
    QualityDocumentRow: {
      /** Are To Read */
      are_to_read: number;
      /** Category */
      category: string;
      /** Have Read */
      have_read: number;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Removed */
      is_removed: boolean;
      /** Open Id */
      open_id: string | null;
      /** Open State */
      open_state: ("draft" | "approved" | "published" | "replaced") | null;
      /** Published At */
      published_at: string | null;
      /** Published Id */
      published_id: string | null;
      /** Published Number */
      published_number: number | null;
      /** Read By Me */
      read_by_me: boolean;
      /** Responsible Id */
      responsible_id: string | null;
      /** Responsible Name */
      responsible_name: string;
      /**
       * Review
       * @enum {string}
       */
      review: "none" | "planned" | "soon" | "overdue";
      /** Review On */
      review_on: string | null;
      /** Title */
      title: string;
      /** Version */
      version: number;
    };
    /**
     * QualityDocumentUpdate
     * @description A changed document, with the version that the change began from.
     */
    QualityDocumentUpdate: {
      /** Category */
      category: string;
      /** Responsible Id */
      responsible_id?: string | null;
      /** Review On */
      review_on?: string | null;
      /** Title */
      title: string;
      /** Version */
      version: number;
    };
    /**
     * QualityDraftIn
     * @description A version as it's being written, or the file that it is.
     */
    QualityDraftIn: {
      /** Body */
      body?: {
        [key: string]: unknown;
      } | null;
      /**
       * Change Note
       * @default
       */
      change_note?: string;
      /** File Id */
      file_id?: string | null;
    };
    /**
     * QualityDraftUpdate
     * @description A changed draft, with the version that the change began from.
     */
    QualityDraftUpdate: {
      /** Body */
      body?: {
        [key: string]: unknown;
      } | null;
      /**
       * Change Note
       * @default
       */
      change_note?: string;
      /** File Id */
      file_id?: string | null;
      /** Version */
      version: number;
    };
    /**
     * QualityLogOut
     * @description One thing that somebody did; `action` is the key of its words.
     */
    QualityLogOut: {
      /** Action */
      action: string;
      /**
       * At
       * @example 2026-11-21 08:30:00
       */
      at: string;
      /** Facts */
      facts: {
        [key: string]: unknown;
      };
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Who */
      who: string;
    };
    /**
     * QualityReadOut
     * @description A colleague, and when they said that they have read it; None while they have not.
     */
    QualityReadOut: {
      /** Name */
      name: string;
      /** Read At */
      read_at: string | null;
      /**
       * User Id
       * Format: uuid
       */
      user_id: string;
    };
    /**
     * QualityRestoreIn
     * @description Which version of it is meant.
     */
    QualityRestoreIn: {
      /** Version */
      version: number;
    };
    /**
     * QualityStepIn
     * @description Which state of the version the caller saw.
     */
    QualityStepIn: {
      /** Version */
      version: number;
    };
    /**
     * QualityVersionOut
     * @description A version, whole.
     */
    QualityVersionOut: {
      /** Approved At */
      approved_at: string | null;
      /** Approved Name */
      approved_name: string;
      /** Body */
      body: {
        [key: string]: unknown;
      } | null;
      /** Change Note */
      change_note: string;
      file: components["schemas"]["PaperOut"] | null;
      /** Frozen Id */
      frozen_id: string | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Written */
      is_written: boolean;
      /** Number */
      number: number;
      /** Published At */
      published_at: string | null;
      /** Published Name */
      published_name: string;
      /**
       * Quality Document Id
       * Format: uuid
       */
      quality_document_id: string;
      /**
       * State
       * @enum {string}
       */
      state: "draft" | "approved" | "published" | "replaced";
      /** Version */
      version: number;
    };
    /**
     * QualityVersionRow
     * @description A version in the list of a document's.
     */
    QualityVersionRow: {
      /** Approved At */
      approved_at: string | null;
      /** Approved Name */
      approved_name: string;
      /** Change Note */
      change_note: string;
      /** Frozen Id */
      frozen_id: string | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Written */
      is_written: boolean;
      /** Number */
      number: number;
      /** Published At */
      published_at: string | null;
      /** Published Name */
      published_name: string;
      /**
       * Quality Document Id
       * Format: uuid
       */
      quality_document_id: string;
      /**
       * State
       * @enum {string}
       */
      state: "draft" | "approved" | "published" | "replaced";
      /** Version */
      version: number;
    };
    /**
     * Question
     * @description A question with its id.
     */
    Question: {
      /** Body En */
      body_en?: {
        [key: string]: unknown;
      } | null;
      /** Body Sv */
      body_sv?: {
        [key: string]: unknown;
      } | null;
      /**
       * Id
       * Format: uuid
       */
      id?: string;
      /**
       * Max Files
       * @default 3
       */
      max_files?: number;
      /** Max Length */
      max_length?: number | null;
      /**
       * Max Mb
       * @default 5
       */
      max_mb?: number;
      /**
       * Options
       * @default []
       */
      options?: components["schemas"]["Option"][];
      /**
       * Required
       * @default false
       */
      required?: boolean;
      /**
       * Scale Max
       * @default 5
       */
      scale_max?: number;
      /**
       * Scale Max En
       * @default
       */
      scale_max_en?: string;
      /**
       * Scale Max Sv
       * @default
       */
      scale_max_sv?: string;
      /**
       * Scale Min
       * @default 1
       */
      scale_min?: number;
      /**
       * Scale Min En
       * @default
       */
      scale_min_en?: string;
      /**
       * Scale Min Sv
       * @default
       */
      scale_min_sv?: string;
      /**
       * Text En
       * @default
       */
      text_en?: string;
      /**
       * Text Sv
       * @default
       */
      text_sv?: string;
      /**
       * Type
       * @enum {string}
       */
      type:
        | "yes_no"
        | "yes_no_textbox"
        | "textbox"
        | "file_upload"
        | "html_editor"
        | "rich_text"
        | "dropdown"
        | "choices"
        | "checkboxes"
        | "short_answer"
        | "linear_scale";
    };
    /**
     * QuestionaryIn
     * @description A questionnaire with its questions in their order.
     */
    QuestionaryIn: {
      /**
       * Questions
       * @default []
       */
      questions?: components["schemas"]["Question"][];
      /**
       * Title En
       * @default
       */
      title_en?: string;
      /**
       * Title Sv
       * @default
       */
      title_sv?: string;
    };
    /**
     * QuestionaryOut
     * @description A questionnaire with its questions.
     */
    QuestionaryOut: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Active */
      is_active: boolean;
      /** Is Deleted */
      is_deleted: boolean;
      /** Question Count */
      question_count: number;
      /** Questions */
      questions: components["schemas"]["QuestionOut"][];
      /** Title En */
      title_en: string;
      /** Title Sv */
      title_sv: string;
      /**
       * Updated At
       * @example 2026-11-21 08:30:00
       */
      updated_at: string;
      /** Version */
      version: number;
    };
    /**
     * QuestionaryRow
     * @description A questionnaire in a list.
     */
    QuestionaryRow: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Active */
      is_active: boolean;
      /** Is Deleted */
      is_deleted: boolean;
      /** Question Count */
      question_count: number;
      /** Title En */
      title_en: string;
      /** Title Sv */
      title_sv: string;
      /**
       * Updated At
       * @example 2026-11-21 08:30:00
       */
      updated_at: string;
      /** Version */
      version: number;
    };
    /**
     * QuestionaryToAnswer
     * @description A questionnaire that waits for the client's answers.
     */
    QuestionaryToAnswer: {
      /** Answers */
      answers: {
        [key: string]: unknown;
      };
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Questions */
      questions: components["schemas"]["QuestionOut"][];
      /** Title En */
      title_en: string;
      /** Title Sv */
      title_sv: string;
      /** Version */
      version: number;
    };
    /**
     * QuestionaryUpdate
     * @description A questionnaire's changed names.
     */
    QuestionaryUpdate: {
      /**
       * Title En
       * @default
       */
      title_en?: string;
      /**
       * Title Sv
       * @default
       */
      title_sv?: string;
      /** Version */
      version: number;
    };
    /**
     * QuestionaryWhole
     * @description A questionnaire changed as a whole.
     */
    QuestionaryWhole: {
      /**
       * Questions
       * @default []
       */
      questions?: components["schemas"]["Question"][];
      /**
       * Title En
       * @default
       */
      title_en?: string;
      /**
       * Title Sv
       * @default
       */
      title_sv?: string;
      /** Version */
      version: number;
    };
    /**
     * QuestionChange
     * @description A changed or added question, with the version of the questionnaire that the change began from.
     */
    QuestionChange: {
      /** Body En */
      body_en?: {
        [key: string]: unknown;
      } | null;
      /** Body Sv */
      body_sv?: {
        [key: string]: unknown;
      } | null;
      /**
       * Max Files
       * @default 3
       */
      max_files?: number;
      /** Max Length */
      max_length?: number | null;
      /**
       * Max Mb
       * @default 5
       */
      max_mb?: number;
      /**
       * Options
       * @default []
       */
      options?: components["schemas"]["Option"][];
      /**
       * Required
       * @default false
       */
      required?: boolean;
      /**
       * Scale Max
       * @default 5
       */
      scale_max?: number;
      /**
       * Scale Max En
       * @default
       */
      scale_max_en?: string;
      /**
       * Scale Max Sv
       * @default
       */
      scale_max_sv?: string;
      /**
       * Scale Min
       * @default 1
       */
      scale_min?: number;
      /**
       * Scale Min En
       * @default
       */
      scale_min_en?: string;
      /**
       * Scale Min Sv
       * @default
       */
      scale_min_sv?: string;
      /**
       * Text En
       * @default
       */
      text_en?: string;
      /**
       * Text Sv
       * @default
       */
      text_sv?: string;
      /**
       * Type
       * @enum {string}
       */
      type:
        | "yes_no"
        | "yes_no_textbox"
        | "textbox"
        | "file_upload"
        | "html_editor"
        | "rich_text"
        | "dropdown"
        | "choices"
        | "checkboxes"
        | "short_answer"
        | "linear_scale";
      /** Version */
      version: number;
    };
    /**
     * QuestionIn
     * @description A question; a text that one language lacks is read in the other.
     */
    QuestionIn: {
      /** Body En */
      body_en?: {
        [key: string]: unknown;
      } | null;
      /** Body Sv */
      body_sv?: {
        [key: string]: unknown;
      } | null;
      /**
       * Max Files
       * @default 3
       */
      max_files?: number;
      /** Max Length */
      max_length?: number | null;
      /**
       * Max Mb
       * @default 5
       */
      max_mb?: number;
      /**
       * Options
       * @default []
       */
      options?: components["schemas"]["Option"][];
      /**
       * Required
       * @default false
       */
      required?: boolean;
      /**
       * Scale Max
       * @default 5
       */
      scale_max?: number;
      /**
       * Scale Max En
       * @default
       */
      scale_max_en?: string;
      /**
       * Scale Max Sv
       * @default
       */
      scale_max_sv?: string;
      /**
       * Scale Min
       * @default 1
       */
      scale_min?: number;
      /**
       * Scale Min En
       * @default
       */
      scale_min_en?: string;
      /**
       * Scale Min Sv
       * @default
       */
      scale_min_sv?: string;
      /**
       * Text En
       * @default
       */
      text_en?: string;
      /**
       * Text Sv
       * @default
       */
      text_sv?: string;
      /**
       * Type
       * @enum {string}
       */
      type:
        | "yes_no"
        | "yes_no_textbox"
        | "textbox"
        | "file_upload"
        | "html_editor"
        | "rich_text"
        | "dropdown"
        | "choices"
        | "checkboxes"
        | "short_answer"
        | "linear_scale";
    };
    /**
     * QuestionOut
     * @description A question as it's read.
     */
    QuestionOut: {
      /** Body En */
      body_en: {
        [key: string]: unknown;
      } | null;
      /** Body Sv */
      body_sv: {
        [key: string]: unknown;
      } | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Longest */
      longest: number;
      /** Max Files */
      max_files: number;
      /** Max Length */
      max_length: number | null;
      /** Max Mb */
      max_mb: number;
      /** Options */
      options: components["schemas"]["OptionOut"][];
      /** Required */
      required: boolean;
      /** Scale Max */
      scale_max: number;
      /** Scale Max En */
      scale_max_en: string;
      /** Scale Max Sv */
      scale_max_sv: string;
      /** Scale Min */
      scale_min: number;
      /** Scale Min En */
      scale_min_en: string;
      /** Scale Min Sv */
      scale_min_sv: string;
      /** Text En */
      text_en: string;
      /** Text Sv */
      text_sv: string;
      /**
       * Type
       * @enum {string}
       */
      type:
        | "yes_no"
        | "yes_no_textbox"
        | "textbox"
        | "file_upload"
        | "html_editor"
        | "rich_text"
        | "dropdown"
        | "choices"
        | "checkboxes"
        | "short_answer"
        | "linear_scale";
    };
    /**
     * QuestionsIn
     * @description Several questions to add, after those that there are.
     */
    QuestionsIn: {
      /** Questions */
      questions: components["schemas"]["QuestionIn"][];
      /** Version */
      version: number;
    };
    /**
     * QuoteOut
     * @description What a cart comes to; `cash_rounding` is what whole kronor would add were all of it paid in cash.
     */
    QuoteOut: {
      /** Cash Rounding */
      cash_rounding: number;
      /** Discount */
      discount: number;
      /** Gross */
      gross: number;
      /** Lines */
      lines: components["schemas"]["LineOut"][];
      /** Total */
      total: number;
      /** Vat */
      vat: number;
      /** Vats */
      vats: components["schemas"]["VatOut"][];
    };
    /**
     * ReceiptOut
     * @description A receipt, whole. Open ones (`PENDING`, `PROCESSING`) change by themselves: topic `receipts` tells.
     */
    ReceiptOut: {
      /** Booking Id */
      booking_id: string | null;
      /** Can Abort */
      can_abort: boolean;
      /** Cashier */
      cashier: string;
      /** Client Id */
      client_id: string | null;
      /** Client Name */
      client_name: string;
      control: components["schemas"]["ControlOut"] | null;
      /**
       * Copy State
       * @enum {string}
       */
      copy_state: "" | "sending" | "registered" | "failed";
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Currency */
      currency: string;
      /** Discount */
      discount: number;
      /** Downloaded */
      downloaded: number;
      failure: components["schemas"]["WhyOut"] | null;
      /** Gift Cards */
      gift_cards: string[];
      /** Gross */
      gross: number;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Resolving */
      is_resolving: boolean;
      /**
       * Kind
       * @enum {string}
       */
      kind: "sale" | "refund";
      /** Lines */
      lines: components["schemas"]["LineOut"][];
      /** Number */
      number: number | null;
      /** Numbered At */
      numbered_at: string | null;
      /** Original Id */
      original_id: string | null;
      /** Original Number */
      original_number: number | null;
      /** Paid At */
      paid_at: string | null;
      /** Paid For Gift Card Exists */
      paid_for_gift_card_exists: boolean;
      /** Payable */
      payable: number;
      /** Payments */
      payments: components["schemas"]["PaymentOut"][];
      /** Refundable */
      refundable: number;
      /** Refunded */
      refunded: number;
      /** Refunded At */
      refunded_at: string | null;
      /** Refunds */
      refunds: components["schemas"]["RefundRow"][];
      /**
       * Register Id
       * Format: uuid
       */
      register_id: string;
      /** Register Name */
      register_name: string;
      /** Retried By */
      retried_by: string | null;
      /** Retry Of */
      retry_of: string | null;
      /** Returnable */
      returnable: components["schemas"]["Returnable"][];
      /** Rounding */
      rounding: number;
      /** Seller */
      seller: {
        [key: string]: string;
      };
      /**
       * State
       * @enum {string}
       */
      state: "PROCESSING" | "PENDING" | "PAID" | "PARTIALLY_REFUNDED" | "REFUNDED" | "CANCELLED" | "ABORTED";
      /** Total */
      total: number;
      trouble: components["schemas"]["WhyOut"] | null;
      /** Vat */
      vat: number;
      /** Vats */
      vats: components["schemas"]["VatOut"][];
      /** Version */
      version: number;
      /** Ways */
      ways: string[];
    };
    /**
     * ReceiptRow
     * @description A receipt in the list.
     */
    ReceiptRow: {
      /** Booking Id */
      booking_id: string | null;
      /** Client Id */
      client_id: string | null;
      /** Client Name */
      client_name: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Resolving */
      is_resolving: boolean;
      /**
       * Kind
       * @enum {string}
       */
      kind: "sale" | "refund";
      /** Number */
      number: number | null;
      /** Paid At */
      paid_at: string | null;
      /** Payable */
      payable: number;
      /** Refunded */
      refunded: number;
      /**
       * Register Id
       * Format: uuid
       */
      register_id: string;
      /** Register Name */
      register_name: string;
      /**
       * State
       * @enum {string}
       */
      state: "PROCESSING" | "PENDING" | "PAID" | "PARTIALLY_REFUNDED" | "REFUNDED" | "CANCELLED" | "ABORTED";
      /** Total */
      total: number;
      /** Ways */
      ways: string[];
    };
    /**
     * RecordAnswered
     * @description The same with its questions as they were asked, and the answers.
     */
    RecordAnswered: {
      /** Answered At */
      answered_at: string | null;
      /** Answered By Name */
      answered_by_name: string;
      /** Answers */
      answers: {
        [key: string]: unknown;
      };
      /** Approval */
      approval: ("approved" | "not_approved") | null;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Document Id */
      document_id: string | null;
      /**
       * Entry Id
       * Format: uuid
       */
      entry_id: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Answered */
      is_answered: boolean;
      /** Is Cancelled */
      is_cancelled: boolean;
      /** Number */
      number: number;
      /**
       * Questionary Id
       * Format: uuid
       */
      questionary_id: string;
      /** Questions */
      questions: components["schemas"]["QuestionOut"][];
      /** Sent At */
      sent_at: string | null;
      /** Should Regen Pdf */
      should_regen_pdf: boolean;
      /** Signed At */
      signed_at: string | null;
      /** Signed By Name */
      signed_by_name: string;
      /**
       * State
       * @enum {string}
       */
      state: "not_signed" | "pending_sign" | "signed";
      /** Title En */
      title_en: string;
      /** Title Sv */
      title_sv: string;
      /** Version */
      version: number;
    };
    /**
     * RecordOut
     * @description A client's questionnaire, whole.
     */
    RecordOut: {
      /** Answered At */
      answered_at: string | null;
      /** Answered By Name */
      answered_by_name: string;
      /** Answered Way */
      answered_way: string;
      /** Answers */
      answers: {
        [key: string]: unknown;
      };
      /** Approval */
      approval: ("approved" | "not_approved") | null;
      /** Cancel Reason */
      cancel_reason: string;
      /** Cancelled At */
      cancelled_at: string | null;
      /** Cancelled By Name */
      cancelled_by_name: string;
      /** Correction Reason */
      correction_reason: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Document Id */
      document_id: string | null;
      /**
       * Entry Id
       * Format: uuid
       */
      entry_id: string;
      /** Files */
      files: components["schemas"]["FileShown"][];
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Answered */
      is_answered: boolean;
      /** Is Cancelled */
      is_cancelled: boolean;
      /** Is Newest */
      is_newest: boolean;
      /** Language */
      language: string;
      /** Marks */
      marks: components["schemas"]["FormMarkOut"][];
      /** Number */
      number: number;
      /**
       * Questionary Id
       * Format: uuid
       */
      questionary_id: string;
      /** Questions */
      questions: components["schemas"]["QuestionOut"][];
      /** Sent At */
      sent_at: string | null;
      /** Should Regen Pdf */
      should_regen_pdf: boolean;
      /** Signature */
      signature: string | null;
      /** Signed At */
      signed_at: string | null;
      /** Signed By Name */
      signed_by_name: string;
      /**
       * State
       * @enum {string}
       */
      state: "not_signed" | "pending_sign" | "signed";
      /** Title En */
      title_en: string;
      /** Title Sv */
      title_sv: string;
      /** Version */
      version: number;
      /** Versions */
      versions: components["schemas"]["FormEarlierOut"][];
    };
    /**
     * RecordReportOut
     * @description The record report; parts that weren't asked for are null.
     */
    RecordReportOut: {
      /** Client Ages */
      client_ages?: components["schemas"]["Item"][] | null;
      /**
       * End
       * Format: date
       */
      end: string;
      /** Most Notes */
      most_notes?: components["schemas"]["NotedRow"][] | null;
      /** Most Procedures */
      most_procedures?: components["schemas"]["DoneRow"][] | null;
      /** New Registrations */
      new_registrations?: components["schemas"]["Item"][] | null;
      /**
       * Period
       * @enum {string}
       */
      period: "day" | "week" | "month";
      /** Prescriptions */
      prescriptions?: components["schemas"]["PrescriptionItem"][] | null;
      /** Procedures */
      procedures?: components["schemas"]["Item"][] | null;
      /** Questionnaires */
      questionnaires?: components["schemas"]["NamedRow"][] | null;
      record_statistics?: components["schemas"]["RecordStatistics"] | null;
      /**
       * Start
       * Format: date
       */
      start: string;
    };
    /**
     * RecordRow
     * @description A client's questionnaire in a list: the version of each that stands.
     */
    RecordRow: {
      /** Answered At */
      answered_at: string | null;
      /** Answered By Name */
      answered_by_name: string;
      /** Approval */
      approval: ("approved" | "not_approved") | null;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Document Id */
      document_id: string | null;
      /**
       * Entry Id
       * Format: uuid
       */
      entry_id: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Answered */
      is_answered: boolean;
      /** Is Cancelled */
      is_cancelled: boolean;
      /** Number */
      number: number;
      /**
       * Questionary Id
       * Format: uuid
       */
      questionary_id: string;
      /** Sent At */
      sent_at: string | null;
      /** Should Regen Pdf */
      should_regen_pdf: boolean;
      /** Signed At */
      signed_at: string | null;
      /** Signed By Name */
      signed_by_name: string;
      /**
       * State
       * @enum {string}
       */
      state: "not_signed" | "pending_sign" | "signed";
      /** Title En */
      title_en: string;
      /** Title Sv */
      title_sv: string;
      /** Version */
      version: number;
    };
    /**
     * RecordStatistics
     * @description The record report's cards.
     */
    RecordStatistics: {
      /** Prescriptions Signed */
      prescriptions_signed: number;
      /** Sms Sent */
      sms_sent: number;
      /** Total Clients */
      total_clients: number;
      /** Total Procedures */
      total_procedures: number;
    };
    /**
     * RefundedRow
     * @description A refund; `original_id` is the receipt that was paid back.
     */
    RefundedRow: {
      /** Client Name */
      client_name: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Number */
      number: number;
      /**
       * Original Id
       * Format: uuid
       */
      original_id: string;
      /**
       * Refunded At
       * @example 2026-11-21 08:30:00
       */
      refunded_at: string;
      /** Total */
      total: number;
    };
    /**
     * RefundIn
     * @description How much goes back: whole units of the currency, unless it's all that remains of the receipt, or all that `lines` come to.
     *
     *     Without lines it's laid on all of them. A line without a quantity comes back whole when all that remains is paid back; else it is a
     *     reduction of its price, and no goods of it come back. `restock` puts the goods that came back on the shelf.
     */
    RefundIn: {
      /**
       * Amount
       * @description Money in minor units of the company's currency: 45000 is 450.00
       */
      amount: number;
      /**
       * Lines
       * @default []
       */
      lines?: components["schemas"]["ReturnedLine"][];
      /** Register Id */
      register_id?: string | null;
      /**
       * Restock
       * @default false
       */
      restock?: boolean;
    };
    /**
     * RefundRow
     * @description A refund beside its sale.
     */
    RefundRow: {
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Number */
      number: number | null;
      /**
       * State
       * @enum {string}
       */
      state: "PROCESSING" | "PENDING" | "PAID" | "PARTIALLY_REFUNDED" | "REFUNDED" | "CANCELLED" | "ABORTED";
      /** Total */
      total: number;
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
     * RegisterOut
     * @description A register; `control_id` is what the control unit knows it as, empty until it's enrolled.
     */
    RegisterOut: {
      /** City */
      city: string;
      /** Control Id */
      control_id: string;
      /** Control Unit */
      control_unit: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Active */
      is_active: boolean;
      /** Name */
      name: string;
      /** Street Address */
      street_address: string;
      /** Terminal Id */
      terminal_id: string | null;
      /** Version */
      version: number;
      /** Zip Code */
      zip_code: string;
    };
    /**
     * RegisterUpdate
     * @description A changed register, with the version that the change began from.
     */
    RegisterUpdate: {
      /** City */
      city: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
      /** Street Address */
      street_address: string;
      /** Terminal Id */
      terminal_id?: string | null;
      /** Version */
      version: number;
      /** Zip Code */
      zip_code: string;
    };
    /**
     * RegisterWanted
     * @description Which register.
     */
    RegisterWanted: {
      /**
       * Register Id
       * Format: uuid
       */
      register_id: string;
    };
    /**
     * ReportOut
     * @description An X or Z report, as the Swedish rules want it (SKVFS 2014:9). Amounts in öre, VAT included.
     *
     *     An X has the number that its day's Z will have. It covers what happened from `first_at` on, over so many `days` of the clinic's.
     *     `float_change` is what was put into the float, or taken out of it, since the day was opened. `returned_at_unit` are sales that came to
     *     nothing, that the control unit knew all the same, and that were returned there: they are in no other sum.
     */
    ReportOut: {
      /**
       * At
       * @example 2026-11-21 08:30:00
       */
      at: string;
      /** Cash In */
      cash_in: number;
      /** Cash Out */
      cash_out: number;
      /** Company */
      company: string;
      /** Copies */
      copies: number;
      /** Copies Amount */
      copies_amount: number;
      /** Counted Cash */
      counted_cash: number | null;
      /** Days */
      days: number;
      /** Difference */
      difference: number | null;
      /** Discounted */
      discounted: number;
      /** Discounts */
      discounts: number;
      /** Drawer Openings */
      drawer_openings: number;
      /** Expected Cash */
      expected_cash: number;
      /** First At */
      first_at: string | null;
      /** First Number */
      first_number: number | null;
      /** Float Change */
      float_change: number;
      /** Goods */
      goods: number;
      /** Grand Net */
      grand_net: number;
      /** Grand Returns */
      grand_returns: number;
      /** Grand Sales */
      grand_sales: number;
      /** Groups */
      groups: components["schemas"]["GroupOut"][];
      /**
       * Kind
       * @enum {string}
       */
      kind: "x" | "z";
      /** Last Number */
      last_number: number | null;
      /** Number */
      number: number | null;
      /** Open */
      open: number;
      /** Opening Float */
      opening_float: number;
      /** Organization Number */
      organization_number: string;
      /** Receipts */
      receipts: number;
      /**
       * Register Id
       * Format: uuid
       */
      register_id: string;
      /** Register Name */
      register_name: string;
      /** Return Receipts */
      return_receipts: number;
      /** Returned At Unit */
      returned_at_unit: number;
      /** Returned At Unit Amount */
      returned_at_unit_amount: number;
      /** Returns */
      returns: number;
      /** Rounding */
      rounding: number;
      /** Sales */
      sales: number;
      /** Services */
      services: number;
      /** Training */
      training: number;
      /** Training Amount */
      training_amount: number;
      /** Unfinished */
      unfinished: number;
      /** Unfinished Amount */
      unfinished_amount: number;
      /** Vats */
      vats: components["schemas"]["DayVat"][];
      /** Ways */
      ways: components["schemas"]["WayOut"][];
    };
    /**
     * RequestOut
     * @description One request as its prescriber judges it.
     */
    RequestOut: {
      /** Amount */
      amount: string;
      /** Area */
      area: string;
      /** Asked By Name */
      asked_by_name: string;
      /**
       * Client Id
       * Format: uuid
       */
      client_id: string;
      /** Clinic Name */
      clinic_name: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Document Id */
      document_id: string | null;
      /** Dose */
      dose: string;
      /** Drug */
      drug: string;
      /** Earlier */
      earlier: components["schemas"]["EarlierOut"][];
      /** Ended At */
      ended_at: string | null;
      /** Ended Reason */
      ended_reason: string;
      /** Form */
      form: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Indication */
      indication: string;
      /** Invited Email */
      invited_email: string;
      /** Notes */
      notes: string;
      /**
       * Origin
       * @enum {string}
       */
      origin: "own" | "external";
      patient: components["schemas"]["PatientOut"];
      /** Prescriber Id */
      prescriber_id: string | null;
      /** Prescriber Name */
      prescriber_name: string;
      /** Refusal Reason */
      refusal_reason: string;
      /** Refused At */
      refused_at: string | null;
      /** Signed At */
      signed_at: string | null;
      /** Signed By Name */
      signed_by_name: string;
      /**
       * State
       * @enum {string}
       */
      state: "needs_prescription" | "pending" | "signed" | "not_prescribed" | "expired" | "inactivated";
      /** Strength */
      strength: string;
      /** Times */
      times: number;
      /**
       * Updated At
       * @example 2026-11-21 08:30:00
       */
      updated_at: string;
      /** Uses */
      uses: number;
      /**
       * Valid Until
       * Format: date
       */
      valid_until: string;
      /** Version */
      version: number;
      /** Was With */
      was_with: string;
    };
    /**
     * RequestRow
     * @description One request in a prescriber's list: no more of the client than to tell the requests apart.
     */
    RequestRow: {
      /** Area */
      area: string;
      /** Clinic Name */
      clinic_name: string;
      /**
       * Company Id
       * Format: uuid
       */
      company_id: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Drug */
      drug: string;
      /** Form */
      form: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Signed At */
      signed_at: string | null;
      /**
       * State
       * @enum {string}
       */
      state: "needs_prescription" | "pending" | "signed" | "not_prescribed" | "expired" | "inactivated";
      /** Strength */
      strength: string;
    };
    /**
     * ResendIn
     * @description Which version of the message is meant.
     */
    ResendIn: {
      /** Version */
      version: number;
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
     * RetryIn
     * @description The same cart once more; paid otherwise when ways are given.
     */
    RetryIn: {
      /**
       * Payments
       * @default []
       */
      payments?: components["schemas"]["PaymentIn"][];
    };
    /**
     * Returnable
     * @description What a line has left to give back: how many, and for how much.
     */
    Returnable: {
      /** Amount */
      amount: number;
      /** Place */
      place: number;
      /** Quantity */
      quantity: number;
    };
    /**
     * ReturnedLine
     * @description A line of the receipt, by its order, that is paid back; `quantity` is how many of it have come back.
     */
    ReturnedLine: {
      /** Place */
      place: number;
      /** Quantity */
      quantity?: number | null;
    };
    /**
     * RevenueItem
     * @description What was sold in one part of the period.
     */
    RevenueItem: {
      /** Gift Cards */
      gift_cards: number;
      /** Name */
      name: string;
      /** Products */
      products: number;
      /** Services */
      services: number;
    };
    /**
     * ReviewIn
     * @description Whether an administrator approves something signed; the reason is needed when not.
     */
    ReviewIn: {
      /** Is Approved */
      is_approved: boolean;
      /**
       * Reason
       * @default
       */
      reason?: string;
    };
    /**
     * Role
     * @description The roles of PLT-030, by their names on the wire.
     * @enum {string}
     */
    Role: "super_admin" | "admin" | "user" | "accountant" | "prescription user" | "master_admin";
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
     * SaleIn
     * @description A sale: the cart, where, to whom, and how it's paid.
     */
    SaleIn: {
      /** Booking Id */
      booking_id?: string | null;
      /** Client Id */
      client_id?: string | null;
      discount?: components["schemas"]["DiscountIn"] | null;
      /** Lines */
      lines: components["schemas"]["CartLine"][];
      /** Payments */
      payments: components["schemas"]["PaymentIn"][];
      /**
       * Register Id
       * Format: uuid
       */
      register_id: string;
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
     * SendIn
     * @description How the link goes to the client.
     */
    SendIn: {
      /** Channels */
      channels: ("sms" | "mail")[];
    };
    /**
     * SentOut
     * @description What went out, and until when the link works.
     */
    SentOut: {
      /** Channels */
      channels: ("sms" | "mail")[];
      /**
       * Expires At
       * @example 2026-11-21 08:30:00
       */
      expires_at: string;
      /** Forms */
      forms: number;
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
      user: components["schemas"]["MyselfOut"];
    };
    /**
     * SettingIn
     * @description What is set for all tills.
     */
    SettingIn: {
      /**
       * Receipt Footer
       * @default
       */
      receipt_footer?: string;
      /**
       * Receipt Header
       * @default
       */
      receipt_header?: string;
      /** Version */
      version: number;
    };
    /**
     * SettingOut
     * @description The same, with the account's merchant id.
     */
    SettingOut: {
      /** Merchant Id */
      merchant_id: string;
      /** Receipt Footer */
      receipt_footer: string;
      /** Receipt Header */
      receipt_header: string;
      /** Version */
      version: number;
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
     * ShiftIn
     * @description The questions' ids in their new order; those not named follow.
     */
    ShiftIn: {
      /** Ids */
      ids: string[];
      /** Version */
      version: number;
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
     * SignIn
     * @description The signature of who vouches for the answers.
     */
    SignIn: {
      /** Signature */
      signature: string;
      /** Version */
      version: number;
    };
    /**
     * SigningIn
     * @description What the client read, answered and signed; `file_ids` are pictures of a letter signed on paper.
     */
    SigningIn: {
      /** Agreed */
      agreed: boolean;
      /**
       * Answers
       * @default {}
       */
      answers?: {
        [key: string]: unknown;
      };
      /**
       * File Ids
       * @default []
       */
      file_ids?: string[];
      /** Publish Permission */
      publish_permission?: ("do_not_authorize" | "only_treated_part" | "eyes_covered" | "authorize") | null;
      /** Signature */
      signature?: string | null;
      /**
       * Signed By
       * @default
       */
      signed_by?: string;
      /** Version */
      version: number;
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
     * SoldRow
     * @description A product that was sold.
     */
    SoldRow: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
      /** Revenue */
      revenue: number;
      /** Sold Quantity */
      sold_quantity: number;
      /** Stock */
      stock: number;
    };
    /**
     * Soonest
     * @description The next time that is free.
     */
    Soonest: {
      slot: components["schemas"]["Slot"] | null;
    };
    /**
     * SpentRow
     * @description Who bought, or sold, for how much.
     */
    SpentRow: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
      /** Receipts Count */
      receipts_count: number;
      /** Receipts Sum Paid Amount */
      receipts_sum_paid_amount: number;
      /** Receipts Sum Refund */
      receipts_sum_refund: number;
    };
    /**
     * State
     * @description Where a message is. The order is that of its life; reports may come late, twice or in disorder, and only move it on.
     * @enum {string}
     */
    State: "queued" | "withdrawn" | "sending" | "unknown" | "sent" | "failed" | "delivered";
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
     * StockRow
     * @description A product that is running out.
     */
    StockRow: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
      /** Stock */
      stock: number;
    };
    /**
     * TerminalIn
     * @description A terminal as it is added: one of those that the account has.
     */
    TerminalIn: {
      /** Name */
      name: string;
      /** Virtual Terminal Id */
      virtual_terminal_id: string;
    };
    /**
     * TerminalOut
     * @description A terminal.
     */
    TerminalOut: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Active */
      is_active: boolean;
      /** Name */
      name: string;
      /** Version */
      version: number;
      /** Virtual Terminal Id */
      virtual_terminal_id: string;
    };
    /**
     * TerminalUpdate
     * @description What may change of a terminal: its nick name, and whether it's in use.
     */
    TerminalUpdate: {
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
     * TillIn
     * @description A register as admins write it; its address is where it sells, as receipts show it.
     */
    TillIn: {
      /** City */
      city: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
      /** Street Address */
      street_address: string;
      /** Terminal Id */
      terminal_id?: string | null;
      /** Zip Code */
      zip_code: string;
    };
    /**
     * TillState
     * @description Whether the company can sell, and what it lacks (POS-001).
     */
    TillState: {
      /** Missing */
      missing: components["schemas"]["Missing"][];
      /** Ready */
      ready: boolean;
      /** Registers */
      registers: components["schemas"]["RegisterOut"][];
      /** Terminals */
      terminals: components["schemas"]["TerminalOut"][];
    };
    /**
     * TreatmentIn
     * @description A treatment as it is written.
     */
    TreatmentIn: {
      /**
       * Cost
       * @description A price above 0, in minor units of the company's currency
       */
      cost: number;
      /**
       * Description
       * @default
       */
      description?: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
      /**
       * Needs Prescription
       * @description The drug without a valid prescription of which it can't be signed
       * @default
       */
      needs_prescription?: string;
    };
    /**
     * TreatmentOut
     * @description A treatment.
     */
    TreatmentOut: {
      /**
       * Cost
       * @description A price above 0, in minor units of the company's currency
       */
      cost: number;
      /**
       * Description
       * @default
       */
      description?: string;
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
      /** Is Deleted */
      is_deleted: boolean;
      /** Name */
      name: string;
      /**
       * Needs Prescription
       * @description The drug without a valid prescription of which it can't be signed
       * @default
       */
      needs_prescription?: string;
      /** Version */
      version: number;
    };
    /**
     * TreatmentUpdate
     * @description A changed treatment, with the version that the change began from.
     */
    TreatmentUpdate: {
      /**
       * Cost
       * @description A price above 0, in minor units of the company's currency
       */
      cost: number;
      /**
       * Description
       * @default
       */
      description?: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
      /**
       * Needs Prescription
       * @description The drug without a valid prescription of which it can't be signed
       * @default
       */
      needs_prescription?: string;
      /** Version */
      version: number;
    };
    /**
     * TreatmentVersionIn
     * @description Which version of a row is meant.
     */
    TreatmentVersionIn: {
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
       * Is Management On
       * @default true
       */
      is_management_on?: boolean;
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
      user_role?: "super_admin" | "admin" | "user" | "accountant";
    };
    /**
     * UserOut
     * @description A user as their colleagues see them, by the names of the wire: nothing of the account, which isn't the company's.
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
       * Is Management On
       * @default false
       */
      is_management_on?: boolean;
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
       * Is Management On
       * @default true
       */
      is_management_on?: boolean;
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
      user_role?: "super_admin" | "admin" | "user" | "accountant";
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
     * VatOut
     * @description One rate's part of a receipt.
     */
    VatOut: {
      /** Net */
      net: number;
      /** Rate */
      rate: number;
      /** Total */
      total: number;
      /** Vat */
      vat: number;
    };
    /**
     * VerifiedOut
     * @description What anybody who has a document's code may know.
     */
    VerifiedOut: {
      /** Code */
      code: string;
      /** Company */
      company: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Digest */
      digest: string;
      /** Kind */
      kind: string;
      /** Kind Name */
      kind_name: string;
      /** Stands */
      stands: boolean;
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
     * VisitKey
     * @description A new visit, with its key, told once.
     */
    VisitKey: {
      /**
       * Expires At
       * @example 2026-11-21 08:30:00
       */
      expires_at: string;
      /** Flow Key */
      flow_key: string;
      /** Resend At */
      resend_at: string | null;
      /** Sent To */
      sent_to: string;
      /**
       * State
       * @enum {string}
       */
      state: "code_sent" | "verified";
    };
    /**
     * VisitOut
     * @description How far a visit has come. Nothing of the client's is in it but how the code was sent.
     */
    VisitOut: {
      /**
       * Expires At
       * @example 2026-11-21 08:30:00
       */
      expires_at: string;
      /** Resend At */
      resend_at: string | null;
      /** Sent To */
      sent_to: string;
      /**
       * State
       * @enum {string}
       */
      state: "code_sent" | "verified";
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
      /** Sales In Doubt */
      sales_in_doubt: number;
      /** Stuck Returns */
      stuck_returns: number;
    };
    /**
     * WayOut
     * @description One way of payment.
     */
    WayOut: {
      /** Returns */
      returns: number;
      /** Sales */
      sales: number;
      /** Way */
      way: string;
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
    /**
     * WhyOut
     * @description A stable code and its sentence.
     */
    WhyOut: {
      /** Code */
      code: string;
      /** Text */
      text: string;
    };
    /**
     * ZOut
     * @description A closed day.
     */
    ZOut: {
      /** Document Id */
      document_id: string | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      report: components["schemas"]["ReportOut"];
    };
    /**
     * ZRow
     * @description A closed day in the list.
     */
    ZRow: {
      /**
       * Closed At
       * @example 2026-11-21 08:30:00
       */
      closed_at: string;
      /** Difference */
      difference: number;
      /** Document Id */
      document_id: string | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Number */
      number: number;
      /**
       * Register Id
       * Format: uuid
       */
      register_id: string;
      /** Register Name */
      register_name: string;
      /** Returns */
      returns: number;
      /** Sales */
      sales: number;
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
  cancel_order_api_bankid_cancel_order_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BankIdOrderIn"];
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
          "application/json": components["schemas"]["Envelope_BankIdOrderOut_"];
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
  collect_order_api_bankid_collect_order_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BankIdOrderIn"];
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
          "application/json": components["schemas"]["Envelope_BankIdOrderOut_"];
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
  generate_qr_api_bankid_generate_qr_get: {
    parameters: {
      query: {
        order_ref: string;
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
          "application/json": components["schemas"]["Envelope_QrOut_"];
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
  messages_api_booking_messages_get: {
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
          "application/json": components["schemas"]["Envelope_list_NoticeOut__"];
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
  change_api_booking_messages_put: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NoticeIn"];
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
          "application/json": components["schemas"]["Envelope_NoticeOut_"];
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
  preview_api_booking_messages_preview_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PreviewIn"];
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
          "application/json": components["schemas"]["Envelope_PreviewOut_"];
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
  send_api_client__client_id__forms_sendMail_post: {
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
        "application/json": components["schemas"]["SendIn"];
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
          "application/json": components["schemas"]["Envelope_SentOut_"];
        };
      };
      /** @description `forms.nothing_to_send` There is nothing for the client to fill in. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.no_address` The client has no mobile number or e-mail address to send to. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
    };
  };
  consents_api_client__client_id__letters_of_consent_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
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
          "application/json": components["schemas"]["Envelope_Listed_ConsentRow__"];
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
  store_api_client__client_id__letters_of_consent_post: {
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
        "application/json": components["schemas"]["AssignIn"];
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
          "application/json": components["schemas"]["Envelope_list_ConsentRow__"];
        };
      };
      /** @description `forms.not_in_use` This form is not in use. Make it active first. */
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
  one_api_client__client_id__letters_of_consent__consent_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        consent_id: string;
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
          "application/json": components["schemas"]["Envelope_ConsentOut_"];
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
  cancel_api_client__client_id__letters_of_consent__consent_id__cancel_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        consent_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormCancelIn"];
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
          "application/json": components["schemas"]["Envelope_ConsentOut_"];
        };
      };
      /** @description `forms.cancelled` This is cancelled. */
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
  sign_api_client__client_id__letters_of_consent__consent_id__sign_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        consent_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SigningIn"];
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
          "application/json": components["schemas"]["Envelope_ConsentOut_"];
        };
      };
      /** @description `forms.already_signed` This is signed and cannot be changed. Make a correction instead.; `forms.cancelled` This is cancelled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.sign_or_file` Sign the letter of consent or the attached file */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
    };
  };
  correct_api_client__client_id__letters_of_consent__signed_consent_id__correct_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        signed_consent_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CorrectIn"];
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
          "application/json": components["schemas"]["Envelope_ConsentOut_"];
        };
      };
      /** @description `forms.not_done` This has not been filled in yet.; `forms.correction_open` A correction of this is already waiting.; `forms.cancelled` This is cancelled. */
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
  review_api_client__client_id__letters_of_consent__signed_consent_id__review_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        signed_consent_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReviewIn"];
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
          "application/json": components["schemas"]["Envelope_ConsentOut_"];
        };
      };
      /** @description `forms.not_done` This has not been filled in yet.; `forms.cancelled` This is cancelled. */
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
  records_api_client__client_id__questionary_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        questionary_id?: string | null;
        search?: string;
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
          "application/json": components["schemas"]["Envelope_Listed_RecordRow__"];
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
  ask_api_client__client_id__questionary_post: {
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
        "application/json": components["schemas"]["AskIn"];
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
          "application/json": components["schemas"]["Envelope_list_RecordRow__"];
        };
      };
      /** @description `forms.not_in_use` This form is not in use. Make it active first. */
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
  correct_api_client__client_id__questionary__answered_id__correct_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        answered_id: string;
        client_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CorrectIn"];
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
          "application/json": components["schemas"]["Envelope_RecordOut_"];
        };
      };
      /** @description `forms.not_done` This has not been filled in yet.; `forms.correction_open` A correction of this is already waiting.; `forms.cancelled` This is cancelled. */
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
  regenerate_api_client__client_id__questionary__answered_id__regenPdf_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        answered_id: string;
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
          "application/json": components["schemas"]["Envelope_RecordOut_"];
        };
      };
      /** @description `forms.not_done` This has not been filled in yet. */
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
  review_api_client__client_id__questionary__answered_id__review_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        answered_id: string;
        client_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReviewIn"];
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
          "application/json": components["schemas"]["Envelope_RecordOut_"];
        };
      };
      /** @description `forms.not_done` This has not been filled in yet.; `forms.cancelled` This is cancelled. */
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
  sign_api_client__client_id__questionary__answered_id__sign_put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        answered_id: string;
        client_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SignIn"];
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
          "application/json": components["schemas"]["Envelope_RecordOut_"];
        };
      };
      /** @description `forms.not_done` This has not been filled in yet.; `forms.already_signed` This is signed and cannot be changed. Make a correction instead.; `forms.cancelled` This is cancelled. */
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
  one_api_client__client_id__questionary__record_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        record_id: string;
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
          "application/json": components["schemas"]["Envelope_RecordOut_"];
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
  answer_api_client__client_id__questionary__record_id__answer_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        record_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AnswersIn"];
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
          "application/json": components["schemas"]["Envelope_RecordOut_"];
        };
      };
      /** @description `forms.already_signed` This is signed and cannot be changed. Make a correction instead.; `forms.cancelled` This is cancelled. */
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
  cancel_api_client__client_id__questionary__record_id__cancel_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        record_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormCancelIn"];
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
          "application/json": components["schemas"]["Envelope_RecordOut_"];
        };
      };
      /** @description `forms.cancelled` This is cancelled. */
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
      /** @description `version.stale` This was changed by someone else while you were editing.; `client.merged` This client has been merged with another, where everything now is. */
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
  of_client_api_clients__client_id__bookings_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
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
  export_api_clients__client_id__export_get: {
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
          "application/json": components["schemas"]["Envelope_Union_ClientExportOut__NoneType__"];
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
  ask_api_clients__client_id__export_post: {
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
        "application/json": components["schemas"]["ExportWanted"];
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
          "application/json": components["schemas"]["Envelope_ClientExportOut_"];
        };
      };
      /** @description `export.under_way` The record is already being made. */
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
  download_api_clients__client_id__export__export_id__download_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        export_id: string;
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
          "application/json": components["schemas"]["Envelope_SignedUrl_"];
        };
      };
      /** @description `export.not_ready` This export cannot be fetched any more. Make it anew. */
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
  log_api_clients__client_id__looks_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
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
          "application/json": components["schemas"]["Envelope_Listed_LookOut__"];
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
  merge_api_clients__client_id__merge_post: {
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
        "application/json": components["schemas"]["MergeIn"];
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
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `client.merged` This client has been merged with another, where everything now is. */
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
  of_client_api_clients__client_id__prescriptions_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
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
          "application/json": components["schemas"]["Envelope_Listed_PrescriptionOut__"];
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
  ask_api_clients__client_id__prescriptions_post: {
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
        "application/json": components["schemas"]["PrescriptionIn"];
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
          "application/json": components["schemas"]["Envelope_PrescriptionOut_"];
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
  procedures_api_clients__client_id__procedures_get: {
    parameters: {
      query?: {
        filter?: "current" | "deleted";
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
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
          "application/json": components["schemas"]["Envelope_Listed_ProcedureRow__"];
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
  store_api_clients__client_id__procedures_post: {
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
        "application/json": components["schemas"]["ProcedureIn"];
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
          "application/json": components["schemas"]["Envelope_ProcedureOut_"];
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
  one_api_clients__client_id__procedures__procedure_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        procedure_id: string;
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
          "application/json": components["schemas"]["Envelope_ProcedureOut_"];
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
  update_api_clients__client_id__procedures__procedure_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        procedure_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProcedureUpdate"];
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
          "application/json": components["schemas"]["Envelope_ProcedureOut_"];
        };
      };
      /** @description `journal.signed` This entry is signed and can't be changed. Make a correction instead.; `journal.ended` This entry has been cancelled or deleted.; `journal.writer_names_signer` Whoever wrote this entry says who signs it. */
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
  cancel_api_clients__client_id__procedures__procedure_id__cancel_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        procedure_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProcedureEndIn"];
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
          "application/json": components["schemas"]["Envelope_ProcedureOut_"];
        };
      };
      /** @description `journal.ended` This entry has been cancelled or deleted.; `journal.correction_open` This entry is already corrected, or a correction of it is being written. */
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
  correct_api_clients__client_id__procedures__procedure_id__correct_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        procedure_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProcedureCorrectIn"];
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
          "application/json": components["schemas"]["Envelope_ProcedureOut_"];
        };
      };
      /** @description `journal.not_signed` This entry isn't signed.; `journal.ended` This entry has been cancelled or deleted.; `journal.correction_open` This entry is already corrected, or a correction of it is being written. */
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
  delete_api_clients__client_id__procedures__procedure_id__delete_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        procedure_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProcedureEndIn"];
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
      /** @description `journal.signed` This entry is signed and can't be changed. Make a correction instead.; `journal.ended` This entry has been cancelled or deleted. */
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
  review_api_clients__client_id__procedures__procedure_id__review_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        procedure_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReviewIn"];
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
          "application/json": components["schemas"]["Envelope_ProcedureOut_"];
        };
      };
      /** @description `journal.not_signed` This entry isn't signed.; `journal.ended` This entry has been cancelled or deleted. */
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
  sign_api_clients__client_id__procedures__procedure_id__sign_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        procedure_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProcedureSignIn"];
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
          "application/json": components["schemas"]["Envelope_ProcedureOut_"];
        };
      };
      /** @description `journal.signed` This entry is signed and can't be changed. Make a correction instead.; `journal.ended` This entry has been cancelled or deleted.; `journal.another_signs` This entry waits for another person's signature.; `journal.prescription_missing` There is no valid prescription of {medicine} for this client, so the procedure can't be signed. */
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
        "application/json": components["schemas"]["DeliveryResendIn"];
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
  one_api_documents__document_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document_id: string;
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
          "application/json": components["schemas"]["Envelope_DocumentOut_"];
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
  regenerate_api_documents__document_id__regenerate_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document_id: string;
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
          "application/json": components["schemas"]["Envelope_DocumentOut_"];
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
  verify_api_documents_verify__code__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        code: string;
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
          "application/json": components["schemas"]["Envelope_VerifiedOut_"];
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
  letters_api_letters_of_consent_get: {
    parameters: {
      query?: {
        filter?: "active" | "inactive" | "deleted" | "all";
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "title" | "updated_at";
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
          "application/json": components["schemas"]["Envelope_Listed_LetterRow__"];
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
  store_api_letters_of_consent_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LetterIn"];
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
          "application/json": components["schemas"]["Envelope_LetterOut_"];
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
  one_api_letters_of_consent__letter_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        letter_id: string;
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
          "application/json": components["schemas"]["Envelope_LetterOut_"];
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
  update_api_letters_of_consent__letter_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        letter_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LetterUpdate"];
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
          "application/json": components["schemas"]["Envelope_LetterOut_"];
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
  delete_api_letters_of_consent__letter_id__delete: {
    parameters: {
      query?: {
        version?: number | null;
      };
      header?: never;
      path: {
        letter_id: string;
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
  restore_api_letters_of_consent__letter_id__restore_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        letter_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormVersionIn"];
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
          "application/json": components["schemas"]["Envelope_LetterOut_"];
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
  toggle_api_letters_of_consent__letter_id__toggle_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        letter_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormVersionIn"];
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
          "application/json": components["schemas"]["Envelope_LetterOut_"];
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
  versions_api_letters_of_consent__letter_id__versions_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        letter_id: string;
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
          "application/json": components["schemas"]["Envelope_list_LetterVersionOut__"];
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
  devices_api_medical_devices_get: {
    parameters: {
      query?: {
        filter?: "in_use" | "removed" | "all";
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "name" | "next_service_on" | "location";
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
          "application/json": components["schemas"]["Envelope_Listed_DeviceRow__"];
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
  store_api_medical_devices_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DeviceIn"];
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
          "application/json": components["schemas"]["Envelope_DeviceOut_"];
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
  one_api_medical_devices__device_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        device_id: string;
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
          "application/json": components["schemas"]["Envelope_DeviceOut_"];
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
  update_api_medical_devices__device_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        device_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DeviceUpdate"];
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
          "application/json": components["schemas"]["Envelope_DeviceOut_"];
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
  remove_api_medical_devices__device_id__delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        device_id: string;
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
  log_api_medical_devices__device_id__logs_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
      };
      header?: never;
      path: {
        device_id: string;
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
          "application/json": components["schemas"]["Envelope_Listed_QualityLogOut__"];
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
  maintained_api_medical_devices__device_id__maintenance_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
      };
      header?: never;
      path: {
        device_id: string;
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
          "application/json": components["schemas"]["Envelope_Listed_MaintenanceOut__"];
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
  done_api_medical_devices__device_id__maintenance_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        device_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DoneIn"];
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
          "application/json": components["schemas"]["Envelope_MaintenanceOut_"];
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
  restore_api_medical_devices__device_id__restore_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        device_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QualityRestoreIn"];
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
          "application/json": components["schemas"]["Envelope_DeviceOut_"];
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
  messages_api_messages_get: {
    parameters: {
      query?: {
        client_id?: string | null;
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        state?: components["schemas"]["State"] | null;
        /** @description Only those that failed, or that nobody can tell about: what may be sent again. */
        undelivered?: boolean;
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
  upload_paper_api_papers_post: {
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
  one_api_prescriptions__prescription_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        prescription_id: string;
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
          "application/json": components["schemas"]["Envelope_PrescriptionOut_"];
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
  change_api_prescriptions__prescription_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        prescription_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PrescriptionUpdate"];
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
          "application/json": components["schemas"]["Envelope_PrescriptionOut_"];
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
      /** @description `version.stale` This was changed by someone else while you were editing.; `prescription.decided` This request has been decided and can no longer be changed. */
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
  remove_api_prescriptions__prescription_id__delete: {
    parameters: {
      query: {
        version: number;
      };
      header?: never;
      path: {
        prescription_id: string;
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
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `prescription.decided` This request has been decided and can no longer be changed. */
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
  inactivate_api_prescriptions__prescription_id__inactivate_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        prescription_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PrescriptionEndIn"];
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
          "application/json": components["schemas"]["Envelope_PrescriptionOut_"];
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
      /** @description `version.stale` This was changed by someone else while you were editing.; `prescription.not_in_force` This prescription is not in force. */
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
  documents_api_quality_documents_get: {
    parameters: {
      query?: {
        category?: string;
        filter?: "in_use" | "removed" | "all";
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "title" | "category" | "review_on";
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
          "application/json": components["schemas"]["Envelope_Listed_QualityDocumentRow__"];
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
  store_api_quality_documents_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QualityDocumentIn"];
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
          "application/json": components["schemas"]["Envelope_QualityDocumentRow_"];
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
  one_api_quality_documents__quality_document_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quality_document_id: string;
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
          "application/json": components["schemas"]["Envelope_QualityDocumentRow_"];
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
  update_api_quality_documents__quality_document_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quality_document_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QualityDocumentUpdate"];
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
          "application/json": components["schemas"]["Envelope_QualityDocumentRow_"];
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
  remove_api_quality_documents__quality_document_id__delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quality_document_id: string;
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
  log_api_quality_documents__quality_document_id__logs_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
      };
      header?: never;
      path: {
        quality_document_id: string;
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
          "application/json": components["schemas"]["Envelope_Listed_QualityLogOut__"];
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
  restore_api_quality_documents__quality_document_id__restore_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quality_document_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QualityRestoreIn"];
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
          "application/json": components["schemas"]["Envelope_QualityDocumentRow_"];
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
  versions_of_api_quality_documents__quality_document_id__versions_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
      };
      header?: never;
      path: {
        quality_document_id: string;
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
          "application/json": components["schemas"]["Envelope_Listed_QualityVersionRow__"];
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
  draft_api_quality_documents__quality_document_id__versions_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quality_document_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QualityDraftIn"];
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
          "application/json": components["schemas"]["Envelope_QualityVersionOut_"];
        };
      };
      /** @description `quality.draft_exists` The next version of this document is already being written. */
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
  version_api_quality_versions__quality_version_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quality_version_id: string;
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
          "application/json": components["schemas"]["Envelope_QualityVersionOut_"];
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
  change_api_quality_versions__quality_version_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quality_version_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QualityDraftUpdate"];
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
          "application/json": components["schemas"]["Envelope_QualityVersionOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `quality.not_open` This version cannot be changed any more. Write a new version. */
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
  discard_api_quality_versions__quality_version_id__delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quality_version_id: string;
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
      /** @description `quality.not_open` This version cannot be changed any more. Write a new version. */
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
  acknowledge_api_quality_versions__quality_version_id__acknowledge_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quality_version_id: string;
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
          "application/json": components["schemas"]["Envelope_QualityVersionOut_"];
        };
      };
      /** @description `quality.not_published` Only the published version can be acknowledged. */
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
  approve_api_quality_versions__quality_version_id__approve_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quality_version_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QualityStepIn"];
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
          "application/json": components["schemas"]["Envelope_QualityVersionOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `quality.not_open` This version cannot be changed any more. Write a new version. */
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
  publish_api_quality_versions__quality_version_id__publish_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quality_version_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QualityStepIn"];
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
          "application/json": components["schemas"]["Envelope_QualityVersionOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `quality.not_approved` A version is approved before it is published. */
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
  readers_api_quality_versions__quality_version_id__readers_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        quality_version_id: string;
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
          "application/json": components["schemas"]["Envelope_list_QualityReadOut__"];
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
  questionnaires_api_questionary_get: {
    parameters: {
      query?: {
        filter?: "active" | "inactive" | "deleted" | "all";
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "title" | "updated_at";
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
          "application/json": components["schemas"]["Envelope_Listed_QuestionaryRow__"];
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
  store_api_questionary_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionaryIn"];
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
          "application/json": components["schemas"]["Envelope_QuestionaryOut_"];
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
  one_api_questionary__questionary_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionary_id: string;
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
          "application/json": components["schemas"]["Envelope_QuestionaryOut_"];
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
  rename_api_questionary__questionary_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionary_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionaryUpdate"];
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
          "application/json": components["schemas"]["Envelope_QuestionaryOut_"];
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
  delete_api_questionary__questionary_id__delete: {
    parameters: {
      query?: {
        version?: number | null;
      };
      header?: never;
      path: {
        questionary_id: string;
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
  copy_api_questionary__questionary_id__copy_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionary_id: string;
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
          "application/json": components["schemas"]["Envelope_QuestionaryOut_"];
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
  questions_api_questionary__questionary_id__questions_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionary_id: string;
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
          "application/json": components["schemas"]["Envelope_list_QuestionOut__"];
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
  add_question_api_questionary__questionary_id__questions_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionary_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionChange"];
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
          "application/json": components["schemas"]["Envelope_QuestionaryOut_"];
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
  change_question_api_questionary__questionary_id__questions__question_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        question_id: string;
        questionary_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionChange"];
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
          "application/json": components["schemas"]["Envelope_QuestionaryOut_"];
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
  remove_question_api_questionary__questionary_id__questions__question_id__delete: {
    parameters: {
      query?: {
        version?: number | null;
      };
      header?: never;
      path: {
        question_id: string;
        questionary_id: string;
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
          "application/json": components["schemas"]["Envelope_QuestionaryOut_"];
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
  add_questions_api_questionary__questionary_id__questions_bulk_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionary_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionsIn"];
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
          "application/json": components["schemas"]["Envelope_QuestionaryOut_"];
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
  restore_api_questionary__questionary_id__restore_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionary_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormVersionIn"];
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
          "application/json": components["schemas"]["Envelope_QuestionaryOut_"];
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
  toggle_api_questionary__questionary_id__toggle_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionary_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormVersionIn"];
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
          "application/json": components["schemas"]["Envelope_QuestionaryOut_"];
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
  update_api_questionary__questionary_id__update_new_put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionary_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionaryWhole"];
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
          "application/json": components["schemas"]["Envelope_QuestionaryOut_"];
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
  booking_api_reports_booking_get: {
    parameters: {
      query?: {
        end?: string | null;
        period?: "day" | "week" | "month";
        practitioner_ids?: string[];
        start?: string | null;
        type?: "all" | "booking_statistics" | "bookings" | "cancelled_no_show" | "practitioners" | "services" | "categories";
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
          "application/json": components["schemas"]["Envelope_BookingReportOut_"];
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
  export_booking_api_reports_booking_export_get: {
    parameters: {
      query?: {
        end?: string | null;
        period?: "day" | "week" | "month";
        practitioner_ids?: string[];
        start?: string | null;
      };
      header?: {
        locale?: "" | "en" | "sv";
      };
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
      /** @description The workbook */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
        };
      };
      /** @description `validation` */
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
  pos_api_reports_pos_get: {
    parameters: {
      query?: {
        end?: string | null;
        period?: "day" | "week" | "month";
        practitioner_ids?: string[];
        start?: string | null;
        type?:
          | "all"
          | "pos_statistics"
          | "pos_revenue"
          | "payment_gateway_preference"
          | "total_discount"
          | "clients"
          | "practitioners"
          | "products"
          | "services"
          | "low_stock"
          | "refunds";
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
          "application/json": components["schemas"]["Envelope_PosReportOut_"];
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
  export_pos_api_reports_pos_export_get: {
    parameters: {
      query?: {
        end?: string | null;
        period?: "day" | "week" | "month";
        practitioner_ids?: string[];
        start?: string | null;
      };
      header?: {
        locale?: "" | "en" | "sv";
      };
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
      /** @description The workbook */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
        };
      };
      /** @description `validation` */
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
  record_api_reports_record_get: {
    parameters: {
      query?: {
        end?: string | null;
        period?: "day" | "week" | "month";
        practitioner_ids?: string[];
        start?: string | null;
        type?:
          | "all"
          | "record_statistics"
          | "new_registrations"
          | "procedures"
          | "prescriptions"
          | "questionnaires"
          | "most_procedures"
          | "most_notes"
          | "client_ages";
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
          "application/json": components["schemas"]["Envelope_RecordReportOut_"];
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
  export_record_api_reports_record_export_get: {
    parameters: {
      query?: {
        end?: string | null;
        period?: "day" | "week" | "month";
        practitioner_ids?: string[];
        start?: string | null;
      };
      header?: {
        locale?: "" | "en" | "sv";
      };
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
      /** @description The workbook */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
        };
      };
      /** @description `validation` */
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
  colleagues_api_reports_team_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
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
          "application/json": components["schemas"]["Envelope_Listed_ColleagueOut__"];
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
      /** @description `permission.unverified` Verify your e-mail address and finish the set-up first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
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
  treatments_api_treatments_get: {
    parameters: {
      query?: {
        filter?: "active" | "inactive" | "deleted" | "all";
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "name" | "cost";
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
          "application/json": components["schemas"]["Envelope_Listed_TreatmentOut__"];
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
  store_api_treatments_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TreatmentIn"];
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
          "application/json": components["schemas"]["Envelope_TreatmentOut_"];
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
  update_api_treatments__treatment_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        treatment_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TreatmentUpdate"];
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
          "application/json": components["schemas"]["Envelope_TreatmentOut_"];
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
  delete_api_treatments__treatment_id__delete: {
    parameters: {
      query?: {
        version?: number | null;
      };
      header?: never;
      path: {
        treatment_id: string;
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
  restore_api_treatments__treatment_id__restore_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        treatment_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TreatmentVersionIn"];
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
          "application/json": components["schemas"]["Envelope_TreatmentOut_"];
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
  toggle_api_treatments__treatment_id__toggle_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        treatment_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TreatmentVersionIn"];
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
          "application/json": components["schemas"]["Envelope_TreatmentOut_"];
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
      /** @description `forbidden` You do not have access to this. */
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
      /** @description `forbidden` You do not have access to this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
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
      /** @description `forbidden` You do not have access to this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
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
      /** @description `team.super_user_meets_all` The super user meets every client. That cannot be restricted. */
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
      /** @description `portal.busy` Many are looking for a time right now. Please try again in {retry_after} seconds. */
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
        content: {
          "text/calendar": unknown;
        };
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
      /** @description `portal.busy` Many are looking for a time right now. Please try again in {retry_after} seconds. */
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
      /** @description `portal.codes_used_up` So many codes have been sent for this clinic that no more go out for now. Try again later, or contact it. */
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
      /** @description `portal.codes_used_up` So many codes have been sent for this clinic that no more go out for now. Try again later, or contact it. */
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
  answered_api_v2_client__client_id__questionary_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        questionary_id?: string | null;
        search?: string;
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
          "application/json": components["schemas"]["Envelope_Listed_RecordAnswered__"];
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
  clinic_api_v2_questionary_loc__public_id__get: {
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
          "application/json": components["schemas"]["Envelope_ClinicOut_"];
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
  sign_api_v2_questionary_loc__public_id__consents__consent_id__sign_post: {
    parameters: {
      query?: never;
      header?: {
        "x-flow-key"?: string;
      };
      path: {
        consent_id: string;
        public_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SigningIn"];
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
          "application/json": components["schemas"]["Envelope_DoneOut_"];
        };
      };
      /** @description `forms.visit_ended` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.unverified` Confirm that it is you with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.already_signed` This is signed and cannot be changed. Make a correction instead.; `forms.cancelled` This is cancelled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.sign_or_file` Sign the letter of consent or the attached file */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
    };
  };
  draft_api_v2_questionary_loc__public_id__drafts__form___subject__get: {
    parameters: {
      query?: never;
      header?: {
        "x-flow-key"?: string;
      };
      path: {
        form: "consent" | "questionnaire";
        public_id: string;
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
      /** @description `forms.visit_ended` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.unverified` Confirm that it is you with the code first. */
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
  keep_draft_api_v2_questionary_loc__public_id__drafts__form___subject__put: {
    parameters: {
      query?: never;
      header?: {
        "x-flow-key"?: string;
      };
      path: {
        form: "consent" | "questionnaire";
        public_id: string;
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
      /** @description `forms.visit_ended` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.unverified` Confirm that it is you with the code first. */
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
  upload_api_v2_questionary_loc__public_id__files_post: {
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
      /** @description `forms.visit_ended` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.unverified` Confirm that it is you with the code first. */
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
  forms_api_v2_questionary_loc__public_id__forms_get: {
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
          "application/json": components["schemas"]["Envelope_FormsOut_"];
        };
      };
      /** @description `forms.visit_ended` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.unverified` Confirm that it is you with the code first. */
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
  public_api_v2_questionary_loc__public_id__questionary_get: {
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
          "application/json": components["schemas"]["Envelope_list_PublicQuestionary__"];
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
  answer_api_v2_questionary_loc__public_id__questionnaires__record_id__answer_post: {
    parameters: {
      query?: never;
      header?: {
        "x-flow-key"?: string;
      };
      path: {
        public_id: string;
        record_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AnswersIn"];
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
          "application/json": components["schemas"]["Envelope_DoneOut_"];
        };
      };
      /** @description `forms.visit_ended` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.unverified` Confirm that it is you with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.already_signed` This is signed and cannot be changed. Make a correction instead.; `forms.cancelled` This is cancelled. */
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
  resend_api_v2_questionary_loc__public_id__resend_otp_post: {
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
          "application/json": components["schemas"]["Envelope_VisitOut_"];
        };
      };
      /** @description `forms.visit_ended` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.unverified` Confirm that it is you with the code first. */
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
  verify_api_v2_questionary_loc__public_id__verify_otp_post: {
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
          "application/json": components["schemas"]["Envelope_VisitOut_"];
        };
      };
      /** @description `forms.visit_ended` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.unverified` Confirm that it is you with the code first. */
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
  visit_api_v2_questionary_loc__public_id__visit_get: {
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
          "application/json": components["schemas"]["Envelope_VisitOut_"];
        };
      };
      /** @description `forms.visit_ended` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.unverified` Confirm that it is you with the code first. */
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
  open_link_api_v2_questionary_loc__public_id__visits_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        public_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OpenIn"];
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
          "application/json": components["schemas"]["Envelope_VisitKey_"];
        };
      };
      /** @description `forms.link_ended` This link no longer works. Ask the clinic for a new one. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `forms.no_address` The client has no mobile number or e-mail address to send to. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
    };
  };
  shift_api_v2_questionary__questionary_id__questions_shift_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionary_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ShiftIn"];
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
          "application/json": components["schemas"]["Envelope_QuestionaryOut_"];
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
  page_api_v3_point_of_sale_gift_cards_get: {
    parameters: {
      query?: {
        client_id?: string | null;
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
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
          "application/json": components["schemas"]["Envelope_Listed_GiftCardOut__"];
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
  change_api_v3_point_of_sale_gift_cards__gift_card_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        gift_card_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GiftCardChange"];
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
          "application/json": components["schemas"]["Envelope_GiftCardOut_"];
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
  find_api_v3_point_of_sale_gift_cards_by_code__code__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        code: string;
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
          "application/json": components["schemas"]["Envelope_GiftCardOut_"];
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
  abort_api_v3_point_of_sale_payment__receipt_id__abort_post: {
    parameters: {
      query?: never;
      header: {
        "Idempotency-Key": string;
      };
      path: {
        receipt_id: string;
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
          "application/json": components["schemas"]["Envelope_ReceiptOut_"];
        };
      };
      /** @description `pos.too_late_to_abort` It is too late to stop this payment. */
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
  retry_api_v3_point_of_sale_payment__receipt_id__retry_post: {
    parameters: {
      query?: never;
      header: {
        "Idempotency-Key": string;
      };
      path: {
        receipt_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RetryIn"];
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
          "application/json": components["schemas"]["Envelope_ReceiptOut_"];
        };
      };
      /** @description `pos.not_sweden` The till works only for companies registered in Sweden: it follows the Swedish cash-register law.; `pos.no_merchant` The company has no account with the payment provider yet.; `pos.no_control_unit` No till is connected to a control unit yet, so nothing may be sold.; `pos.no_organization_number` The company's organization number is missing. Receipts have to show it.; `pos.not_kronor` The till works only in Swedish kronor. The company's currency is another. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `pos.out_of_stock` There is not enough of {name} in stock.; `pos.gift_card_unusable` This gift card cannot be used: it has expired or is not active.; `pos.not_retriable` Only a payment that failed can be tried again, and only once.; `pos.refund_under_way` A refund of this receipt is already under way. Wait until it has ended.; `pos.not_refundable` This receipt cannot be refunded.; `pos.gift_card_sold` A receipt with a sold gift card cannot be refunded.; `pos.gift_card_off` Gift card {card} paid for this and is out of use. Put it in use again first, for the money goes back to it. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `pos.no_terminal` a terminal device must be selected */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
    };
  };
  quote_api_v3_point_of_sale_payment_quote_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CartIn"];
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
          "application/json": components["schemas"]["Envelope_QuoteOut_"];
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
  store_api_v3_point_of_sale_payment_store_post: {
    parameters: {
      query?: never;
      header: {
        "Idempotency-Key": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SaleIn"];
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
          "application/json": components["schemas"]["Envelope_ReceiptOut_"];
        };
      };
      /** @description `pos.not_sweden` The till works only for companies registered in Sweden: it follows the Swedish cash-register law.; `pos.no_merchant` The company has no account with the payment provider yet.; `pos.no_control_unit` No till is connected to a control unit yet, so nothing may be sold.; `pos.no_organization_number` The company's organization number is missing. Receipts have to show it.; `pos.not_kronor` The till works only in Swedish kronor. The company's currency is another. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `pos.out_of_stock` There is not enough of {name} in stock.; `pos.gift_card_unusable` This gift card cannot be used: it has expired or is not active.; `pos.not_retriable` Only a payment that failed can be tried again, and only once.; `pos.refund_under_way` A refund of this receipt is already under way. Wait until it has ended.; `pos.not_refundable` This receipt cannot be refunded.; `pos.gift_card_sold` A receipt with a sold gift card cannot be refunded.; `pos.gift_card_off` Gift card {card} paid for this and is out of use. Put it in use again first, for the money goes back to it. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `pos.no_terminal` a terminal device must be selected */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
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
  page_api_v3_point_of_sale_receipts_get: {
    parameters: {
      query?: {
        booking_id?: string | null;
        client_id?: string | null;
        from?: string | null;
        kind?: "" | "sale" | "refund";
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        register_id?: string | null;
        search?: string;
        state?:
          | ("" | "failed" | "in_progress")
          | ("PROCESSING" | "PENDING" | "PAID" | "PARTIALLY_REFUNDED" | "REFUNDED" | "CANCELLED" | "ABORTED");
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
          "application/json": components["schemas"]["Envelope_Listed_ReceiptRow__"];
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
  one_api_v3_point_of_sale_receipts__receipt_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        receipt_id: string;
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
          "application/json": components["schemas"]["Envelope_ReceiptOut_"];
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
  export_api_v3_point_of_sale_receipts__receipt_id__export_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        receipt_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExportIn"];
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
          "application/json": components["schemas"]["Envelope_ExportOut_"];
        };
      };
      /** @description `pos.copies_used` This receipt has been given with its one copy. The law allows no more.; `pos.not_ready` The receipt is not finished yet. */
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
  retry_refund_api_v3_point_of_sale_receipts__receipt_id__refund_retry_post: {
    parameters: {
      query?: never;
      header: {
        "Idempotency-Key": string;
      };
      path: {
        receipt_id: string;
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
          "application/json": components["schemas"]["Envelope_ReceiptOut_"];
        };
      };
      /** @description `pos.not_sweden` The till works only for companies registered in Sweden: it follows the Swedish cash-register law.; `pos.no_merchant` The company has no account with the payment provider yet.; `pos.no_control_unit` No till is connected to a control unit yet, so nothing may be sold.; `pos.no_organization_number` The company's organization number is missing. Receipts have to show it.; `pos.not_kronor` The till works only in Swedish kronor. The company's currency is another. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `pos.out_of_stock` There is not enough of {name} in stock.; `pos.gift_card_unusable` This gift card cannot be used: it has expired or is not active.; `pos.not_retriable` Only a payment that failed can be tried again, and only once.; `pos.refund_under_way` A refund of this receipt is already under way. Wait until it has ended.; `pos.not_refundable` This receipt cannot be refunded.; `pos.gift_card_sold` A receipt with a sold gift card cannot be refunded.; `pos.gift_card_off` Gift card {card} paid for this and is out of use. Put it in use again first, for the money goes back to it. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `pos.no_terminal` a terminal device must be selected */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
    };
  };
  refund_api_v3_point_of_sale_receipts__receipt_id__refund_store_post: {
    parameters: {
      query?: never;
      header: {
        "Idempotency-Key": string;
      };
      path: {
        receipt_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RefundIn"];
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
          "application/json": components["schemas"]["Envelope_ReceiptOut_"];
        };
      };
      /** @description `pos.not_sweden` The till works only for companies registered in Sweden: it follows the Swedish cash-register law.; `pos.no_merchant` The company has no account with the payment provider yet.; `pos.no_control_unit` No till is connected to a control unit yet, so nothing may be sold.; `pos.no_organization_number` The company's organization number is missing. Receipts have to show it.; `pos.not_kronor` The till works only in Swedish kronor. The company's currency is another. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `pos.out_of_stock` There is not enough of {name} in stock.; `pos.gift_card_unusable` This gift card cannot be used: it has expired or is not active.; `pos.not_retriable` Only a payment that failed can be tried again, and only once.; `pos.refund_under_way` A refund of this receipt is already under way. Wait until it has ended.; `pos.not_refundable` This receipt cannot be refunded.; `pos.gift_card_sold` A receipt with a sold gift card cannot be refunded.; `pos.gift_card_off` Gift card {card} paid for this and is out of use. Put it in use again first, for the money goes back to it. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description `pos.no_terminal` a terminal device must be selected */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
    };
  };
  add_register_api_v3_point_of_sale_registers_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TillIn"];
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
          "application/json": components["schemas"]["Envelope_RegisterOut_"];
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
  change_register_api_v3_point_of_sale_registers__register_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        register_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RegisterUpdate"];
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
          "application/json": components["schemas"]["Envelope_RegisterOut_"];
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
  enrol_api_v3_point_of_sale_registers__register_id__enrol_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        register_id: string;
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
          "application/json": components["schemas"]["Envelope_RegisterOut_"];
        };
      };
      /** @description `pos.not_sweden` The till works only for companies registered in Sweden: it follows the Swedish cash-register law.; `pos.no_organization_number` The company's organization number is missing. Receipts have to show it. */
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
  closed_api_v3_point_of_sale_report_batches_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        register_id?: string | null;
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
          "application/json": components["schemas"]["Envelope_Listed_ZRow__"];
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
  one_api_v3_point_of_sale_report_batches__z_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        z_id: string;
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
          "application/json": components["schemas"]["Envelope_ZOut_"];
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
  paper_api_v3_point_of_sale_report_batches__z_id__download_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        z_id: string;
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
          "application/json": components["schemas"]["Envelope_DocumentRef_"];
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
  postings_api_v3_point_of_sale_report_batches__z_id__export_get: {
    parameters: {
      query?: never;
      header?: {
        locale?: "" | "en" | "sv";
      };
      path: {
        z_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A refusal */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefusalOut"];
        };
      };
      /** @description The workbook */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
        };
      };
    };
  };
  move_cash_api_v3_point_of_sale_report_cash_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DrawerIn"];
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
          "application/json": components["schemas"]["Envelope_EntryOut_"];
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
  close_api_v3_point_of_sale_report_close_batch_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CloseIn"];
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
          "application/json": components["schemas"]["Envelope_ZOut_"];
        };
      };
      /** @description `pos.day_closed` A colleague has closed the day already: Z report {number}. What is shown now belongs to the next day.; `pos.unresolved` {count} payments are not resolved yet. Close the day when they are. */
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
  current_api_v3_point_of_sale_report_current_get: {
    parameters: {
      query: {
        register_id: string;
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
          "application/json": components["schemas"]["Envelope_ReportOut_"];
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
  download_api_v3_point_of_sale_report_download_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RegisterWanted"];
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
          "application/json": components["schemas"]["Envelope_DocumentRef_"];
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
  setting_api_v3_point_of_sale_setting_get: {
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
          "application/json": components["schemas"]["Envelope_SettingOut_"];
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
  change_setting_api_v3_point_of_sale_setting_put: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SettingIn"];
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
          "application/json": components["schemas"]["Envelope_SettingOut_"];
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
  state_api_v3_point_of_sale_state_get: {
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
          "application/json": components["schemas"]["Envelope_TillState_"];
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
  add_terminal_api_v3_point_of_sale_terminals_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TerminalIn"];
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
          "application/json": components["schemas"]["Envelope_TerminalOut_"];
        };
      };
      /** @description `pos.no_merchant` The company has no account with the payment provider yet. */
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
  change_terminal_api_v3_point_of_sale_terminals__terminal_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        terminal_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TerminalUpdate"];
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
          "application/json": components["schemas"]["Envelope_TerminalOut_"];
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
  devices_api_v3_point_of_sale_terminals_devices_get: {
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
  prescribers_api_v3_prescribers_get: {
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
          "application/json": components["schemas"]["Envelope_list_PrescriberOut__"];
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
  part_api_v3_prescribers__prescriber_id__delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        prescriber_id: string;
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
  invitation_api_v3_prescribers_invitation_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LinkIn"];
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
          "application/json": components["schemas"]["Envelope_InvitationOut_"];
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
  invite_api_v3_prescribers_invite_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["InviteIn"];
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
          "application/json": components["schemas"]["Envelope_PrescriberOut_"];
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
  join_api_v3_prescribers_join_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["JoinIn"];
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
  register_api_v3_prescribers_register_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PrescriberIn"];
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
  mine_api_v3_prescriptions_get: {
    parameters: {
      query?: {
        filter?: "pending" | "decided" | "all";
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        sort?: "" | "created_at";
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
  look_api_v3_prescriptions__prescription_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        prescription_id: string;
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
          "application/json": components["schemas"]["Envelope_RequestOut_"];
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
  refuse_api_v3_prescriptions__prescription_id__refuse_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        prescription_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PrescriptionEndIn"];
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
          "application/json": components["schemas"]["Envelope_PrescriptionOut_"];
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
      /** @description `version.stale` This was changed by someone else while you were editing.; `prescription.not_waiting` This request no longer waits for you. Please look again. */
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
  sign_api_v3_prescriptions_sign_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PrescriptionSignIn"];
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
          "application/json": components["schemas"]["Envelope_BankIdOrderOut_"];
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
      /** @description `prescription.not_waiting` This request no longer waits for you. Please look again.; `prescription.one_clinic` Requests from several clinics can't be signed at once. Sign one clinic's at a time.; `prescription.no_personal_id` Your account has no personal identity number, so a signature cannot be checked. Contact support. */
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
