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
     * List Audit Entries
     * @description List the audit log of the company, or of one subject, client or person.
     *
     *     Newest first. `search` matches a part of the action.
     *
     *     `name` is the name of the acting person, also of one who has left; it is empty for the system and for visitors.
     *
     *     An entry `client.changed` has the earlier and the new values in `details`: `{before: {field: value}, after: {field: value}}`.
     */
    get: operations["list_audit_entries_api_audit_get"];
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
     * @description Cancel an order.
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
     * @description Get the state of an order; call it every two seconds.
     *
     *     404 for any session but the one that started the order.
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
     * @description Get the text of the order's QR code for the current second; call it every second.
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
     * List Reminder Settings
     * @description Return the settings of the reminder and of the follow-up: whether, when, by which channels and with which texts.
     */
    get: operations["list_reminder_settings_api_booking_messages_get"];
    /**
     * Update Reminder Settings
     * @description Change the settings of the type given by `type`.
     *
     *     The texts may contain the placeholders `{client}`, `{clinic}`, `{service}`, `{practitioner}`, `{time}` and `{link}`; any other is
     *     422 `placeholder`. Whole days of `hours` are counted on the clinic's clock: 24 hours before Monday at ten is Sunday at ten, also
     *     when the clock changes in between.
     *
     *     A message is `withdrawn` if it no longer holds when it is to be sent, for instance because the booking has another time or end.
     */
    put: operations["update_reminder_settings_api_booking_messages_put"];
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
     * Preview Reminder
     * @description Render a text as a client would receive it, and count its SMS segments.
     */
    post: operations["preview_reminder_api_booking_messages_preview_post"];
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
     * Get Booking Settings
     * @description Return the booking settings, the portal's URL and its embed code.
     */
    get: operations["get_booking_settings_api_booking_settings_get"];
    /**
     * Update Booking Settings
     * @description Change the booking settings.
     */
    put: operations["update_booking_settings_api_booking_settings_put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/booking-settings/short-name": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Choose Short Name
     * @description Choose the name in the address of the portal.
     *
     *     Names that the clinic had before keep leading there. A name that another clinic has or had is 422 `taken`, one that addresses need is
     *     422 `reserved`.
     */
    put: operations["choose_short_name_api_booking_settings_short_name_put"];
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
     * Get Business Hours
     * @description Return the opening hours of the week.
     */
    get: operations["get_business_hours_api_business_hours_get"];
    /**
     * Update Business Hours
     * @description Replace the opening hours of the whole week.
     *
     *     An interval that overlaps another of the same day is 422 at `hours.{n}.opens`.
     */
    put: operations["update_business_hours_api_business_hours_put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client-tags": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Client Tags
     * @description List the tags that the clinic's clients have, each with the number of clients that the user may see.
     */
    get: operations["list_client_tags_api_client_tags_get"];
    put?: never;
    /**
     * Change Client Tags
     * @description Give tags to clients and take tags from them, at most 20 a client.
     *
     *     Each changed client gets an audit entry `client.tags_changed` with the tags in `details`: `{added: [name], removed: [name]}`.
     */
    post: operations["change_client_tags_api_client_tags_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/forms/link": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * View Newest Link
     * @description Get the client's newest link that is still valid, with its messages and their delivery states; null without one.
     *
     *     The access to the client is logged. The texts of the messages are hidden.
     */
    get: operations["view_newest_link_api_client__client_id__forms_link_get"];
    put?: never;
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
     * Send Link
     * @description Send a client the link to their pending forms, by SMS or e-mail or both.
     *
     *     The link is the page `/questionary-loc/{encrypted_id}#key`. Sending it again changes no form's `version`, because the client may be
     *     filling in one of them.
     */
    post: operations["send_link_api_client__client_id__forms_sendMail_post"];
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
     * List Client Consents
     * @description List a client's consents, newest first.
     *
     *     Each entry is listed by its current version: the newest, except a correction that was cancelled before it was signed. The
     *     search is in the title.
     */
    get: operations["list_client_consents_api_client__client_id__letters_of_consent_get"];
    put?: never;
    /**
     * Assign Consents
     * @description Assign consent templates to a client, who is to sign them.
     */
    post: operations["assign_consents_api_client__client_id__letters_of_consent_post"];
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
     * View Consent
     * @description Get a client's consent with its text, answers and signature; the access is logged.
     *
     *     `state` is `not_signed`, `pending_sign` (a link to it has been sent) or `signed`; `approval` is `approved`, `not_approved` or null.
     */
    get: operations["view_consent_api_client__client_id__letters_of_consent__consent_id__get"];
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
     * Cancel Consent
     * @description Cancel a consent; a signed one is withdrawn and stays readable.
     *
     *     After a signed one is cancelled, the client's `publish_permission` is that of the newest consent in effect. A correction that is
     *     cancelled before it is signed leaves the signed version as the current one.
     */
    post: operations["cancel_consent_api_client__client_id__letters_of_consent__consent_id__cancel_post"];
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
     * Sign Consent
     * @description Sign a consent on the clinic's screen.
     *
     *     The content is frozen in the caller's language (`X-Language`). 422 `forms.signature_or_file_required` without `signature` and
     *     `file_ids`.
     */
    post: operations["sign_consent_api_client__client_id__letters_of_consent__consent_id__sign_post"];
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
     * Start Correction
     * @description Start a correction of a signed consent: a new version to sign.
     *
     *     409 `forms.not_completed` before it is signed; 409 `forms.correction_open` while another correction is unsigned.
     */
    post: operations["start_correction_api_client__client_id__letters_of_consent__signed_consent_id__correct_post"];
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
     * Review Consent
     * @description Approve or reject a signed consent.
     *
     *     For administrators. A rejection requires a reason.
     */
    post: operations["review_consent_api_client__client_id__letters_of_consent__signed_consent_id__review_post"];
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
     * List Client Questionnaires
     * @description List a client's questionnaires, newest first.
     *
     *     Each entry is listed by its current version: the newest, except a correction that was cancelled before it was answered. The
     *     search is in the title.
     */
    get: operations["list_client_questionnaires_api_client__client_id__questionary_get"];
    put?: never;
    /**
     * Assign Questionnaires
     * @description Assign questionnaires to a client, who is to answer them.
     */
    post: operations["assign_questionnaires_api_client__client_id__questionary_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary/{answered_questionnaire_id}/correct": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start Correction
     * @description Start a correction of an answered questionnaire: a new version to answer.
     *
     *     409 `forms.not_completed` before it is answered; 409 `forms.correction_open` while another correction is unanswered.
     */
    post: operations["start_correction_api_client__client_id__questionary__answered_questionnaire_id__correct_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary/{answered_questionnaire_id}/regenPdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request Pdf
     * @description Request a new PDF of an answered questionnaire.
     */
    post: operations["request_pdf_api_client__client_id__questionary__answered_questionnaire_id__regenPdf_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary/{answered_questionnaire_id}/review": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Review Questionnaire
     * @description Approve or reject an answered questionnaire.
     *
     *     For administrators. A rejection requires a reason.
     */
    post: operations["review_questionnaire_api_client__client_id__questionary__answered_questionnaire_id__review_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary/{answered_questionnaire_id}/sign": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Sign Questionnaire
     * @description Sign an answered questionnaire.
     *
     *     409 `forms.not_completed` before it is answered.
     */
    put: operations["sign_questionnaire_api_client__client_id__questionary__answered_questionnaire_id__sign_put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary/{client_questionnaire_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * View Questionnaire
     * @description Get a client's questionnaire with its questions as they were asked, and the answers; the access is logged.
     *
     *     `state` is `not_signed`, `pending_sign` (it is answered, or a link to it has been sent) or `signed`; `approval` is `approved`,
     *     `not_approved` or null.
     */
    get: operations["view_questionnaire_api_client__client_id__questionary__client_questionnaire_id__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary/{client_questionnaire_id}/answer": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer Questionnaire
     * @description Answer a client's questionnaire, once.
     *
     *     The content is frozen in `language`, or else in the caller's language (`X-Language`).
     */
    post: operations["answer_questionnaire_api_client__client_id__questionary__client_questionnaire_id__answer_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/client/{client_id}/questionary/{client_questionnaire_id}/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel Questionnaire
     * @description Cancel a client's questionnaire; an answered one stays readable.
     *
     *     A correction that is cancelled before it is answered leaves the answered version as the current one.
     */
    post: operations["cancel_questionnaire_api_client__client_id__questionary__client_questionnaire_id__cancel_post"];
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
     * List Clients
     * @description List the clinic's clients, 20 a page; search by parts of name, e-mail, phone and personal id.
     *
     *     A phone and a personal id are found in any way of writing: 0701740667, 070-174 06 67, +46 70 174 06 67, 19900101-2385, 900101-2385.
     */
    get: operations["list_clients_api_clients_get"];
    put?: never;
    /**
     * Create Client
     * @description Create a client.
     *
     *     When clients that the user may see have the same phone, e-mail or personal id, 409 `client.exists` lists them in `data.clients`; with
     *     `allow_duplicate` the client is created all the same.
     */
    post: operations["create_client_api_clients_post"];
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
     * Get Client
     * @description Get a client. The view is recorded in the access log.
     */
    get: operations["get_client_api_clients__client_id__get"];
    /**
     * Update Client
     * @description Change a client. A new personal id that is another client's gets 409 `client.exists`, unless `allow_duplicate` is set.
     *
     *     A changed `identity_document` or `identity_note` is a new check of the identity, made by the caller now.
     *
     *     The audit entry `client.changed` has the earlier and the new values in `details`: `{before: {field: value}, after: {field: value}}`.
     */
    put: operations["update_client_api_clients__client_id__put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{client_id}/access-log": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Access Log
     * @description List the accesses to the client's record, newest first.
     */
    get: operations["list_access_log_api_clients__client_id__access_log_get"];
    put?: never;
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
     * List Client Bookings
     * @description List a client's bookings, latest first unless sorted otherwise; the access to the client is logged.
     *
     *     Cancelled bookings are included.
     */
    get: operations["list_client_bookings_api_clients__client_id__bookings_get"];
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
     * Get Latest Export
     * @description Return the latest export of a client's record; null when there is none.
     *
     *     Topic `exports` tells of its progress.
     */
    get: operations["get_latest_export_api_clients__client_id__export_get"];
    put?: never;
    /**
     * Request Export
     * @description Request an export of a client's record, built in the background; `force` builds a new one.
     */
    post: operations["request_export_api_clients__client_id__export_post"];
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
     * Create Download Url
     * @description Return a download URL of the export, valid for five minutes; each is counted and logged.
     *
     *     409 `export.not_ready` while it is being built, and after it has failed or expired.
     */
    post: operations["create_download_url_api_clients__client_id__export__export_id__download_post"];
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
     * Merge Clients
     * @description Merge another client into this one. Irreversible.
     *
     *     Everything that belongs to the source client belongs to this one afterwards. The fields in `fields_from_source` are taken from the
     *     source, all others stay as they are. For administrators with access to all clients.
     *
     *     From then on every call about the source client is refused with 409 `client.merged`, where `data.client_id` is the remaining client;
     *     this includes calls that were in progress during the merge, of which nothing is written.
     */
    post: operations["merge_clients_api_clients__client_id__merge_post"];
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
     * List Client Prescriptions
     * @description List a client's prescriptions, newest first unless sorted otherwise. The access is logged.
     */
    get: operations["list_client_prescriptions_api_clients__client_id__prescriptions_get"];
    put?: never;
    /**
     * Create Request
     * @description Request a prescription.
     *
     *     Either `prescriber_id` or `invite_email`, which also invites the prescriber, is required. `valid_until` must be after today.
     *
     *     The state is `needs_prescription` while the prescriber is invited but hasn't joined, or was removed from the clinic; then `pending`,
     *     and `signed` or `not_prescribed` after the decision. A signed one becomes `expired` or `inactivated`.
     */
    post: operations["create_request_api_clients__client_id__prescriptions_post"];
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
     * List Procedures
     * @description List a client's procedures, latest first; the access is logged.
     *
     *     Each entry is listed by its current version, latest `date` first. The search is in the title.
     */
    get: operations["list_procedures_api_clients__client_id__procedures_get"];
    put?: never;
    /**
     * Create Procedure
     * @description Create a procedure.
     *
     *     The signer is the author, unless the author assigns an active colleague by `signer_id`. `nrs_rating` is stored only while the
     *     company's `is_nrs_on` is set (NRS_RATING in the session's settings).
     */
    post: operations["create_procedure_api_clients__client_id__procedures_post"];
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
     * View Procedure
     * @description Get one version of a procedure, with the list of its versions; the access is logged.
     *
     *     `state` is `not_signed` (to be signed by the author, `written_by`), `pending_sign` (to be signed by the colleague `signer_id`),
     *     `signed`, `cancelled` or `deleted`; `approval` is `approved`, `not_approved` or null.
     */
    get: operations["view_procedure_api_clients__client_id__procedures__procedure_id__get"];
    /**
     * Update Procedure
     * @description Update an unsigned procedure.
     *
     *     409 `journal.only_author_assigns_signer` when another member than the author changes `signer_id` while the present signer is active.
     */
    put: operations["update_procedure_api_clients__client_id__procedures__procedure_id__put"];
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
     * Cancel Procedure
     * @description Cancel a procedure; it stays readable.
     *
     *     Cancelling a signed procedure releases the prescription uses that it had recorded.
     */
    post: operations["cancel_procedure_api_clients__client_id__procedures__procedure_id__cancel_post"];
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
     * Start Correction
     * @description Start a correction of a signed procedure: a new version to sign.
     *
     *     Returns the new version, unsigned. 409 `journal.correction_open` when the entry has a later version already; `data.procedure_id` is
     *     that version.
     */
    post: operations["start_correction_api_clients__client_id__procedures__procedure_id__correct_post"];
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
     * Delete Procedure
     * @description Delete an unsigned procedure; it stays in the list of deleted ones.
     */
    post: operations["delete_procedure_api_clients__client_id__procedures__procedure_id__delete_post"];
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
     * Review Procedure
     * @description Approve or reject a signed procedure.
     *
     *     For administrators. A rejection requires a reason, otherwise 422 at `reason`.
     */
    post: operations["review_procedure_api_clients__client_id__procedures__procedure_id__review_post"];
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
     * Sign Procedure
     * @description Sign a procedure, after which it can't be changed.
     *
     *     409 `journal.not_your_signature` for any member but the signer. 409 `journal.prescription_missing` when a treatment requires a valid
     *     prescription that the client doesn't have; `data.medicine` is the missing drug.
     */
    post: operations["sign_procedure_api_clients__client_id__procedures__procedure_id__sign_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{client_id}/tags": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Client Tags
     * @description Get a client's tags. The view is recorded in the access log.
     */
    get: operations["get_client_tags_api_clients__client_id__tags_get"];
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
     * Get Company
     * @description Get the signed-in user's company.
     */
    get: operations["get_company_api_company_get"];
    /**
     * Update Company
     * @description Change the company's facts and appearance; only the super user may.
     */
    put: operations["update_company_api_company_put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/company/{public_id}/settings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Public Settings
     * @description Get the settings that visitors' pages read, of the company with this public id.
     */
    get: operations["get_public_settings_api_company__public_id__settings_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/company/settings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Settings
     * @description Get all settings of the signed-in user's company, by key.
     */
    get: operations["get_settings_api_company_settings_get"];
    put?: never;
    /**
     * Save Settings
     * @description Store all settings of the company; they hold from the next request on, for everyone in the company.
     */
    post: operations["save_settings_api_company_settings_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/controlled-document-versions/{document_version_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Version
     * @description Return a version with its text or file.
     */
    get: operations["get_version_api_controlled_document_versions__document_version_id__get"];
    /**
     * Update Draft
     * @description Change a version that isn't published; its approval is withdrawn.
     *
     *     409 `quality.version_not_editable` once it is published.
     */
    put: operations["update_draft_api_controlled_document_versions__document_version_id__put"];
    post?: never;
    /**
     * Delete Draft
     * @description Discard a version that was never published, with a reason for the log of its document.
     *
     *     409 `quality.version_not_editable` once it is published.
     */
    delete: operations["delete_draft_api_controlled_document_versions__document_version_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/controlled-document-versions/{document_version_id}/acknowledge": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Acknowledge Version
     * @description Confirm that the signed-in member has read and understood a published version.
     *
     *     409 `quality.version_not_published` for any version but the published one.
     */
    post: operations["acknowledge_version_api_controlled_document_versions__document_version_id__acknowledge_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/controlled-document-versions/{document_version_id}/approve": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve Version
     * @description Approve a draft.
     */
    post: operations["approve_version_api_controlled_document_versions__document_version_id__approve_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/controlled-document-versions/{document_version_id}/publish": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Publish Version
     * @description Publish an approved version; it replaces the published one.
     *
     *     409 `quality.version_not_approved` before it is approved.
     */
    post: operations["publish_version_api_controlled_document_versions__document_version_id__publish_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/controlled-document-versions/{document_version_id}/readers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Readers
     * @description List the members expected to acknowledge a version, and when they did.
     */
    get: operations["list_readers_api_controlled_document_versions__document_version_id__readers_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/controlled-documents": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Documents
     * @description List the documents with their published version and how many members have acknowledged it.
     */
    get: operations["list_documents_api_controlled_documents_get"];
    put?: never;
    /**
     * Create Document
     * @description Add a document, without a version.
     */
    post: operations["create_document_api_controlled_documents_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/controlled-documents/{controlled_document_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Document
     * @description Return a document, also one that was removed.
     */
    get: operations["get_document_api_controlled_documents__controlled_document_id__get"];
    /**
     * Update Document
     * @description Change a document's title, category, responsible person or review date.
     */
    put: operations["update_document_api_controlled_documents__controlled_document_id__put"];
    post?: never;
    /**
     * Delete Document
     * @description Remove a document.
     */
    delete: operations["delete_document_api_controlled_documents__controlled_document_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/controlled-documents/{controlled_document_id}/logs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Activity
     * @description List the actions on a document, with their actors.
     */
    get: operations["list_activity_api_controlled_documents__controlled_document_id__logs_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/controlled-documents/{controlled_document_id}/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore Document
     * @description Restore a removed document.
     */
    post: operations["restore_document_api_controlled_documents__controlled_document_id__restore_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/controlled-documents/{controlled_document_id}/versions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Versions
     * @description List a document's versions, newest first; replaced versions stay readable.
     */
    get: operations["list_versions_api_controlled_documents__controlled_document_id__versions_get"];
    put?: never;
    /**
     * Create Draft
     * @description Start a draft of the next version.
     *
     *     409 `quality.draft_exists` while the document has an unpublished version.
     */
    post: operations["create_draft_api_controlled_documents__controlled_document_id__versions_post"];
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
     * @description Set the CSRF cookie that every unsafe call repeats in its header. A valid one is kept, so that tabs don't refuse each other.
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
  "/api/dashboard/analytics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Analytics
     * @description Return new and returning clients, and the services most booked, of the home page.
     */
    get: operations["get_analytics_api_dashboard_analytics_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/dashboard/box-data": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Box Data
     * @description Return the totals of the home page, with those of as many days before for comparison.
     *
     *     A plain user's bookings and sales are limited to themselves; new clients are counted for the whole clinic.
     */
    get: operations["get_box_data_api_dashboard_box_data_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/dashboard/graph-data": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Graph Data
     * @description Return bookings, new clients and revenue of the home page by day, week or month (`filter`).
     */
    get: operations["get_graph_data_api_dashboard_graph_data_get"];
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
     * List Deliveries
     * @description List the deliveries of events to their subscribers, newest first.
     *
     *     `state=failed` are those that are no longer retried. `search` matches the subscriber's or the event's name.
     */
    get: operations["list_deliveries_api_deliveries_get"];
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
     * Resend Delivery
     * @description Send a failed delivery again.
     *
     *     409 `delivery.not_failed` in any other state.
     */
    post: operations["resend_delivery_api_deliveries__delivery_id__resend_post"];
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
     * Get Document
     * @description Return a document, with an address of its PDF once that is generated.
     *
     *     The returned address is valid for five minutes, and the access is logged. Topic `documents` tells when a PDF is ready or has failed.
     *
     *     Each type of document requires a permission of its own; an accountant can open X reports and Z reports only.
     */
    get: operations["get_document_api_documents__document_id__get"];
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
     * Regenerate Document
     * @description Generate the document's PDF again from its frozen content.
     */
    post: operations["regenerate_document_api_documents__document_id__regenerate_post"];
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
     * Verify Document
     * @description Verify that a document is unchanged since it was frozen, and return its company, type and date (BEY-023).
     *
     *     Public; 30 calls a minute from one address. The page `/public/document/{code}` shows the result.
     */
    get: operations["verify_document_api_documents_verify__code__get"];
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
     * Get Draft
     * @description Return the signed-in user's draft of a form about a subject; null when there is none.
     *
     *     `subject` is the id of the row that the form edits, or `new`. A draft is visible only to the person who wrote it.
     */
    get: operations["get_draft_api_drafts__form___subject__get"];
    /**
     * Put Draft
     * @description Save the draft, replacing an earlier one.
     *
     *     At most 64 KB.
     */
    put: operations["put_draft_api_drafts__form___subject__put"];
    post?: never;
    /**
     * Remove Draft
     * @description Delete the draft, because its form was submitted or discarded.
     */
    delete: operations["remove_draft_api_drafts__form___subject__delete"];
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
     * Verify Email By Link
     * @description Verify the e-mail address with the link that was sent to it; the link of a sign-up creates the company and signs its owner in.
     *
     *     The link opens the page `/email/verify/{id}/{hash}`, whose button makes this call. In another browser than the one of the sign-up the
     *     `password` of the sign-up is needed too: 422 `required` without it.
     */
    post: operations["verify_email_by_link_api_email_verify_post"];
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
     * Upload Image
     * @description Upload one JPG or PNG under 5 MB. A file that no saved record claims by its `id` is deleted after a day.
     *
     *     A draft of the person who uploaded the file keeps it as well, by naming its `id`.
     */
    post: operations["upload_image_api_files_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/files/documents": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload Pdf
     * @description Upload one PDF under 20 MB, or an image as above. A file that no saved record claims by its `id` is deleted after a day.
     *
     *     A draft of the person who uploaded the file keeps it as well, by naming its `id`.
     */
    post: operations["upload_pdf_api_files_documents_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/files/raw/{ticket}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download File
     * @description Send the file of a signed token, where the object store doesn't serve browsers itself. The token is the permission.
     */
    get: operations["download_file_api_files_raw__ticket__get"];
    put?: never;
    post?: never;
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
     * Request Password Reset
     * @description Request a password reset link by e-mail; the answer is the same whether the address has an account or not.
     */
    post: operations["request_password_reset_api_forgot_password_post"];
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
     * Create Signed Url
     * @description Return an address, valid for five minutes, of a file that the signed-in user may see.
     *
     *     The address may be relative. With `thumb` it is that of the small copy, 320 pixels, which is made of every image when it is
     *     uploaded.
     */
    post: operations["create_signed_url_api_get_signed_url_post"];
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
     * List Holidays
     * @description List the days off of the clinic and its practitioners, 20 a page, earliest first.
     */
    get: operations["list_holidays_api_holidays_get"];
    put?: never;
    /**
     * Create Holiday
     * @description Add days off of the clinic or of one practitioner; existing bookings stay.
     */
    post: operations["create_holiday_api_holidays_post"];
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
     * @description Delete days off, so that the days can be booked again.
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
     * Receive Delivery Report
     * @description Process a delivery report; the same report may come more than once.
     *
     *     46elks posts the form fields `id` and `status`. `secret` is a signed token that names one message.
     */
    post: operations["receive_delivery_report_api_hooks_46elks__secret__post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/hooks/viva": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Verification Key
     * @description Return the key by which Viva verifies that the address is ours.
     */
    get: operations["get_verification_key_api_hooks_viva_get"];
    put?: never;
    /**
     * Receive Event
     * @description Poll the account or the open payments that an event names. The same event may be delivered again.
     */
    post: operations["receive_event_api_hooks_viva_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/invitations/renew": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request New Invitation
     * @description Ask for a new invitation with the link of an earlier one, used or expired.
     *
     *     It is mailed to the same address, if the invitation is not accepted yet; the answer is the same either way.
     */
    post: operations["request_new_invitation_api_invitations_renew_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/invite": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invite Friend
     * @description Send an invitation to try the service, with the sender's first name and the company's name. No list of recipients is kept.
     *
     *     Twenty a day for a company; an address gets one a week, whoever asks, and the answer doesn't tell whether it was sent.
     */
    post: operations["invite_friend_api_invite_post"];
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
     * List Consent Templates
     * @description List consent templates, by title; the search is in the title.
     */
    get: operations["list_consent_templates_api_letters_of_consent_get"];
    put?: never;
    /**
     * Create Consent Template
     * @description Create a consent template.
     */
    post: operations["create_consent_template_api_letters_of_consent_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/letters-of-consent/{template_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Consent Template
     * @description Get a consent template with its newest text.
     */
    get: operations["get_consent_template_api_letters_of_consent__template_id__get"];
    /**
     * Update Consent Template
     * @description Update a consent template; its text becomes a new version.
     */
    put: operations["update_consent_template_api_letters_of_consent__template_id__put"];
    post?: never;
    /**
     * Delete Consent Template
     * @description Delete a consent template; it can be restored.
     */
    delete: operations["delete_consent_template_api_letters_of_consent__template_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/letters-of-consent/{template_id}/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore Consent Template
     * @description Restore a deleted consent template.
     */
    post: operations["restore_consent_template_api_letters_of_consent__template_id__restore_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/letters-of-consent/{template_id}/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Toggle Consent Template
     * @description Deactivate an active consent template, or activate an inactive one.
     */
    post: operations["toggle_consent_template_api_letters_of_consent__template_id__toggle_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/letters-of-consent/{template_id}/versions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Consent Template Versions
     * @description List the versions of a consent template's text, 20 a page, newest first.
     */
    get: operations["list_consent_template_versions_api_letters_of_consent__template_id__versions_get"];
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
     * @description Sign in, or begin to. A previous session of the same person ends when the new one begins.
     *
     *     `next` says what follows: `session` is the session that began, `second_factor` asks for a code that was just sent, which is given to
     *     `POST /api/login/second-factor` within ten minutes in the same browser.
     *
     *     In the area `staff` the session opens at the company of the person's last sign-in. An unknown address, a wrong password and an area
     *     that the person has no access to are answered alike: 401 `auth.wrong_credentials`.
     */
    post: operations["login_api_login_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/login/bankid/cancel-order": {
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
     * @description Cancel an order.
     */
    post: operations["cancel_order_api_login_bankid_cancel_order_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/login/bankid/collect-order": {
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
     * @description Get the state of an order; call it every two seconds. A complete order starts a session, once; an older session of the person ends.
     *
     *     404 in any browser but the one that started the order. 401 `auth.bankid_not_connected` for a person who has not connected BankID in
     *     their profile, whether or not they have an account.
     */
    post: operations["collect_order_api_login_bankid_collect_order_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/login/bankid/generate-qr": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Generate Qr
     * @description Get the text of the order's QR code for the current second; call it every second.
     */
    get: operations["generate_qr_api_login_bankid_generate_qr_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/login/bankid/start-order": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start Order
     * @description Start a BankID order that signs in the member of staff who identifies themself. A cookie binds it to this browser.
     */
    post: operations["start_order_api_login_bankid_start_order_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/login/code": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send Sign In Code
     * @description Send a new code for the sign-in of this browser, at the earliest half a minute after the last one, which it replaces.
     */
    post: operations["send_sign_in_code_api_login_code_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/login/second-factor": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Verify Second Factor
     * @description Prove the second factor of the sign-in of this browser. A code can be tried five times and used once.
     */
    post: operations["verify_second_factor_api_login_second_factor_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/login/step": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Sign In Step
     * @description Get the step that the sign-in of this browser waits for; null without one.
     */
    get: operations["get_sign_in_step_api_login_step_get"];
    put?: never;
    post?: never;
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
     * List Devices
     * @description List the devices with the due state of their next maintenance.
     */
    get: operations["list_devices_api_medical_devices_get"];
    put?: never;
    /**
     * Create Device
     * @description Add a device.
     */
    post: operations["create_device_api_medical_devices_post"];
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
     * Get Device
     * @description Return a device, also one that was taken out of use.
     */
    get: operations["get_device_api_medical_devices__device_id__get"];
    /**
     * Update Device
     * @description Change a device.
     */
    put: operations["update_device_api_medical_devices__device_id__put"];
    post?: never;
    /**
     * Delete Device
     * @description Take a device out of use.
     */
    delete: operations["delete_device_api_medical_devices__device_id__delete"];
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
     * List Activity
     * @description List the actions on a device, with their actors.
     */
    get: operations["list_activity_api_medical_devices__device_id__logs_get"];
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
     * List Maintenance
     * @description List a device's planned and completed maintenance.
     */
    get: operations["list_maintenance_api_medical_devices__device_id__maintenance_get"];
    put?: never;
    /**
     * Record Maintenance
     * @description Record a completed maintenance, with a signature.
     *
     *     The record is frozen and can't be changed. The next maintenance is planned for `next_maintenance_on`, or else by the device's
     *     `interval_months`.
     */
    post: operations["record_maintenance_api_medical_devices__device_id__maintenance_post"];
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
     * Restore Device
     * @description Take a device into use again.
     */
    post: operations["restore_device_api_medical_devices__device_id__restore_post"];
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
     * List Messages
     * @description List the clinic's SMS and e-mails with their delivery state.
     *
     *     Messages about somebody's own account, such as a password reset, are in no clinic's list. `search` matches the beginning of the
     *     recipient's number or address.
     *
     *     States: `queued`; `withdrawn` (no longer valid when it was to be sent); `sending`; `unknown` (the provider has not said whether it
     *     was sent); `sent`; `failed`; `delivered`. `error_text` is the text of `error` in the caller's language.
     *
     *     `error` of a failed SMS is, among others, `messaging.company_unverified` (the company is not verified, PLT-061),
     *     `messaging.country_not_supported` (the number is of none of the countries in the setting `SMS_COUNTRIES`), `messaging.not_mobile`,
     *     or `messaging.daily_limit_reached` (the clinic has sent `SMS_DAILY_LIMIT` that day).
     */
    get: operations["list_messages_api_messages_get"];
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
     * Resend Message
     * @description Send a message again that failed or whose delivery is unknown.
     *
     *     409 `messaging.not_resendable` in any other state, or when the message no longer holds, for instance because its booking was
     *     cancelled.
     */
    post: operations["resend_message_api_messages__message_id__resend_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/notifications": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Notifications
     * @description List the user's notifications, newest first, with the number of unread ones.
     */
    get: operations["list_notifications_api_notifications_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/notifications/{notification_id}/read": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Mark Read
     * @description Mark one notification as read. The call needs the CSRF header, because it changes data.
     */
    get: operations["mark_read_api_notifications__notification_id__read_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/notifications/read-all": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Mark All Read
     * @description Mark all of the user's notifications as read. The call needs the CSRF header, because it changes data.
     */
    get: operations["mark_all_read_api_notifications_read_all_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/notifications/switches": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Switches
     * @description List the kinds that the user may be notified of, and whether they are.
     */
    get: operations["list_switches_api_notifications_switches_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/notifications/switches/{kind}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Set Switch
     * @description Switch a kind on or off for oneself, from the next event on.
     */
    put: operations["set_switch_api_notifications_switches__kind__put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/notifications/unread-count": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count Unread
     * @description Count the user's unread notifications, for the bell.
     */
    get: operations["count_unread_api_notifications_unread_count_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/overview/checklist": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Checklist
     * @description Get the checklist of a new clinic, with the steps that the user may take.
     */
    get: operations["get_checklist_api_overview_checklist_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/overview/checklist/dismiss": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Dismiss Checklist
     * @description Hide the checklist for everyone in the company.
     */
    post: operations["dismiss_checklist_api_overview_checklist_dismiss_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/overview/client-booking-times": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Client Booking Times
     * @description Get the last and the next booking of the clients of a page of the list. Clients that the user may not see are left out.
     */
    get: operations["list_client_booking_times_api_overview_client_booking_times_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/overview/clients/{client_id}/summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Client Summary
     * @description Get a client with the latest of their bookings and record. The view is recorded in the access log.
     *
     *     It has the five latest procedures, each in its current version.
     */
    get: operations["get_client_summary_api_overview_clients__client_id__summary_get"];
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
     * Get Dashboard
     * @description Get today's bookings, today's free time and the counts of pending work.
     *
     *     Only what the user may read: the other lists are empty, the other counts 0.
     */
    get: operations["get_dashboard_api_overview_dashboard_get"];
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
     * @description Search clients, their upcoming bookings, products, and receipts by number, amount or day.
     *
     *     A phone is found in any way of writing, a personal id with or without dash and century, a name by its pieces in any order.
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
  "/api/overview/worklists/answered-prescriptions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Answered Prescriptions
     * @description List the prescriptions of the last 14 days that were signed or declined and not used yet.
     *
     *     The user sees those that they asked for; those who approve notes see everyone's.
     */
    get: operations["list_answered_prescriptions_api_overview_worklists_answered_prescriptions_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/overview/worklists/pending-forms": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Pending Forms
     * @description List the consents and questionnaires that clients have not completed yet.
     */
    get: operations["list_pending_forms_api_overview_worklists_pending_forms_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/overview/worklists/unsigned-procedures": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Unsigned Procedures
     * @description List the treatment notes that wait for the user's signature; those who approve notes see everyone's.
     */
    get: operations["list_unsigned_procedures_api_overview_worklists_unsigned_procedures_get"];
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
     * List Practitioners
     * @description List the practitioners; those who can no longer be booked have `is_active` false.
     */
    get: operations["list_practitioners_api_practitioners_get"];
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
     * Get Prescription
     * @description Return a prescription of the clinic. The access is logged.
     */
    get: operations["get_prescription_api_prescriptions__prescription_id__get"];
    /**
     * Update Request
     * @description Change an undecided request.
     *
     *     409 `prescription.already_decided` after the decision.
     */
    put: operations["update_request_api_prescriptions__prescription_id__put"];
    post?: never;
    /**
     * Delete Request
     * @description Withdraw an undecided request, with a reason.
     *
     *     409 `prescription.already_decided` after the decision.
     */
    delete: operations["delete_request_api_prescriptions__prescription_id__delete"];
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
     * Inactivate Prescription
     * @description Inactivate a signed prescription permanently.
     *
     *     409 `prescription.not_active` for one that isn't signed.
     */
    post: operations["inactivate_prescription_api_prescriptions__prescription_id__inactivate_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/profile": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Profile
     * @description Get the details of the signed-in member of staff. 404 for prescribers and master admins.
     */
    get: operations["get_profile_api_profile_get"];
    /**
     * Update Profile
     * @description Change the details and the photo of the signed-in member of staff. 404 for prescribers and master admins.
     */
    put: operations["update_profile_api_profile_put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/profile/bankid/disconnect": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Disconnect Bankid
     * @description Remove BankID from the account; the password is asked for. 404 for prescribers and master admins.
     */
    post: operations["disconnect_bankid_api_profile_bankid_disconnect_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/profile/bankid/start-order": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start Bankid Connection
     * @description Start a BankID order that connects BankID to the account, for signing in; the password is asked for.
     *
     *     Follow it with `/api/bankid`. The personal number must be the profile's personal id, or becomes it when that is empty. 404 for
     *     prescribers and master admins.
     */
    post: operations["start_bankid_connection_api_profile_bankid_start_order_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/profile/password": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change Password
     * @description Change the signed-in person's password.
     *
     *     All their sessions and mailed links end; this browser gets a new session, and an e-mail says that the password was changed.
     */
    post: operations["change_password_api_profile_password_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/profile/sign-ins": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Sign Ins
     * @description List the signed-in person's own sign-ins, the newest first, 20 a page: when, by which browser and device, and from which address.
     */
    get: operations["list_sign_ins_api_profile_sign_ins_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/profile/sign-out-everywhere": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign Out Everywhere
     * @description Sign the person out on all devices, this one included; links that were mailed to them stop working.
     */
    post: operations["sign_out_everywhere_api_profile_sign_out_everywhere_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/profile/two-factor": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Two Factor
     * @description Get whether signing in asks the signed-in person for a second factor (PLT-011).
     */
    get: operations["get_two_factor_api_profile_two_factor_get"];
    /**
     * Update Two Factor
     * @description Turn the signed-in person's second factor on or off, with their password; a company's requirement stays.
     */
    put: operations["update_two_factor_api_profile_two_factor_put"];
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
     * List Questionnaires
     * @description List questionnaires, by title; the search is in the title.
     */
    get: operations["list_questionnaires_api_questionary_get"];
    put?: never;
    /**
     * Create Questionnaire
     * @description Create a questionnaire.
     */
    post: operations["create_questionnaire_api_questionary_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary-loc/{public_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Clinic
     * @description Get the clinic's name and appearance.
     */
    get: operations["get_clinic_api_questionary_loc__public_id__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary-loc/{public_id}/consents/{consent_id}/sign": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign Consent
     * @description Sign a consent.
     *
     *     The content is frozen in the visitor's language (`X-Language`). 422 `forms.signature_or_file_required` without `signature` and
     *     `file_ids`.
     */
    post: operations["sign_consent_api_questionary_loc__public_id__consents__consent_id__sign_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary-loc/{public_id}/drafts/{form}/{subject}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Draft
     * @description Get the client's draft of a form; null when there is none.
     *
     *     A draft belongs to the client, whichever of their links was used.
     */
    get: operations["get_draft_api_questionary_loc__public_id__drafts__form___subject__get"];
    /**
     * Save Draft
     * @description Save the client's draft of a form.
     *
     *     A draft belongs to the client, whichever of their links was used.
     */
    put: operations["save_draft_api_questionary_loc__public_id__drafts__form___subject__put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary-loc/{public_id}/files": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload File
     * @description Upload a picture for an answer.
     *
     *     The file belongs to the client, whichever of their links was used.
     */
    post: operations["upload_file_api_questionary_loc__public_id__files_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary-loc/{public_id}/flow": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * View Flow
     * @description Get the state of the flow.
     */
    get: operations["view_flow_api_questionary_loc__public_id__flow_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary-loc/{public_id}/flows": {
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
     * @description Open a link: start a flow, and send its one-time code to the client.
     *
     *     `key` is what follows `#` in the link. Send the returned `flow_key` as `X-Flow-Key` with the calls of the flow: 401
     *     `forms.flow_expired` for one that is unknown or has expired, 403 `forms.not_verified` before the code is verified. 410
     *     `forms.link_expired` for a link that is unknown or has expired.
     */
    post: operations["open_link_api_questionary_loc__public_id__flows_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary-loc/{public_id}/forms": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * View Forms
     * @description Get the client's pending forms and those completed recently; the access is logged.
     */
    get: operations["view_forms_api_questionary_loc__public_id__forms_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary-loc/{public_id}/questionary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Public Questionnaires
     * @description List the clinic's active questionnaires.
     *
     *     Public.
     */
    get: operations["list_public_questionnaires_api_questionary_loc__public_id__questionary_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary-loc/{public_id}/questionnaires/{client_questionnaire_id}/answer": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer Questionnaire
     * @description Answer a questionnaire.
     *
     *     The content is frozen in `language`, or else in the visitor's language (`X-Language`).
     */
    post: operations["answer_questionnaire_api_questionary_loc__public_id__questionnaires__client_questionnaire_id__answer_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary-loc/{public_id}/resend-otp": {
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
     * @description Send another one-time code.
     */
    post: operations["resend_code_api_questionary_loc__public_id__resend_otp_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary-loc/{public_id}/verify-otp": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Verify Flow
     * @description Verify the visitor by the one-time code.
     */
    post: operations["verify_flow_api_questionary_loc__public_id__verify_otp_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionnaire_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Questionnaire
     * @description Get a questionnaire with its questions.
     */
    get: operations["get_questionnaire_api_questionary__questionnaire_id__get"];
    /**
     * Rename Questionnaire
     * @description Change a questionnaire's titles.
     */
    put: operations["rename_questionnaire_api_questionary__questionnaire_id__put"];
    post?: never;
    /**
     * Delete Questionnaire
     * @description Delete a questionnaire; it can be restored.
     */
    delete: operations["delete_questionnaire_api_questionary__questionnaire_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionnaire_id}/copy": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Copy Questionnaire
     * @description Create a copy of a questionnaire.
     */
    post: operations["copy_questionnaire_api_questionary__questionnaire_id__copy_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionnaire_id}/questions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Questions
     * @description List a questionnaire's questions in their order.
     */
    get: operations["list_questions_api_questionary__questionnaire_id__questions_get"];
    put?: never;
    /**
     * Add Question
     * @description Add a question after the existing ones.
     */
    post: operations["add_question_api_questionary__questionnaire_id__questions_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionnaire_id}/questions/{question_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update Question
     * @description Change a question.
     */
    put: operations["update_question_api_questionary__questionnaire_id__questions__question_id__put"];
    post?: never;
    /**
     * Delete Question
     * @description Delete a question.
     */
    delete: operations["delete_question_api_questionary__questionnaire_id__questions__question_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionnaire_id}/questions/bulk": {
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
     * @description Add several questions after the existing ones.
     */
    post: operations["add_questions_api_questionary__questionnaire_id__questions_bulk_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionnaire_id}/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore Questionnaire
     * @description Restore a deleted questionnaire.
     */
    post: operations["restore_questionnaire_api_questionary__questionnaire_id__restore_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionnaire_id}/toggle": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Toggle Questionnaire
     * @description Deactivate an active questionnaire, or activate an inactive one.
     */
    post: operations["toggle_questionnaire_api_questionary__questionnaire_id__toggle_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/questionary/{questionnaire_id}/update-new": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Replace Questionnaire
     * @description Replace a questionnaire's titles and questions.
     */
    put: operations["replace_questionnaire_api_questionary__questionnaire_id__update_new_put"];
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
     * Get Booking Report
     * @description Return the booking report.
     *
     *     All parts, or the one named by `type`. Days are the clinic's. A plain user's report is always limited to themselves.
     */
    get: operations["get_booking_report_api_reports_booking_get"];
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
     * Export Booking Report
     * @description Return the booking report as a workbook.
     *
     *     The file is `booking_reports_{start}_{end}_{period}.xlsx`. Its language is the header `locale`, or else the caller's.
     */
    get: operations["export_booking_report_api_reports_booking_export_get"];
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
     * Get Pos Report
     * @description Return the sales report.
     *
     *     All parts, or the one named by `type`. Days are the clinic's. A plain user's report is always limited to themselves.
     *
     *     Sales are counted by line: a treatment is its practitioner's, a product its seller's. For accountants `clients` and `services` are
     *     null, and clients' names are empty.
     */
    get: operations["get_pos_report_api_reports_pos_get"];
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
     * Export Pos Report
     * @description Return the sales report as a workbook.
     *
     *     The file is `pos_reports_{start}_{end}_{period}.xlsx`. Its language is the header `locale`, or else the caller's.
     */
    get: operations["export_pos_report_api_reports_pos_export_get"];
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
     * Get Record Report
     * @description Return the report of clients, procedures and prescriptions.
     *
     *     All parts, or the one named by `type`. Days are the clinic's. A plain user's report is always limited to themselves.
     */
    get: operations["get_record_report_api_reports_record_get"];
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
     * Export Record Report
     * @description Return the report of clients, procedures and prescriptions as a workbook.
     *
     *     The file is `record_reports_{start}_{end}_{period}.xlsx`. Its language is the header `locale`, or else the caller's.
     */
    get: operations["export_record_report_api_reports_record_export_get"];
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
     * List Team
     * @description List the current and former team members by whom reports can be filtered; a plain user's list is only themselves.
     *
     *     For members with any of the three permissions to read reports. `search` matches the name.
     */
    get: operations["list_team_api_reports_team_get"];
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
     * Resend Verification Email
     * @description Send the e-mail once more, with a new code and link.
     */
    post: operations["resend_verification_email_api_resend_otp_post"];
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
     * Reset Password
     * @description Set a new password with the token of a reset link.
     *
     *     The link opens the page `/reset-password/{token}`.
     */
    post: operations["reset_password_api_reset_password_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/reset-password/check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check Link
     * @description Check that the link of an e-mail can still be used; nothing is changed.
     */
    post: operations["check_link_api_reset_password_check_post"];
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
     * List Rooms
     * @description List the rooms, 20 a page, inactive ones included.
     */
    get: operations["list_rooms_api_rooms_get"];
    put?: never;
    /**
     * Create Room
     * @description Create a room.
     */
    post: operations["create_room_api_rooms_post"];
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
     * Update Room
     * @description Change or deactivate a room.
     */
    put: operations["update_room_api_rooms__room_id__put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/rooms/options": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Room Options
     * @description List all rooms, at most 200, inactive ones included, for the choices of a service and a booking and the names in the calendar.
     */
    get: operations["list_room_options_api_rooms_options_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/saved-views": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Saved Views
     * @description List the views that the signed-in user has saved of a list, at most 30. Nobody else sees them.
     */
    get: operations["list_saved_views_api_saved_views_get"];
    put?: never;
    /**
     * Save View
     * @description Save a view of a list: the query string of its address. A view of the same name is replaced.
     */
    post: operations["save_view_api_saved_views_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/saved-views/{view_id}": {
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
     * Delete View
     * @description Delete a view.
     */
    delete: operations["delete_view_api_saved_views__view_id__delete"];
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
     * Get Session
     * @description Get the session: user, company, permissions, settings and the remaining onboarding step.
     *
     *     401 when nobody is signed in.
     */
    get: operations["get_session_api_session_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/session/language": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Update Language
     * @description Change the language of the user's pages and of e-mails to them. Master admins have English only: 404.
     */
    put: operations["update_language_api_session_language_put"];
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
     * Switch Workspace
     * @description Switch to another workspace; this starts a new session.
     *
     *     403 `permission.unverified` before the person's e-mail address is verified.
     */
    post: operations["switch_workspace_api_session_switch_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/session/workspaces": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Workspaces
     * @description List the workspaces of the signed-in person.
     *
     *     These are all areas and companies in which the person may act; a session acts in one of them.
     */
    get: operations["list_workspaces_api_session_workspaces_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/support/store": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Store Support Message
     * @description Send a message to support, by e-mail, with the sender's name and address and the company's.
     *
     *     Also open while the subscription is blocked. Ten an hour for a person.
     */
    post: operations["store_support_message_api_support_store_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/terms": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Terms
     * @description Return the terms of the service in the language of the request.
     *
     *     Public. The page `/public/terms` shows them; earlier versions stay readable.
     */
    get: operations["get_terms_api_terms_get"];
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
     * List Time Zones
     * @description List the time zones that a company can choose.
     */
    get: operations["list_time_zones_api_time_zones_get"];
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
     * List Treatments
     * @description List treatments, searched by name; `filter=all` means active and inactive ones.
     */
    get: operations["list_treatments_api_treatments_get"];
    put?: never;
    /**
     * Create Treatment
     * @description Create a treatment.
     */
    post: operations["create_treatment_api_treatments_post"];
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
     * Update Treatment
     * @description Update a treatment.
     */
    put: operations["update_treatment_api_treatments__treatment_id__put"];
    post?: never;
    /**
     * Delete Treatment
     * @description Delete a treatment; it can be restored.
     */
    delete: operations["delete_treatment_api_treatments__treatment_id__delete"];
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
     * Restore Treatment
     * @description Restore a deleted treatment.
     */
    post: operations["restore_treatment_api_treatments__treatment_id__restore_post"];
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
     * Toggle Treatment
     * @description Deactivate an active treatment, or activate an inactive one.
     */
    post: operations["toggle_treatment_api_treatments__treatment_id__toggle_post"];
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
     * List Users
     * @description List the company's users, 20 a page.
     *
     *     With `for_booking=true` only the users who can be booked, with `for_record=true` only those with the record module, who can sign.
     */
    get: operations["list_users_api_users_get"];
    put?: never;
    /**
     * Create User
     * @description Add a user, who gets an invitation by e-mail that is valid for 24 hours.
     *
     *     A company may add 60 users an hour; when its plan allows no more users, the answer has status "2" and code `limit.users`. A caller
     *     whose own client access is restricted gets 403 `forbidden`, because a new user may access all clients.
     *
     *     An e-mail address that was signed up but never verified counts as unknown: the account loses its password and its sessions, and the
     *     e-mail has a link to choose a new password.
     */
    post: operations["create_user_api_users_post"];
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
     * Get User
     * @description Get a user.
     */
    get: operations["get_user_api_users__user_id__get"];
    /**
     * Update User
     * @description Change a user.
     *
     *     The e-mail address and the language can't be changed here. A caller whose own client access is restricted can't change a role: 403
     *     `forbidden`.
     */
    put: operations["update_user_api_users__user_id__put"];
    post?: never;
    /**
     * Delete User
     * @description Delete a user, who can be restored; their sessions at this company end.
     *
     *     What they have written, signed and sold keeps their name. 409 `team.has_bookings` with `count` while they have bookings to come.
     */
    delete: operations["delete_user_api_users__user_id__delete"];
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
     * Change User Status
     * @description Activate or deactivate a user; deactivating ends their sessions at this company.
     */
    post: operations["change_user_status_api_users__user_id__change_status_post"];
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
     * Get Client Access
     * @description Get which clients a user may access.
     */
    get: operations["get_client_access_api_users__user_id__client_access_get"];
    /**
     * Replace Client Access
     * @description Give a user access to every client, or to the listed clients only.
     *
     *     The super user always has full access: 409 `team.super_user_full_access`. A caller whose own client access is restricted gets 403
     *     `forbidden`.
     */
    put: operations["replace_client_access_api_users__user_id__client_access_put"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/{user_id}/details": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get User Details
     * @description Get a user with their address and personal id, which colleagues don't see.
     */
    get: operations["get_user_details_api_users__user_id__details_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/{user_id}/invite": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resend Invitation
     * @description Invite a user once more who has not joined yet.
     *
     *     The new link is valid for 24 hours, and the one that was sent before ends.
     */
    post: operations["resend_invitation_api_users__user_id__invite_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/{user_id}/licence-check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check Licence
     * @description Record the day on which the caller has looked up the user's licence in the authority's register.
     *
     *     A later change of profession, licence number or specialist competence ends the check.
     */
    post: operations["check_licence_api_users__user_id__licence_check_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/{user_id}/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore User
     * @description Restore a deleted user with their role and access, active or inactive as they were.
     *
     *     When the plan allows no more users, the answer has status "2" and code `limit.users`.
     */
    post: operations["restore_user_api_users__user_id__restore_post"];
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
     * Get Portal
     * @description Return the clinic's name, appearance and formats, also when its portal is closed.
     *
     *     404 `not_found` for an unknown company; 200 with `state` "closed" when the booking module is off or the subscription is blocked or
     *     read-only. `logo` and `cover` are URLs or null.
     */
    get: operations["get_portal_api_v2_booking_portal__public_id__get"];
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
     * List Available Days
     * @description Return the number of free slots on each day.
     *
     *     At most 42 days. Days beyond the booking horizon have no free slots. 300 calls a minute of one address at a clinic; 429
     *     `portal.busy` with `Retry-After` while too many visitors search at the same time.
     */
    get: operations["list_available_days_api_v2_booking_portal__public_id__available_days_get"];
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
     * List Available Slots
     * @description List the free slots of a day.
     */
    get: operations["list_available_slots_api_v2_booking_portal__public_id__available_slots_get"];
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
     * Get Confirmation
     * @description Return the booking of the flow.
     */
    get: operations["get_confirmation_api_v2_booking_portal__public_id__booking_get"];
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
     * Get Calendar File
     * @description Return the booking's iCalendar file.
     *
     *     `key` is that of the booking confirmation.
     */
    get: operations["get_calendar_file_api_v2_booking_portal__public_id__booking_ics_get"];
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
     * Create Booking
     * @description Book the held time.
     *
     *     A repeated call returns the same booking. 409 `booking.time_taken` has the nearest remaining times in `data.slots`. 409
     *     `portal.client_limit` when the clinic's plan allows no more clients.
     */
    post: operations["create_booking_api_v2_booking_portal__public_id__bookings_post"];
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
     * List Categories
     * @description List the categories with their bookable services.
     *
     *     Only active categories and services, and only services that visitors may book, in the clinic's order.
     */
    get: operations["list_categories_api_v2_booking_portal__public_id__categories_get"];
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
     * Find Next Available
     * @description Return the next free slot.
     *
     *     120 calls a minute of one address at a clinic; 429 `portal.busy` with `Retry-After` while too many visitors search at the same time.
     */
    get: operations["find_next_available_api_v2_booking_portal__public_id__find_available_slot_get"];
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
     * Get Flow
     * @description Return the state of the flow.
     *
     *     For a page that was reloaded. `sent_to` is masked ("+46 •• •• 67"), `resend_at` the time from which another code may be sent.
     */
    get: operations["get_flow_api_v2_booking_portal__public_id__flow_get"];
    /**
     * Select Time
     * @description Select service, practitioner (or any) and time.
     *
     *     Another selection than before releases the held time.
     */
    put: operations["select_time_api_v2_booking_portal__public_id__flow_put"];
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
     * Start Flow
     * @description Start a booking flow.
     *
     *     Send the returned key as `X-Flow-Key` with the calls of the flow. A key that is unknown, has expired or is another clinic's is 401
     *     `booking_flow.expired`; start a new flow then.
     */
    post: operations["start_flow_api_v2_booking_portal__public_id__flows_post"];
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
     * Create Hold
     * @description Hold the selected time, after another selection.
     *
     *     403 `booking_flow.unverified` before the code is verified. 409 `booking.time_taken` has the nearest remaining times in `data.slots`.
     */
    post: operations["create_hold_api_v2_booking_portal__public_id__hold_post"];
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
     * List Practitioners
     * @description List the practitioners who perform a service.
     */
    get: operations["list_practitioners_api_v2_booking_portal__public_id__practitioners_get"];
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
     * @description Send another one-time code.
     *
     *     It invalidates the earlier one.
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
     * @description Submit the visitor's details and send a one-time code to their phone, or by e-mail (`code_channel` of the portal).
     *
     *     The code also goes by e-mail when the hour's SMS of the phone, the visitor's address or the clinic are used up; `sent_to` says where it
     *     went.
     *
     *     No selected time is needed yet. The same details sent twice send one code; other details send a new code, and the flow's state is
     *     `code_sent` again.
     *
     *     `country_code` is the dialling code with its plus ("+46"), `mobile_number` the national number in digits, without its leading zero.
     *     A number that can't receive SMS is 422 `sms_country` or `sms_mobile` at `mobile_number`.
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
     * Verify Phone
     * @description Verify the one-time code; the selected time, if any, is then held.
     *
     *     A wrong or expired code is 422 at `code`; after five wrong ones 429 `otp.too_many_attempts`, and a new code must be sent. 409
     *     `booking.time_taken` when the time has been taken; `data.slots` has the nearest remaining times, and the phone stays verified.
     */
    post: operations["verify_phone_api_v2_booking_portal__public_id__verify_otp_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/bookings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Calendar
     * @description Return the calendar of at most 42 days, in the clinic's time zone.
     *
     *     Cancelled bookings are not in it.
     */
    get: operations["get_calendar_api_v2_bookings_get"];
    put?: never;
    /**
     * Create Booking
     * @description Create a booking.
     *
     *     When the practitioner is busy the answer is 409 `booking.practitioner_busy`; when only every room of the service is, 409
     *     `booking.room_busy`. Both list all `conflicts` as `{type, name, start_at, end_at}`. The same call with `allow_overlap: true` books the
     *     time nevertheless; a free time is then booked like any other. 409 `booking.practitioner_not_qualified` names a practitioner who
     *     doesn't perform the service.
     *
     *     The client gets one message with the result, 20 seconds after the last change of the booking, and none when they know it already.
     */
    post: operations["create_booking_api_v2_bookings_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/bookings/{booking_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Booking
     * @description Return one booking; the access to its client is logged.
     */
    get: operations["get_booking_api_v2_bookings__booking_id__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/bookings/{booking_id}/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel Booking
     * @description Cancel a booking with a reason, which the client isn't shown; its time becomes available at once.
     *
     *     409 `booking.not_active` when it is cancelled already. The client gets a message 20 seconds after the last change of the booking.
     */
    post: operations["cancel_booking_api_v2_bookings__booking_id__cancel_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/bookings/{booking_id}/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Booking Messages
     * @description List the messages to the client about a booking, latest first: confirmations, changes, reminders and the follow-up.
     *
     *     The access to the client is logged.
     */
    get: operations["list_booking_messages_api_v2_bookings__booking_id__messages_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/bookings/{booking_id}/reschedule": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reschedule Booking
     * @description Reschedule a booking to another time, practitioner or room.
     *
     *     Conflicts are answered as in `POST /api/v2/bookings`. A booking whose client has arrived moves within its day only, and one that is
     *     done or a no-show doesn't: 409 `booking.invalid_transition`. A move is undone by moving the booking back. The client gets one message
     *     with the result, 20 seconds after the last change of the booking, and none when they know it already.
     */
    post: operations["reschedule_booking_api_v2_bookings__booking_id__reschedule_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/bookings/{booking_id}/state": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change Booking State
     * @description Mark a booking as arrived, in room, done or a no-show with a comment, or undo that by an earlier state.
     *
     *     `allowed_states` of the booking lists what is accepted now: arrived, in room and done from the day of the booking, a no-show from its
     *     start. An undone state loses its time. The client isn't notified.
     */
    post: operations["change_booking_state_api_v2_bookings__booking_id__state_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/bookings/free-slots": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Free Slots
     * @description List the times at which a service can be booked and the practitioners free then, for at most 62 days.
     *
     *     Staff are bound by neither the minimum notice nor the booking horizon. Days and times of day are the clinic's. When the clock
     *     changes, a time that is skipped is moved by the length of the change, and of a time that comes twice the first is meant.
     */
    get: operations["list_free_slots_api_v2_bookings_free_slots_get"];
    put?: never;
    post?: never;
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
     * List Categories
     * @description List the categories in the clinic's order, with their services if `with_service`. A clinic has at most 100 categories.
     */
    get: operations["list_categories_api_v2_categories_get"];
    put?: never;
    /**
     * Create Category
     * @description Create a category; a clinic has at most 100.
     */
    post: operations["create_category_api_v2_categories_post"];
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
     * Update Category
     * @description Change a category.
     */
    put: operations["update_category_api_v2_categories__category_id__put"];
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
     * @description Deactivate or reactivate a category.
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
     * Reorder Categories
     * @description Change the order of the categories.
     *
     *     Returns all categories in their new order; no `version` changes.
     */
    post: operations["reorder_categories_api_v2_categories_shift_post"];
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
     * List Client Answers
     * @description List a client's questionnaires with questions and answers, newest first.
     */
    get: operations["list_client_answers_api_v2_client__client_id__questionary_get"];
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
     *
     *     Succeeds also when the session has already ended. The cookies are deleted.
     */
    post: operations["logout_api_v2_logout_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/questionary/{questionnaire_id}/questions/shift": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reorder Questions
     * @description Put the questions in a new order.
     */
    post: operations["reorder_questions_api_v2_questionary__questionnaire_id__questions_shift_post"];
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
    /**
     * Get Pending Sign Up
     * @description Get the sign-up of this browser that waits for its code; null without one.
     */
    get: operations["get_pending_sign_up_api_v2_register_get"];
    put?: never;
    /**
     * Sign Up
     * @description Sign up a person and their company, and send an e-mail to the address.
     *
     *     The answer is the same whether the address has an account or not. One that has none is mailed a code and a link; the company begins
     *     when either is used (`POST /api/verify-email`, `POST /api/email/verify`). A cookie holds the sign-up for 24 hours.
     */
    post: operations["sign_up_api_v2_register_post"];
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
     * Complete Onboarding
     * @description Choose the modules that the company starts with.
     */
    post: operations["complete_onboarding_api_v2_register_set_up_post"];
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
     * Report Browser Error
     * @description Report an error that occurred in a browser.
     */
    post: operations["report_browser_error_api_v2_report_error_post"];
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
     * List Services
     * @description List the services, 20 a page, by category and name unless asked otherwise.
     */
    get: operations["list_services_api_v2_services_get"];
    put?: never;
    /**
     * Create Service
     * @description Create a service; a clinic has at most 500.
     */
    post: operations["create_service_api_v2_services_post"];
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
     * Get Service
     * @description Return one service.
     */
    get: operations["get_service_api_v2_services__service_id__get"];
    /**
     * Update Service
     * @description Change a service; existing bookings keep their name, price and times.
     */
    put: operations["update_service_api_v2_services__service_id__put"];
    post?: never;
    /**
     * Delete Service
     * @description Delete a service; existing bookings stay.
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
     * @description Deactivate or reactivate a service.
     */
    post: operations["toggle_service_api_v2_services__service_id__toggle_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/services/bulk": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change Services
     * @description Deactivate, reactivate or move several services: all of them, or none when one isn't found.
     *
     *     Each changed service gets an audit entry `service.changed` with what was changed.
     */
    post: operations["change_services_api_v2_services_bulk_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/services/options": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Service Options
     * @description List all services by category and name, at most 500, for the choices of a booking and the checkout and for the calendar.
     */
    get: operations["list_service_options_api_v2_services_options_get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v2/services/starter-lists": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Starter Lists
     * @description List the services that a new clinic can start with, by kind of clinic.
     */
    get: operations["list_starter_lists_api_v2_services_starter_lists_get"];
    put?: never;
    /**
     * Add Starter List
     * @description Add the starter list of a kind of clinic, with its categories; a clinic that has services gets none.
     */
    post: operations["add_starter_list_api_v2_services_starter_lists_post"];
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
     * List Gift Cards
     * @description List gift cards, newest first; the search matches the beginning of the code.
     */
    get: operations["list_gift_cards_api_v3_point_of_sale_gift_cards_get"];
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
     * Update Gift Card
     * @description Change a gift card's last day, or cancel or reactivate it.
     */
    put: operations["update_gift_card_api_v3_point_of_sale_gift_cards__gift_card_id__put"];
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
     * Get Gift Card By Code
     * @description Return a gift card by its code.
     */
    get: operations["get_gift_card_by_code_api_v3_point_of_sale_gift_cards_by_code__code__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/payment-account": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Payment Account
     * @description Return the state of the company's account with the payment provider, and the terms in force.
     *
     *     `redirect_url` is empty for those who may not set up registers.
     */
    get: operations["get_payment_account_api_v3_point_of_sale_payment_account_get"];
    put?: never;
    /**
     * Connect Payment Account
     * @description Agree to the terms and start the connection; the company continues at `redirect_url`.
     *
     *     A connection that is in progress or made is returned unchanged. One that was refused is started again.
     */
    post: operations["connect_payment_account_api_v3_point_of_sale_payment_account_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/payment-account/refresh": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refresh Payment Account
     * @description Ask the provider how far the connection is.
     */
    post: operations["refresh_payment_account_api_v3_point_of_sale_payment_account_refresh_post"];
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
     * Abort Payment
     * @description Request that a payment or refund at the terminal is aborted.
     */
    post: operations["abort_payment_api_v3_point_of_sale_payment__receipt_id__abort_post"];
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
     * Retry Sale
     * @description Start a failed sale again.
     *
     *     Returns a new receipt whose `retry_of_id` is the failed one; that one then has `retried_by_id`. A receipt can be retried once.
     */
    post: operations["retry_sale_api_v3_point_of_sale_payment__receipt_id__retry_post"];
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
     * Quote Cart
     * @description Price a cart. Nothing is stored.
     *
     *     Amounts are in öre and include VAT. A line's `tax_percentage` is in percent, the `rate` of `vat_lines` in hundredths of a percent.
     */
    post: operations["quote_cart_api_v3_point_of_sale_payment_quote_post"];
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
     * Create Sale
     * @description Start a sale. Load its receipt again, or subscribe to topic `receipts`, to learn how it ends.
     *
     *     One payment may have no amount and takes what remains. What is paid in cash is rounded to whole kronor.
     *
     *     The status goes from PENDING through PROCESSING to PAID, CANCELLED or ABORTED. While `status_reason` is set, the server is finding
     *     out how the payment ended, and it says within two minutes whether the sale is made; don't charge the client again before that.
     *     `failure_reason` says why a sale failed. When both are set the sale has failed, and only the money of its card is still to be
     *     returned: `pos.reversal_pending`, `pos.reversal_failed`, or `pos.payment_outcome_unknown` (whether the card was charged isn't known
     *     yet).
     *
     *     The reasons have the codes of this API (`pos.*`) and those of the providers (`viva.*`, `infrasec.*`, `provider.*`), each with its
     *     text.
     */
    post: operations["create_sale_api_v3_point_of_sale_payment_store_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/product-categories": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List Product Categories
     * @description List the categories of products by name, each with the number of its products.
     */
    get: operations["list_product_categories_api_v3_point_of_sale_product_categories_get"];
    put?: never;
    /**
     * Create Product Category
     * @description Create a category of products.
     */
    post: operations["create_product_category_api_v3_point_of_sale_product_categories_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/product-categories/{product_category_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Product Category
     * @description Return a category of products.
     */
    get: operations["get_product_category_api_v3_point_of_sale_product_categories__product_category_id__get"];
    /**
     * Update Product Category
     * @description Rename a category of products.
     */
    put: operations["update_product_category_api_v3_point_of_sale_product_categories__product_category_id__put"];
    post?: never;
    /**
     * Remove Product Category
     * @description Remove a category; its products stay, without a category.
     */
    delete: operations["remove_product_category_api_v3_point_of_sale_product_categories__product_category_id__delete"];
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
     * List Products
     * @description List products; the search matches name, code and EAN.
     */
    get: operations["list_products_api_v3_point_of_sale_products_get"];
    put?: never;
    /**
     * Create Product
     * @description Create a product.
     */
    post: operations["create_product_api_v3_point_of_sale_products_post"];
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
     * Update Product
     * @description Update a product.
     */
    put: operations["update_product_api_v3_point_of_sale_products__product_id__put"];
    post?: never;
    /**
     * Remove Product
     * @description Take a product out of the range; receipts and reports keep it, and it can be restored.
     */
    delete: operations["remove_product_api_v3_point_of_sale_products__product_id__delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/products/{product_id}/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Restore Product
     * @description Put a removed product back in the range.
     */
    post: operations["restore_product_api_v3_point_of_sale_products__product_id__restore_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/products/{product_id}/stock": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Adjust Stock
     * @description Change a product's stock for a reason, apart from sales and refunds. 422 where less than nothing would be left.
     */
    post: operations["adjust_stock_api_v3_point_of_sale_products__product_id__stock_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/products/bulk": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change Products
     * @description Take several products out of the range, restore them or move them to a category: all of them, or none when one isn't found.
     *
     *     Each changed product gets an audit entry `product.removed`, `product.restored` or `product.changed`.
     */
    post: operations["change_products_api_v3_point_of_sale_products_bulk_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/readiness": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Readiness
     * @description Return the company's registers and terminals, and what keeps it from selling.
     *
     *     `blockers` are the reasons why the company can't sell (POS-001), each with its code and text.
     */
    get: operations["get_readiness_api_v3_point_of_sale_readiness_get"];
    put?: never;
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
     * List Receipts
     * @description List receipts of sales and refunds, newest first; the search matches the number, amount, day or client.
     *
     *     A search is a day (2026-11-20), a receipt's number, an amount (1664 or 1664,50), or beginnings of the client's name, e-mail, phone or
     *     personal id as in `GET /api/clients`. For accountants `client_id` is null and `client_name` is empty.
     */
    get: operations["list_receipts_api_v3_point_of_sale_receipts_get"];
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
     * Get Receipt
     * @description Return a receipt with all its details. Viewing a client's receipt is recorded in the client's access log.
     *
     *     For accountants `client_id` is null, `client_name`, `refund_reason` and the lines' `reason` are empty, and of a gift card's code
     *     only the end is shown.
     */
    get: operations["get_receipt_api_v3_point_of_sale_receipts__receipt_id__get"];
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
     * Issue Receipt
     * @description Issue the receipt as a document or by e-mail. The second time it is issued as its one copy.
     *
     *     The first call issues the receipt, the second its one copy; from then on 409 `pos.copy_limit_reached`.
     */
    post: operations["issue_receipt_api_v3_point_of_sale_receipts__receipt_id__export_post"];
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
     * @description Start a failed refund again. `receipt_id` is the refund's.
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
     * Create Refund
     * @description Start a refund of a sale, fully or in part.
     *
     *     The refund is a receipt with `type` `refund`, whose status ends as REFUNDED. `POST …/payment/{receipt_id}/abort` stops it.
     *     `refundable_lines` of the sale's receipt says what can still be refunded.
     *
     *     - `position` of a line is its index among the receipt's lines. Without `lines` the amount is allocated to all of them.
     *     - With `quantity`, that many were returned, and the amount may be at most their price.
     *     - A line without `quantity` is returned entirely when all that remains of the named lines is refunded. Otherwise it is a price
     *       reduction, and the refund's line has quantity 0.
     *     - The amount 0 refunds what was sold for nothing.
     *     - `restock` in a partial refund needs the returned quantities: 422 `which_lines` at `restock`.
     *
     *     Money that goes back to an expired gift card makes the card valid for another year. 409 `pos.gift_card_cancelled` for a card that is
     *     cancelled.
     */
    post: operations["create_refund_api_v3_point_of_sale_receipts__receipt_id__refund_store_post"];
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
     * Create Register
     * @description Create a register.
     */
    post: operations["create_register_api_v3_point_of_sale_registers_post"];
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
     * Update Register
     * @description Update a register, or choose its terminal.
     */
    put: operations["update_register_api_v3_point_of_sale_registers__register_id__put"];
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
     * Enrol Register
     * @description Enrol a register with the control system.
     *
     *     This connects it to the control unit, without which nothing may be sold.
     */
    post: operations["enrol_register_api_v3_point_of_sale_registers__register_id__enrol_post"];
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
     * List Z Reports
     * @description List closed days, newest first.
     */
    get: operations["list_z_reports_api_v3_point_of_sale_report_batches_get"];
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
     * Get Z Report
     * @description Return a closed day as it was frozen.
     */
    get: operations["get_z_report_api_v3_point_of_sale_report_batches__z_id__get"];
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
     * Get Z Report Document
     * @description Return the document of a closed day.
     */
    post: operations["get_z_report_document_api_v3_point_of_sale_report_batches__z_id__download_post"];
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
     * Export Bookkeeping
     * @description Return the bookkeeping entries of a closed day as an Excel workbook.
     *
     *     The file is `z_report_{number}.xlsx`, with the day's postings by account. Its language is the header `locale`, or else the caller's.
     */
    get: operations["export_bookkeeping_api_v3_point_of_sale_report_batches__z_id__export_get"];
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
     * Record Cash Movement
     * @description Record cash put in or taken out, a new float, or an opening of the drawer.
     */
    post: operations["record_cash_movement_api_v3_point_of_sale_report_cash_post"];
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
     * Close Day
     * @description Close the day (Z).
     *
     *     409 `pos.day_already_closed` when the day with that `number` (of its X report) is closed already. 409 `pos.open_payments` while a
     *     payment of the day is open, which includes sales whose outcome is unknown (`uncertain_sales` of the dashboard). 409
     *     `pos.nothing_to_close` for a day without receipts, copies and openings of the drawer. 422 `required` at `difference_reason` where the
     *     counted cash isn't the expected.
     *
     *     The return of money to a card is retried at growing intervals. From its third failure the receipt's `status_reason` is
     *     `pos.reversal_failed`, the dashboard counts it in `failed_reversals`, and the day can be closed nevertheless.
     */
    post: operations["close_day_api_v3_point_of_sale_report_close_batch_post"];
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
     * Get X Report
     * @description Return the report of the open day (X).
     *
     *     A report covers everything since `first_at`, in `days` days. The law requires one report a day of sales; the register sells on
     *     without it and says how many days the report covers.
     *
     *     A float that is recorded before the day's first sale is its `opening_float`; a later one is added to `float_change`.
     */
    get: operations["get_x_report_api_v3_point_of_sale_report_current_get"];
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
     * Print X Report
     * @description Freeze the report of the open day (X) as a document.
     */
    post: operations["print_x_report_api_v3_point_of_sale_report_download_post"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/point-of-sale/settings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get Settings
     * @description Return the register settings.
     */
    get: operations["get_settings_api_v3_point_of_sale_settings_get"];
    /**
     * Update Settings
     * @description Update the receipt texts and the Swish code.
     */
    put: operations["update_settings_api_v3_point_of_sale_settings_put"];
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
     * Create Terminal
     * @description Add one of the payment account's terminals.
     */
    post: operations["create_terminal_api_v3_point_of_sale_terminals_post"];
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
     * Update Terminal
     * @description Rename a terminal, or take it out of use.
     */
    put: operations["update_terminal_api_v3_point_of_sale_terminals__terminal_id__put"];
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
     * List Devices
     * @description List the virtual terminal ids of the payment account.
     */
    get: operations["list_devices_api_v3_point_of_sale_terminals_devices_get"];
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
     * List Prescribers
     * @description List the clinic's prescribers and open invitations, 20 a page.
     *
     *     An open invitation has `prescriber_id` null.
     */
    get: operations["list_prescribers_api_v3_prescribers_get"];
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
    /**
     * Get Prescriber
     * @description Get a prescriber of the clinic.
     */
    get: operations["get_prescriber_api_v3_prescribers__prescriber_id__get"];
    put?: never;
    post?: never;
    /**
     * Remove Prescriber
     * @description Remove a prescriber, who loses access to the clinic, with a reason for the audit log.
     *
     *     Signed prescriptions stay. Undecided requests get the state `needs_prescription` and keep the name in `previous_prescriber_name`.
     */
    delete: operations["remove_prescriber_api_v3_prescribers__prescriber_id__delete"];
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
     * View Invitation
     * @description Get an invitation by its e-mailed link.
     *
     *     `account` says whether the invited address has an account: `none`, or that of a `person` or a `prescriber`. 409 `auth.link_invalid`
     *     for a link that has been used or has expired.
     */
    post: operations["view_invitation_api_v3_prescribers_invitation_post"];
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
     * Invite Prescriber
     * @description Invite a prescriber by e-mail.
     *
     *     The e-mail has one link, which is valid for 24 hours, to the page `/doctor-invitation/{encrypted_id}?invitation=`.
     */
    post: operations["invite_prescriber_api_v3_prescribers_invite_post"];
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
     * Accept Invitation
     * @description Accept an invitation with an existing account.
     *
     *     To call when `account` of the invitation is `person` or `prescriber`. `next` says whether the session began or a second factor is
     *     asked for, as in `POST /api/login`.
     */
    post: operations["accept_invitation_api_v3_prescribers_join_post"];
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
     * Sign Up
     * @description Sign up with an invitation; an e-mail is sent to the invited address.
     *
     *     The answer is the same whether the address has an account or not. One that has none is mailed a code and a link; the prescriber joins
     *     when either is used (`POST /api/verify-email`, `POST /api/email/verify`). Until then the invitation stays open.
     */
    post: operations["sign_up_api_v3_prescribers_register_post"];
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
     * List Requests
     * @description List the requests that clinics have sent to the signed-in prescriber, newest first.
     *
     *     They come from all clinics of the prescriber.
     */
    get: operations["list_requests_api_v3_prescriptions_get"];
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
     * Get Request
     * @description Return a request with the client's data that its prescriber needs. The access is logged.
     *
     *     `patient` is the client, `previous` are earlier requests to the same prescriber for the same client.
     */
    get: operations["get_request_api_v3_prescriptions__prescription_id__get"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3/prescriptions/{prescription_id}/decline": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decline Request
     * @description Decline a request, with a reason.
     */
    post: operations["decline_request_api_v3_prescriptions__prescription_id__decline_post"];
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
     * Start Signing
     * @description Start a BankID order that signs one or several requests.
     *
     *     All requests must be of one clinic (`company_id` of the rows), otherwise 409 `prescription.multiple_clinics`.
     *
     *     Poll the order with `POST /api/bankid/collect-order`. The `outcome` of the completed order is `{signed: [id], skipped: [id]}`;
     *     requests that were changed or decided during the signing are skipped.
     */
    post: operations["start_signing_api_v3_prescriptions_sign_post"];
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
     * Verify Email By Code
     * @description Verify the e-mail address with the code that was sent to it.
     *
     *     For the sign-up of this browser this creates the company and signs its owner in: `onboarding_step` is `set_up`. A signed-in person
     *     whose address is not verified yet verifies it.
     */
    post: operations["verify_email_by_code_api_verify_email_post"];
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
     * AccessLogEntry
     * @description An access: its actor, its action, and both as a sentence.
     */
    AccessLogEntry: {
      /** Action */
      action: string;
      /** Actor */
      actor: string;
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
    };
    /**
     * AnalyticsOut
     * @description Clients and the services most booked; null without the booking report.
     */
    AnalyticsOut: {
      clients: components["schemas"]["ClientAnalytics"] | null;
      /**
       * End
       * Format: date
       */
      end: string;
      /** Services */
      services: components["schemas"]["BookingTotalsRow"][] | null;
      /**
       * Start
       * Format: date
       */
      start: string;
    };
    /**
     * AuditEntryOut
     * @description An audited action of a person or the system; `name` is empty for the system's.
     */
    AuditEntryOut: {
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
      /** Details */
      details: {
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
     * AvailableDays
     * @description The availability of each requested day.
     */
    AvailableDays: {
      /** Days */
      days: components["schemas"]["DayAvailability"][];
    };
    /**
     * BankIdConnect
     * @description The person's password, and the order to start.
     */
    BankIdConnect: {
      /** Password */
      password: string;
      /**
       * Same Device
       * @default false
       */
      same_device?: boolean;
    };
    /**
     * BankIdOrderOut
     * @description The state of an order and the message to show.
     *
     *     It is visible only to the session that started the order. The links start the BankID app on the same device; `outcome` is what the
     *     completed order has brought about.
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
    /**
     * BankIdOrderRef
     * @description The id of an order: ours, not BankID's `orderRef`.
     */
    BankIdOrderRef: {
      /**
       * Order Ref
       * Format: uuid
       */
      order_ref: string;
    };
    /**
     * BankIdOrderStart
     * @description A new order. `same_device` says that the BankID app on the device of the page will be opened.
     */
    BankIdOrderStart: {
      /**
       * Same Device
       * @default false
       */
      same_device?: boolean;
    };
    /**
     * BankIdQrCode
     * @description The text of the QR code for the current second; empty when the order has ended.
     */
    BankIdQrCode: {
      /** Qr */
      qr: string;
      /** Seconds */
      seconds: number;
    };
    /**
     * BankIdSignInOut
     * @description The state of an order that signs in, and the session that it has started.
     */
    BankIdSignInOut: {
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
      /** @description Null until the order is complete */
      session?: components["schemas"]["SessionOut"] | null;
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
    /** Body_receive_delivery_report_api_hooks_46elks__secret__post */
    Body_receive_delivery_report_api_hooks_46elks__secret__post: {
      /** Id */
      id: string;
      /** Status */
      status: string;
    };
    /**
     * BookingCancel
     * @description The reason of a cancellation, for staff only, and the expected version of the booking.
     */
    BookingCancel: {
      /** Reason */
      reason: string;
      /** Version */
      version: number;
    };
    /**
     * BookingClient
     * @description The client of a booking.
     */
    BookingClient: {
      /** First Name */
      first_name: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Last Name */
      last_name: string;
    };
    /**
     * BookingCompany
     * @description The company of a booking.
     */
    BookingCompany: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
    };
    /**
     * BookingConfirmation
     * @description A booking, and the token for its calendar file.
     */
    BookingConfirmation: {
      booking: components["schemas"]["PortalBooking"];
      /** Key */
      key: string;
    };
    /**
     * BookingCreate
     * @description A booking by staff. Without `room_id` any free room of the service is reserved.
     */
    BookingCreate: {
      /**
       * Allow Overlap
       * @default false
       */
      allow_overlap?: boolean;
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
     * BookingFlowKey
     * @description The key of a new flow, returned only once.
     */
    BookingFlowKey: {
      /**
       * Expires At
       * @example 2026-11-21 08:30:00
       */
      expires_at: string;
      /** Flow Key */
      flow_key: string;
    };
    /**
     * BookingFlowOut
     * @description The state of a flow. Names and full phone numbers are never returned.
     */
    BookingFlowOut: {
      /**
       * Expires At
       * @example 2026-11-21 08:30:00
       */
      expires_at: string;
      hold: components["schemas"]["HoldOut"] | null;
      /** Resend At */
      resend_at: string | null;
      selection: components["schemas"]["BookingSelection"] | null;
      /** Sent To */
      sent_to: string | null;
      /**
       * State
       * @enum {string}
       */
      state: "open" | "code_sent" | "verified" | "booked";
    };
    /**
     * BookingListItem
     * @description A booking in a list, with its practitioner.
     */
    BookingListItem: {
      client: components["schemas"]["BookingClient"];
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
      /** Is Cancelled */
      is_cancelled: boolean;
      /**
       * Practitioner Id
       * Format: uuid
       */
      practitioner_id: string;
      /** Room Id */
      room_id: string | null;
      service: components["schemas"]["BookingService"];
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
      /**
       * State
       * @enum {string}
       */
      state: "booked" | "arrived" | "in_room" | "done" | "cancelled" | "no_show";
      user: components["schemas"]["BookingUser"];
      /** Version */
      version: number;
    };
    /**
     * BookingOut
     * @description A booking with all its fields.
     */
    BookingOut: {
      /**
       * Allowed States
       * @description The states that `POST …/state` accepts now; a no-show may follow itself with another comment
       */
      allowed_states: ("booked" | "arrived" | "in_room" | "done" | "no_show")[];
      /** Arrived At */
      arrived_at: string | null;
      /**
       * Cancel Reason
       * @description Why it was cancelled; empty for cancellations without a reason, from before one was required
       */
      cancel_reason: string;
      /** Cancelled At */
      cancelled_at: string | null;
      client: components["schemas"]["BookingClient"];
      /**
       * Clients
       * @description All clients of the booking; one, since a booking is of a single client
       */
      clients: components["schemas"]["BookingParticipant"][];
      company: components["schemas"]["BookingCompany"];
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Done At */
      done_at: string | null;
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
      /** In Room At */
      in_room_at: string | null;
      /** Is Cancelled */
      is_cancelled: boolean;
      /** Is Overbooked */
      is_overbooked: boolean;
      /** No Show At */
      no_show_at: string | null;
      /** No Show Comment */
      no_show_comment: string;
      /**
       * Practitioner Id
       * Format: uuid
       */
      practitioner_id: string;
      /** @description Null when unpaid, and for users who may not read receipts */
      receipt: components["schemas"]["BookingReceipt"] | null;
      /** Room Id */
      room_id: string | null;
      /** Room Name */
      room_name: string | null;
      service: components["schemas"]["BookingService"];
      /**
       * Service Id
       * Format: uuid
       */
      service_id: string;
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
      state: "booked" | "arrived" | "in_room" | "done" | "cancelled" | "no_show";
      user: components["schemas"]["BookingUser"];
      /** Version */
      version: number;
    };
    /**
     * BookingParticipant
     * @description A client of a booking, with their part in it.
     */
    BookingParticipant: {
      /** First Name */
      first_name: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Last Name */
      last_name: string;
      pivot: components["schemas"]["BookingPivot"];
    };
    /**
     * BookingPivot
     * @description The part of one client in a booking.
     */
    BookingPivot: {
      /** Is Cancelled */
      is_cancelled: boolean;
    };
    /**
     * BookingReceipt
     * @description The receipt by which a booking is paid, or was before a refund.
     */
    BookingReceipt: {
      /**
       * Status
       * @enum {string}
       */
      status: "PAID" | "PARTIALLY_REFUNDED" | "REFUNDED";
    };
    /**
     * BookingReportOut
     * @description The booking report; parts that weren't requested are null. `value2` counts group bookings, or no-shows.
     */
    BookingReportOut: {
      booking_statistics?: components["schemas"]["BookingStatistics"] | null;
      /** Bookings */
      bookings?: components["schemas"]["TwoSeriesItem"][] | null;
      /** Cancelled No Show */
      cancelled_no_show?: components["schemas"]["TwoSeriesItem"][] | null;
      /** Categories */
      categories?: components["schemas"]["BookingTotalsRow"][] | null;
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
      practitioners?: components["schemas"]["BookingTotalsRow"][] | null;
      /** Services */
      services?: components["schemas"]["BookingTotalsRow"][] | null;
      /**
       * Start
       * Format: date
       */
      start: string;
    };
    /**
     * BookingReschedule
     * @description The new time, practitioner and room of a booking; omitted fields keep their value.
     */
    BookingReschedule: {
      /**
       * Allow Overlap
       * @default false
       */
      allow_overlap?: boolean;
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
     * BookingSelection
     * @description The service, practitioner (any when null) and time that the visitor selected.
     */
    BookingSelection: {
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
     * BookingService
     * @description The booked service. Name, price in minor units and duration in minutes are those of the day of the booking.
     */
    BookingService: {
      /** Color */
      color: string;
      /** Duration */
      duration: number;
      /** Name */
      name: string;
      /** Price */
      price: number;
    };
    /**
     * BookingSettingsOut
     * @description The booking settings, with the portal's URLs and embed code.
     */
    BookingSettingsOut: {
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
       * Min Notice Minutes
       * @description Minimum notice for visitors, in minutes before the start
       */
      min_notice_minutes: number;
      /**
       * Permanent Url
       * @description With the opaque public id, which never changes
       */
      permanent_url: string;
      /**
       * Portal Url
       * @description With the short name if there is one
       */
      portal_url: string;
      /**
       * Short Name
       * @description Empty until one is chosen
       */
      short_name: string;
      /**
       * Slot Interval
       * @description Minutes between the times that are offered
       */
      slot_interval: number;
      /** Version */
      version: number;
    };
    /**
     * BookingSettingsUpdate
     * @description New booking settings.
     */
    BookingSettingsUpdate: {
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
       * Min Notice Minutes
       * @description Minimum notice for visitors, in minutes before the start
       */
      min_notice_minutes: number;
      /**
       * Slot Interval
       * @description Minutes between the times that are offered
       */
      slot_interval: number;
      /** Version */
      version: number;
    };
    /**
     * BookingStateChange
     * @description The new state of a booking; `booked` undoes the others. A comment belongs to a no-show only.
     */
    BookingStateChange: {
      /**
       * No Show Comment
       * @default
       */
      no_show_comment?: string;
      /**
       * State
       * @enum {string}
       */
      state: "booked" | "arrived" | "in_room" | "done" | "no_show";
      /** Version */
      version: number;
    };
    /**
     * BookingStatistics
     * @description Totals of the booking report.
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
     * BookingTotalsRow
     * @description Bookings of a practitioner, service or category.
     */
    BookingTotalsRow: {
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
     * BookingUser
     * @description The practitioner of a booking. `id` is that of their user, null when they have none.
     */
    BookingUser: {
      /** Id */
      id: string | null;
      /** Name */
      name: string;
    };
    /**
     * BoxDataOut
     * @description The totals of the range, and those of as many days before it.
     */
    BoxDataOut: {
      boxes: components["schemas"]["DashboardBoxes"];
      boxes_before: components["schemas"]["DashboardBoxes"];
      /**
       * End
       * Format: date
       */
      end: string;
      /**
       * Start
       * Format: date
       */
      start: string;
    };
    /**
     * BrowserErrorReport
     * @description The page's URL and the stack trace of an error.
     */
    BrowserErrorReport: {
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
     * BusinessHoursOut
     * @description The opening hours of the week, ordered by weekday and time.
     */
    BusinessHoursOut: {
      /** Hours */
      hours: components["schemas"]["OpeningHours"][];
      /** Version */
      version: number;
    };
    /**
     * BusinessHoursUpdate
     * @description The opening hours of the whole week; intervals of one day may touch but not overlap.
     */
    BusinessHoursUpdate: {
      /** Hours */
      hours: components["schemas"]["OpeningHours"][];
      /** Version */
      version: number;
    };
    /**
     * Calendar
     * @description The calendar of some days: bookings, practitioners, opening hours and days off.
     */
    Calendar: {
      /** Bookings */
      bookings: components["schemas"]["CalendarBooking"][];
      /**
       * Busy
       * @description Other taken times, for users who see only some clients' bookings; null for those who see all (USE-010)
       */
      busy: components["schemas"]["CalendarBusyTime"][] | null;
      /** Holidays */
      holidays: components["schemas"]["CalendarHoliday"][];
      /** Hours */
      hours: components["schemas"]["CalendarHours"][];
      /** Practitioners */
      practitioners: components["schemas"]["CalendarPractitioner"][];
    };
    /**
     * CalendarBooking
     * @description A booking in the calendar. `practitioner_id` names the practitioner's resource, as the calls that book and reschedule do.
     */
    CalendarBooking: {
      client: components["schemas"]["BookingClient"];
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
      /** Is Cancelled */
      is_cancelled: boolean;
      /**
       * Practitioner Id
       * Format: uuid
       */
      practitioner_id: string;
      /** Room Id */
      room_id: string | null;
      service: components["schemas"]["BookingService"];
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
      /**
       * State
       * @enum {string}
       */
      state: "booked" | "arrived" | "in_room" | "done" | "cancelled" | "no_show";
      /** Version */
      version: number;
    };
    /**
     * CalendarBusyTime
     * @description A time of a practitioner that is taken by bookings which the user may not see; adjacent ones are one.
     */
    CalendarBusyTime: {
      /**
       * End At
       * @example 2026-11-21 08:30:00
       */
      end_at: string;
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
     * CalendarHoliday
     * @description Days off of the clinic or of one practitioner.
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
     * @description Opening hours of a weekday.
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
     * @description A practitioner's column in the calendar.
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
     * CartCreate
     * @description The lines of a cart and the discount on all of them, which requires a line with a product or a service.
     */
    CartCreate: {
      /** Booking Id */
      booking_id?: string | null;
      discount?: components["schemas"]["DiscountCreate"] | null;
      /** Lines */
      lines: components["schemas"]["CartLine"][];
    };
    /**
     * CartLine
     * @description A line of the cart. Name, price and VAT come from the catalogue; a service's price may be set for this sale.
     *
     *     A service is cosmetic (25 % VAT) unless it is medically motivated, which requires a reason. A gift card's `price` is its value.
     */
    CartLine: {
      discount?: components["schemas"]["DiscountCreate"] | null;
      /** Expires On */
      expires_on?: string | null;
      /** Practitioner Id */
      practitioner_id?: string | null;
      /** Price */
      price?: number | null;
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
      /**
       * Type
       * @enum {string}
       */
      type: "product" | "service" | "gift_card";
    };
    /**
     * CashCountLine
     * @description How many notes or coins of one value, in öre, were counted in the drawer.
     */
    CashCountLine: {
      /**
       * Denomination
       * @enum {integer}
       */
      denomination: 100000 | 50000 | 20000 | 10000 | 5000 | 2000 | 1000 | 500 | 200 | 100;
      /** Quantity */
      quantity: number;
    };
    /**
     * CashMovementCreate
     * @description A cash movement at a register.
     */
    CashMovementCreate: {
      /**
       * Amount
       * @description Money in minor units of the company's currency: 45000 is 450.00
       * @default 0
       */
      amount?: number;
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
      /** Type */
      type: string;
    };
    /**
     * CategoryCreate
     * @description A new category.
     */
    CategoryCreate: {
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
     * CategoryOrder
     * @description Category ids in the new order; categories that are not listed follow in their current order.
     */
    CategoryOrder: {
      /** Ids */
      ids: string[];
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
     * @description The new values of a category and its expected version.
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
     * @description A category with its services, if they were requested.
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
     * ChecklistOut
     * @description The checklist of a new clinic (USE-002): the steps that the user may take; none when all are done or it was dismissed.
     */
    ChecklistOut: {
      /** Can Dismiss */
      can_dismiss: boolean;
      /**
       * Is Verified
       * @description Until the company is verified, codes to prescribers and to visitors of portals go by e-mail
       */
      is_verified: boolean;
      /** Steps */
      steps: components["schemas"]["ChecklistStep"][];
    };
    /**
     * ChecklistStep
     * @description A step that a new clinic has to take, done once the database has its result.
     */
    ChecklistStep: {
      /** Is Done */
      is_done: boolean;
      /**
       * Key
       * @enum {string}
       */
      key: "company_facts" | "opening_hours" | "services" | "team" | "portal_link" | "texts" | "till";
    };
    /**
     * ClientAccessOut
     * @description A user's client access, with the clients' names: showing them needs no access-logged view of each client.
     */
    ClientAccessOut: {
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
     * ClientAccessUpdate
     * @description Full access, or access to the listed clients only.
     */
    ClientAccessUpdate: {
      /**
       * Client Access
       * @enum {string}
       */
      client_access: "full" | "custom";
      /** Client Ids */
      client_ids?: string[];
    };
    /**
     * ClientAnalytics
     * @description Clients with a booking in the range, without and with an earlier one.
     */
    ClientAnalytics: {
      /** New */
      new: number;
      /** Returning */
      returning: number;
    };
    /**
     * ClientBookingTimes
     * @description The last and the next booking of a client; cancelled bookings and no-shows don't count.
     */
    ClientBookingTimes: {
      /**
       * Client Id
       * Format: uuid
       */
      client_id: string;
      /** Last At */
      last_at: string | null;
      /** Next At */
      next_at: string | null;
    };
    /**
     * ClientConsentDetail
     * @description A client's consent with its text, answers, signature, reviews and versions.
     */
    ClientConsentDetail: {
      /** Answers */
      answers: {
        [key: string]: unknown;
      };
      /** Approval */
      approval: ("approved" | "not_approved") | null;
      /** Asks Publish Permission */
      asks_publish_permission: boolean;
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
      files: components["schemas"]["FormAttachment"][];
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Cancelled */
      is_cancelled: boolean;
      /**
       * Is Current
       * @description Whether this is the current version of its entry
       */
      is_current: boolean;
      /** Number */
      number: number;
      /** Publish Permission */
      publish_permission: string;
      /** Questions */
      questions: components["schemas"]["QuestionOut"][];
      /** Reviews */
      reviews: components["schemas"]["FormReviewOut"][];
      /** Sent At */
      sent_at: string | null;
      /** Sign Channel */
      sign_channel: string;
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
      /**
       * Template Id
       * Format: uuid
       */
      template_id: string;
      /** Template Version Number */
      template_version_number: number;
      /** Title */
      title: string;
      /** Version */
      version: number;
      /** Versions */
      versions: components["schemas"]["FormVersionSummary"][];
    };
    /**
     * ClientConsentRow
     * @description A client's consent in a list: the current version of its entry.
     */
    ClientConsentRow: {
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
      /**
       * Template Id
       * Format: uuid
       */
      template_id: string;
      /** Title */
      title: string;
      /** Version */
      version: number;
    };
    /**
     * ClientCreate
     * @description The data of a new client.
     *
     *     `personal_id` is a Swedish personal or coordination number, in Denmark also a CPR number; a reserve number is marked as such and not
     *     checked. `identity_document` is what the identity was checked by, `other` with a note; who saves it has checked it. With
     *     `allow_duplicate` a client is saved although others have the same phone, e-mail or personal id.
     */
    ClientCreate: {
      /**
       * Allow Duplicate
       * @default false
       */
      allow_duplicate?: boolean;
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
       * Identity Document
       * @default
       * @enum {string}
       */
      identity_document?: "" | "id_card" | "driving_licence" | "passport" | "other";
      /**
       * Identity Note
       * @default
       */
      identity_note?: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /**
       * Is Reserve Number
       * @default false
       */
      is_reserve_number?: boolean;
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
     * ClientExportOut
     * @description An export; `progress` in percent, `size` in bytes.
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
      state: "queued" | "building" | "ready" | "failed" | "deleted";
      /** Version */
      version: number;
    };
    /**
     * ClientExportRequest
     * @description A request for an export; `force` builds a new one even when one is ready.
     */
    ClientExportRequest: {
      /**
       * Force
       * @default false
       */
      force?: boolean;
    };
    /**
     * ClientForms
     * @description The client's pending forms and those completed recently.
     */
    ClientForms: {
      /** Completed */
      completed: components["schemas"]["CompletedForm"][];
      /** Consents */
      consents: components["schemas"]["PendingConsent"][];
      /** First Name */
      first_name: string;
      /** Last Name */
      last_name: string;
      /** Questionnaires */
      questionnaires: components["schemas"]["PendingQuestionnaire"][];
    };
    /**
     * ClientListItem
     * @description A client in a list.
     */
    ClientListItem: {
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
      /**
       * Tags
       * @default []
       */
      tags?: string[];
    };
    /**
     * ClientMerge
     * @description Merge of a source client (`source_id`) into the client of the path.
     *
     *     `fields_from_source` lists the fields that the target takes from the source; the reason is in the audit log.
     *     Both versions are those that the user compared.
     */
    ClientMerge: {
      /** Fields From Source */
      fields_from_source?: (
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
      /** Reason */
      reason: string;
      /**
       * Source Id
       * Format: uuid
       */
      source_id: string;
      /** Source Version */
      source_version: number;
      /** Version */
      version: number;
    };
    /**
     * ClientOut
     * @description All data of a client.
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
      /** Identity Checked At */
      identity_checked_at: string | null;
      /** Identity Checked By */
      identity_checked_by: string;
      /** Identity Document */
      identity_document: string;
      /** Identity Note */
      identity_note: string;
      /** Is Active */
      is_active: boolean;
      /** Is Reserve Number */
      is_reserve_number: boolean;
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
     * ClientQuestionnaireAnswers
     * @description A client's questionnaire with its questions as they were asked, and the answers.
     */
    ClientQuestionnaireAnswers: {
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
       * Questionnaire Id
       * Format: uuid
       */
      questionnaire_id: string;
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
     * ClientQuestionnaireDetail
     * @description A client's questionnaire with its answers, files, signature, reviews and versions.
     */
    ClientQuestionnaireDetail: {
      /** Answer Channel */
      answer_channel: string;
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
      files: components["schemas"]["FormAttachment"][];
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Answered */
      is_answered: boolean;
      /** Is Cancelled */
      is_cancelled: boolean;
      /**
       * Is Current
       * @description Whether this is the current version of its entry
       */
      is_current: boolean;
      /** Language */
      language: string;
      /** Number */
      number: number;
      /**
       * Questionnaire Id
       * Format: uuid
       */
      questionnaire_id: string;
      /** Questions */
      questions: components["schemas"]["QuestionOut"][];
      /** Reviews */
      reviews: components["schemas"]["FormReviewOut"][];
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
      versions: components["schemas"]["FormVersionSummary"][];
    };
    /**
     * ClientQuestionnaireRow
     * @description A client's questionnaire in a list: the current version of its entry.
     */
    ClientQuestionnaireRow: {
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
       * Questionnaire Id
       * Format: uuid
       */
      questionnaire_id: string;
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
     * ClientSearchHit
     * @description A client that matches the search.
     */
    ClientSearchHit: {
      /** Date Of Birth */
      date_of_birth: string | null;
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
     * ClientSummary
     * @description A client with the latest of their bookings and record.
     */
    ClientSummary: {
      /** Age */
      age: number | null;
      client: components["schemas"]["ClientOut"];
      counts: components["schemas"]["ClientSummaryCounts"];
      /** Last Bookings */
      last_bookings: components["schemas"]["BookingListItem"][];
      /** Last Procedures */
      last_procedures: components["schemas"]["ClientSummaryProcedure"][];
      next_booking: components["schemas"]["BookingListItem"] | null;
    };
    /**
     * ClientSummaryCounts
     * @description Number of entries of each type (REC-010); 0 for what the user may not read.
     */
    ClientSummaryCounts: {
      /** Bookings */
      bookings: number;
      /** Consents */
      consents: number;
      /**
       * Consents Pending
       * @description Consents that are not signed yet
       */
      consents_pending: number;
      /** Prescriptions */
      prescriptions: number;
      /** Procedures */
      procedures: number;
      /** Questionnaires */
      questionnaires: number;
    };
    /**
     * ClientSummaryProcedure
     * @description A procedure among the client's latest, in its current version.
     */
    ClientSummaryProcedure: {
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
     * ClientTagsChange
     * @description Tags to give to clients and to take from them.
     */
    ClientTagsChange: {
      /**
       * Add
       * @default []
       */
      add?: string[];
      /** Client Ids */
      client_ids: string[];
      /**
       * Remove
       * @default []
       */
      remove?: string[];
    };
    /**
     * ClientTagsChanged
     * @description How many clients have other tags than before.
     */
    ClientTagsChanged: {
      /** Clients */
      clients: number;
    };
    /**
     * ClientTagsOut
     * @description A client's tags in alphabetical order.
     */
    ClientTagsOut: {
      /** Tags */
      tags: string[];
    };
    /**
     * ClientTagSummary
     * @description A tag, whose `id` is its name, and how many clients have it.
     */
    ClientTagSummary: {
      /** Clients */
      clients: number;
      /** Id */
      id: string;
      /** Name */
      name: string;
    };
    /**
     * ClientUpdate
     * @description Changed data of a client, with the version that the change is based on.
     *
     *     A field that breaks a rule is refused only when it is changed, so that what was saved before the rule stays savable.
     */
    ClientUpdate: {
      /**
       * Allow Duplicate
       * @default false
       */
      allow_duplicate?: boolean;
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
       * Identity Document
       * @default
       * @enum {string}
       */
      identity_document?: "" | "id_card" | "driving_licence" | "passport" | "other";
      /**
       * Identity Note
       * @default
       */
      identity_note?: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /**
       * Is Identity Rechecked
       * @description The identity was checked today with the document that is saved
       * @default false
       */
      is_identity_rechecked?: boolean;
      /**
       * Is Reserve Number
       * @default false
       */
      is_reserve_number?: boolean;
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
     * CloseDayRequest
     * @description The cash counted in the drawer, and the float that stays in it for the next day, in öre.
     *
     *     `cash_count` is the count by notes and coins, whose sum is `counted_cash`. A difference from the expected cash needs a reason.
     *     `number` is that of the X report which the user saw: if that day is closed already, the request is refused instead of closing an
     *     empty day.
     */
    CloseDayRequest: {
      /**
       * Cash Count
       * @default []
       */
      cash_count?: components["schemas"]["CashCountLine"][];
      /**
       * Counted Cash
       * @description Money in minor units of the company's currency: 45000 is 450.00
       */
      counted_cash: number;
      /**
       * Difference Reason
       * @default
       */
      difference_reason?: string;
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
     * CodeRecipient
     * @description A way to send a code, and the recipient, of which only the owner recognises the rest.
     */
    CodeRecipient: {
      /**
       * Method
       * @enum {string}
       */
      method: "sms_code" | "mail_code";
      /** Recipient */
      recipient: string;
    };
    /**
     * CodeRequest
     * @description How the code is to be sent.
     */
    CodeRequest: {
      /**
       * Method
       * @enum {string}
       */
      method: "sms_code" | "mail_code";
    };
    /**
     * CompanyOut
     * @description The company, as its staff see it.
     */
    CompanyOut: {
      /** Calendar First Day Sunday */
      calendar_first_day_sunday: boolean;
      /** City */
      city: string;
      /** Contact Email */
      contact_email: string;
      /** Country */
      country: string;
      /** Country Code */
      country_code: string;
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
      /** Phone Number */
      phone_number: string;
      /** Street Address */
      street_address: string;
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
      /** Zip Code */
      zip_code: string;
    };
    /**
     * CompanySettingsOut
     * @description All settings of the company.
     */
    CompanySettingsOut: {
      /**
       * Calendar First Day Sunday
       * @description Weeks begin on Sunday
       */
      CALENDAR_FIRST_DAY_SUNDAY: boolean;
      /**
       * Client Access Full Access
       * @description New colleagues see all clients; otherwise only those they are given
       */
      CLIENT_ACCESS_FULL_ACCESS: boolean;
      /**
       * Client Term
       * @description What clients are called on the staff's screens
       * @enum {string}
       */
      CLIENT_TERM: "client" | "patient" | "customer";
      /**
       * Customer Language
       * @description The language of papers, receipts and messages to clients who have chosen none
       * @enum {string}
       */
      CUSTOMER_LANGUAGE: "en" | "sv";
      /**
       * Date Format
       * @description How dates are written on screens and papers, and read in search
       * @enum {string}
       */
      DATE_FORMAT: "DD/MM/YYYY" | "MM/DD/YYYY" | "DD.MM.YYYY" | "YYYY-MM-DD" | "YYYY.MM.DD" | "MM.DD.YYYY";
      /**
       * Is Twelve Hours
       * @description Times are written with a 12-hour clock
       */
      IS_TWELVE_HOURS: boolean;
      /**
       * Language
       * @description The language in which new colleagues start
       * @enum {string}
       */
      LANGUAGE: "en" | "sv";
      /**
       * Nrs Rating
       * @description Procedures record pain on the numeric rating scale, 0 to 10
       */
      NRS_RATING: boolean;
      /**
       * Show 2Fa
       * @description Signing in asks everyone of the staff for a second factor
       */
      SHOW_2FA: boolean;
      /** Version */
      version: number;
    };
    /**
     * CompanySettingsUpdate
     * @description All settings of the company, and the version of the company that they were read at.
     */
    CompanySettingsUpdate: {
      /**
       * Calendar First Day Sunday
       * @description Weeks begin on Sunday
       */
      CALENDAR_FIRST_DAY_SUNDAY: boolean;
      /**
       * Client Access Full Access
       * @description New colleagues see all clients; otherwise only those they are given
       */
      CLIENT_ACCESS_FULL_ACCESS: boolean;
      /**
       * Client Term
       * @description What clients are called on the staff's screens
       * @enum {string}
       */
      CLIENT_TERM: "client" | "patient" | "customer";
      /**
       * Customer Language
       * @description The language of papers, receipts and messages to clients who have chosen none
       * @enum {string}
       */
      CUSTOMER_LANGUAGE: "en" | "sv";
      /**
       * Date Format
       * @description How dates are written on screens and papers, and read in search
       * @enum {string}
       */
      DATE_FORMAT: "DD/MM/YYYY" | "MM/DD/YYYY" | "DD.MM.YYYY" | "YYYY-MM-DD" | "YYYY.MM.DD" | "MM.DD.YYYY";
      /**
       * Is Twelve Hours
       * @description Times are written with a 12-hour clock
       */
      IS_TWELVE_HOURS: boolean;
      /**
       * Language
       * @description The language in which new colleagues start
       * @enum {string}
       */
      LANGUAGE: "en" | "sv";
      /**
       * Nrs Rating
       * @description Procedures record pain on the numeric rating scale, 0 to 10
       */
      NRS_RATING: boolean;
      /**
       * Show 2Fa
       * @description Signing in asks everyone of the staff for a second factor
       */
      SHOW_2FA: boolean;
      /** Version */
      version: number;
    };
    /**
     * CompanyUpdate
     * @description Changed facts and appearance. Facts and pictures that are left out stay as they are; `logo_id: null` removes the logo.
     */
    CompanyUpdate: {
      /** City */
      city?: string | null;
      /** Contact Email */
      contact_email?: string | null;
      /** Country */
      country?: string | null;
      /** Country Code */
      country_code?: string | null;
      /** Cover Id */
      cover_id?: string | null;
      /** Is Black Text */
      is_black_text: boolean;
      /** Is Booking On */
      is_booking_on?: boolean | null;
      /** Is Pos On */
      is_pos_on?: boolean | null;
      /** Is Record On */
      is_record_on?: boolean | null;
      /** Logo Id */
      logo_id?: string | null;
      /** Name */
      name: string;
      /** Organization Number */
      organization_number?: string | null;
      /** Phone Number */
      phone_number?: string | null;
      /** Street Address */
      street_address?: string | null;
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
      /** Zip Code */
      zip_code?: string | null;
    };
    /**
     * CompletedForm
     * @description A form that the client has signed or answered.
     */
    CompletedForm: {
      /**
       * Completed At
       * @example 2026-11-21 08:30:00
       */
      completed_at: string;
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
     * ConsentAssignRequest
     * @description Consent templates that the client is to sign.
     */
    ConsentAssignRequest: {
      /** Template Ids */
      template_ids: string[];
    };
    /**
     * ConsentSignRequest
     * @description Answers and signature of a consent; `file_ids` are pictures of a consent signed on paper.
     *
     *     The answers are as in QuestionnaireAnswerRequest.
     */
    ConsentSignRequest: {
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
       * @description Name of the signer when it isn't the client, for instance a parent
       * @default
       */
      signed_by?: string;
      /** Version */
      version: number;
    };
    /**
     * ConsentTemplateCreate
     * @description A consent template; with `asks_publish_permission` the client also says whether pictures may be published (REC-005).
     */
    ConsentTemplateCreate: {
      /**
       * Asks Publish Permission
       * @default false
       */
      asks_publish_permission?: boolean;
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
     * ConsentTemplateOut
     * @description A consent template with its newest text.
     */
    ConsentTemplateOut: {
      /** Asks Publish Permission */
      asks_publish_permission: boolean;
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
      /** Number */
      number: number;
      /** Questions */
      questions: components["schemas"]["QuestionOut"][];
      /**
       * Template Version Id
       * Format: uuid
       */
      template_version_id: string;
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
     * ConsentTemplateRow
     * @description A consent template in a list.
     */
    ConsentTemplateRow: {
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
     * ConsentTemplateUpdate
     * @description A changed consent template; its text becomes a new version.
     */
    ConsentTemplateUpdate: {
      /**
       * Asks Publish Permission
       * @default false
       */
      asks_publish_permission?: boolean;
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
     * ConsentTemplateVersionOut
     * @description A version of a consent template's text.
     */
    ConsentTemplateVersionOut: {
      /** Asks Publish Permission */
      asks_publish_permission: boolean;
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
     * ControlledDocumentCreate
     * @description A new document; its text is in its versions.
     */
    ControlledDocumentCreate: {
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
     * ControlledDocumentDraftCreate
     * @description A draft: either written text (`body`) or an uploaded file.
     */
    ControlledDocumentDraftCreate: {
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
     * ControlledDocumentDraftDiscard
     * @description Why a draft is discarded.
     */
    ControlledDocumentDraftDiscard: {
      /** Reason */
      reason: string;
    };
    /**
     * ControlledDocumentDraftUpdate
     * @description A changed draft; `version` is the one that the change is based on.
     */
    ControlledDocumentDraftUpdate: {
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
     * ControlledDocumentOut
     * @description A document with its published and its open version.
     *
     *     `review_due` is the due state of its review; `expected_reader_count` counts the members expected to acknowledge the published version,
     *     `reader_count` those of them who have.
     */
    ControlledDocumentOut: {
      /** Category */
      category: string;
      /** Expected Reader Count */
      expected_reader_count: number;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Read By Me */
      is_read_by_me: boolean;
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
      /** Reader Count */
      reader_count: number;
      /** Responsible Id */
      responsible_id: string | null;
      /** Responsible Name */
      responsible_name: string;
      /**
       * Review Due
       * @enum {string}
       */
      review_due: "none" | "planned" | "soon" | "overdue";
      /** Review On */
      review_on: string | null;
      /** Title */
      title: string;
      /** Version */
      version: number;
    };
    /**
     * ControlledDocumentReader
     * @description A member expected to acknowledge a version; `read_at` is null until they have.
     */
    ControlledDocumentReader: {
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
     * ControlledDocumentUpdate
     * @description A changed document; `version` is the one that the change is based on.
     */
    ControlledDocumentUpdate: {
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
     * ControlledDocumentVersionDetail
     * @description A version with its text or file.
     */
    ControlledDocumentVersionDetail: {
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
      /**
       * Controlled Document Id
       * Format: uuid
       */
      controlled_document_id: string;
      /** Document Id */
      document_id: string | null;
      file: components["schemas"]["QualityFile"] | null;
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
       * State
       * @enum {string}
       */
      state: "draft" | "approved" | "published" | "replaced";
      /** Version */
      version: number;
    };
    /**
     * ControlledDocumentVersionSummary
     * @description A version in the list of a document's versions.
     */
    ControlledDocumentVersionSummary: {
      /** Approved At */
      approved_at: string | null;
      /** Approved Name */
      approved_name: string;
      /** Change Note */
      change_note: string;
      /**
       * Controlled Document Id
       * Format: uuid
       */
      controlled_document_id: string;
      /** Document Id */
      document_id: string | null;
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
       * State
       * @enum {string}
       */
      state: "draft" | "approved" | "published" | "replaced";
      /** Version */
      version: number;
    };
    /**
     * ControlUnitRegistration
     * @description The registration with the control unit.
     */
    ControlUnitRegistration: {
      /** Code */
      code: string;
      /** Registered At */
      registered_at: string | null;
      /** Unit */
      unit: string;
    };
    /**
     * CurrentUserOut
     * @description The signed-in user, with the details of their own account.
     */
    CurrentUserOut: {
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
      /** Deleted At */
      deleted_at?: string | null;
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
      /**
       * Invitation
       * @description Of the invitation to join: accepted by the first sign-in, expired after 24 hours
       * @default accepted
       * @enum {string}
       */
      invitation?: "pending" | "accepted" | "expired";
      /** Is Active */
      is_active: boolean;
      /**
       * Is Bankid Verified
       * @description Whether BankID has proved the personal id, and signs the user in
       * @default false
       */
      is_bankid_verified?: boolean;
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
      /** Licence Checked By */
      licence_checked_by?: string | null;
      /**
       * Licence Checked On
       * @description Null until somebody has checked the licence as it is now
       */
      licence_checked_on?: string | null;
      /**
       * Licence Number
       * @default
       */
      licence_number?: string;
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
      /**
       * Profession
       * @default
       * @enum {string}
       */
      profession?:
        | ""
        | "doctor"
        | "dentist"
        | "nurse"
        | "midwife"
        | "dental_hygienist"
        | "physiotherapist"
        | "assistant_nurse"
        | "skin_therapist"
        | "other";
      /** Profile Photo */
      profile_photo?: string | null;
      /**
       * Specialist Competence
       * @default
       */
      specialist_competence?: string;
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
     * DashboardBoxes
     * @description Totals of a range; null where the user may not read the report. Cancelled and missed bookings count as such only.
     */
    DashboardBoxes: {
      /** Bookings */
      bookings: number | null;
      /** Bookings Revenue */
      bookings_revenue: number | null;
      /** Cancelled Bookings */
      cancelled_bookings: number | null;
      /** New Clients */
      new_clients: number | null;
      /** No Shows */
      no_shows: number | null;
      /** Sales Revenue */
      sales_revenue: number | null;
    };
    /**
     * DashboardOut
     * @description Today's bookings, free time, and the counts of pending work.
     */
    DashboardOut: {
      comparison: components["schemas"]["DayComparison"] | null;
      /** Free Gaps */
      free_gaps: components["schemas"]["FreeGap"][];
      /**
       * Next Day
       * @description The first day after today, in the clinic's time zone, that has a booking
       */
      next_day: string | null;
      pending_work: components["schemas"]["PendingWork"];
      /** Today */
      today: components["schemas"]["TodayBooking"][];
    };
    /**
     * DayAvailability
     * @description The number of free slots on a day.
     */
    DayAvailability: {
      /**
       * Day
       * Format: date
       */
      day: string;
      /** Free */
      free: number;
    };
    /**
     * DayComparison
     * @description Today and the same weekday a week before; null for what the user may not read.
     */
    DayComparison: {
      /** Bookings */
      bookings: number | null;
      /** Bookings Before */
      bookings_before: number | null;
      /**
       * Revenue
       * @description Sales so far with VAT, in minor units, as in the sales report; null for restricted users
       */
      revenue: number | null;
      /**
       * Revenue Before
       * @description The same until this time of day a week before
       */
      revenue_before: number | null;
    };
    /**
     * DeliveryOut
     * @description The delivery of an event to a subscriber.
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
      /**
       * Next Attempt At
       * @example 2026-11-21 08:30:00
       */
      next_attempt_at: string;
      /**
       * Occurred At
       * @example 2026-11-21 08:30:00
       */
      occurred_at: string;
      /**
       * State
       * @enum {string}
       */
      state: "pending" | "done" | "failed";
      /** Subscriber */
      subscriber: string;
      /** Version */
      version: number;
    };
    /**
     * DeliveryResend
     * @description The version of the delivery that the user saw.
     */
    DeliveryResend: {
      /** Version */
      version: number;
    };
    /**
     * DeviceCreate
     * @description A new device; `interval_months` is the time from one maintenance to the next.
     */
    DeviceCreate: {
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
      /** Next Maintenance On */
      next_maintenance_on?: string | null;
      /** Purchased On */
      purchased_on?: string | null;
      /** Responsible Id */
      responsible_id?: string | null;
      /** Serial Number */
      serial_number: string;
      /** Supplier */
      supplier: string;
    };
    /**
     * DeviceDetail
     * @description A device with its manuals.
     */
    DeviceDetail: {
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
      /** Last Maintenance On */
      last_maintenance_on: string | null;
      /** Location */
      location: string;
      /**
       * Maintenance Due
       * @enum {string}
       */
      maintenance_due: "none" | "planned" | "soon" | "overdue";
      /** Manuals */
      manuals: components["schemas"]["QualityFile"][];
      /** Model */
      model: string;
      /** Name */
      name: string;
      /** Next Maintenance On */
      next_maintenance_on: string | null;
      /** Purchased On */
      purchased_on: string | null;
      /** Responsible Id */
      responsible_id: string | null;
      /** Responsible Name */
      responsible_name: string;
      /** Serial Number */
      serial_number: string;
      /** Supplier */
      supplier: string;
      /** Version */
      version: number;
    };
    /**
     * DeviceSummary
     * @description A device in the list; `maintenance_due` is the due state of its next maintenance.
     */
    DeviceSummary: {
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
      /** Last Maintenance On */
      last_maintenance_on: string | null;
      /** Location */
      location: string;
      /**
       * Maintenance Due
       * @enum {string}
       */
      maintenance_due: "none" | "planned" | "soon" | "overdue";
      /** Model */
      model: string;
      /** Name */
      name: string;
      /** Next Maintenance On */
      next_maintenance_on: string | null;
      /** Purchased On */
      purchased_on: string | null;
      /** Responsible Id */
      responsible_id: string | null;
      /** Responsible Name */
      responsible_name: string;
      /** Serial Number */
      serial_number: string;
      /** Supplier */
      supplier: string;
      /** Version */
      version: number;
    };
    /**
     * DeviceUpdate
     * @description A changed device; `version` is the one that the change is based on.
     */
    DeviceUpdate: {
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
      /** Next Maintenance On */
      next_maintenance_on?: string | null;
      /** Purchased On */
      purchased_on?: string | null;
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
     * DiscountCreate
     * @description A discount: 1 to 100 percent, or an amount in öre.
     */
    DiscountCreate: {
      /**
       * Type
       * @enum {string}
       */
      type: "percent" | "amount";
      /** Value */
      value: number;
    };
    /**
     * DiscountTotals
     * @description Discounts given, and the revenue after them.
     */
    DiscountTotals: {
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
      pdf: components["schemas"]["DocumentPdfOut"];
      /** Title */
      title: string;
      /** Type */
      type: string;
    };
    /**
     * DocumentPdfOut
     * @description The state of a document's PDF; `url` is valid for five minutes.
     */
    DocumentPdfOut: {
      /**
       * State
       * @enum {string}
       */
      state: "pending" | "ready" | "failed";
      /** Url */
      url: string | null;
    };
    /**
     * DocumentRef
     * @description The document that the report was frozen as; its PDF is made afterwards.
     */
    DocumentRef: {
      /**
       * Document Id
       * Format: uuid
       */
      document_id: string;
    };
    /**
     * DocumentVerification
     * @description The public verification of a document by its code, with how its company writes dates and times.
     *
     *     `is_intact` says whether the content still has its digest.
     */
    DocumentVerification: {
      /** Code */
      code: string;
      /** Company */
      company: string;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /** Date Format */
      date_format: string;
      /** Digest */
      digest: string;
      /** Is Intact */
      is_intact: boolean;
      /** Is Twelve Hours */
      is_twelve_hours: boolean;
      /** Timezone */
      timezone: string;
      /** Type */
      type: string;
      /** Type Name */
      type_name: string;
    };
    /**
     * DraftOut
     * @description A saved draft.
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
     * DraftSave
     * @description The form's current input.
     */
    DraftSave: {
      /** Base Version */
      base_version?: number | null;
      /** Body */
      body: {
        [key: string]: unknown;
      };
    };
    /**
     * ElectronicJournalEntryOut
     * @description An entry of the electronic journal. Amount in öre.
     */
    ElectronicJournalEntryOut: {
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
      /** Type */
      type: string;
    };
    /**
     * EmailCodeVerification
     * @description The code that was sent by e-mail.
     */
    EmailCodeVerification: {
      /** Code */
      code: string;
    };
    /**
     * EmailLinkVerification
     * @description Id and key of the link that was sent by e-mail.
     */
    EmailLinkVerification: {
      /** Hash */
      hash: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /**
       * Password
       * @description That of the sign-up; needed in another browser than the one of the sign-up
       * @default
       */
      password?: string;
    };
    /** Envelope[AnalyticsOut] */
    Envelope_AnalyticsOut_: {
      data: components["schemas"]["AnalyticsOut"];
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
    /** Envelope[Annotated[Union[SignedIn, SecondFactorStep], FieldInfo(annotation=NoneType, required=True, discriminator='next')]] */
    Envelope_Annotated_Union_SignedIn__SecondFactorStep___FieldInfo_annotation_NoneType__required_True__discriminator__next____: {
      /** Data */
      data: components["schemas"]["SignedIn"] | components["schemas"]["SecondFactorStep"];
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
    /** Envelope[AvailableDays] */
    Envelope_AvailableDays_: {
      data: components["schemas"]["AvailableDays"];
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
    /** Envelope[BankIdQrCode] */
    Envelope_BankIdQrCode_: {
      data: components["schemas"]["BankIdQrCode"];
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
    /** Envelope[BankIdSignInOut] */
    Envelope_BankIdSignInOut_: {
      data: components["schemas"]["BankIdSignInOut"];
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
    /** Envelope[BookingConfirmation] */
    Envelope_BookingConfirmation_: {
      data: components["schemas"]["BookingConfirmation"];
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
    /** Envelope[BookingFlowKey] */
    Envelope_BookingFlowKey_: {
      data: components["schemas"]["BookingFlowKey"];
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
    /** Envelope[BookingFlowOut] */
    Envelope_BookingFlowOut_: {
      data: components["schemas"]["BookingFlowOut"];
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
    /** Envelope[BookingSettingsOut] */
    Envelope_BookingSettingsOut_: {
      data: components["schemas"]["BookingSettingsOut"];
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
    /** Envelope[BoxDataOut] */
    Envelope_BoxDataOut_: {
      data: components["schemas"]["BoxDataOut"];
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
    /** Envelope[BusinessHoursOut] */
    Envelope_BusinessHoursOut_: {
      data: components["schemas"]["BusinessHoursOut"];
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
    /** Envelope[ChecklistOut] */
    Envelope_ChecklistOut_: {
      data: components["schemas"]["ChecklistOut"];
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
    /** Envelope[ClientAccessOut] */
    Envelope_ClientAccessOut_: {
      data: components["schemas"]["ClientAccessOut"];
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
    /** Envelope[ClientConsentDetail] */
    Envelope_ClientConsentDetail_: {
      data: components["schemas"]["ClientConsentDetail"];
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
    /** Envelope[ClientForms] */
    Envelope_ClientForms_: {
      data: components["schemas"]["ClientForms"];
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
    /** Envelope[ClientQuestionnaireDetail] */
    Envelope_ClientQuestionnaireDetail_: {
      data: components["schemas"]["ClientQuestionnaireDetail"];
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
    /** Envelope[ClientSummary] */
    Envelope_ClientSummary_: {
      data: components["schemas"]["ClientSummary"];
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
    /** Envelope[ClientTagsChanged] */
    Envelope_ClientTagsChanged_: {
      data: components["schemas"]["ClientTagsChanged"];
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
    /** Envelope[ClientTagsOut] */
    Envelope_ClientTagsOut_: {
      data: components["schemas"]["ClientTagsOut"];
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
    /** Envelope[CompanySettingsOut] */
    Envelope_CompanySettingsOut_: {
      data: components["schemas"]["CompanySettingsOut"];
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
    /** Envelope[CompletedForm] */
    Envelope_CompletedForm_: {
      data: components["schemas"]["CompletedForm"];
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
    /** Envelope[ConsentTemplateOut] */
    Envelope_ConsentTemplateOut_: {
      data: components["schemas"]["ConsentTemplateOut"];
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
    /** Envelope[ControlledDocumentOut] */
    Envelope_ControlledDocumentOut_: {
      data: components["schemas"]["ControlledDocumentOut"];
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
    /** Envelope[ControlledDocumentVersionDetail] */
    Envelope_ControlledDocumentVersionDetail_: {
      data: components["schemas"]["ControlledDocumentVersionDetail"];
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
    /** Envelope[DeviceDetail] */
    Envelope_DeviceDetail_: {
      data: components["schemas"]["DeviceDetail"];
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
    /** Envelope[DocumentVerification] */
    Envelope_DocumentVerification_: {
      data: components["schemas"]["DocumentVerification"];
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
    /** Envelope[ElectronicJournalEntryOut] */
    Envelope_ElectronicJournalEntryOut_: {
      data: components["schemas"]["ElectronicJournalEntryOut"];
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
    /** Envelope[FormFlowCreated] */
    Envelope_FormFlowCreated_: {
      data: components["schemas"]["FormFlowCreated"];
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
    /** Envelope[FormFlowOut] */
    Envelope_FormFlowOut_: {
      data: components["schemas"]["FormFlowOut"];
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
    /** Envelope[FormLinkClinic] */
    Envelope_FormLinkClinic_: {
      data: components["schemas"]["FormLinkClinic"];
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
    /** Envelope[FormLinkSent] */
    Envelope_FormLinkSent_: {
      data: components["schemas"]["FormLinkSent"];
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
    /** Envelope[FreeSlots] */
    Envelope_FreeSlots_: {
      data: components["schemas"]["FreeSlots"];
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
    /** Envelope[GraphDataOut] */
    Envelope_GraphDataOut_: {
      data: components["schemas"]["GraphDataOut"];
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
    /** Envelope[IssuedReceipt] */
    Envelope_IssuedReceipt_: {
      data: components["schemas"]["IssuedReceipt"];
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
    /** Envelope[list[ClientBookingTimes]] */
    Envelope_list_ClientBookingTimes__: {
      /** Data */
      data: components["schemas"]["ClientBookingTimes"][];
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
    /** Envelope[list[ClientConsentRow]] */
    Envelope_list_ClientConsentRow__: {
      /** Data */
      data: components["schemas"]["ClientConsentRow"][];
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
    /** Envelope[list[ClientQuestionnaireRow]] */
    Envelope_list_ClientQuestionnaireRow__: {
      /** Data */
      data: components["schemas"]["ClientQuestionnaireRow"][];
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
    /** Envelope[list[ControlledDocumentReader]] */
    Envelope_list_ControlledDocumentReader__: {
      /** Data */
      data: components["schemas"]["ControlledDocumentReader"][];
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
    /** Envelope[list[NotificationSwitchOut]] */
    Envelope_list_NotificationSwitchOut__: {
      /** Data */
      data: components["schemas"]["NotificationSwitchOut"][];
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
    /** Envelope[list[PublicQuestionnaire]] */
    Envelope_list_PublicQuestionnaire__: {
      /** Data */
      data: components["schemas"]["PublicQuestionnaire"][];
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
    /** Envelope[list[ReminderSettingsOut]] */
    Envelope_list_ReminderSettingsOut__: {
      /** Data */
      data: components["schemas"]["ReminderSettingsOut"][];
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
    /** Envelope[list[SavedViewOut]] */
    Envelope_list_SavedViewOut__: {
      /** Data */
      data: components["schemas"]["SavedViewOut"][];
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
    /** Envelope[list[ServiceOption]] */
    Envelope_list_ServiceOption__: {
      /** Data */
      data: components["schemas"]["ServiceOption"][];
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
    /** Envelope[list[Workspace]] */
    Envelope_list_Workspace__: {
      /** Data */
      data: components["schemas"]["Workspace"][];
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
    /** Envelope[NextAvailable] */
    Envelope_NextAvailable_: {
      data: components["schemas"]["NextAvailable"];
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
    /** Envelope[NotificationList] */
    Envelope_NotificationList_: {
      data: components["schemas"]["NotificationList"];
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
    /** Envelope[NotificationSwitchOut] */
    Envelope_NotificationSwitchOut_: {
      data: components["schemas"]["NotificationSwitchOut"];
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
    /** Envelope[PaginatedList[AccessLogEntry]] */
    Envelope_PaginatedList_AccessLogEntry__: {
      data: components["schemas"]["PaginatedList_AccessLogEntry_"];
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
    /** Envelope[PaginatedList[AuditEntryOut]] */
    Envelope_PaginatedList_AuditEntryOut__: {
      data: components["schemas"]["PaginatedList_AuditEntryOut_"];
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
    /** Envelope[PaginatedList[CalendarBooking]] */
    Envelope_PaginatedList_CalendarBooking__: {
      data: components["schemas"]["PaginatedList_CalendarBooking_"];
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
    /** Envelope[PaginatedList[ClientConsentRow]] */
    Envelope_PaginatedList_ClientConsentRow__: {
      data: components["schemas"]["PaginatedList_ClientConsentRow_"];
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
    /** Envelope[PaginatedList[ClientListItem]] */
    Envelope_PaginatedList_ClientListItem__: {
      data: components["schemas"]["PaginatedList_ClientListItem_"];
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
    /** Envelope[PaginatedList[ClientQuestionnaireAnswers]] */
    Envelope_PaginatedList_ClientQuestionnaireAnswers__: {
      data: components["schemas"]["PaginatedList_ClientQuestionnaireAnswers_"];
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
    /** Envelope[PaginatedList[ClientQuestionnaireRow]] */
    Envelope_PaginatedList_ClientQuestionnaireRow__: {
      data: components["schemas"]["PaginatedList_ClientQuestionnaireRow_"];
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
    /** Envelope[PaginatedList[ClientTagSummary]] */
    Envelope_PaginatedList_ClientTagSummary__: {
      data: components["schemas"]["PaginatedList_ClientTagSummary_"];
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
    /** Envelope[PaginatedList[ConsentTemplateRow]] */
    Envelope_PaginatedList_ConsentTemplateRow__: {
      data: components["schemas"]["PaginatedList_ConsentTemplateRow_"];
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
    /** Envelope[PaginatedList[ConsentTemplateVersionOut]] */
    Envelope_PaginatedList_ConsentTemplateVersionOut__: {
      data: components["schemas"]["PaginatedList_ConsentTemplateVersionOut_"];
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
    /** Envelope[PaginatedList[ControlledDocumentOut]] */
    Envelope_PaginatedList_ControlledDocumentOut__: {
      data: components["schemas"]["PaginatedList_ControlledDocumentOut_"];
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
    /** Envelope[PaginatedList[ControlledDocumentVersionSummary]] */
    Envelope_PaginatedList_ControlledDocumentVersionSummary__: {
      data: components["schemas"]["PaginatedList_ControlledDocumentVersionSummary_"];
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
    /** Envelope[PaginatedList[DeliveryOut]] */
    Envelope_PaginatedList_DeliveryOut__: {
      data: components["schemas"]["PaginatedList_DeliveryOut_"];
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
    /** Envelope[PaginatedList[DeviceSummary]] */
    Envelope_PaginatedList_DeviceSummary__: {
      data: components["schemas"]["PaginatedList_DeviceSummary_"];
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
    /** Envelope[PaginatedList[GiftCardOut]] */
    Envelope_PaginatedList_GiftCardOut__: {
      data: components["schemas"]["PaginatedList_GiftCardOut_"];
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
    /** Envelope[PaginatedList[HolidayOut]] */
    Envelope_PaginatedList_HolidayOut__: {
      data: components["schemas"]["PaginatedList_HolidayOut_"];
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
    /** Envelope[PaginatedList[MaintenanceOut]] */
    Envelope_PaginatedList_MaintenanceOut__: {
      data: components["schemas"]["PaginatedList_MaintenanceOut_"];
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
    /** Envelope[PaginatedList[MessageOut]] */
    Envelope_PaginatedList_MessageOut__: {
      data: components["schemas"]["PaginatedList_MessageOut_"];
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
    /** Envelope[PaginatedList[PrescriberRow]] */
    Envelope_PaginatedList_PrescriberRow__: {
      data: components["schemas"]["PaginatedList_PrescriberRow_"];
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
    /** Envelope[PaginatedList[PrescriptionOut]] */
    Envelope_PaginatedList_PrescriptionOut__: {
      data: components["schemas"]["PaginatedList_PrescriptionOut_"];
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
    /** Envelope[PaginatedList[PrescriptionRequestSummary]] */
    Envelope_PaginatedList_PrescriptionRequestSummary__: {
      data: components["schemas"]["PaginatedList_PrescriptionRequestSummary_"];
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
    /** Envelope[PaginatedList[ProcedureRow]] */
    Envelope_PaginatedList_ProcedureRow__: {
      data: components["schemas"]["PaginatedList_ProcedureRow_"];
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
    /** Envelope[PaginatedList[ProductCategoryOut]] */
    Envelope_PaginatedList_ProductCategoryOut__: {
      data: components["schemas"]["PaginatedList_ProductCategoryOut_"];
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
    /** Envelope[PaginatedList[ProductOut]] */
    Envelope_PaginatedList_ProductOut__: {
      data: components["schemas"]["PaginatedList_ProductOut_"];
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
    /** Envelope[PaginatedList[QualityLogEntry]] */
    Envelope_PaginatedList_QualityLogEntry__: {
      data: components["schemas"]["PaginatedList_QualityLogEntry_"];
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
    /** Envelope[PaginatedList[QuestionnaireRow]] */
    Envelope_PaginatedList_QuestionnaireRow__: {
      data: components["schemas"]["PaginatedList_QuestionnaireRow_"];
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
    /** Envelope[PaginatedList[ReceiptSummary]] */
    Envelope_PaginatedList_ReceiptSummary__: {
      data: components["schemas"]["PaginatedList_ReceiptSummary_"];
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
    /** Envelope[PaginatedList[ReportTeamMember]] */
    Envelope_PaginatedList_ReportTeamMember__: {
      data: components["schemas"]["PaginatedList_ReportTeamMember_"];
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
    /** Envelope[PaginatedList[RoomOut]] */
    Envelope_PaginatedList_RoomOut__: {
      data: components["schemas"]["PaginatedList_RoomOut_"];
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
    /** Envelope[PaginatedList[ServiceOut]] */
    Envelope_PaginatedList_ServiceOut__: {
      data: components["schemas"]["PaginatedList_ServiceOut_"];
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
    /** Envelope[PaginatedList[SignInRow]] */
    Envelope_PaginatedList_SignInRow__: {
      data: components["schemas"]["PaginatedList_SignInRow_"];
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
    /** Envelope[PaginatedList[TreatmentOut]] */
    Envelope_PaginatedList_TreatmentOut__: {
      data: components["schemas"]["PaginatedList_TreatmentOut_"];
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
    /** Envelope[PaginatedList[UserOut]] */
    Envelope_PaginatedList_UserOut__: {
      data: components["schemas"]["PaginatedList_UserOut_"];
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
    /** Envelope[PaginatedList[WorklistRow]] */
    Envelope_PaginatedList_WorklistRow__: {
      data: components["schemas"]["PaginatedList_WorklistRow_"];
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
    /** Envelope[PaginatedList[ZReportSummary]] */
    Envelope_PaginatedList_ZReportSummary__: {
      data: components["schemas"]["PaginatedList_ZReportSummary_"];
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
    /** Envelope[PaymentAccountOut] */
    Envelope_PaymentAccountOut_: {
      data: components["schemas"]["PaymentAccountOut"];
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
    /** Envelope[PendingSignUpOut] */
    Envelope_PendingSignUpOut_: {
      data: components["schemas"]["PendingSignUpOut"];
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
    /** Envelope[PrescriberInvitationOut] */
    Envelope_PrescriberInvitationOut_: {
      data: components["schemas"]["PrescriberInvitationOut"];
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
    /** Envelope[PrescriptionRequestDetail] */
    Envelope_PrescriptionRequestDetail_: {
      data: components["schemas"]["PrescriptionRequestDetail"];
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
    /** Envelope[ProductCategoryOut] */
    Envelope_ProductCategoryOut_: {
      data: components["schemas"]["ProductCategoryOut"];
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
    /** Envelope[ProductsChanged] */
    Envelope_ProductsChanged_: {
      data: components["schemas"]["ProductsChanged"];
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
    /** Envelope[PublicSettings] */
    Envelope_PublicSettings_: {
      data: components["schemas"]["PublicSettings"];
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
    /** Envelope[QuestionnaireOut] */
    Envelope_QuestionnaireOut_: {
      data: components["schemas"]["QuestionnaireOut"];
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
    /** Envelope[RegisterReadiness] */
    Envelope_RegisterReadiness_: {
      data: components["schemas"]["RegisterReadiness"];
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
    /** Envelope[RegisterReport] */
    Envelope_RegisterReport_: {
      data: components["schemas"]["RegisterReport"];
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
    /** Envelope[RegisterSettingsOut] */
    Envelope_RegisterSettingsOut_: {
      data: components["schemas"]["RegisterSettingsOut"];
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
    /** Envelope[ReminderPreview] */
    Envelope_ReminderPreview_: {
      data: components["schemas"]["ReminderPreview"];
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
    /** Envelope[ReminderSettingsOut] */
    Envelope_ReminderSettingsOut_: {
      data: components["schemas"]["ReminderSettingsOut"];
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
    /** Envelope[SavedViewOut] */
    Envelope_SavedViewOut_: {
      data: components["schemas"]["SavedViewOut"];
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
    /** Envelope[SearchResults] */
    Envelope_SearchResults_: {
      data: components["schemas"]["SearchResults"];
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
    /** Envelope[SecondFactorStep] */
    Envelope_SecondFactorStep_: {
      data: components["schemas"]["SecondFactorStep"];
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
    /** Envelope[ServicesChanged] */
    Envelope_ServicesChanged_: {
      data: components["schemas"]["ServicesChanged"];
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
    /** Envelope[StarterListAdded] */
    Envelope_StarterListAdded_: {
      data: components["schemas"]["StarterListAdded"];
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
    /** Envelope[StarterListsOut] */
    Envelope_StarterListsOut_: {
      data: components["schemas"]["StarterListsOut"];
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
    /** Envelope[SupportMessageOut] */
    Envelope_SupportMessageOut_: {
      data: components["schemas"]["SupportMessageOut"];
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
    /** Envelope[TermsOut] */
    Envelope_TermsOut_: {
      data: components["schemas"]["TermsOut"];
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
    /** Envelope[TwoFactorOut] */
    Envelope_TwoFactorOut_: {
      data: components["schemas"]["TwoFactorOut"];
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
    /** Envelope[Union[NewestFormLink, NoneType]] */
    Envelope_Union_NewestFormLink__NoneType__: {
      data: components["schemas"]["NewestFormLink"] | null;
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
    /** Envelope[Union[PendingSignUpOut, NoneType]] */
    Envelope_Union_PendingSignUpOut__NoneType__: {
      data: components["schemas"]["PendingSignUpOut"] | null;
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
    /** Envelope[Union[SecondFactorStep, NoneType]] */
    Envelope_Union_SecondFactorStep__NoneType__: {
      data: components["schemas"]["SecondFactorStep"] | null;
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
    /** Envelope[UnreadCount] */
    Envelope_UnreadCount_: {
      data: components["schemas"]["UnreadCount"];
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
    /** Envelope[UserDetailsOut] */
    Envelope_UserDetailsOut_: {
      data: components["schemas"]["UserDetailsOut"];
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
    /** Envelope[ZReportOut] */
    Envelope_ZReportOut_: {
      data: components["schemas"]["ZReportOut"];
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
     * ErrorData
     * @description The stable code of an error, and the error's own details beside it.
     */
    ErrorData: {
      /** Code */
      code: string;
    } & {
      [key: string]: unknown;
    };
    /**
     * ErrorResponse
     * @description An error response.
     */
    ErrorResponse: {
      data: components["schemas"]["ErrorData"];
      /** Message */
      message: string;
      /**
       * Status
       * @default 0
       */
      status?: string;
    };
    /**
     * ExpectedVersion
     * @description The version of the row that the caller has seen.
     */
    ExpectedVersion: {
      /** Version */
      version: number;
    };
    /**
     * FieldErrorOut
     * @description An error of a field.
     */
    FieldErrorOut: {
      /** Code */
      code: string;
      /** Message */
      message: string;
    };
    /**
     * FileOut
     * @description An uploaded file; `path` is its name when a signed address is asked for.
     */
    FileOut: {
      /** Height */
      height: number | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Media Type */
      media_type: string;
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
     * FormAttachment
     * @description A file of a form, with signed addresses that expire after five minutes.
     */
    FormAttachment: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Media Type */
      media_type: string;
      /** Name */
      name: string;
      /** Thumb Url */
      thumb_url: string;
      /** Url */
      url: string;
    };
    /**
     * FormCancelRequest
     * @description Why the form is cancelled.
     */
    FormCancelRequest: {
      /** Reason */
      reason: string;
      /** Version */
      version: number;
    };
    /**
     * FormCodeVerifyRequest
     * @description The one-time code as typed; spaces are ignored.
     */
    FormCodeVerifyRequest: {
      /** Code */
      code: string;
    };
    /**
     * FormCorrectionRequest
     * @description Why the form is corrected.
     */
    FormCorrectionRequest: {
      /** Reason */
      reason: string;
    };
    /**
     * FormFlowCreated
     * @description A new flow with its key, which is returned only once.
     */
    FormFlowCreated: {
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
     * FormFlowOut
     * @description State of a flow. Of the client it shows only a masked phone number or address, to which the code was sent.
     */
    FormFlowOut: {
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
     * FormLinkClinic
     * @description The clinic's name, appearance and date format, as shown to visitors of the link.
     */
    FormLinkClinic: {
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
     * FormLinkOpenRequest
     * @description The key in the link.
     */
    FormLinkOpenRequest: {
      /** Key */
      key: string;
    };
    /**
     * FormLinkSendRequest
     * @description Channels by which the link is sent to the client.
     */
    FormLinkSendRequest: {
      /** Channels */
      channels: ("sms" | "mail")[];
    };
    /**
     * FormLinkSent
     * @description Channels that the link was sent by, the number of pending forms, and when the link expires.
     */
    FormLinkSent: {
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
     * FormReviewOut
     * @description A review: approved or not, by whom, when and why.
     */
    FormReviewOut: {
      /**
       * At
       * @example 2026-11-21 08:30:00
       */
      at: string;
      /** Reason */
      reason: string;
      /** Reviewer Name */
      reviewer_name: string;
      /**
       * Type
       * @enum {string}
       */
      type: "approved" | "not_approved";
    };
    /**
     * FormTemplateVersionRef
     * @description The version of the template that the request is based on (optimistic lock).
     */
    FormTemplateVersionRef: {
      /** Version */
      version: number;
    };
    /**
     * FormVersionSummary
     * @description A version of a form's entry.
     */
    FormVersionSummary: {
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
     * FreeGap
     * @description A time of at least half an hour today in which a practitioner has no booking during the opening hours.
     */
    FreeGap: {
      /**
       * End At
       * @example 2026-11-21 08:30:00
       */
      end_at: string;
      /** Practitioner */
      practitioner: string;
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
     * FreeSlot
     * @description A time at which a booking can start, and the practitioners who are free then, in the clinic's order.
     */
    FreeSlot: {
      /** Practitioner Ids */
      practitioner_ids: string[];
      /**
       * Start At
       * @example 2026-11-21 08:30:00
       */
      start_at: string;
    };
    /**
     * FreeSlots
     * @description Free slots, earliest first.
     */
    FreeSlots: {
      /** Slots */
      slots: components["schemas"]["FreeSlot"][];
    };
    /**
     * FriendInvitation
     * @description The address of somebody who may want to use the service.
     */
    FriendInvitation: {
      /** Email */
      email: string;
    };
    /**
     * GiftCardOut
     * @description A gift card, amounts in minor units. `client_id` is the buyer, `receipt_id` the sale of the card.
     *
     *     `status` is that of the clinic's present day.
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
     * GiftCardUpdate
     * @description A gift card's last day, and whether it may be used, with the version that the change is based on.
     */
    GiftCardUpdate: {
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
     * GraphDataOut
     * @description Figures by slot, named by its first day; null where the user may not read the report.
     */
    GraphDataOut: {
      /** Bookings */
      bookings: components["schemas"]["SeriesItem"][] | null;
      /**
       * End
       * Format: date
       */
      end: string;
      /** New Clients */
      new_clients: components["schemas"]["SeriesItem"][] | null;
      /** Sales Revenue */
      sales_revenue: components["schemas"]["SeriesItem"][] | null;
      /**
       * Start
       * Format: date
       */
      start: string;
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
     * HolidayCreate
     * @description Days off, first and last included, of the clinic or of one practitioner.
     */
    HolidayCreate: {
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
     * @description Days off of the clinic or of one practitioner.
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
     * InvitationAccept
     * @description Acceptance with an existing account and its password; a person who isn't a prescriber yet gives the other fields too.
     */
    InvitationAccept: {
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
     * InvitationLink
     * @description The content of the e-mailed link: the clinic's public id, and the invitation's id with its key.
     */
    InvitationLink: {
      /** Company */
      company: string;
      /** Invitation */
      invitation: string;
    };
    /**
     * IssuedReceipt
     * @description An issued receipt or copy; its PDF is made after the call. `downloaded` is how many times the receipt has been issued.
     */
    IssuedReceipt: {
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
     * LanguageUpdate
     * @description The language that the user chose for pages and e-mails.
     */
    LanguageUpdate: {
      /**
       * Language
       * @enum {string}
       */
      language: "en" | "sv";
    };
    /**
     * LicenceCheck
     * @description The caller has looked up the user's licence in the authority's register.
     */
    LicenceCheck: {
      /**
       * Checked On
       * Format: date
       * @description Today or earlier
       */
      checked_on: string;
      /** Version */
      version: number;
    };
    /**
     * LinkToken
     * @description The token of a link that was sent by e-mail.
     */
    LinkToken: {
      /** Token */
      token: string;
    };
    /**
     * LoginRequest
     * @description E-mail address, password, and the area to sign in to.
     */
    LoginRequest: {
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
     * LowStockRow
     * @description A product with low stock.
     */
    LowStockRow: {
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
     * MaintenanceOut
     * @description A planned or completed maintenance.
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
      protocol: components["schemas"]["QualityFile"] | null;
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
     * MaintenanceRecordCreate
     * @description A completed maintenance, signed by the person who records it.
     */
    MaintenanceRecordCreate: {
      /**
       * Done On
       * Format: date
       */
      done_on: string;
      /** Next Maintenance On */
      next_maintenance_on?: string | null;
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
      /**
       * Signature
       * @description The data URL of a PNG with something drawn in it
       */
      signature: string;
    };
    /**
     * MessageChannel
     * @description How a message is sent.
     * @enum {string}
     */
    MessageChannel: "sms" | "mail";
    /**
     * MessageOut
     * @description A message with its delivery state. Subject and text of a secret are always empty.
     */
    MessageOut: {
      /** Attempts */
      attempts: number;
      channel: components["schemas"]["MessageChannel"];
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
       * @description The error in the language of the request.
       */
      readonly error_text: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Segments */
      segments: number;
      /** Sender */
      sender: string;
      state: components["schemas"]["MessageState"];
      /** Subject */
      subject: string;
      /** Text */
      text: string;
      /** To */
      to: string;
      /** Tried At */
      tried_at: string | null;
      type: components["schemas"]["MessageType"];
      /** Version */
      version: number;
    };
    /**
     * MessageResend
     * @description The expected version of the message to send again.
     */
    MessageResend: {
      /** Version */
      version: number;
    };
    /**
     * MessageState
     * @description The state of a message, in lifecycle order. Reports may come late, twice or out of order, and only move it forward.
     * @enum {string}
     */
    MessageState: "queued" | "withdrawn" | "sending" | "unknown" | "sent" | "failed" | "delivered";
    /**
     * MessageType
     * @description The purpose of a message, which decides how long its text is stored and whether it may be sent twice.
     * @enum {string}
     */
    MessageType: "code" | "notice" | "marketing";
    /**
     * NewestFormLink
     * @description When a client's newest link expires, and its messages: one for each channel that it was sent by.
     */
    NewestFormLink: {
      /**
       * Expires At
       * @example 2026-11-21 08:30:00
       */
      expires_at: string;
      /** Messages */
      messages: components["schemas"]["MessageOut"][];
    };
    /**
     * NextAvailable
     * @description The next free slot, or null.
     */
    NextAvailable: {
      slot: components["schemas"]["FreeSlot"] | null;
    };
    /**
     * NoteCountRow
     * @description Procedures of a member whose notes are not empty.
     */
    NoteCountRow: {
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
     * NotificationClient
     * @description The client that a notification is about.
     */
    NotificationClient: {
      /** First Name */
      first_name: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Last Name */
      last_name: string;
    };
    /**
     * NotificationKind
     * @description The kinds, by their names in the API.
     * @enum {string}
     */
    NotificationKind:
      | "booking_created"
      | "booking_changed"
      | "booking_cancelled"
      | "form_answered"
      | "form_signed"
      | "prescription_signed"
      | "prescription_declined"
      | "export_ready"
      | "message_failed"
      | "payment_needs_staff"
      | "stock_low"
      | "maintenance_due"
      | "user_added";
    /**
     * NotificationList
     * @description A page of the user's notifications, with the number of all unread ones.
     */
    NotificationList: {
      /** Items */
      items: components["schemas"]["NotificationOut"][];
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
      /**
       * Unread Count
       * @description Counted up to 100
       */
      unread_count: number;
    };
    /**
     * NotificationOut
     * @description A notification. The client makes its text from the kind and these facts, in the reader's language.
     */
    NotificationOut: {
      /**
       * At
       * @description The time that it is about: when the booking begins
       */
      at: string | null;
      client: components["schemas"]["NotificationClient"] | null;
      /**
       * Created At
       * @example 2026-11-21 08:30:00
       */
      created_at: string;
      /**
       * Day
       * @description The day that it is about: of the planned maintenance
       */
      day: string | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      kind: components["schemas"]["NotificationKind"];
      /**
       * Number
       * @description The amount of the payment in minor units, or how many of the product are left
       */
      number: number | null;
      /** Read At */
      read_at: string | null;
      /**
       * Subject Id
       * @description What it is about; null when the reader may not see that any more
       */
      subject_id: string | null;
      /**
       * Title
       * @description The name of what it is about, such as the booked service
       */
      title: string | null;
    };
    /**
     * NotificationSwitchOut
     * @description Whether the user is notified of a kind.
     */
    NotificationSwitchOut: {
      /** Is On */
      is_on: boolean;
      kind: components["schemas"]["NotificationKind"];
    };
    /**
     * NotificationSwitchUpdate
     * @description Switch a kind on or off.
     */
    NotificationSwitchUpdate: {
      /** Is On */
      is_on: boolean;
    };
    /**
     * OnboardingRequest
     * @description The modules that the company starts with; at least one.
     */
    OnboardingRequest: {
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
     * OpeningHours
     * @description An interval in which the clinic is open on a weekday.
     */
    OpeningHours: {
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
     * @description An option of a question.
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
     * @description An option of a question.
     */
    OptionOut: {
      /** En */
      en: string;
      /** Id */
      id: string;
      /** Sv */
      sv: string;
    };
    /** PaginatedList[AccessLogEntry] */
    PaginatedList_AccessLogEntry_: {
      /** Items */
      items: components["schemas"]["AccessLogEntry"][];
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
    /** PaginatedList[AuditEntryOut] */
    PaginatedList_AuditEntryOut_: {
      /** Items */
      items: components["schemas"]["AuditEntryOut"][];
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
    /** PaginatedList[CalendarBooking] */
    PaginatedList_CalendarBooking_: {
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
    /** PaginatedList[ClientConsentRow] */
    PaginatedList_ClientConsentRow_: {
      /** Items */
      items: components["schemas"]["ClientConsentRow"][];
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
    /** PaginatedList[ClientListItem] */
    PaginatedList_ClientListItem_: {
      /** Items */
      items: components["schemas"]["ClientListItem"][];
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
    /** PaginatedList[ClientQuestionnaireAnswers] */
    PaginatedList_ClientQuestionnaireAnswers_: {
      /** Items */
      items: components["schemas"]["ClientQuestionnaireAnswers"][];
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
    /** PaginatedList[ClientQuestionnaireRow] */
    PaginatedList_ClientQuestionnaireRow_: {
      /** Items */
      items: components["schemas"]["ClientQuestionnaireRow"][];
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
    /** PaginatedList[ClientTagSummary] */
    PaginatedList_ClientTagSummary_: {
      /** Items */
      items: components["schemas"]["ClientTagSummary"][];
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
    /** PaginatedList[ConsentTemplateRow] */
    PaginatedList_ConsentTemplateRow_: {
      /** Items */
      items: components["schemas"]["ConsentTemplateRow"][];
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
    /** PaginatedList[ConsentTemplateVersionOut] */
    PaginatedList_ConsentTemplateVersionOut_: {
      /** Items */
      items: components["schemas"]["ConsentTemplateVersionOut"][];
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
    /** PaginatedList[ControlledDocumentOut] */
    PaginatedList_ControlledDocumentOut_: {
      /** Items */
      items: components["schemas"]["ControlledDocumentOut"][];
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
    /** PaginatedList[ControlledDocumentVersionSummary] */
    PaginatedList_ControlledDocumentVersionSummary_: {
      /** Items */
      items: components["schemas"]["ControlledDocumentVersionSummary"][];
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
    /** PaginatedList[DeliveryOut] */
    PaginatedList_DeliveryOut_: {
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
    /** PaginatedList[DeviceSummary] */
    PaginatedList_DeviceSummary_: {
      /** Items */
      items: components["schemas"]["DeviceSummary"][];
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
    /** PaginatedList[GiftCardOut] */
    PaginatedList_GiftCardOut_: {
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
    /** PaginatedList[HolidayOut] */
    PaginatedList_HolidayOut_: {
      /** Items */
      items: components["schemas"]["HolidayOut"][];
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
    /** PaginatedList[MaintenanceOut] */
    PaginatedList_MaintenanceOut_: {
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
    /** PaginatedList[MessageOut] */
    PaginatedList_MessageOut_: {
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
    /** PaginatedList[PrescriberRow] */
    PaginatedList_PrescriberRow_: {
      /** Items */
      items: components["schemas"]["PrescriberRow"][];
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
    /** PaginatedList[PrescriptionOut] */
    PaginatedList_PrescriptionOut_: {
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
    /** PaginatedList[PrescriptionRequestSummary] */
    PaginatedList_PrescriptionRequestSummary_: {
      /** Items */
      items: components["schemas"]["PrescriptionRequestSummary"][];
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
    /** PaginatedList[ProcedureRow] */
    PaginatedList_ProcedureRow_: {
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
    /** PaginatedList[ProductCategoryOut] */
    PaginatedList_ProductCategoryOut_: {
      /** Items */
      items: components["schemas"]["ProductCategoryOut"][];
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
    /** PaginatedList[ProductOut] */
    PaginatedList_ProductOut_: {
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
    /** PaginatedList[QualityLogEntry] */
    PaginatedList_QualityLogEntry_: {
      /** Items */
      items: components["schemas"]["QualityLogEntry"][];
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
    /** PaginatedList[QuestionnaireRow] */
    PaginatedList_QuestionnaireRow_: {
      /** Items */
      items: components["schemas"]["QuestionnaireRow"][];
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
    /** PaginatedList[ReceiptSummary] */
    PaginatedList_ReceiptSummary_: {
      /** Items */
      items: components["schemas"]["ReceiptSummary"][];
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
    /** PaginatedList[ReportTeamMember] */
    PaginatedList_ReportTeamMember_: {
      /** Items */
      items: components["schemas"]["ReportTeamMember"][];
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
    /** PaginatedList[RoomOut] */
    PaginatedList_RoomOut_: {
      /** Items */
      items: components["schemas"]["RoomOut"][];
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
    /** PaginatedList[ServiceOut] */
    PaginatedList_ServiceOut_: {
      /** Items */
      items: components["schemas"]["ServiceOut"][];
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
    /** PaginatedList[SignInRow] */
    PaginatedList_SignInRow_: {
      /** Items */
      items: components["schemas"]["SignInRow"][];
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
    /** PaginatedList[TreatmentOut] */
    PaginatedList_TreatmentOut_: {
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
    /** PaginatedList[UserOut] */
    PaginatedList_UserOut_: {
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
    /** PaginatedList[WorklistRow] */
    PaginatedList_WorklistRow_: {
      /** Items */
      items: components["schemas"]["WorklistRow"][];
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
    /** PaginatedList[ZReportSummary] */
    PaginatedList_ZReportSummary_: {
      /** Items */
      items: components["schemas"]["ZReportSummary"][];
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
     * PasswordChange
     * @description The password that the person has now, and the new one twice.
     */
    PasswordChange: {
      /** Old Password */
      old_password: string;
      /** Password */
      password: string;
      /** Password Confirmation */
      password_confirmation: string;
    };
    /**
     * PasswordProof
     * @description The password of the signed-in person, for what a thief of the session must not do.
     */
    PasswordProof: {
      /** Password */
      password: string;
    };
    /**
     * PasswordResetConfirm
     * @description The token of the reset link, and the new password.
     */
    PasswordResetConfirm: {
      /** Password */
      password: string;
      /** Password Confirmation */
      password_confirmation: string;
      /** Token */
      token: string;
    };
    /**
     * PasswordResetRequest
     * @description The e-mail address of the account, and the area to sign in to.
     */
    PasswordResetRequest: {
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
     * PaymentAccountCreate
     * @description The start of a connection: the address that the provider writes to, and the version of the terms that the user agrees to.
     */
    PaymentAccountCreate: {
      /** Email */
      email: string;
      /** Terms */
      terms: boolean;
      /** Terms Version */
      terms_version: string;
    };
    /**
     * PaymentAccountOut
     * @description The state of the company's account with the payment provider.
     *
     *     `started`: the company is filling in the provider's pages, at `redirect_url`. `waiting`: the provider has to approve the account.
     */
    PaymentAccountOut: {
      /** Email */
      email: string;
      /** Merchant Id */
      merchant_id: string;
      /** Redirect Url */
      redirect_url: string;
      /**
       * State
       * @enum {string}
       */
      state: "not_connected" | "started" | "waiting" | "connected" | "refused";
      terms: components["schemas"]["PaymentTermsOut"];
      /** Terms Accepted At */
      terms_accepted_at: string | null;
      /** Terms Version */
      terms_version: string;
    };
    /**
     * PaymentCreate
     * @description A part of the payment. Without an amount it takes the rest; `tendered` is the cash handed over, `code` the gift card.
     */
    PaymentCreate: {
      /** Amount */
      amount?: number | null;
      /** Code */
      code?: string | null;
      /**
       * Method
       * @enum {string}
       */
      method: "card" | "cash" | "gift_card";
      /** Tendered */
      tendered?: number | null;
    };
    /**
     * PaymentMethodAmounts
     * @description Paid amounts by payment method.
     */
    PaymentMethodAmounts: {
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
     * PaymentMethodTotals
     * @description Sales and returns by a payment method.
     */
    PaymentMethodTotals: {
      /** Method */
      method: string;
      /** Returns */
      returns: number;
      /** Sales */
      sales: number;
    };
    /**
     * PaymentOut
     * @description A part of a receipt's payment. `tendered` is the cash handed over; `card` is the masked card number as the receipt shows it.
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
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Reversal */
      is_reversal: boolean;
      /** Method */
      method: string;
      /**
       * State
       * @enum {string}
       */
      state: "pending" | "sent" | "completed" | "failed" | "reversed";
      /** Tendered */
      tendered: number;
    };
    /**
     * PaymentTermsOut
     * @description The terms in force, in the user's language.
     */
    PaymentTermsOut: {
      /** Paragraphs */
      paragraphs: string[];
      /** Version */
      version: string;
    };
    /**
     * PendingConsent
     * @description A consent that the client is to sign.
     */
    PendingConsent: {
      /** Answers */
      answers: {
        [key: string]: unknown;
      };
      /** Asks Publish Permission */
      asks_publish_permission: boolean;
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
     * PendingQuestionnaire
     * @description A questionnaire that the client is to answer.
     */
    PendingQuestionnaire: {
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
     * PendingSignUpOut
     * @description A sign-up whose code was sent; it doesn't tell whether the address has an account.
     */
    PendingSignUpOut: {
      /** Email */
      email: string;
    };
    /**
     * PendingWork
     * @description Counts of what needs attention; the dashboard shows none that is zero.
     */
    PendingWork: {
      /**
       * Answered Prescriptions
       * @description Prescriptions of the last 14 days that were signed or declined and not used yet
       */
      answered_prescriptions: number;
      /**
       * Due Maintenance
       * @description Devices whose maintenance is overdue or planned within 30 days
       */
      due_maintenance: number;
      /** Failed Deliveries */
      failed_deliveries: number;
      /** Failed Messages */
      failed_messages: number;
      /**
       * Failed Reversals
       * @description Receipts whose reversal to the card has failed three times or more
       */
      failed_reversals: number;
      /**
       * Low Stock
       * @description Products of which at most 3 are left
       */
      low_stock: number;
      /**
       * Pending Forms
       * @description Consents and questionnaires that clients have not completed
       */
      pending_forms: number;
      /**
       * Portal Bookings
       * @description Bookings from today on that clients made in the portal during the last 24 hours
       */
      portal_bookings: number;
      /**
       * Uncertain Sales
       * @description Incomplete sales whose card payment has an unknown outcome; the day can't be closed while there is one
       */
      uncertain_sales: number;
      /**
       * Unsigned Procedures
       * @description Treatment notes that wait for the user's signature; everyone's for those who approve
       */
      unsigned_procedures: number;
    };
    /**
     * PortalBooking
     * @description A booking as its visitor sees it.
     */
    PortalBooking: {
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
     * PortalCategory
     * @description A category with its bookable services, in the clinic's order.
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
     * PortalCodeVerification
     * @description The one-time code as typed; spaces are ignored.
     */
    PortalCodeVerification: {
      /** Code */
      code: string;
    };
    /**
     * PortalOut
     * @description A clinic's portal: name, appearance, formats, how to reach the clinic, and whether it is open.
     *
     *     `theme_color` is `#rrggbb`, `date_format` a date format of PLT-056, `unit` a currency code.
     */
    PortalOut: {
      /** Calendar First Day Sunday */
      calendar_first_day_sunday: boolean;
      /** City */
      city: string;
      /**
       * Code Channel
       * @description Channel of one-time codes: e-mail while the clinic may not send SMS.
       * @enum {string}
       */
      code_channel: "sms" | "mail";
      /** Contact Email */
      contact_email: string;
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
       * Phone Number
       * @description In international form (E.164), or empty
       */
      phone_number: string;
      /**
       * State
       * @enum {string}
       */
      state: "open" | "closed";
      /** Street Address */
      street_address: string;
      /** Theme Color */
      theme_color: string;
      /** Timezone */
      timezone: string;
      /** Unit */
      unit: string;
      /** Zip Code */
      zip_code: string;
    };
    /**
     * PortalPractitioner
     * @description A practitioner who performs a service.
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
     * @description A bookable service.
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
     * @description The sales report; parts that weren't requested or that the caller may not see are null.
     */
    PosReportOut: {
      /** Clients */
      clients?: components["schemas"]["ReceiptTotalsRow"][] | null;
      /**
       * End
       * Format: date
       */
      end: string;
      /** Low Stock */
      low_stock?: components["schemas"]["LowStockRow"][] | null;
      payment_gateway_preference?: components["schemas"]["PaymentMethodAmounts"] | null;
      /**
       * Period
       * @enum {string}
       */
      period: "day" | "week" | "month";
      /** Pos Revenue */
      pos_revenue?: components["schemas"]["RevenuePoint"][] | null;
      pos_statistics?: components["schemas"]["PosStatistics"] | null;
      /** Practitioners */
      practitioners?: components["schemas"]["ReceiptTotalsRow"][] | null;
      /** Products */
      products?: components["schemas"]["ProductSalesRow"][] | null;
      /** Refunds */
      refunds?: components["schemas"]["ReportRefundRow"][] | null;
      /** Services */
      services?: components["schemas"]["BookingTotalsRow"][] | null;
      /**
       * Start
       * Format: date
       */
      start: string;
      total_discount?: components["schemas"]["DiscountTotals"] | null;
    };
    /**
     * PosStatistics
     * @description Totals of the sales report.
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
     * @description A practitioner; bookings refer to `id`, `user_id` is the staff member.
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
     * PrescriberInvitationCreate
     * @description The e-mail address to invite, and whether the prescriber is one of the clinic's own staff.
     */
    PrescriberInvitationCreate: {
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
     * PrescriberInvitationOut
     * @description An invitation before it is accepted: the inviting clinic, the invited address, and whether it has an account already.
     */
    PrescriberInvitationOut: {
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
     * PrescriberOut
     * @description A prescriber of the clinic, or an open invitation, which has no `prescriber_id` yet.
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
     * PrescriberRemoval
     * @description Why a prescriber is removed from the clinic.
     */
    PrescriberRemoval: {
      /** Reason */
      reason: string;
    };
    /**
     * PrescriberRow
     * @description A row of the list of prescribers and open invitations; `id` is that of the row.
     */
    PrescriberRow: {
      /** Email */
      email: string;
      /** Expires At */
      expires_at?: string | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
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
     * PrescriberSignUp
     * @description A new prescriber. The e-mail address is the invitation's.
     */
    PrescriberSignUp: {
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
     * PrescriptionCloseRequest
     * @description The reason for declining or withdrawing a request, or for inactivating a prescription; none can be undone.
     */
    PrescriptionCloseRequest: {
      /** Reason */
      reason: string;
      /** Version */
      version: number;
    };
    /**
     * PrescriptionCreate
     * @description A new request, to one of the clinic's prescribers (`prescriber_id`) or to one who is invited by it (`invite_email`).
     */
    PrescriptionCreate: {
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
       * Max Uses
       * @default 1
       */
      max_uses?: number;
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
       * Valid Until
       * Format: date
       */
      valid_until: string;
    };
    /**
     * PrescriptionOut
     * @description A request and its outcome.
     */
    PrescriptionOut: {
      /** Amount */
      amount: string;
      /** Area */
      area: string;
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
      /** Decline Reason */
      decline_reason: string;
      /** Declined At */
      declined_at: string | null;
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
      /** Max Uses */
      max_uses: number;
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
      /** Previous Prescriber Name */
      previous_prescriber_name: string;
      /** Requested By Name */
      requested_by_name: string;
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
    };
    /**
     * PrescriptionPatient
     * @description The client's data that a prescriber needs to decide a request.
     */
    PrescriptionPatient: {
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
     * PrescriptionPoint
     * @description Prescriptions signed in a slot, named by its first day: by external prescribers (`prescriptions_by_mal`) and by the clinic's own.
     */
    PrescriptionPoint: {
      /** Name */
      name: string;
      /** Prescriptions By Mal */
      prescriptions_by_mal: number;
      /** Prescriptions By Own */
      prescriptions_by_own: number;
    };
    /**
     * PrescriptionRequestDetail
     * @description A request with the data that its prescriber needs to decide it.
     */
    PrescriptionRequestDetail: {
      /** Amount */
      amount: string;
      /** Area */
      area: string;
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
      /** Decline Reason */
      decline_reason: string;
      /** Declined At */
      declined_at: string | null;
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
      /** Max Uses */
      max_uses: number;
      /** Notes */
      notes: string;
      /**
       * Origin
       * @enum {string}
       */
      origin: "own" | "external";
      patient: components["schemas"]["PrescriptionPatient"];
      /** Prescriber Id */
      prescriber_id: string | null;
      /** Prescriber Name */
      prescriber_name: string;
      /** Previous */
      previous: components["schemas"]["PreviousPrescription"][];
      /** Previous Prescriber Name */
      previous_prescriber_name: string;
      /** Requested By Name */
      requested_by_name: string;
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
    };
    /**
     * PrescriptionRequestSummary
     * @description A request in a prescriber's list; it names no client.
     */
    PrescriptionRequestSummary: {
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
     * PrescriptionSignRequest
     * @description Requests of one clinic to sign with one signature; `same_device` opens BankID on the device that sends the call.
     */
    PrescriptionSignRequest: {
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
     * @description A changed request; `version` is the one that the change is based on.
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
       * Max Uses
       * @default 1
       */
      max_uses?: number;
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
       * Valid Until
       * Format: date
       */
      valid_until: string;
      /** Version */
      version: number;
    };
    /**
     * PreviousPrescription
     * @description An earlier request to the same prescriber for the same client.
     */
    PreviousPrescription: {
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
      /** Max Uses */
      max_uses: number;
      /**
       * State
       * @enum {string}
       */
      state: "needs_prescription" | "pending" | "signed" | "not_prescribed" | "expired" | "inactivated";
      /** Strength */
      strength: string;
      /** Uses */
      uses: number;
      /**
       * Valid Until
       * Format: date
       */
      valid_until: string;
    };
    /**
     * ProcedureCloseRequest
     * @description Why a procedure is cancelled or deleted.
     */
    ProcedureCloseRequest: {
      /** Reason */
      reason: string;
      /** Version */
      version: number;
    };
    /**
     * ProcedureCorrectionRequest
     * @description Why a signed procedure is corrected.
     */
    ProcedureCorrectionRequest: {
      /** Reason */
      reason: string;
    };
    /**
     * ProcedureCountRow
     * @description Procedures of a member.
     */
    ProcedureCountRow: {
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
     * ProcedureCreate
     * @description A documented treatment.
     */
    ProcedureCreate: {
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
       * @description Pain on the numeric rating scale; stored when NRS_RATING is on
       */
      nrs_rating?: number | null;
      /** Picture Ids */
      picture_ids?: string[];
      /**
       * Signer Id
       * @description The membership that is to sign; null for the author, who alone may assign a colleague
       */
      signer_id?: string | null;
      /** Title */
      title: string;
      /** Treatments */
      treatments?: components["schemas"]["ProcedureTreatmentCreate"][];
    };
    /**
     * ProcedureOut
     * @description A version of an entry with its treatments, pictures, reviews, and the list of the entry's versions.
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
      /** Is Current */
      is_current: boolean;
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
      /** Reviews */
      reviews: components["schemas"]["ProcedureReviewOut"][];
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
      treatments: components["schemas"]["ProcedureTreatmentOut"][];
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
     * @description A picture with signed addresses that expire after five minutes.
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
     * ProcedureReviewOut
     * @description A review or closing of a version, by whom, when and why.
     */
    ProcedureReviewOut: {
      /**
       * At
       * @example 2026-11-21 08:30:00
       */
      at: string;
      /** Reason */
      reason: string;
      /** Reviewer Name */
      reviewer_name: string;
      /**
       * Type
       * @enum {string}
       */
      type: "approved" | "not_approved" | "cancelled" | "deleted";
    };
    /**
     * ProcedureRow
     * @description An entry in a list of procedures: its current version.
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
     * ProcedureSignRequest
     * @description The signature of a procedure.
     */
    ProcedureSignRequest: {
      /**
       * Signature
       * @description The data URL of a PNG with something drawn in it
       */
      signature: string;
      /** Version */
      version: number;
    };
    /**
     * ProcedureTreatmentCreate
     * @description A treatment of a procedure with the cost charged for it.
     */
    ProcedureTreatmentCreate: {
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
     * ProcedureTreatmentOut
     * @description A treatment of a procedure with its name and cost at the time.
     */
    ProcedureTreatmentOut: {
      /** Cost */
      cost: number;
      /** Name */
      name: string;
      /** Prescription Id */
      prescription_id: string | null;
      /** Required Drug */
      required_drug: string;
      /**
       * Treatment Id
       * Format: uuid
       */
      treatment_id: string;
    };
    /**
     * ProcedureUpdate
     * @description A changed procedure, with the version that the change is based on.
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
       * @description Pain on the numeric rating scale; stored when NRS_RATING is on
       */
      nrs_rating?: number | null;
      /** Picture Ids */
      picture_ids?: string[];
      /**
       * Signer Id
       * @description The membership that is to sign; null for the author, who alone may assign a colleague
       */
      signer_id?: string | null;
      /** Title */
      title: string;
      /** Treatments */
      treatments?: components["schemas"]["ProcedureTreatmentCreate"][];
      /** Version */
      version: number;
    };
    /**
     * ProcedureVersionOut
     * @description A version of an entry, in the list of its versions.
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
     * ProductCategoryCreate
     * @description A new category of products.
     */
    ProductCategoryCreate: {
      /** Name */
      name: string;
    };
    /**
     * ProductCategoryOut
     * @description A category, with the number of its products that are in use.
     */
    ProductCategoryOut: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Name */
      name: string;
      /** Product Count */
      product_count: number;
      /** Version */
      version: number;
    };
    /**
     * ProductCategoryUpdate
     * @description A category's new name, with the version that the change is based on.
     */
    ProductCategoryUpdate: {
      /** Name */
      name: string;
      /** Version */
      version: number;
    };
    /**
     * ProductCreate
     * @description A new product, with what is in stock.
     */
    ProductCreate: {
      /**
       * Base Price
       * @description A price above 0, in minor units of the company's currency
       */
      base_price: number;
      /** Category Id */
      category_id?: string | null;
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
     * ProductGroupTotals
     * @description Sales and returns of a main group (Swedish: huvudgrupp).
     */
    ProductGroupTotals: {
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
     * ProductOut
     * @description A product.
     */
    ProductOut: {
      /**
       * Base Price
       * @description A price above 0, in minor units of the company's currency
       */
      base_price: number;
      /** Category Id */
      category_id?: string | null;
      /** Category Name */
      category_name: string;
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
      /** Is Removed */
      is_removed: boolean;
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
     * ProductSalesRow
     * @description Sales of a product.
     */
    ProductSalesRow: {
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
     * ProductsChange
     * @description Values to set in several products; a value of null stays as it is in each.
     */
    ProductsChange: {
      /** Is Removed */
      is_removed?: boolean | null;
      /** Product Category Id */
      product_category_id?: string | null;
      /** Product Ids */
      product_ids: string[];
    };
    /**
     * ProductsChanged
     * @description How many products were changed: those that had the values already aren't counted.
     */
    ProductsChanged: {
      /** Products */
      products: number;
    };
    /**
     * ProductSearchHit
     * @description A product that matches the search.
     */
    ProductSearchHit: {
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
     * ProductUpdate
     * @description A changed product, with the version that the change is based on. Its stock changes by sales, refunds and adjustments alone.
     */
    ProductUpdate: {
      /**
       * Base Price
       * @description A price above 0, in minor units of the company's currency
       */
      base_price: number;
      /** Category Id */
      category_id?: string | null;
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
     * ProductVersionRef
     * @description The version of the product or category that the request is based on (optimistic lock).
     */
    ProductVersionRef: {
      /** Version */
      version: number;
    };
    /**
     * ProfileUpdate
     * @description Changed details of the signed-in user, with the version that the change is based on. Fields that are left out stay as they are.
     *
     *     Role, systems, client access and e-mail address are not among them.
     */
    ProfileUpdate: {
      /**
       * Booking Description
       * @default
       */
      booking_description?: string;
      /**
       * City
       * @default
       */
      city?: string;
      /**
       * Country
       * @default
       */
      country?: string;
      /**
       * Country Code
       * @default
       */
      country_code?: string;
      /** First Name */
      first_name: string;
      /** Last Name */
      last_name: string;
      /**
       * Mobile Number
       * @default
       */
      mobile_number?: string;
      /**
       * Personal Id
       * @default
       */
      personal_id?: string;
      /** Profile Photo */
      profile_photo?: string | null;
      /**
       * State
       * @default
       */
      state?: string;
      /**
       * Street Address
       * @default
       */
      street_address?: string;
      /**
       * Title
       * @default
       */
      title?: string;
      /** Version */
      version: number;
      /**
       * Zip Code
       * @default
       */
      zip_code?: string;
    };
    /**
     * PublicQuestionnaire
     * @description A questionnaire as visitors of the clinic may read it.
     */
    PublicQuestionnaire: {
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
     * PublicSettings
     * @description The settings that visitors' pages read.
     */
    PublicSettings: {
      /** Calendar First Day Sunday */
      CALENDAR_FIRST_DAY_SUNDAY: boolean;
      /**
       * Customer Language
       * @enum {string}
       */
      CUSTOMER_LANGUAGE: "en" | "sv";
      /**
       * Date Format
       * @enum {string}
       */
      DATE_FORMAT: "DD/MM/YYYY" | "MM/DD/YYYY" | "DD.MM.YYYY" | "YYYY-MM-DD" | "YYYY.MM.DD" | "MM.DD.YYYY";
      /** Is Twelve Hours */
      IS_TWELVE_HOURS: boolean;
    };
    /**
     * QualityExpectedVersion
     * @description The version of the row that the caller saw (optimistic lock).
     */
    QualityExpectedVersion: {
      /** Version */
      version: number;
    };
    /**
     * QualityFile
     * @description A file of a device, a maintenance or a document version; opened by its path.
     */
    QualityFile: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Media Type */
      media_type: string;
      /** Name */
      name: string;
      /** Path */
      path: string;
      /** Size */
      size: number;
    };
    /**
     * QualityLogEntry
     * @description An action and its actor. `action` is the key of its text; `actor_name` is empty when the system acted.
     */
    QualityLogEntry: {
      /** Action */
      action: string;
      /** Actor Name */
      actor_name: string;
      /**
       * At
       * @example 2026-11-21 08:30:00
       */
      at: string;
      /** Details */
      details: {
        [key: string]: unknown;
      };
      /**
       * Id
       * Format: uuid
       */
      id: string;
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
     * QuestionBulkCreate
     * @description Questions to add after the existing ones, with the version of their questionnaire.
     */
    QuestionBulkCreate: {
      /** Questions */
      questions: components["schemas"]["QuestionCreate"][];
      /** Version */
      version: number;
    };
    /**
     * QuestionCreate
     * @description A question without an id. A text that is missing in one language is shown in the other.
     */
    QuestionCreate: {
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
     * QuestionnaireAnswerRequest
     * @description Answers by the id of their question; `language` is the one that the questions were shown in.
     */
    QuestionnaireAnswerRequest: {
      /**
       * Answers
       * @description By the type of the question: a boolean (yes_no), {value, more} (yes_no_textbox), a text (textbox, short_answer), rich text (rich_text), an option's id (dropdown, choices), options' ids (checkboxes), a number (linear_scale), files' ids (file_upload)
       */
      answers: {
        [key: string]: unknown;
      };
      /** Language */
      language?: ("en" | "sv") | null;
      /** Version */
      version: number;
    };
    /**
     * QuestionnaireAssignRequest
     * @description Questionnaires that the client is to answer.
     */
    QuestionnaireAssignRequest: {
      /** Questionnaire Ids */
      questionnaire_ids: string[];
    };
    /**
     * QuestionnaireCountRow
     * @description Answers of a questionnaire.
     */
    QuestionnaireCountRow: {
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
     * QuestionnaireCreate
     * @description A questionnaire with its ordered questions.
     */
    QuestionnaireCreate: {
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
     * QuestionnaireOut
     * @description A questionnaire with its questions.
     */
    QuestionnaireOut: {
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
     * QuestionnaireRename
     * @description A questionnaire's changed titles.
     */
    QuestionnaireRename: {
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
     * QuestionnaireReplace
     * @description A questionnaire's titles and questions, replacing those it has.
     */
    QuestionnaireReplace: {
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
     * QuestionnaireRow
     * @description A questionnaire in a list.
     */
    QuestionnaireRow: {
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
     * QuestionnaireSignRequest
     * @description Signature of the member of staff who is responsible for the answers.
     */
    QuestionnaireSignRequest: {
      /**
       * Signature
       * @description The data URL of a PNG with something drawn in it
       */
      signature: string;
      /** Version */
      version: number;
    };
    /**
     * QuestionOut
     * @description A question; `max_answer_length` is the maximum number of characters of its answer.
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
      /** Max Answer Length */
      max_answer_length: number;
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
     * QuestionReorder
     * @description The ids of the questions in their new order; questions not listed follow in their present order.
     */
    QuestionReorder: {
      /** Ids */
      ids: string[];
      /** Version */
      version: number;
    };
    /**
     * QuestionSave
     * @description A question to add or change, with the version of its questionnaire.
     */
    QuestionSave: {
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
     * QuoteOut
     * @description A priced cart, amounts in öre. `cash_rounding` is what rounding to whole kronor adds if all of it is paid in cash.
     */
    QuoteOut: {
      /** Cash Rounding */
      cash_rounding: number;
      /** Discount */
      discount: number;
      /** Gross */
      gross: number;
      /** Lines */
      lines: components["schemas"]["ReceiptLineOut"][];
      /** Total */
      total: number;
      /** Vat */
      vat: number;
      /** Vat Lines */
      vat_lines: components["schemas"]["ReceiptVatOut"][];
    };
    /**
     * ReceiptIssueCreate
     * @description How to issue a receipt: as a file to open, or by e-mail, by default to the client's address.
     */
    ReceiptIssueCreate: {
      /** Email */
      email?: string | null;
      /**
       * Type
       * @enum {string}
       */
      type: "download" | "mail";
    };
    /**
     * ReceiptLineOut
     * @description A line of a receipt or of a priced cart. `discount` is its own, `cart_discount_share` its part of the discount on all lines.
     */
    ReceiptLineOut: {
      /** Cart Discount Share */
      cart_discount_share: number;
      /** Discount */
      discount: number;
      /** Gross */
      gross: number;
      /** Name */
      name: string;
      /** Practitioner Id */
      practitioner_id: string | null;
      /** Price */
      price: number;
      /** Product Id */
      product_id: string | null;
      /** Purpose */
      purpose: string;
      /** Quantity */
      quantity: number;
      /** Reason */
      reason: string;
      /** Service Id */
      service_id: string | null;
      /** Tax Percentage */
      tax_percentage: number;
      /** Total */
      total: number;
      /**
       * Type
       * @enum {string}
       */
      type: "product" | "service" | "gift_card";
      /** Vat */
      vat: number;
    };
    /**
     * ReceiptOut
     * @description A receipt with all its details. Open ones (`PENDING`, `PROCESSING`) change by themselves; topic `receipts` notifies of it.
     *
     *     `status_reason` says why it is still open, `failure_reason` why it failed, `refund_reason` why the money went back.
     */
    ReceiptOut: {
      /** Amount Due */
      amount_due: number;
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
      control_registration: components["schemas"]["ControlUnitRegistration"] | null;
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
      /**
       * Downloaded
       * @description How many times it was issued: once as the receipt, once as its copy
       */
      downloaded: number;
      failure_reason: components["schemas"]["StatusReason"] | null;
      /** Gift Cards */
      gift_cards: string[];
      /** Gross */
      gross: number;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Processing */
      is_processing: boolean;
      /** Lines */
      lines: components["schemas"]["ReceiptLineOut"][];
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
      /** Payment Methods */
      payment_methods: string[];
      /** Payments */
      payments: components["schemas"]["PaymentOut"][];
      /** Refund Reason */
      refund_reason: string;
      /** Refundable */
      refundable: number;
      /** Refundable Lines */
      refundable_lines: components["schemas"]["RefundableLine"][];
      /** Refunded */
      refunded: number;
      /** Refunded At */
      refunded_at: string | null;
      /** Refunds */
      refunds: components["schemas"]["RefundSummary"][];
      /**
       * Register Id
       * Format: uuid
       */
      register_id: string;
      /** Register Name */
      register_name: string;
      /**
       * Retried By Id
       * @description The receipt of the retry; a receipt is retried at most once
       */
      retried_by_id: string | null;
      /** Retry Of Id */
      retry_of_id: string | null;
      /** Rounding */
      rounding: number;
      /** Seller */
      seller: {
        [key: string]: string;
      };
      /**
       * Status
       * @enum {string}
       */
      status: "PROCESSING" | "PENDING" | "PAID" | "PARTIALLY_REFUNDED" | "REFUNDED" | "CANCELLED" | "ABORTED";
      status_reason: components["schemas"]["StatusReason"] | null;
      /** Total */
      total: number;
      /**
       * Type
       * @enum {string}
       */
      type: "sale" | "refund";
      /** Vat */
      vat: number;
      /** Vat Lines */
      vat_lines: components["schemas"]["ReceiptVatOut"][];
      /** Version */
      version: number;
    };
    /**
     * ReceiptSearchHit
     * @description A receipt with the number, the amount or the day that is searched for.
     */
    ReceiptSearchHit: {
      /**
       * Amount Due
       * @description Minor units, rounding included
       */
      amount_due: number;
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
      /**
       * Type
       * @enum {string}
       */
      type: "sale" | "refund";
    };
    /**
     * ReceiptSummary
     * @description A receipt in the list. Amounts in öre; `amount_due` includes cash rounding. `is_processing` is true while `status_reason` is set.
     */
    ReceiptSummary: {
      /** Amount Due */
      amount_due: number;
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
      /** Is Processing */
      is_processing: boolean;
      /** Number */
      number: number | null;
      /** Paid At */
      paid_at: string | null;
      /** Payment Methods */
      payment_methods: string[];
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
       * Status
       * @enum {string}
       */
      status: "PROCESSING" | "PENDING" | "PAID" | "PARTIALLY_REFUNDED" | "REFUNDED" | "CANCELLED" | "ABORTED";
      /** Total */
      total: number;
      /**
       * Type
       * @enum {string}
       */
      type: "sale" | "refund";
    };
    /**
     * ReceiptTotalsRow
     * @description Receipts of a client or member.
     */
    ReceiptTotalsRow: {
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
     * ReceiptVatOut
     * @description The part of a receipt at a VAT rate, in hundredths of a percent; `total` is `net` plus `vat`.
     */
    ReceiptVatOut: {
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
     * RecordReportOut
     * @description The record report; parts that weren't requested are null.
     */
    RecordReportOut: {
      /** Client Ages */
      client_ages?: components["schemas"]["SeriesItem"][] | null;
      /**
       * End
       * Format: date
       */
      end: string;
      /** Most Notes */
      most_notes?: components["schemas"]["NoteCountRow"][] | null;
      /** Most Procedures */
      most_procedures?: components["schemas"]["ProcedureCountRow"][] | null;
      /** New Registrations */
      new_registrations?: components["schemas"]["SeriesItem"][] | null;
      /**
       * Period
       * @enum {string}
       */
      period: "day" | "week" | "month";
      /** Prescriptions */
      prescriptions?: components["schemas"]["PrescriptionPoint"][] | null;
      /** Procedures */
      procedures?: components["schemas"]["SeriesItem"][] | null;
      /** Questionnaires */
      questionnaires?: components["schemas"]["QuestionnaireCountRow"][] | null;
      record_statistics?: components["schemas"]["RecordStatistics"] | null;
      /**
       * Start
       * Format: date
       */
      start: string;
    };
    /**
     * RecordStatistics
     * @description Totals of the record report.
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
     * RefundableLine
     * @description The quantity and the amount of a line that can still be refunded. `position` is the line's position.
     */
    RefundableLine: {
      /** Amount */
      amount: number;
      /** Position */
      position: number;
      /** Quantity */
      quantity: number;
    };
    /**
     * RefundCreate
     * @description The amount to refund in öre: whole kronor, unless it is all that remains of the receipt or of `lines`.
     *
     *     Without lines it is allocated to all of them. A line without a quantity is returned entirely when all that remains of the lines is
     *     refunded; otherwise it is a reduction of the price without returned goods. `restock` adds the returned goods to the stock. `reason`
     *     is kept with the receipt and in the electronic journal.
     */
    RefundCreate: {
      /**
       * Amount
       * @description Money in minor units of the company's currency: 45000 is 450.00
       */
      amount: number;
      /**
       * Lines
       * @default []
       */
      lines?: components["schemas"]["RefundLineCreate"][];
      /** Reason */
      reason: string;
      /** Register Id */
      register_id?: string | null;
      /**
       * Restock
       * @default false
       */
      restock?: boolean;
    };
    /**
     * RefundLineCreate
     * @description A receipt line to refund, by its position; `quantity` is how many of it were returned.
     */
    RefundLineCreate: {
      /** Position */
      position: number;
      /** Quantity */
      quantity?: number | null;
    };
    /**
     * RefundSummary
     * @description A refund in the list of its sale.
     */
    RefundSummary: {
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
       * Status
       * @enum {string}
       */
      status: "PROCESSING" | "PENDING" | "PAID" | "PARTIALLY_REFUNDED" | "REFUNDED" | "CANCELLED" | "ABORTED";
      /** Total */
      total: number;
    };
    /**
     * RegisterCreate
     * @description A register as administrators enter it. The address is that of the point of sale, as receipts show it.
     */
    RegisterCreate: {
      /** City */
      city: string;
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Name */
      name: string;
      /**
       * Receipt Paper
       * @description The paper that the printed receipt is written for; an e-mailed one is always A4
       * @default a4
       * @enum {string}
       */
      receipt_paper?: "a4" | "roll_80mm";
      /** Street Address */
      street_address: string;
      /** Terminal Id */
      terminal_id?: string | null;
      /** Zip Code */
      zip_code: string;
    };
    /**
     * RegisterOut
     * @description A register. `control_id` is its id at the control system, empty until it is enrolled.
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
      /**
       * Receipt Paper
       * @enum {string}
       */
      receipt_paper: "a4" | "roll_80mm";
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
     * RegisterParams
     * @description The register that a call is about.
     */
    RegisterParams: {
      /**
       * Register Id
       * Format: uuid
       */
      register_id: string;
    };
    /**
     * RegisterReadiness
     * @description Whether the company can sell, what prevents it (POS-001), and its registers and terminals.
     */
    RegisterReadiness: {
      /** Blockers */
      blockers: components["schemas"]["SaleBlocker"][];
      /**
       * Has Swish Qr
       * @description Whether there is a Swish code for the till to show
       */
      has_swish_qr: boolean;
      /** Ready */
      ready: boolean;
      /** Registers */
      registers: components["schemas"]["RegisterOut"][];
      /** Terminals */
      terminals: components["schemas"]["TerminalOut"][];
    };
    /**
     * RegisterReport
     * @description An X or Z report with the figures that SKVFS 2014:9 requires. Amounts in öre, VAT included.
     *
     *     An X report has the number that the Z report of its day will have. It covers everything since `first_at`, in `days` days of the
     *     clinic's calendar. `float_change` is the sum of changes of the float since the day was opened. `returned_at_unit` are failed sales
     *     that the control unit had registered and that were returned there; no other sum includes them.
     */
    RegisterReport: {
      /**
       * At
       * @example 2026-11-21 08:30:00
       */
      at: string;
      /**
       * Cash Count
       * @default []
       */
      cash_count?: components["schemas"]["CashCountLine"][];
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
      /**
       * Difference Reason
       * @default
       */
      difference_reason?: string;
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
      groups: components["schemas"]["ProductGroupTotals"][];
      /** Last Number */
      last_number: number | null;
      /** Number */
      number: number | null;
      /** Open Payments */
      open_payments: number;
      /** Opening Float */
      opening_float: number;
      /** Organization Number */
      organization_number: string;
      /** Payment Methods */
      payment_methods: components["schemas"]["PaymentMethodTotals"][];
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
      /**
       * Type
       * @enum {string}
       */
      type: "x" | "z";
      /** Unfinished */
      unfinished: number;
      /** Unfinished Amount */
      unfinished_amount: number;
      /** Vat Lines */
      vat_lines: components["schemas"]["VatRateTotals"][];
    };
    /**
     * RegisterSettingsOut
     * @description The receipt texts, the Swish code and the merchant id of the payment account.
     */
    RegisterSettingsOut: {
      /** Merchant Id */
      merchant_id: string;
      /** Receipt Footer */
      receipt_footer: string;
      /** Receipt Header */
      receipt_header: string;
      /** Swish Qr Id */
      swish_qr_id: string | null;
      /**
       * Swish Qr Url
       * @description The picture's signed address, valid for a few minutes
       */
      swish_qr_url?: string | null;
      /** Version */
      version: number;
    };
    /**
     * RegisterSettingsUpdate
     * @description The texts above and below each receipt and the picture of the Swish code, with the version that the change is based on.
     */
    RegisterSettingsUpdate: {
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
      /**
       * Swish Qr Id
       * @description An uploaded picture; null removes it, left out it stays as it is
       */
      swish_qr_id?: string | null;
      /** Version */
      version: number;
    };
    /**
     * RegisterUpdate
     * @description A changed register, with the version that the change is based on.
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
      /**
       * Receipt Paper
       * @description The paper that the printed receipt is written for; an e-mailed one is always A4
       * @default a4
       * @enum {string}
       */
      receipt_paper?: "a4" | "roll_80mm";
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
     * ReminderPreview
     * @description The text as a client would receive it, and its length in SMS segments.
     */
    ReminderPreview: {
      /**
       * Encoding
       * @enum {string}
       */
      encoding: "gsm" | "ucs2";
      /** Remaining */
      remaining: number;
      /** Segments */
      segments: number;
      /** Subject */
      subject: string;
      /** Text */
      text: string;
      /** Units */
      units: number;
    };
    /**
     * ReminderPreviewRequest
     * @description An unsaved text to preview.
     */
    ReminderPreviewRequest: {
      /**
       * Language
       * @enum {string}
       */
      language: "en" | "sv";
      /** Text */
      text: string;
      type: components["schemas"]["ReminderType"];
    };
    /**
     * ReminderSettingsOut
     * @description Current settings of one reminder type.
     */
    ReminderSettingsOut: {
      /** By Mail */
      by_mail: boolean;
      /** By Sms */
      by_sms: boolean;
      /**
       * Hours
       * @description Hours before the booking starts, or after it has ended
       */
      hours: number;
      /** Is On */
      is_on: boolean;
      /** Text En */
      text_en: string;
      /** Text Sv */
      text_sv: string;
      type: components["schemas"]["ReminderType"];
      /** Version */
      version: number;
    };
    /**
     * ReminderSettingsUpdate
     * @description New settings of one reminder type: whether, when, by which channels and with which texts it is sent.
     */
    ReminderSettingsUpdate: {
      /** By Mail */
      by_mail: boolean;
      /** By Sms */
      by_sms: boolean;
      /**
       * Hours
       * @description Hours before the booking starts, or after it has ended
       */
      hours: number;
      /** Is On */
      is_on: boolean;
      /** Text En */
      text_en: string;
      /** Text Sv */
      text_sv: string;
      type: components["schemas"]["ReminderType"];
      /** Version */
      version: number;
    };
    /**
     * ReminderType
     * @description A message before or after a booking.
     * @enum {string}
     */
    ReminderType: "reminder" | "follow_up";
    /**
     * ReportRefundRow
     * @description A refund; `original_id` is the refunded receipt.
     */
    ReportRefundRow: {
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
     * ReportTeamMember
     * @description A current or former team member; reports are filtered by `id`.
     */
    ReportTeamMember: {
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
     * RevenuePoint
     * @description Revenue of a slot, named by its first day.
     */
    RevenuePoint: {
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
     * ReviewCreate
     * @description An administrator's approval or rejection of a signed record; a rejection needs a reason.
     */
    ReviewCreate: {
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
     * @description The roles of PLT-030, by their names in the API.
     * @enum {string}
     */
    Role: "super_admin" | "admin" | "user" | "accountant" | "prescription user" | "master_admin";
    /**
     * RoomCreate
     * @description A new room.
     */
    RoomCreate: {
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
     * @description The new values of a room and its expected version.
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
     * SaleBlocker
     * @description A reason why the company can't sell yet: its code and its text.
     */
    SaleBlocker: {
      /** Code */
      code: string;
      /** Text */
      text: string;
    };
    /**
     * SaleCreate
     * @description A sale: the cart, the register, the client, and the payments.
     */
    SaleCreate: {
      /** Booking Id */
      booking_id?: string | null;
      /** Client Id */
      client_id?: string | null;
      discount?: components["schemas"]["DiscountCreate"] | null;
      /** Lines */
      lines: components["schemas"]["CartLine"][];
      /** Payments */
      payments: components["schemas"]["PaymentCreate"][];
      /**
       * Register Id
       * Format: uuid
       */
      register_id: string;
    };
    /**
     * SaleRetry
     * @description The payments of a retried sale; those of the failed one where the list is empty.
     */
    SaleRetry: {
      /**
       * Payments
       * @default []
       */
      payments?: components["schemas"]["PaymentCreate"][];
    };
    /**
     * SavedViewCreate
     * @description A view of a list: its search, filters, sorting and columns as the query string of its address.
     */
    SavedViewCreate: {
      /** List Name */
      list_name: string;
      /** Name */
      name: string;
      /** Query */
      query: string;
    };
    /**
     * SavedViewOut
     * @description A saved view.
     */
    SavedViewOut: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** List Name */
      list_name: string;
      /** Name */
      name: string;
      /** Query */
      query: string;
    };
    /**
     * SearchResults
     * @description The first five matches of each type.
     */
    SearchResults: {
      /** Bookings */
      bookings: components["schemas"]["BookingListItem"][];
      /** Clients */
      clients: components["schemas"]["ClientSearchHit"][];
      /** Products */
      products: components["schemas"]["ProductSearchHit"][];
      /** Receipts */
      receipts: components["schemas"]["ReceiptSearchHit"][];
    };
    /**
     * SecondFactor
     * @description A proof of the person besides the password.
     */
    SecondFactor: {
      /** Code */
      code: string;
      /**
       * Method
       * @enum {string}
       */
      method: "sms_code" | "mail_code";
    };
    /**
     * SecondFactorStep
     * @description The password is right, and a second factor is asked for.
     */
    SecondFactorStep: {
      /**
       * Area
       * @enum {string}
       */
      area: "staff" | "prescriber" | "master_admin";
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      next: "second_factor";
      /**
       * Recipients
       * @description The ways to get a code, the usual one first
       */
      recipients: components["schemas"]["CodeRecipient"][];
      /**
       * Sent
       * @description How the current code was sent; null before one is sent
       */
      sent: ("sms_code" | "mail_code") | null;
    };
    /**
     * SeriesItem
     * @description The figure of a slot, named by its first day, or of a group.
     */
    SeriesItem: {
      /** Name */
      name: string;
      /** Value */
      value: number;
    };
    /**
     * ServiceCreate
     * @description A new service. A booking reserves one of its rooms, or none when it has no rooms.
     */
    ServiceCreate: {
      /**
       * Bookable
       * @description Whether visitors may book it
       * @default true
       */
      bookable?: boolean;
      /**
       * Buffer After
       * @description Minutes that practitioner and room are reserved in addition
       * @default 0
       */
      buffer_after?: number;
      /**
       * Buffer Before
       * @description Minutes that practitioner and room are reserved in addition
       * @default 0
       */
      buffer_before?: number;
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
    };
    /**
     * ServiceOption
     * @description A service to choose: what a booking, the checkout and the calendar need of it.
     */
    ServiceOption: {
      /**
       * Category Id
       * Format: uuid
       */
      category_id: string;
      /** Color */
      color: string;
      /** Duration */
      duration: number;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Active */
      is_active: boolean;
      /** Name */
      name: string;
      /** Practitioner Ids */
      practitioner_ids: string[];
      /** Price */
      price: number;
      /** Room Ids */
      room_ids: string[];
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
       * Buffer After
       * @description Minutes that practitioner and room are reserved in addition
       * @default 0
       */
      buffer_after?: number;
      /**
       * Buffer Before
       * @description Minutes that practitioner and room are reserved in addition
       * @default 0
       */
      buffer_before?: number;
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
      /** Version */
      version: number;
    };
    /**
     * ServicesChange
     * @description Values to set in several services; a value of null stays as it is in each.
     */
    ServicesChange: {
      /** Category Id */
      category_id?: string | null;
      /** Is Active */
      is_active?: boolean | null;
      /** Service Ids */
      service_ids: string[];
    };
    /**
     * ServicesChanged
     * @description How many services were changed: those that had the values already aren't counted.
     */
    ServicesChanged: {
      /** Services */
      services: number;
    };
    /**
     * ServiceUpdate
     * @description The new values of a service and its expected version.
     */
    ServiceUpdate: {
      /**
       * Bookable
       * @description Whether visitors may book it
       * @default true
       */
      bookable?: boolean;
      /**
       * Buffer After
       * @description Minutes that practitioner and room are reserved in addition
       * @default 0
       */
      buffer_after?: number;
      /**
       * Buffer Before
       * @description Minutes that practitioner and room are reserved in addition
       * @default 0
       */
      buffer_before?: number;
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
      /** Version */
      version: number;
    };
    /**
     * SessionOut
     * @description The session: user, company, permissions, settings, and the onboarding step that remains.
     */
    SessionOut: {
      /**
       * Area
       * @enum {string}
       */
      area: "staff" | "prescriber" | "master_admin";
      /** @description Null in an area without a company */
      company: components["schemas"]["CompanyOut"] | null;
      /**
       * Onboarding Step
       * @enum {string}
       */
      onboarding_step: "done" | "verify_email" | "set_up";
      /** Permissions */
      permissions: string[];
      /**
       * Settings
       * @description LANGUAGE (the user's own), TEST_SYSTEMS (names of the outside systems that are test systems) and, for staff, DATE_FORMAT, IS_TWELVE_HOURS, CALENDAR_FIRST_DAY_SUNDAY, CUSTOMER_LANGUAGE and NRS_RATING of the company
       */
      settings: {
        [key: string]: string | boolean;
      };
      user: components["schemas"]["CurrentUserOut"];
    };
    /**
     * ShortNameUpdate
     * @description The chosen name in the address of the clinic's portal.
     */
    ShortNameUpdate: {
      /** Short Name */
      short_name: string;
    };
    /**
     * SignedIn
     * @description The session that began: nothing more is asked.
     */
    SignedIn: {
      /**
       * Area
       * @enum {string}
       */
      area: "staff" | "prescriber" | "master_admin";
      /** @description Null in an area without a company */
      company: components["schemas"]["CompanyOut"] | null;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      next: "session";
      /**
       * Onboarding Step
       * @enum {string}
       */
      onboarding_step: "done" | "verify_email" | "set_up";
      /** Permissions */
      permissions: string[];
      /**
       * Settings
       * @description LANGUAGE (the user's own), TEST_SYSTEMS (names of the outside systems that are test systems) and, for staff, DATE_FORMAT, IS_TWELVE_HOURS, CALENDAR_FIRST_DAY_SUNDAY, CUSTOMER_LANGUAGE and NRS_RATING of the company
       */
      settings: {
        [key: string]: string | boolean;
      };
      user: components["schemas"]["CurrentUserOut"];
    };
    /**
     * SignedUrl
     * @description An address that opens the file without signing in, until it expires.
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
     * SignedUrlRequest
     * @description The file that an address is asked for.
     */
    SignedUrlRequest: {
      /** Path */
      path: string;
      /**
       * Thumb
       * @description Whether to return the address of the small copy (320 pixels)
       * @default false
       */
      thumb?: boolean;
    };
    /**
     * SignInRow
     * @description A sign-in of the person, or their switch to another workspace.
     */
    SignInRow: {
      /**
       * Browser
       * @description Name and version, empty when it isn't known
       */
      browser: string;
      /**
       * Device
       * @description Device or operating system, empty when it isn't known
       */
      device: string;
      /**
       * Ended At
       * @description When it ended: by signing out, by the next sign-in, or by running out
       */
      ended_at: string | null;
      /**
       * Factors
       * @description What proved the person, in that order
       */
      factors: (
        | "password"
        | "mail_code"
        | "sms_code"
        | "totp"
        | "recovery_code"
        | "trusted_device"
        | "mail_trusted_device"
        | "passkey"
        | "bankid"
      )[];
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Ip Address */
      ip_address: string;
      /**
       * Is Current
       * @description Whether this is the session of the request
       */
      is_current: boolean;
      /**
       * Is Strong
       * @description Whether two factors proved the person as the law counts them: a code by e-mail is none (LAW-001)
       */
      is_strong: boolean;
      /**
       * Started At
       * @example 2026-11-21 08:30:00
       */
      started_at: string;
    };
    /**
     * SignUpRequest
     * @description A new person and their company.
     */
    SignUpRequest: {
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
     * StarterListAdd
     * @description The kind of clinic whose starter list is added.
     */
    StarterListAdd: {
      /**
       * Kind
       * @enum {string}
       */
      kind: "injections" | "skin_laser" | "medical";
    };
    /**
     * StarterListAdded
     * @description How many services were added: none in a clinic that has services already.
     */
    StarterListAdded: {
      /** Added */
      added: number;
    };
    /**
     * StarterListOut
     * @description The services that a new clinic of a kind can start with.
     */
    StarterListOut: {
      /**
       * Kind
       * @enum {string}
       */
      kind: "injections" | "skin_laser" | "medical";
      /** Services */
      services: components["schemas"]["StarterService"][];
    };
    /**
     * StarterListsOut
     * @description The starter lists of all kinds.
     */
    StarterListsOut: {
      /** Lists */
      lists: components["schemas"]["StarterListOut"][];
    };
    /**
     * StarterService
     * @description A service of a starter list: price in minor units of the company's currency, duration in minutes.
     */
    StarterService: {
      /** Category */
      category: string;
      /** Duration */
      duration: number;
      /** Name */
      name: string;
      /** Price */
      price: number;
    };
    /**
     * StatusReason
     * @description Why a receipt is still open, or why it failed: a stable code and its text.
     */
    StatusReason: {
      /** Code */
      code: string;
      /** Text */
      text: string;
    };
    /**
     * StockAdjustment
     * @description By how many the stock changes apart from sales and refunds, below zero for fewer, and why.
     */
    StockAdjustment: {
      /** Change */
      change: number;
      /** Reason */
      reason: string;
    };
    /**
     * SupportMessageCreate
     * @description A message to support. It is sent by e-mail to those who run the service, so it should name no client.
     */
    SupportMessageCreate: {
      /**
       * Attachment Id
       * @description An uploaded JPG or PNG, such as a picture of the screen
       */
      attachment_id?: string | null;
      /** Message */
      message: string;
      /** Title */
      title: string;
    };
    /**
     * SupportMessageOut
     * @description A stored message to support.
     */
    SupportMessageOut: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
    };
    /**
     * TerminalCreate
     * @description A terminal to add: one of the payment account's devices.
     */
    TerminalCreate: {
      /** Nick Name */
      nick_name: string;
      /** Virtual Terminal Id */
      virtual_terminal_id: string;
    };
    /**
     * TerminalOut
     * @description A card terminal.
     */
    TerminalOut: {
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Is Active */
      is_active: boolean;
      /** Nick Name */
      nick_name: string;
      /** Version */
      version: number;
      /** Virtual Terminal Id */
      virtual_terminal_id: string;
    };
    /**
     * TerminalUpdate
     * @description A terminal's nick name and whether it is in use; its ids at the provider can't change.
     */
    TerminalUpdate: {
      /**
       * Is Active
       * @default true
       */
      is_active?: boolean;
      /** Nick Name */
      nick_name: string;
      /** Version */
      version: number;
    };
    /**
     * TermsOut
     * @description A version of the terms in the language of the request. Versions are named by the day of their publication.
     */
    TermsOut: {
      /** Current Version */
      current_version: string;
      /**
       * Language
       * @enum {string}
       */
      language: "en" | "sv";
      /** Sections */
      sections: components["schemas"]["TermsSection"][];
      /** Version */
      version: string;
      /**
       * Versions
       * @description All published versions, the newest first
       */
      versions: string[];
    };
    /**
     * TermsSection
     * @description A section of the terms.
     */
    TermsSection: {
      /** Heading */
      heading: string;
      /** Paragraphs */
      paragraphs: string[];
    };
    /**
     * TodayBooking
     * @description A booking of today.
     */
    TodayBooking: {
      client: components["schemas"]["BookingClient"];
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
      /** Is Cancelled */
      is_cancelled: boolean;
      /**
       * Is Paid
       * @description Null for users who may not read sales
       */
      is_paid: boolean | null;
      /**
       * Practitioner Id
       * Format: uuid
       */
      practitioner_id: string;
      /** Room Id */
      room_id: string | null;
      service: components["schemas"]["BookingService"];
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
      /**
       * State
       * @enum {string}
       */
      state: "booked" | "arrived" | "in_room" | "done" | "cancelled" | "no_show";
      user: components["schemas"]["BookingUser"];
      /** Version */
      version: number;
    };
    /**
     * TreatmentCreate
     * @description A treatment; `cost` is in minor units of the company's currency.
     */
    TreatmentCreate: {
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
       * Required Drug
       * @description The drug that a valid prescription is required of before the treatment can be signed; empty for none
       * @default
       */
      required_drug?: string;
    };
    /**
     * TreatmentOut
     * @description A treatment of the catalogue.
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
       * Required Drug
       * @description The drug that a valid prescription is required of before the treatment can be signed; empty for none
       * @default
       */
      required_drug?: string;
      /** Version */
      version: number;
    };
    /**
     * TreatmentUpdate
     * @description A changed treatment, with the version that the change is based on.
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
       * Required Drug
       * @description The drug that a valid prescription is required of before the treatment can be signed; empty for none
       * @default
       */
      required_drug?: string;
      /** Version */
      version: number;
    };
    /**
     * TreatmentVersionRef
     * @description The version of the treatment that the request is based on (optimistic lock).
     */
    TreatmentVersionRef: {
      /** Version */
      version: number;
    };
    /**
     * TwoFactorChange
     * @description The person's own choice of a second factor, with the password that they have.
     */
    TwoFactorChange: {
      /** Is On */
      is_on: boolean;
      /** Password */
      password: string;
    };
    /**
     * TwoFactorOut
     * @description Whether signing in asks the person for a second factor.
     */
    TwoFactorOut: {
      /**
       * Is On
       * @description The person's own choice
       */
      is_on: boolean;
      /**
       * Is Required
       * @description A company of theirs requires it (SHOW_2FA)
       */
      is_required: boolean;
    };
    /**
     * TwoSeriesItem
     * @description Two figures of a slot.
     */
    TwoSeriesItem: {
      /** Name */
      name: string;
      /** Value */
      value: number;
      /** Value2 */
      value2: number;
    };
    /**
     * UnreadCount
     * @description The number that the bell shows.
     */
    UnreadCount: {
      /**
       * Unread Count
       * @description Counted up to 100
       */
      unread_count: number;
    };
    /**
     * UserCreate
     * @description A new user.
     */
    UserCreate: {
      /**
       * Booking Description
       * @default
       */
      booking_description?: string;
      /**
       * City
       * @default
       */
      city?: string;
      /**
       * Country
       * @default
       */
      country?: string;
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
       * Licence Number
       * @default
       */
      licence_number?: string;
      /**
       * Mobile Number
       * @default
       */
      mobile_number?: string;
      /**
       * Performs All Services
       * @description Performs each of the clinic's services from the start, if `is_for_booking`
       * @default false
       */
      performs_all_services?: boolean;
      /**
       * Personal Id
       * @default
       */
      personal_id?: string;
      /**
       * Profession
       * @default
       * @enum {string}
       */
      profession?:
        | ""
        | "doctor"
        | "dentist"
        | "nurse"
        | "midwife"
        | "dental_hygienist"
        | "physiotherapist"
        | "assistant_nurse"
        | "skin_therapist"
        | "other";
      /** Profile Photo */
      profile_photo?: string | null;
      /**
       * Specialist Competence
       * @default
       */
      specialist_competence?: string;
      /**
       * State
       * @default
       */
      state?: string;
      /**
       * Street Address
       * @default
       */
      street_address?: string;
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
      /**
       * Zip Code
       * @default
       */
      zip_code?: string;
    };
    /**
     * UserDelete
     * @description Deletes a user, who can be restored.
     */
    UserDelete: {
      /** Reason */
      reason: string;
      /** Version */
      version: number;
    };
    /**
     * UserDetailsOut
     * @description A user with their address and personal id, as they themselves and administrators see them.
     */
    UserDetailsOut: {
      /**
       * Booking Description
       * @default
       */
      booking_description?: string;
      /**
       * City
       * @default
       */
      city?: string;
      /**
       * Client Access
       * @default full
       * @enum {string}
       */
      client_access?: "full" | "custom";
      /** Company Id */
      company_id?: string | null;
      /**
       * Country
       * @default
       */
      country?: string;
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
      /** Deleted At */
      deleted_at?: string | null;
      /** Email */
      email: string;
      /** First Name */
      first_name: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /**
       * Invitation
       * @description Of the invitation to join: accepted by the first sign-in, expired after 24 hours
       * @default accepted
       * @enum {string}
       */
      invitation?: "pending" | "accepted" | "expired";
      /** Is Active */
      is_active: boolean;
      /**
       * Is Bankid Verified
       * @description Whether BankID has proved the personal id, and signs the user in
       * @default false
       */
      is_bankid_verified?: boolean;
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
      /** Licence Checked By */
      licence_checked_by?: string | null;
      /**
       * Licence Checked By Name
       * @default
       */
      licence_checked_by_name?: string;
      /**
       * Licence Checked On
       * @description Null until somebody has checked the licence as it is now
       */
      licence_checked_on?: string | null;
      /**
       * Licence Number
       * @default
       */
      licence_number?: string;
      /**
       * Mobile Number
       * @default
       */
      mobile_number?: string;
      /**
       * Password Last Change At
       * @description Null until the user has joined
       */
      password_last_change_at?: string | null;
      /**
       * Personal Id
       * @default
       */
      personal_id?: string;
      /**
       * Profession
       * @default
       * @enum {string}
       */
      profession?:
        | ""
        | "doctor"
        | "dentist"
        | "nurse"
        | "midwife"
        | "dental_hygienist"
        | "physiotherapist"
        | "assistant_nurse"
        | "skin_therapist"
        | "other";
      /** Profile Photo */
      profile_photo?: string | null;
      /**
       * Specialist Competence
       * @default
       */
      specialist_competence?: string;
      /**
       * State
       * @default
       */
      state?: string;
      /**
       * Street Address
       * @default
       */
      street_address?: string;
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
      /**
       * Zip Code
       * @default
       */
      zip_code?: string;
    };
    /**
     * UserOut
     * @description A user, as colleagues see them; contains nothing of their account, which is not the company's.
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
      /** Deleted At */
      deleted_at?: string | null;
      /** Email */
      email: string;
      /** First Name */
      first_name: string;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /**
       * Invitation
       * @description Of the invitation to join: accepted by the first sign-in, expired after 24 hours
       * @default accepted
       * @enum {string}
       */
      invitation?: "pending" | "accepted" | "expired";
      /** Is Active */
      is_active: boolean;
      /**
       * Is Bankid Verified
       * @description Whether BankID has proved the personal id, and signs the user in
       * @default false
       */
      is_bankid_verified?: boolean;
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
      /** Licence Checked By */
      licence_checked_by?: string | null;
      /**
       * Licence Checked On
       * @description Null until somebody has checked the licence as it is now
       */
      licence_checked_on?: string | null;
      /**
       * Licence Number
       * @default
       */
      licence_number?: string;
      /**
       * Mobile Number
       * @default
       */
      mobile_number?: string;
      /**
       * Profession
       * @default
       * @enum {string}
       */
      profession?:
        | ""
        | "doctor"
        | "dentist"
        | "nurse"
        | "midwife"
        | "dental_hygienist"
        | "physiotherapist"
        | "assistant_nurse"
        | "skin_therapist"
        | "other";
      /** Profile Photo */
      profile_photo?: string | null;
      /**
       * Specialist Competence
       * @default
       */
      specialist_competence?: string;
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
     * UserStatusUpdate
     * @description Activates or deactivates a user.
     */
    UserStatusUpdate: {
      /** Is Active */
      is_active: boolean;
      /** Version */
      version: number;
    };
    /**
     * UserUpdate
     * @description Changed data of a user, with the version that the change is based on. Fields that are left out stay as they are.
     */
    UserUpdate: {
      /**
       * Booking Description
       * @default
       */
      booking_description?: string;
      /**
       * City
       * @default
       */
      city?: string;
      /**
       * Country
       * @default
       */
      country?: string;
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
       * Licence Number
       * @default
       */
      licence_number?: string;
      /**
       * Mobile Number
       * @default
       */
      mobile_number?: string;
      /**
       * Personal Id
       * @default
       */
      personal_id?: string;
      /**
       * Profession
       * @default
       * @enum {string}
       */
      profession?:
        | ""
        | "doctor"
        | "dentist"
        | "nurse"
        | "midwife"
        | "dental_hygienist"
        | "physiotherapist"
        | "assistant_nurse"
        | "skin_therapist"
        | "other";
      /** Profile Photo */
      profile_photo?: string | null;
      /**
       * Specialist Competence
       * @default
       */
      specialist_competence?: string;
      /**
       * State
       * @default
       */
      state?: string;
      /**
       * Street Address
       * @default
       */
      street_address?: string;
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
      /**
       * Zip Code
       * @default
       */
      zip_code?: string;
    };
    /**
     * UserVersion
     * @description The version of a user that an action is based on.
     */
    UserVersion: {
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
     * ValidationErrorResponse
     * @description A failed validation; `errors` maps each dotted field to its errors.
     */
    ValidationErrorResponse: {
      data: components["schemas"]["ErrorData"];
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
     * VatRateTotals
     * @description Sales and returns at a VAT rate, in hundredths of a percent, and the VAT in them.
     */
    VatRateTotals: {
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
     * VisitorDetails
     * @description The visitor's name and contact details.
     */
    VisitorDetails: {
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
     * WorklistRow
     * @description An entry that waits for someone, and the client whom it concerns.
     */
    WorklistRow: {
      /**
       * At
       * @description When it was written or given, of a prescription when it was answered
       * @example 2026-11-21 08:30:00
       */
      at: string;
      /**
       * By Name
       * @description Who wrote the note or answered the request; empty for a form
       */
      by_name: string;
      client: components["schemas"]["BookingClient"];
      /**
       * Id
       * Format: uuid
       */
      id: string;
      /** Title */
      title: string;
      /**
       * Type
       * @enum {string}
       */
      type: "procedure" | "consent" | "questionnaire" | "prescription";
    };
    /**
     * Workspace
     * @description A workspace with the name of its company, empty in an area without one.
     */
    Workspace: {
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
     * WorkspaceRef
     * @description A workspace: the staff area of one company, or the prescriber or master admin area without one.
     */
    WorkspaceRef: {
      /**
       * Area
       * @enum {string}
       */
      area: "staff" | "prescriber" | "master_admin";
      /** Company Id */
      company_id?: string | null;
    };
    /**
     * ZReportOut
     * @description A closed day with its report.
     */
    ZReportOut: {
      /** Document Id */
      document_id: string | null;
      /**
       * Id
       * Format: uuid
       */
      id: string;
      report: components["schemas"]["RegisterReport"];
    };
    /**
     * ZReportSummary
     * @description A closed day in the list. Amounts in öre.
     */
    ZReportSummary: {
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
  list_audit_entries_api_audit_get: {
    parameters: {
      query?: {
        action?: string;
        client_id?: string | null;
        identity_id?: string | null;
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "at" | "action";
        subject_id?: string | null;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_AuditEntryOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
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
        "application/json": components["schemas"]["BankIdOrderRef"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
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
        "application/json": components["schemas"]["BankIdOrderRef"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BankIdQrCode_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_reminder_settings_api_booking_messages_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_list_ReminderSettingsOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_reminder_settings_api_booking_messages_put: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReminderSettingsUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ReminderSettingsOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  preview_reminder_api_booking_messages_preview_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReminderPreviewRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ReminderPreview_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_booking_settings_api_booking_settings_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BookingSettingsOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_booking_settings_api_booking_settings_put: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingSettingsUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BookingSettingsOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  choose_short_name_api_booking_settings_short_name_put: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ShortNameUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BookingSettingsOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  get_business_hours_api_business_hours_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BusinessHoursOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_business_hours_api_business_hours_put: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BusinessHoursUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BusinessHoursOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_client_tags_api_client_tags_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "name" | "clients";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ClientTagSummary__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  change_client_tags_api_client_tags_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClientTagsChange"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientTagsChanged_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `client.merged` This client has been merged into another client.; `client.too_many_tags` A client can have at most {limit} tags. Remove one first. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  view_newest_link_api_client__client_id__forms_link_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_Union_NewestFormLink__NoneType__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  send_link_api_client__client_id__forms_sendMail_post: {
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
        "application/json": components["schemas"]["FormLinkSendRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_FormLinkSent_"];
        };
      };
      /** @description `forms.no_pending_forms` There is nothing for the client to fill in. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.no_contact_address` The client has no mobile number or e-mail address to send to. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  list_client_consents_api_client__client_id__letters_of_consent_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "created_at" | "title";
      };
      header?: never;
      path: {
        client_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ClientConsentRow__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  assign_consents_api_client__client_id__letters_of_consent_post: {
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
        "application/json": components["schemas"]["ConsentAssignRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_list_ClientConsentRow__"];
        };
      };
      /** @description `forms.template_inactive` This form is inactive. Activate it first. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  view_consent_api_client__client_id__letters_of_consent__consent_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientConsentDetail_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  cancel_consent_api_client__client_id__letters_of_consent__consent_id__cancel_post: {
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
        "application/json": components["schemas"]["FormCancelRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientConsentDetail_"];
        };
      };
      /** @description `forms.cancelled` This is cancelled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  sign_consent_api_client__client_id__letters_of_consent__consent_id__sign_post: {
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
        "application/json": components["schemas"]["ConsentSignRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientConsentDetail_"];
        };
      };
      /** @description `forms.already_signed` This is signed and cannot be changed. Make a correction instead.; `forms.cancelled` This is cancelled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.signature_or_file_required` Sign the letter of consent or the attached file */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  start_correction_api_client__client_id__letters_of_consent__signed_consent_id__correct_post: {
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
        "application/json": components["schemas"]["FormCorrectionRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientConsentDetail_"];
        };
      };
      /** @description `forms.not_completed` This has not been filled in yet.; `forms.correction_open` A correction of this is already waiting.; `forms.cancelled` This is cancelled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  review_consent_api_client__client_id__letters_of_consent__signed_consent_id__review_post: {
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
        "application/json": components["schemas"]["ReviewCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientConsentDetail_"];
        };
      };
      /** @description `forms.not_completed` This has not been filled in yet.; `forms.cancelled` This is cancelled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_client_questionnaires_api_client__client_id__questionary_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        questionnaire_id?: string | null;
        search?: string;
        /** @description `title` is the one in the language of the request */
        sort?: "created_at" | "title";
      };
      header?: never;
      path: {
        client_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ClientQuestionnaireRow__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  assign_questionnaires_api_client__client_id__questionary_post: {
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
        "application/json": components["schemas"]["QuestionnaireAssignRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_list_ClientQuestionnaireRow__"];
        };
      };
      /** @description `forms.template_inactive` This form is inactive. Activate it first. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  start_correction_api_client__client_id__questionary__answered_questionnaire_id__correct_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        answered_questionnaire_id: string;
        client_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormCorrectionRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientQuestionnaireDetail_"];
        };
      };
      /** @description `forms.not_completed` This has not been filled in yet.; `forms.correction_open` A correction of this is already waiting.; `forms.cancelled` This is cancelled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  request_pdf_api_client__client_id__questionary__answered_questionnaire_id__regenPdf_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        answered_questionnaire_id: string;
        client_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientQuestionnaireDetail_"];
        };
      };
      /** @description `forms.not_completed` This has not been filled in yet. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  review_questionnaire_api_client__client_id__questionary__answered_questionnaire_id__review_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        answered_questionnaire_id: string;
        client_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReviewCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientQuestionnaireDetail_"];
        };
      };
      /** @description `forms.not_completed` This has not been filled in yet.; `forms.cancelled` This is cancelled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  sign_questionnaire_api_client__client_id__questionary__answered_questionnaire_id__sign_put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        answered_questionnaire_id: string;
        client_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionnaireSignRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientQuestionnaireDetail_"];
        };
      };
      /** @description `forms.not_completed` This has not been filled in yet.; `forms.already_signed` This is signed and cannot be changed. Make a correction instead.; `forms.cancelled` This is cancelled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  view_questionnaire_api_client__client_id__questionary__client_questionnaire_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        client_questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientQuestionnaireDetail_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  answer_questionnaire_api_client__client_id__questionary__client_questionnaire_id__answer_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        client_questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionnaireAnswerRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientQuestionnaireDetail_"];
        };
      };
      /** @description `forms.already_signed` This is signed and cannot be changed. Make a correction instead.; `forms.cancelled` This is cancelled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  cancel_questionnaire_api_client__client_id__questionary__client_questionnaire_id__cancel_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client_id: string;
        client_questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormCancelRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientQuestionnaireDetail_"];
        };
      };
      /** @description `forms.cancelled` This is cancelled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_clients_api_clients_get: {
    parameters: {
      query?: {
        filter?: "active" | "inactive" | "all";
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "name" | "created_at";
        /** @description Only clients that have all of these tags */
        tags?: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ClientListItem__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_client_api_clients_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClientCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `limit.clients` Maximum client limit reached */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientOut_"] | components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `client.exists` A client with this phone, e-mail or personal id already exists. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_client_api_clients__client_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_client_api_clients__client_id__put: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `version.stale` This was changed by someone else while you were editing.; `client.merged` This client has been merged into another client.; `client.exists` A client with this phone, e-mail or personal id already exists. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_access_log_api_clients__client_id__access_log_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_AccessLogEntry__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_client_bookings_api_clients__client_id__bookings_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "start_at" | "service";
      };
      header?: never;
      path: {
        client_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_CalendarBooking__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_latest_export_api_clients__client_id__export_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  request_export_api_clients__client_id__export_post: {
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
        "application/json": components["schemas"]["ClientExportRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `export.in_progress` An export is already in progress. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_download_url_api_clients__client_id__export__export_id__download_post: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `export.not_ready` This export can no longer be downloaded. Create a new one. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  merge_clients_api_clients__client_id__merge_post: {
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
        "application/json": components["schemas"]["ClientMerge"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `client.merged` This client has been merged into another client. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_client_prescriptions_api_clients__client_id__prescriptions_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "created_at" | "drug" | "valid_until";
      };
      header?: never;
      path: {
        client_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_PrescriptionOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_request_api_clients__client_id__prescriptions_post: {
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
        "application/json": components["schemas"]["PrescriptionCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_procedures_api_clients__client_id__procedures_get: {
    parameters: {
      query?: {
        filter?: "current" | "deleted";
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "date" | "title";
      };
      header?: never;
      path: {
        client_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ProcedureRow__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_procedure_api_clients__client_id__procedures_post: {
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
        "application/json": components["schemas"]["ProcedureCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  view_procedure_api_clients__client_id__procedures__procedure_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_procedure_api_clients__client_id__procedures__procedure_id__put: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `journal.already_signed` This treatment note is signed and can't be changed. Make a correction instead.; `journal.entry_closed` This treatment note has been cancelled or deleted.; `journal.only_author_assigns_signer` Only the author of the treatment note can assign the signer. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  cancel_procedure_api_clients__client_id__procedures__procedure_id__cancel_post: {
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
        "application/json": components["schemas"]["ProcedureCloseRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `journal.entry_closed` This treatment note has been cancelled or deleted.; `journal.correction_open` This treatment note is already corrected, or a correction of it is being written. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  start_correction_api_clients__client_id__procedures__procedure_id__correct_post: {
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
        "application/json": components["schemas"]["ProcedureCorrectionRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `journal.not_signed` This treatment note isn't signed.; `journal.entry_closed` This treatment note has been cancelled or deleted.; `journal.correction_open` This treatment note is already corrected, or a correction of it is being written. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  delete_procedure_api_clients__client_id__procedures__procedure_id__delete_post: {
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
        "application/json": components["schemas"]["ProcedureCloseRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `journal.already_signed` This treatment note is signed and can't be changed. Make a correction instead.; `journal.entry_closed` This treatment note has been cancelled or deleted. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  review_procedure_api_clients__client_id__procedures__procedure_id__review_post: {
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
        "application/json": components["schemas"]["ReviewCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `journal.not_signed` This treatment note isn't signed.; `journal.entry_closed` This treatment note has been cancelled or deleted. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  sign_procedure_api_clients__client_id__procedures__procedure_id__sign_post: {
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
        "application/json": components["schemas"]["ProcedureSignRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `journal.already_signed` This treatment note is signed and can't be changed. Make a correction instead.; `journal.entry_closed` This treatment note has been cancelled or deleted.; `journal.not_your_signature` This treatment note waits for another person's signature.; `journal.prescription_missing` There is no valid prescription of {medicine} for this client, so the treatment note can't be signed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_client_tags_api_clients__client_id__tags_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientTagsOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_company_api_company_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_company_api_company_put: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CompanyUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_public_settings_api_company__public_id__settings_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PublicSettings_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  get_settings_api_company_settings_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_CompanySettingsOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  save_settings_api_company_settings_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CompanySettingsUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_CompanySettingsOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_version_api_controlled_document_versions__document_version_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document_version_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ControlledDocumentVersionDetail_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_draft_api_controlled_document_versions__document_version_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document_version_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ControlledDocumentDraftUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ControlledDocumentVersionDetail_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `quality.version_not_editable` This version cannot be changed any more. Write a new version. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  delete_draft_api_controlled_document_versions__document_version_id__delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document_version_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ControlledDocumentDraftDiscard"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `quality.version_not_editable` This version cannot be changed any more. Write a new version. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  acknowledge_version_api_controlled_document_versions__document_version_id__acknowledge_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document_version_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ControlledDocumentVersionDetail_"];
        };
      };
      /** @description `quality.version_not_published` Only the published version can be acknowledged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  approve_version_api_controlled_document_versions__document_version_id__approve_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document_version_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QualityExpectedVersion"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ControlledDocumentVersionDetail_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `quality.version_not_editable` This version cannot be changed any more. Write a new version. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  publish_version_api_controlled_document_versions__document_version_id__publish_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document_version_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QualityExpectedVersion"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ControlledDocumentVersionDetail_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `quality.version_not_approved` A version is approved before it is published. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_readers_api_controlled_document_versions__document_version_id__readers_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document_version_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_list_ControlledDocumentReader__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_documents_api_controlled_documents_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ControlledDocumentOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_document_api_controlled_documents_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ControlledDocumentCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ControlledDocumentOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_document_api_controlled_documents__controlled_document_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        controlled_document_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ControlledDocumentOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_document_api_controlled_documents__controlled_document_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        controlled_document_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ControlledDocumentUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ControlledDocumentOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  delete_document_api_controlled_documents__controlled_document_id__delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        controlled_document_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_activity_api_controlled_documents__controlled_document_id__logs_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
      };
      header?: never;
      path: {
        controlled_document_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_QualityLogEntry__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  restore_document_api_controlled_documents__controlled_document_id__restore_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        controlled_document_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QualityExpectedVersion"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ControlledDocumentOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_versions_api_controlled_documents__controlled_document_id__versions_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
      };
      header?: never;
      path: {
        controlled_document_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ControlledDocumentVersionSummary__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_draft_api_controlled_documents__controlled_document_id__versions_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        controlled_document_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ControlledDocumentDraftCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ControlledDocumentVersionDetail_"];
        };
      };
      /** @description `quality.draft_exists` The next version of this document is already being written. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
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
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  get_analytics_api_dashboard_analytics_get: {
    parameters: {
      query?: {
        end_date?: string | null;
        filter?: "day" | "week" | "month";
        start_date?: string | null;
        /** @description Ids of team members (`GET /api/reports/team`); everybody when empty */
        user_ids?: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_AnalyticsOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_box_data_api_dashboard_box_data_get: {
    parameters: {
      query?: {
        end_date?: string | null;
        filter?: "day" | "week" | "month";
        start_date?: string | null;
        /** @description Ids of team members (`GET /api/reports/team`); everybody when empty */
        user_ids?: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BoxDataOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_graph_data_api_dashboard_graph_data_get: {
    parameters: {
      query?: {
        end_date?: string | null;
        filter?: "day" | "week" | "month";
        start_date?: string | null;
        /** @description Ids of team members (`GET /api/reports/team`); everybody when empty */
        user_ids?: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_GraphDataOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_deliveries_api_deliveries_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "occurred_at" | "event" | "subscriber";
        state?: ("pending" | "done" | "failed") | null;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_DeliveryOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  resend_delivery_api_deliveries__delivery_id__resend_post: {
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
        "application/json": components["schemas"]["DeliveryResend"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `delivery.not_failed` This delivery is pending or already done. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_document_api_documents__document_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  regenerate_document_api_documents__document_id__regenerate_post: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  verify_document_api_documents_verify__code__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_DocumentVerification_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_draft_api_drafts__form___subject__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  put_draft_api_drafts__form___subject__put: {
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
        "application/json": components["schemas"]["DraftSave"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  remove_draft_api_drafts__form___subject__delete: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  verify_email_by_link_api_email_verify_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EmailLinkVerification"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `auth.wrong_credentials` Wrong e-mail or password. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `auth.link_invalid` This link has been used or has expired. Ask for a new one.; `sign_up.not_pending` This sign-up is complete or has expired. Sign in, or sign up once more.; `sign_up.account_exists` This address has an account already. Sign in with it instead. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  upload_image_api_files_post: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  upload_pdf_api_files_documents_post: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  download_file_api_files_raw__ticket__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        ticket: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": unknown;
          "image/jpeg": unknown;
          "image/png": unknown;
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  request_password_reset_api_forgot_password_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PasswordResetRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  create_signed_url_api_get_signed_url_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SignedUrlRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_holidays_api_holidays_get: {
    parameters: {
      query?: {
        from?: string | null;
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "starts_on" | "name";
        to?: string | null;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_HolidayOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_holiday_api_holidays_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["HolidayCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  receive_delivery_report_api_hooks_46elks__secret__post: {
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
        "application/x-www-form-urlencoded": components["schemas"]["Body_receive_delivery_report_api_hooks_46elks__secret__post"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  get_verification_key_api_hooks_viva_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The key, without an envelope */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            Key: string;
          };
        };
      };
    };
  };
  receive_event_api_hooks_viva_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          EventData?: {
            ConnectedAccountId?: string;
            MerchantId?: string;
            OrderCode?: string;
            TerminalId?: string;
            TransactionId?: string;
          };
          EventTypeId: number;
          MessageId: string;
          RecipientId?: string;
        };
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `request.malformed` What was sent could not be read. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  request_new_invitation_api_invitations_renew_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LinkToken"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `auth.link_invalid` This link has been used or has expired. Ask for a new one. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  invite_friend_api_invite_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FriendInvitation"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  list_consent_templates_api_letters_of_consent_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ConsentTemplateRow__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_consent_template_api_letters_of_consent_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ConsentTemplateCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ConsentTemplateOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_consent_template_api_letters_of_consent__template_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        template_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ConsentTemplateOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_consent_template_api_letters_of_consent__template_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        template_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ConsentTemplateUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ConsentTemplateOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  delete_consent_template_api_letters_of_consent__template_id__delete: {
    parameters: {
      query?: {
        version?: number | null;
      };
      header?: never;
      path: {
        template_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  restore_consent_template_api_letters_of_consent__template_id__restore_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        template_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormTemplateVersionRef"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ConsentTemplateOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  toggle_consent_template_api_letters_of_consent__template_id__toggle_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        template_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormTemplateVersionRef"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ConsentTemplateOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_consent_template_versions_api_letters_of_consent__template_id__versions_get: {
    parameters: {
      query?: {
        page?: number;
        per_page?: number;
      };
      header?: never;
      path: {
        template_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ConsentTemplateVersionOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
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
        "application/json": components["schemas"]["LoginRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_Annotated_Union_SignedIn__SecondFactorStep___FieldInfo_annotation_NoneType__required_True__discriminator__next____"];
        };
      };
      /** @description `auth.wrong_credentials` Wrong e-mail or password. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `auth.invitation_expired` Your invitation has expired. Ask the clinic to invite you again. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds.; `auth.busy` Many are signing in right now. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  cancel_order_api_login_bankid_cancel_order_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BankIdOrderRef"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  collect_order_api_login_bankid_collect_order_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BankIdOrderRef"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BankIdSignInOut_"];
        };
      };
      /** @description `auth.bankid_not_connected` You can't sign in with this BankID. Sign in with your password, and connect your BankID in your profile. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `bankid.expired` Collect request expired. Please start again. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  generate_qr_api_login_bankid_generate_qr_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BankIdQrCode_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  start_order_api_login_bankid_start_order_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BankIdOrderStart"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `` */
      502: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  send_sign_in_code_api_login_code_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CodeRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_SecondFactorStep_"];
        };
      };
      /** @description `auth.wrong_credentials` Wrong e-mail or password. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `auth.step_missing` This sign-in is complete or has expired. Sign in once more. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  verify_second_factor_api_login_second_factor_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SecondFactor"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_Annotated_Union_SignedIn__SecondFactorStep___FieldInfo_annotation_NoneType__required_True__discriminator__next____"];
        };
      };
      /** @description `auth.wrong_credentials` Wrong e-mail or password. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `auth.step_missing` This sign-in is complete or has expired. Sign in once more. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `otp.too_many_attempts` Too many wrong codes. Ask for a new code.; `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  get_sign_in_step_api_login_step_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_Union_SecondFactorStep__NoneType__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  list_devices_api_medical_devices_get: {
    parameters: {
      query?: {
        /** @description `due` are those in use whose maintenance is due within 30 days */
        filter?: "in_use" | "due" | "removed" | "all";
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "name" | "next_maintenance_on" | "location";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_DeviceSummary__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_device_api_medical_devices_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DeviceCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_DeviceDetail_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_device_api_medical_devices__device_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_DeviceDetail_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_device_api_medical_devices__device_id__put: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_DeviceDetail_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  delete_device_api_medical_devices__device_id__delete: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_activity_api_medical_devices__device_id__logs_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_QualityLogEntry__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_maintenance_api_medical_devices__device_id__maintenance_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_MaintenanceOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  record_maintenance_api_medical_devices__device_id__maintenance_post: {
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
        "application/json": components["schemas"]["MaintenanceRecordCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  restore_device_api_medical_devices__device_id__restore_post: {
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
        "application/json": components["schemas"]["QualityExpectedVersion"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_DeviceDetail_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_messages_api_messages_get: {
    parameters: {
      query?: {
        client_id?: string | null;
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "created_at" | "to";
        state?: components["schemas"]["MessageState"] | null;
        /** @description Only messages that failed or whose delivery is unknown: those that can be sent again. */
        undelivered?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_MessageOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  resend_message_api_messages__message_id__resend_post: {
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
        "application/json": components["schemas"]["MessageResend"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_notifications_api_notifications_get: {
    parameters: {
      query?: {
        kind?: components["schemas"]["NotificationKind"] | null;
        page?: number;
        per_page?: number;
        /** @description Only those that are not marked as read */
        unread?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_NotificationList_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  mark_read_api_notifications__notification_id__read_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        notification_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  mark_all_read_api_notifications_read_all_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_switches_api_notifications_switches_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_list_NotificationSwitchOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  set_switch_api_notifications_switches__kind__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: components["schemas"]["NotificationKind"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NotificationSwitchUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_NotificationSwitchOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  count_unread_api_notifications_unread_count_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_UnreadCount_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_checklist_api_overview_checklist_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ChecklistOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  dismiss_checklist_api_overview_checklist_dismiss_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_client_booking_times_api_overview_client_booking_times_get: {
    parameters: {
      query: {
        client_ids: string[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_list_ClientBookingTimes__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_client_summary_api_overview_clients__client_id__summary_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientSummary_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_dashboard_api_overview_dashboard_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_SearchResults_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_answered_prescriptions_api_overview_worklists_answered_prescriptions_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_WorklistRow__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_pending_forms_api_overview_worklists_pending_forms_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_WorklistRow__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_unsigned_procedures_api_overview_worklists_unsigned_procedures_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_WorklistRow__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_practitioners_api_practitioners_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_prescription_api_prescriptions__prescription_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_request_api_prescriptions__prescription_id__put: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `prescription.already_decided` This request has been decided and can no longer be changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  delete_request_api_prescriptions__prescription_id__delete: {
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
        "application/json": components["schemas"]["PrescriptionCloseRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `prescription.already_decided` This request has been decided and can no longer be changed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  inactivate_prescription_api_prescriptions__prescription_id__inactivate_post: {
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
        "application/json": components["schemas"]["PrescriptionCloseRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `prescription.not_active` This prescription is not active. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_profile_api_profile_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_UserDetailsOut_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_profile_api_profile_put: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProfileUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_UserDetailsOut_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  disconnect_bankid_api_profile_bankid_disconnect_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PasswordProof"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_UserDetailsOut_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds.; `auth.busy` Many are signing in right now. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  start_bankid_connection_api_profile_bankid_start_order_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BankIdConnect"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `bankid.personal_id_not_swedish` The personal id in your profile is not a Swedish one. Correct or empty it, and connect BankID after that. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds.; `auth.busy` Many are signing in right now. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `` */
      502: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  change_password_api_profile_password_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PasswordChange"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds.; `auth.busy` Many are signing in right now. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  list_sign_ins_api_profile_sign_ins_get: {
    parameters: {
      query?: {
        page?: number;
        per_page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_SignInRow__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  sign_out_everywhere_api_profile_sign_out_everywhere_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_two_factor_api_profile_two_factor_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_TwoFactorOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_two_factor_api_profile_two_factor_put: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TwoFactorChange"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_TwoFactorOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds.; `auth.busy` Many are signing in right now. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  list_questionnaires_api_questionary_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_QuestionnaireRow__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_questionnaire_api_questionary_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionnaireCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_QuestionnaireOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_clinic_api_questionary_loc__public_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_FormLinkClinic_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  sign_consent_api_questionary_loc__public_id__consents__consent_id__sign_post: {
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
        "application/json": components["schemas"]["ConsentSignRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_CompletedForm_"];
        };
      };
      /** @description `forms.flow_expired` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.not_verified` Confirm that it is you with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.already_signed` This is signed and cannot be changed. Make a correction instead.; `forms.cancelled` This is cancelled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.signature_or_file_required` Sign the letter of consent or the attached file */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  get_draft_api_questionary_loc__public_id__drafts__form___subject__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `forms.flow_expired` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.not_verified` Confirm that it is you with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  save_draft_api_questionary_loc__public_id__drafts__form___subject__put: {
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
        "application/json": components["schemas"]["DraftSave"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `forms.flow_expired` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.not_verified` Confirm that it is you with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  upload_file_api_questionary_loc__public_id__files_post: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `forms.flow_expired` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.not_verified` Confirm that it is you with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  view_flow_api_questionary_loc__public_id__flow_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_FormFlowOut_"];
        };
      };
      /** @description `forms.flow_expired` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.not_verified` Confirm that it is you with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  open_link_api_questionary_loc__public_id__flows_post: {
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
        "application/json": components["schemas"]["FormLinkOpenRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_FormFlowCreated_"];
        };
      };
      /** @description `forms.link_expired` This link no longer works. Ask the clinic for a new one. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.no_contact_address` The client has no mobile number or e-mail address to send to. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  view_forms_api_questionary_loc__public_id__forms_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientForms_"];
        };
      };
      /** @description `forms.flow_expired` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.not_verified` Confirm that it is you with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_public_questionnaires_api_questionary_loc__public_id__questionary_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_list_PublicQuestionnaire__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  answer_questionnaire_api_questionary_loc__public_id__questionnaires__client_questionnaire_id__answer_post: {
    parameters: {
      query?: never;
      header?: {
        "x-flow-key"?: string;
      };
      path: {
        client_questionnaire_id: string;
        public_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionnaireAnswerRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_CompletedForm_"];
        };
      };
      /** @description `forms.flow_expired` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.not_verified` Confirm that it is you with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.already_signed` This is signed and cannot be changed. Make a correction instead.; `forms.cancelled` This is cancelled. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  resend_code_api_questionary_loc__public_id__resend_otp_post: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_FormFlowOut_"];
        };
      };
      /** @description `forms.flow_expired` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.not_verified` Confirm that it is you with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  verify_flow_api_questionary_loc__public_id__verify_otp_post: {
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
        "application/json": components["schemas"]["FormCodeVerifyRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_FormFlowOut_"];
        };
      };
      /** @description `forms.flow_expired` You have been away for a while. Please confirm that it is you once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forms.not_verified` Confirm that it is you with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `otp.too_many_attempts` Too many wrong codes. Ask for a new code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  get_questionnaire_api_questionary__questionnaire_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_QuestionnaireOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  rename_questionnaire_api_questionary__questionnaire_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionnaireRename"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_QuestionnaireOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  delete_questionnaire_api_questionary__questionnaire_id__delete: {
    parameters: {
      query?: {
        version?: number | null;
      };
      header?: never;
      path: {
        questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  copy_questionnaire_api_questionary__questionnaire_id__copy_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_QuestionnaireOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_questions_api_questionary__questionnaire_id__questions_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  add_question_api_questionary__questionnaire_id__questions_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionSave"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_QuestionnaireOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_question_api_questionary__questionnaire_id__questions__question_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        question_id: string;
        questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionSave"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_QuestionnaireOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  delete_question_api_questionary__questionnaire_id__questions__question_id__delete: {
    parameters: {
      query?: {
        version?: number | null;
      };
      header?: never;
      path: {
        question_id: string;
        questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_QuestionnaireOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  add_questions_api_questionary__questionnaire_id__questions_bulk_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionBulkCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_QuestionnaireOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  restore_questionnaire_api_questionary__questionnaire_id__restore_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormTemplateVersionRef"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_QuestionnaireOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  toggle_questionnaire_api_questionary__questionnaire_id__toggle_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FormTemplateVersionRef"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_QuestionnaireOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  replace_questionnaire_api_questionary__questionnaire_id__update_new_put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionnaireReplace"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_QuestionnaireOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_booking_report_api_reports_booking_get: {
    parameters: {
      query?: {
        end?: string | null;
        period?: "day" | "week" | "month";
        /** @description Ids of team members (`GET /api/reports/team`) or of booking practitioners; everybody when empty */
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  export_booking_report_api_reports_booking_export_get: {
    parameters: {
      query?: {
        end?: string | null;
        period?: "day" | "week" | "month";
        /** @description Ids of team members (`GET /api/reports/team`) or of booking practitioners; everybody when empty */
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
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_pos_report_api_reports_pos_get: {
    parameters: {
      query?: {
        end?: string | null;
        period?: "day" | "week" | "month";
        /** @description Ids of team members (`GET /api/reports/team`) or of booking practitioners; everybody when empty */
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  export_pos_report_api_reports_pos_export_get: {
    parameters: {
      query?: {
        end?: string | null;
        period?: "day" | "week" | "month";
        /** @description Ids of team members (`GET /api/reports/team`) or of booking practitioners; everybody when empty */
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
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_record_report_api_reports_record_get: {
    parameters: {
      query?: {
        end?: string | null;
        period?: "day" | "week" | "month";
        /** @description Ids of team members (`GET /api/reports/team`) or of booking practitioners; everybody when empty */
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  export_record_report_api_reports_record_export_get: {
    parameters: {
      query?: {
        end?: string | null;
        period?: "day" | "week" | "month";
        /** @description Ids of team members (`GET /api/reports/team`) or of booking practitioners; everybody when empty */
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
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_team_api_reports_team_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ReportTeamMember__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  resend_verification_email_api_resend_otp_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `sign_up.not_pending` This sign-up is complete or has expired. Sign in, or sign up once more. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  reset_password_api_reset_password_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PasswordResetConfirm"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `auth.link_invalid` This link has been used or has expired. Ask for a new one. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  check_link_api_reset_password_check_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LinkToken"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `auth.link_invalid` This link has been used or has expired. Ask for a new one. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  list_rooms_api_rooms_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "name" | "is_active";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_RoomOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_room_api_rooms_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RoomCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `room.too_many` A clinic can have at most {limit} rooms. Rename one that you no longer use. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_room_api_rooms__room_id__put: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_room_options_api_rooms_options_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_saved_views_api_saved_views_get: {
    parameters: {
      query: {
        list_name: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_list_SavedViewOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  save_view_api_saved_views_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SavedViewCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_SavedViewOut_"];
        };
      };
      /** @description `saved_view.too_many` You have {limit} saved views of this list. Delete one first. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  delete_view_api_saved_views__view_id__delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        view_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_session_api_session_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `auth.session_replaced` Another login has been detected for this account and you have been logged out from this device; `auth.ended_for_security` You have been logged out for security reasons */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_language_api_session_language_put: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LanguageUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  switch_workspace_api_session_switch_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WorkspaceRef"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `auth.session_replaced` Another login has been detected for this account and you have been logged out from this device; `auth.ended_for_security` You have been logged out for security reasons */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_workspaces_api_session_workspaces_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_list_Workspace__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  store_support_message_api_support_store_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SupportMessageCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_SupportMessageOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  get_terms_api_terms_get: {
    parameters: {
      query?: {
        /** @description A published version; the current one when it is left out */
        terms_version?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_TermsOut_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  list_time_zones_api_time_zones_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_treatments_api_treatments_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_TreatmentOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_treatment_api_treatments_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TreatmentCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_treatment_api_treatments__treatment_id__put: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  delete_treatment_api_treatments__treatment_id__delete: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  restore_treatment_api_treatments__treatment_id__restore_post: {
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
        "application/json": components["schemas"]["TreatmentVersionRef"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  toggle_treatment_api_treatments__treatment_id__toggle_post: {
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
        "application/json": components["schemas"]["TreatmentVersionRef"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_users_api_users_get: {
    parameters: {
      query?: {
        /** @description `all` leaves out the deleted ones */
        filter?: "active" | "inactive" | "all" | "deleted";
        for_booking?: boolean;
        for_record?: boolean;
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_UserOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_user_api_users_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["UserCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `limit.users` It seems that you have reached your plan's limit */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_UserOut_"] | components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forbidden` You do not have access to this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  get_user_api_users__user_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_user_api_users__user_id__put: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_UserDetailsOut_"];
        };
      };
      /** @description `forbidden` You do not have access to this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  delete_user_api_users__user_id__delete: {
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
        "application/json": components["schemas"]["UserDelete"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `team.super_user_required` The super user cannot be deactivated or deleted.; `team.cannot_delete_self` You cannot delete yourself.; `team.has_bookings` This team member has bookings to come ({count}). Move or cancel them first. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  change_user_status_api_users__user_id__change_status_post: {
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
        "application/json": components["schemas"]["UserStatusUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `limit.users` It seems that you have reached your plan's limit */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_UserOut_"] | components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `team.super_user_required` The super user cannot be deactivated or deleted.; `team.cannot_deactivate_self` You cannot deactivate yourself. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_client_access_api_users__user_id__client_access_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientAccessOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  replace_client_access_api_users__user_id__client_access_put: {
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
        "application/json": components["schemas"]["ClientAccessUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ClientAccessOut_"];
        };
      };
      /** @description `forbidden` You do not have access to this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `team.super_user_full_access` The super user always has access to all clients. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_user_details_api_users__user_id__details_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_UserDetailsOut_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  resend_invitation_api_users__user_id__invite_post: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `team.invitation_accepted` This person has joined already. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  check_licence_api_users__user_id__licence_check_post: {
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
        "application/json": components["schemas"]["LicenceCheck"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_UserDetailsOut_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `team.licence_missing` Save a licensed profession and its licence number first. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  restore_user_api_users__user_id__restore_post: {
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
        "application/json": components["schemas"]["UserVersion"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `limit.users` It seems that you have reached your plan's limit */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_UserOut_"] | components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `forbidden` You do not have access to this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `team.added_twice` This person has been added to the team anew. Remove that team member first. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_portal_api_v2_booking_portal__public_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_available_days_api_v2_booking_portal__public_id__available_days_get: {
    parameters: {
      query: {
        from: string;
        /** @description Any practitioner when omitted */
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_AvailableDays_"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `portal.busy` Many are looking for a time right now. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  list_available_slots_api_v2_booking_portal__public_id__available_slots_get: {
    parameters: {
      query: {
        day: string;
        /** @description Any practitioner when omitted */
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_FreeSlots_"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_confirmation_api_v2_booking_portal__public_id__booking_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BookingConfirmation_"];
        };
      };
      /** @description `booking_flow.expired` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_calendar_file_api_v2_booking_portal__public_id__booking_ics_get: {
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
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
  create_booking_api_v2_booking_portal__public_id__bookings_post: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BookingConfirmation_"];
        };
      };
      /** @description `booking_flow.expired` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `booking_flow.unverified` Confirm that it is you with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `booking.time_taken` This time has just been taken. Please choose another.; `portal.client_limit` The clinic cannot take new clients online right now. Please contact the clinic. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_categories_api_v2_booking_portal__public_id__categories_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  find_next_available_api_v2_booking_portal__public_id__find_available_slot_get: {
    parameters: {
      query: {
        /** @description Any practitioner when omitted */
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_NextAvailable_"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `portal.busy` Many are looking for a time right now. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  get_flow_api_v2_booking_portal__public_id__flow_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BookingFlowOut_"];
        };
      };
      /** @description `booking_flow.expired` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  select_time_api_v2_booking_portal__public_id__flow_put: {
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
        "application/json": components["schemas"]["BookingSelection"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BookingFlowOut_"];
        };
      };
      /** @description `booking_flow.expired` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  start_flow_api_v2_booking_portal__public_id__flows_post: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BookingFlowKey_"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_hold_api_v2_booking_portal__public_id__hold_post: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BookingFlowOut_"];
        };
      };
      /** @description `booking_flow.expired` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `booking_flow.unverified` Confirm that it is you with the code first. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `booking.time_taken` This time has just been taken. Please choose another. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_practitioners_api_v2_booking_portal__public_id__practitioners_get: {
    parameters: {
      query: {
        /** @description Any practitioner when omitted */
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BookingFlowOut_"];
        };
      };
      /** @description `booking_flow.expired` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
        "application/json": components["schemas"]["VisitorDetails"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BookingFlowOut_"];
        };
      };
      /** @description `booking_flow.expired` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  verify_phone_api_v2_booking_portal__public_id__verify_otp_post: {
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
        "application/json": components["schemas"]["PortalCodeVerification"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_BookingFlowOut_"];
        };
      };
      /** @description `booking_flow.expired` You have been away for a while. Please confirm your details once more. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `portal.closed` This clinic does not take bookings online at the moment. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `booking.time_taken` This time has just been taken. Please choose another. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `otp.too_many_attempts` Too many wrong codes. Ask for a new code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  get_calendar_api_v2_bookings_get: {
    parameters: {
      query: {
        from: string;
        /** @description Repeated or separated by commas; all practitioners when empty */
        practitioner_ids?: string[];
        to: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_booking_api_v2_bookings_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `booking.practitioner_busy` The practitioner is busy during the selected time slot. Book anyway?; `booking.room_busy` The room is busy during the selected time slot. Book anyway?; `booking.practitioner_not_qualified` {practitioner} doesn't perform {service}. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_booking_api_v2_bookings__booking_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  cancel_booking_api_v2_bookings__booking_id__cancel_post: {
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
        "application/json": components["schemas"]["BookingCancel"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `booking.not_active` This booking is already cancelled.; `booking.invalid_transition` The booking's state doesn't allow this. Undo its last step first.; `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_booking_messages_api_v2_bookings__booking_id__messages_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
      };
      header?: never;
      path: {
        booking_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_MessageOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  reschedule_booking_api_v2_bookings__booking_id__reschedule_post: {
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
        "application/json": components["schemas"]["BookingReschedule"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `booking.practitioner_busy` The practitioner is busy during the selected time slot. Book anyway?; `booking.room_busy` The room is busy during the selected time slot. Book anyway?; `booking.practitioner_not_qualified` {practitioner} doesn't perform {service}.; `booking.not_active` This booking is already cancelled.; `booking.invalid_transition` The booking's state doesn't allow this. Undo its last step first.; `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  change_booking_state_api_v2_bookings__booking_id__state_post: {
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
        "application/json": components["schemas"]["BookingStateChange"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `booking.not_active` This booking is already cancelled.; `booking.invalid_transition` The booking's state doesn't allow this. Undo its last step first.; `booking.too_early` This can be marked on the day of the booking, and a no-show after its start.; `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_free_slots_api_v2_bookings_free_slots_get: {
    parameters: {
      query: {
        from: string;
        /** @description Any practitioner when omitted */
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_FreeSlots_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_categories_api_v2_categories_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_category_api_v2_categories_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CategoryCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `category.too_many` A clinic can have at most {limit} categories. Rename one that you no longer use. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_category_api_v2_categories__category_id__put: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
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
        "application/json": components["schemas"]["ExpectedVersion"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  reorder_categories_api_v2_categories_shift_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CategoryOrder"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_client_answers_api_v2_client__client_id__questionary_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        questionnaire_id?: string | null;
        search?: string;
        /** @description `title` is the one in the language of the request */
        sort?: "created_at" | "title";
      };
      header?: never;
      path: {
        client_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ClientQuestionnaireAnswers__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  reorder_questions_api_v2_questionary__questionnaire_id__questions_shift_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        questionnaire_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["QuestionReorder"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_QuestionnaireOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_pending_sign_up_api_v2_register_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_Union_PendingSignUpOut__NoneType__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  sign_up_api_v2_register_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SignUpRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PendingSignUpOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds.; `auth.busy` Many are signing in right now. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  complete_onboarding_api_v2_register_set_up_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OnboardingRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `onboarding.completed` Your company is set up already. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  report_browser_error_api_v2_report_error_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BrowserErrorReport"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  list_services_api_v2_services_get: {
    parameters: {
      query?: {
        active?: boolean | null;
        category_id?: string | null;
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "category" | "name" | "duration" | "price" | "is_active";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ServiceOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_service_api_v2_services_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ServiceCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `service.too_many` A clinic can have at most {limit} services. Delete one that you no longer offer. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_service_api_v2_services__service_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_service_api_v2_services__service_id__put: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
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
        "application/json": components["schemas"]["ExpectedVersion"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  change_services_api_v2_services_bulk_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ServicesChange"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ServicesChanged_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_service_options_api_v2_services_options_get: {
    parameters: {
      query?: {
        active?: boolean | null;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_list_ServiceOption__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_starter_lists_api_v2_services_starter_lists_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_StarterListsOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  add_starter_list_api_v2_services_starter_lists_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StarterListAdd"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_StarterListAdded_"];
        };
      };
      /** @description `category.too_many` A clinic can have at most {limit} categories. Rename one that you no longer use. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_gift_cards_api_v3_point_of_sale_gift_cards_get: {
    parameters: {
      query?: {
        client_id?: string | null;
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "created_at" | "code" | "expires_on" | "balance";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_GiftCardOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_gift_card_api_v3_point_of_sale_gift_cards__gift_card_id__put: {
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
        "application/json": components["schemas"]["GiftCardUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_gift_card_by_code_api_v3_point_of_sale_gift_cards_by_code__code__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_payment_account_api_v3_point_of_sale_payment_account_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaymentAccountOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  connect_payment_account_api_v3_point_of_sale_payment_account_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PaymentAccountCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaymentAccountOut_"];
        };
      };
      /** @description `pos.country_not_supported` The register works only for companies registered in Sweden: it follows the Swedish cash-register law. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `pos.payment_terms_changed` The terms have changed. Read the new ones and agree to them. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  refresh_payment_account_api_v3_point_of_sale_payment_account_refresh_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaymentAccountOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  abort_payment_api_v3_point_of_sale_payment__receipt_id__abort_post: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  retry_sale_api_v3_point_of_sale_payment__receipt_id__retry_post: {
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
        "application/json": components["schemas"]["SaleRetry"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `pos.country_not_supported` The register works only for companies registered in Sweden: it follows the Swedish cash-register law.; `pos.no_merchant` The company has no account with the payment provider yet.; `pos.no_control_unit` No register is connected to a control unit yet, so nothing may be sold.; `pos.no_organization_number` The company's organization number is missing. Receipts have to show it.; `pos.currency_not_supported` The register works only in Swedish kronor. The company's currency is another.; `pos.no_real_providers` This installation has no settings for the real control system and card payments, so nothing may be sold. Contact the operator. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `pos.register_inactive` This register is not in use. Choose another.; `pos.out_of_stock` There is not enough of {name} in stock.; `pos.gift_card_unusable` This gift card cannot be used: it has expired or is not active.; `pos.not_retriable` Only a payment that failed can be tried again, and only once.; `pos.refund_in_progress` A refund of this receipt is already in progress. Wait until it has finished.; `pos.not_refundable` This receipt cannot be refunded.; `pos.gift_card_already_sold` A receipt with a sold gift card cannot be refunded.; `pos.gift_card_cancelled` Gift card {card} paid for this and is blocked. Unblock it first, because the money goes back to it. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `pos.no_terminal` a terminal device must be selected */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  quote_cart_api_v3_point_of_sale_payment_quote_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CartCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_sale_api_v3_point_of_sale_payment_store_post: {
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
        "application/json": components["schemas"]["SaleCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `pos.country_not_supported` The register works only for companies registered in Sweden: it follows the Swedish cash-register law.; `pos.no_merchant` The company has no account with the payment provider yet.; `pos.no_control_unit` No register is connected to a control unit yet, so nothing may be sold.; `pos.no_organization_number` The company's organization number is missing. Receipts have to show it.; `pos.currency_not_supported` The register works only in Swedish kronor. The company's currency is another.; `pos.no_real_providers` This installation has no settings for the real control system and card payments, so nothing may be sold. Contact the operator. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `pos.register_inactive` This register is not in use. Choose another.; `pos.out_of_stock` There is not enough of {name} in stock.; `pos.gift_card_unusable` This gift card cannot be used: it has expired or is not active.; `pos.not_retriable` Only a payment that failed can be tried again, and only once.; `pos.refund_in_progress` A refund of this receipt is already in progress. Wait until it has finished.; `pos.not_refundable` This receipt cannot be refunded.; `pos.gift_card_already_sold` A receipt with a sold gift card cannot be refunded.; `pos.gift_card_cancelled` Gift card {card} paid for this and is blocked. Unblock it first, because the money goes back to it. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `pos.no_terminal` a terminal device must be selected */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  list_product_categories_api_v3_point_of_sale_product_categories_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "name";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ProductCategoryOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_product_category_api_v3_point_of_sale_product_categories_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductCategoryCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ProductCategoryOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_product_category_api_v3_point_of_sale_product_categories__product_category_id__get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        product_category_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ProductCategoryOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_product_category_api_v3_point_of_sale_product_categories__product_category_id__put: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        product_category_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductCategoryUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ProductCategoryOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  remove_product_category_api_v3_point_of_sale_product_categories__product_category_id__delete: {
    parameters: {
      query?: {
        version?: number | null;
      };
      header?: never;
      path: {
        product_category_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_products_api_v3_point_of_sale_products_get: {
    parameters: {
      query?: {
        category_id?: string | null;
        /** @description `low` are those of which at most 3 are left */
        filter?: "in_use" | "low" | "removed" | "all";
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ProductOut__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_product_api_v3_point_of_sale_products_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_product_api_v3_point_of_sale_products__product_id__put: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  remove_product_api_v3_point_of_sale_products__product_id__delete: {
    parameters: {
      query?: {
        version?: number | null;
      };
      header?: never;
      path: {
        product_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  restore_product_api_v3_point_of_sale_products__product_id__restore_post: {
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
        "application/json": components["schemas"]["ProductVersionRef"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  adjust_stock_api_v3_point_of_sale_products__product_id__stock_post: {
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
        "application/json": components["schemas"]["StockAdjustment"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  change_products_api_v3_point_of_sale_products_bulk_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductsChange"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ProductsChanged_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `product.codes_taken` Another product has the same code as one of these. Restore them one at a time. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_readiness_api_v3_point_of_sale_readiness_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_RegisterReadiness_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_receipts_api_v3_point_of_sale_receipts_get: {
    parameters: {
      query?: {
        /** @description The total, or what was paid with cash rounding, in öre */
        amount?: number | null;
        booking_id?: string | null;
        /** @description The user who made the sale or refund */
        cashier_id?: string | null;
        client_id?: string | null;
        from?: string | null;
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        register_id?: string | null;
        search?: string;
        sort?: "created_at" | "number" | "total";
        /** @description `failed` is CANCELLED or ABORTED, `in_progress` is PENDING or PROCESSING */
        status?:
          | ("" | "failed" | "in_progress")
          | ("PROCESSING" | "PENDING" | "PAID" | "PARTIALLY_REFUNDED" | "REFUNDED" | "CANCELLED" | "ABORTED");
        to?: string | null;
        type?: "" | "sale" | "refund";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ReceiptSummary__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_receipt_api_v3_point_of_sale_receipts__receipt_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  issue_receipt_api_v3_point_of_sale_receipts__receipt_id__export_post: {
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
        "application/json": components["schemas"]["ReceiptIssueCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_IssuedReceipt_"];
        };
      };
      /** @description `pos.copy_limit_reached` The receipt and its one copy have been issued. The law allows no more copies.; `pos.receipt_not_ready` The receipt is not finished yet. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `pos.country_not_supported` The register works only for companies registered in Sweden: it follows the Swedish cash-register law.; `pos.no_merchant` The company has no account with the payment provider yet.; `pos.no_control_unit` No register is connected to a control unit yet, so nothing may be sold.; `pos.no_organization_number` The company's organization number is missing. Receipts have to show it.; `pos.currency_not_supported` The register works only in Swedish kronor. The company's currency is another.; `pos.no_real_providers` This installation has no settings for the real control system and card payments, so nothing may be sold. Contact the operator. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `pos.register_inactive` This register is not in use. Choose another.; `pos.out_of_stock` There is not enough of {name} in stock.; `pos.gift_card_unusable` This gift card cannot be used: it has expired or is not active.; `pos.not_retriable` Only a payment that failed can be tried again, and only once.; `pos.refund_in_progress` A refund of this receipt is already in progress. Wait until it has finished.; `pos.not_refundable` This receipt cannot be refunded.; `pos.gift_card_already_sold` A receipt with a sold gift card cannot be refunded.; `pos.gift_card_cancelled` Gift card {card} paid for this and is blocked. Unblock it first, because the money goes back to it. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `pos.no_terminal` a terminal device must be selected */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  create_refund_api_v3_point_of_sale_receipts__receipt_id__refund_store_post: {
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
        "application/json": components["schemas"]["RefundCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `pos.country_not_supported` The register works only for companies registered in Sweden: it follows the Swedish cash-register law.; `pos.no_merchant` The company has no account with the payment provider yet.; `pos.no_control_unit` No register is connected to a control unit yet, so nothing may be sold.; `pos.no_organization_number` The company's organization number is missing. Receipts have to show it.; `pos.currency_not_supported` The register works only in Swedish kronor. The company's currency is another.; `pos.no_real_providers` This installation has no settings for the real control system and card payments, so nothing may be sold. Contact the operator. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `pos.register_inactive` This register is not in use. Choose another.; `pos.out_of_stock` There is not enough of {name} in stock.; `pos.gift_card_unusable` This gift card cannot be used: it has expired or is not active.; `pos.not_retriable` Only a payment that failed can be tried again, and only once.; `pos.refund_in_progress` A refund of this receipt is already in progress. Wait until it has finished.; `pos.not_refundable` This receipt cannot be refunded.; `pos.gift_card_already_sold` A receipt with a sold gift card cannot be refunded.; `pos.gift_card_cancelled` Gift card {card} paid for this and is blocked. Unblock it first, because the money goes back to it. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `pos.no_terminal` a terminal device must be selected */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  create_register_api_v3_point_of_sale_registers_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RegisterCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_register_api_v3_point_of_sale_registers__register_id__put: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  enrol_register_api_v3_point_of_sale_registers__register_id__enrol_post: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `pos.country_not_supported` The register works only for companies registered in Sweden: it follows the Swedish cash-register law.; `pos.no_organization_number` The company's organization number is missing. Receipts have to show it. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_z_reports_api_v3_point_of_sale_report_batches_get: {
    parameters: {
      query?: {
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        register_id?: string | null;
        search?: string;
        sort?: "closed_at" | "number";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_ZReportSummary__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_z_report_api_v3_point_of_sale_report_batches__z_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ZReportOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_z_report_document_api_v3_point_of_sale_report_batches__z_id__download_post: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  export_bookkeeping_api_v3_point_of_sale_report_batches__z_id__export_get: {
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
          "application/json": components["schemas"]["ErrorResponse"];
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
  record_cash_movement_api_v3_point_of_sale_report_cash_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CashMovementCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ElectronicJournalEntryOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  close_day_api_v3_point_of_sale_report_close_batch_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CloseDayRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_ZReportOut_"];
        };
      };
      /** @description `pos.day_already_closed` A colleague has closed the day already: Z report {number}. What is shown now belongs to the next day.; `pos.nothing_to_close` Nothing has been sold or moved at this register since its last report, so there is no day to close.; `pos.open_payments` {count} payments are still in progress. Close the day when they have finished. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_x_report_api_v3_point_of_sale_report_current_get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_RegisterReport_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  print_x_report_api_v3_point_of_sale_report_download_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RegisterParams"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_settings_api_v3_point_of_sale_settings_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_RegisterSettingsOut_"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_settings_api_v3_point_of_sale_settings_put: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RegisterSettingsUpdate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_RegisterSettingsOut_"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  create_terminal_api_v3_point_of_sale_terminals_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TerminalCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  update_terminal_api_v3_point_of_sale_terminals__terminal_id__put: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_devices_api_v3_point_of_sale_terminals_devices_get: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  list_prescribers_api_v3_prescribers_get: {
    parameters: {
      query?: {
        /** @description Only prescribers, from whom a prescription can be requested, not invitations */
        joined?: boolean;
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "name" | "email" | "joined_at";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_PrescriberRow__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_prescriber_api_v3_prescribers__prescriber_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  remove_prescriber_api_v3_prescribers__prescriber_id__delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        prescriber_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PrescriberRemoval"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  view_invitation_api_v3_prescribers_invitation_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["InvitationLink"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PrescriberInvitationOut_"];
        };
      };
      /** @description `auth.link_invalid` This link has been used or has expired. Ask for a new one. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  invite_prescriber_api_v3_prescribers_invite_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PrescriberInvitationCreate"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  accept_invitation_api_v3_prescribers_join_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["InvitationAccept"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_Annotated_Union_SignedIn__SecondFactorStep___FieldInfo_annotation_NoneType__required_True__discriminator__next____"];
        };
      };
      /** @description `auth.wrong_credentials` Wrong e-mail or password. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `auth.link_invalid` This link has been used or has expired. Ask for a new one. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  sign_up_api_v3_prescribers_register_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PrescriberSignUp"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PendingSignUpOut_"];
        };
      };
      /** @description `auth.link_invalid` This link has been used or has expired. Ask for a new one. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
  list_requests_api_v3_prescriptions_get: {
    parameters: {
      query?: {
        filter?: "pending" | "decided" | "all";
        order?: "asc" | "desc";
        page?: number;
        per_page?: number;
        search?: string;
        sort?: "" | "created_at" | "drug" | "clinic_name";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PaginatedList_PrescriptionRequestSummary__"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  get_request_api_v3_prescriptions__prescription_id__get: {
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
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description Successful Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Envelope_PrescriptionRequestDetail_"];
        };
      };
      /** @description `not_found` It could not be found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  decline_request_api_v3_prescriptions__prescription_id__decline_post: {
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
        "application/json": components["schemas"]["PrescriptionCloseRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `version.stale` This was changed by someone else while you were editing.; `prescription.not_pending` This request is no longer pending. Reload the list. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  start_signing_api_v3_prescriptions_sign_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PrescriptionSignRequest"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `prescription.not_pending` This request is no longer pending. Reload the list.; `prescription.multiple_clinics` Requests from several clinics can't be signed at once. Sign one clinic's at a time.; `prescription.no_personal_id` Your account has no personal identity number, so a signature cannot be checked. Contact support. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
    };
  };
  verify_email_by_code_api_verify_email_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["EmailCodeVerification"];
      };
    };
    responses: {
      /** @description An error; `data.code` says which */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `server.error` */
      "5XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
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
      /** @description `sign_up.not_pending` This sign-up is complete or has expired. Sign in, or sign up once more.; `sign_up.account_exists` This address has an account already. Sign in with it instead. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
      /** @description `validation`: `errors` maps each dotted field to what is wrong with it */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ValidationErrorResponse"];
        };
      };
      /** @description `otp.too_many_attempts` Too many wrong codes. Ask for a new code.; `rate.limited` Too many attempts. Please try again in {retry_after} seconds. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorResponse"];
        };
      };
    };
  };
}
