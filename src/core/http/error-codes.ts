type Listed = { status: number; cause: string }

/** Every `code` of an error. Only /docs may import the texts; code that answers requests imports the types. */
export const errorCodes = {
  invalid_input: {
    status: 400,
    cause: 'The input is invalid. `fields` names each member and what is wrong with it.',
  },
  malformed_json: { status: 400, cause: 'The body isn’t well-formed JSON.' },
  too_many_documents: { status: 400, cause: 'The company has reached its limit of documents. Delete one first.' },
  file_refused: {
    status: 400,
    cause:
      'The uploaded file differs from what upload-init announced, or can’t be read. It was discarded; start again.',
  },
  api_key_in_address: {
    status: 400,
    cause: 'An API key is in the address, which logs and histories keep. Send it as a header, and rotate it.',
  },
  wrong_password: { status: 400, cause: 'The password is wrong; `fields` names its member.' },
  signature_invalid: {
    status: 400,
    cause: 'The webhook’s signature is invalid or more than five minutes old.',
  },
  refund_invalid: { status: 400, cause: 'The amount to refund is zero, or more than is left of the payment.' },
  contract_incomplete: {
    status: 400,
    cause: 'Merge fields of the contract have no value. `fields` names them; fill in the homeowner’s data first.',
  },

  session_missing: { status: 401, cause: 'The call has no API key, session, link token, or presentation.' },
  session_ended: { status: 401, cause: 'The session has ended. Sign in again.' },
  api_key_unknown: { status: 401, cause: 'The API key is unknown, mistyped, revoked, replaced, or expired.' },
  wrong_credentials: { status: 401, cause: 'The email or the password is wrong.' },

  role_missing: { status: 403, cause: 'Your role does not allow this.' },
  organization_closed: {
    status: 403,
    cause:
      'The company is closed and will be deleted, so no one can sign in. POST /api/auth/restore-organization cancels that until then.',
  },
  scope_missing: { status: 403, cause: 'The API key doesn’t have the scope that the message names.' },
  password_needed: { status: 403, cause: 'You last entered your password over ten minutes ago. Send it along.' },
  password_confirmation_required: {
    status: 403,
    cause: 'You last entered your password over ten minutes ago. Confirm it with POST /api/auth/confirm-password.',
  },
  homeowner_only: { status: 403, cause: 'Only the homeowner can do this, and the call comes from the company.' },
  owner_session_required: { status: 403, cause: 'Only an owner who signed in can change this. API keys can’t.' },
  members_only: { status: 403, cause: 'Only a signed-in person can do this. API keys can’t.' },
  origin_not_allowed: { status: 403, cause: 'A page of another origin sent the request with a cookie.' },

  path_not_found: { status: 404, cause: 'There is nothing at this path.' },
  api_key_not_found: { status: 404, cause: 'There is no such API key.' },
  action_config_not_found: { status: 404, cause: 'There is no such action in this deck.' },
  appointment_not_found: { status: 404, cause: 'There is no such appointment, or the token of its link is wrong.' },
  branding_not_found: { status: 404, cause: 'There is no such deck, or it has no branding yet.' },
  building_not_found: { status: 404, cause: 'There is no building near this point.' },
  calendar_not_found: { status: 404, cause: 'The company has no calendar yet.' },
  contract_not_found: { status: 404, cause: 'There is no such contract, or the token of its link is wrong.' },
  contract_template_not_found: {
    status: 404,
    cause: 'There is no such contract template, or the deck does not offer it.',
  },
  deck_not_found: { status: 404, cause: 'There is no such deck.' },
  delivery_not_found: { status: 404, cause: 'There is no such delivery.' },
  document_not_found: { status: 404, cause: 'There is no such document.' },
  faq_not_found: { status: 404, cause: 'There is no such FAQ in this deck.' },
  feed_not_found: { status: 404, cause: 'The feed’s key is wrong or was replaced.' },
  file_not_found: { status: 404, cause: 'There is no such file.' },
  generation_not_found: { status: 404, cause: 'There is no generation with this `id`.' },
  image_not_found: { status: 404, cause: 'There is no such picture.' },
  intro_not_found: { status: 404, cause: 'There is no such deck, or it has no intro.' },
  invite_used: { status: 404, cause: 'The invite was used or replaced, or it has expired. Ask for a new one.' },
  link_used: { status: 404, cause: 'The emailed link was used or has expired. Ask for a new one.' },
  member_not_found: { status: 404, cause: 'There is no such member.' },
  organization_not_found: { status: 404, cause: 'There is no such organization.' },
  page_not_found: { status: 404, cause: 'There is no such part of the player.' },
  place_not_found: { status: 404, cause: 'The address couldn’t be found.' },
  privacy_request_not_found: { status: 404, cause: 'There is no such privacy request.' },
  presentation_not_found: {
    status: 404,
    cause: 'There is no such presentation, it was deleted, or its deck can’t be shown.',
  },
  pricing_not_found: {
    status: 404,
    cause: 'There are no prices yet. Set them with PUT /api/roof-measurements/pricing.',
  },
  product_data_not_found: { status: 404, cause: 'There is no such slide, or it has no product data yet.' },
  qa_settings_not_found: { status: 404, cause: 'There is no such deck, or it has no Q&A settings yet.' },
  question_not_found: { status: 404, cause: 'There is no such question.' },
  quote_not_found: { status: 404, cause: 'There is no such presentation, or it has no quote yet.' },
  roof_measurement_not_found: { status: 404, cause: 'There is no such roof measurement.' },
  roof_not_measurable: { status: 404, cause: 'There is a building, but its roof can’t be measured from above.' },
  signer_not_found: { status: 404, cause: 'The contract has no such signer.' },
  slide_not_found: { status: 404, cause: 'There is no such slide in this deck.' },
  subscription_not_found: { status: 404, cause: 'There is no such subscription.' },
  track_not_found: { status: 404, cause: 'There is no such track, or it doesn’t belong to this presentation.' },
  upload_not_found: { status: 404, cause: 'There is no such upload.' },
  voice_not_found: { status: 404, cause: 'There is no such voice. GET /api/voices lists the voices you can use.' },

  method_not_allowed: { status: 405, cause: 'The path doesn’t accept this method. `Allow` lists those it does.' },

  api_key_revoked: { status: 409, cause: 'The API key was revoked, which can’t be undone. Create a new one.' },
  api_key_expired: { status: 409, cause: 'The API key has expired. Create a new one.' },
  too_many_api_keys: {
    status: 409,
    cause: 'The company has reached its limit of API keys. Revoke one you no longer need.',
  },
  appointment_cancelled: { status: 409, cause: 'The visit was canceled.' },
  appointment_not_begun: { status: 409, cause: 'The visit hasn’t begun, so it can’t have an outcome yet.' },
  appointment_over: { status: 409, cause: 'The visit is in the past.' },
  cancellation_time_over: { status: 409, cause: 'The time to cancel the contract is over.' },
  changed_meanwhile: {
    status: 409,
    cause: 'Someone else changed it at the same time, so nothing was saved. Read it again, then retry.',
  },
  company_address_missing: {
    status: 409,
    cause: 'The notice of cancellation needs the company’s address. Set it with PATCH /api/organization.',
  },
  co_owner_named_already: { status: 409, cause: 'This signer has already named a co-owner.' },
  co_owner_signs_already: { status: 409, cause: 'The person you named already signs this contract.' },
  consent_missing: { status: 409, cause: 'The signer hasn’t agreed to electronic records, or withdrew the consent.' },
  contract_altered: { status: 409, cause: 'The contract no longer matches its evidence, so it isn’t shown.' },
  contract_cancelled: { status: 409, cause: 'The contract was already canceled.' },
  contract_expired: { status: 409, cause: 'The contract wasn’t signed in time.' },
  contract_not_draft: { status: 409, cause: 'The contract is no longer a draft.' },
  contract_not_replaceable: { status: 409, cause: 'The contract can’t be replaced in its current state.' },
  contract_not_signed: { status: 409, cause: 'This needs everyone to have signed the contract.' },
  contract_not_waiting: {
    status: 409,
    cause: 'The contract isn’t waiting for a signature. The message says where it stands.',
  },
  contract_too_long: { status: 409, cause: 'With its fields filled in, the contract is too long.' },
  deck_full: { status: 409, cause: 'The deck has reached its limit of slides, FAQs, or actions.' },
  deck_inactive: { status: 409, cause: 'The deck is inactive. Set its `isActive` to true first.' },
  deck_too_large: { status: 409, cause: 'The deck would be too large for the player. Shorten it or split it.' },
  deck_unfinished: {
    status: 409,
    cause: 'The deck is still being written, or a slide still has something to fill in.',
  },
  deck_written: { status: 409, cause: 'The deck has already been written, so the generation can’t be canceled.' },
  delivery_in_progress: { status: 409, cause: 'The delivery is being sent right now. Wait for its outcome.' },
  deposit_paid: { status: 409, cause: 'The deposit has already been paid.' },
  document_not_opened: {
    status: 409,
    cause: 'The contract’s PDF has to be opened before the signer agrees to electronic records.',
  },
  document_not_ready: { status: 409, cause: 'The document is still being read. Try again when its status is `ready`.' },
  email_taken: { status: 409, cause: 'That email already has an account.' },
  external_id_taken: { status: 409, cause: 'Something else already has this `externalId`. `conflictingId` names it.' },
  question_answered: { status: 409, cause: 'The question has an answer, so it can’t be sent to the company.' },
  faq_exists: { status: 409, cause: 'An FAQ of the deck already asks this. Change that one instead.' },
  file_in_use: { status: 409, cause: 'The file is in use. Add `?force=true` to delete it anyway.' },
  file_replaced: { status: 409, cause: 'The file was replaced or removed after it was confirmed. Upload it again.' },
  idempotency_answer_lost: {
    status: 409,
    cause: 'The first request with this Idempotency-Key took effect, but its answer was lost. Check the result.',
  },
  idempotency_in_progress: {
    status: 409,
    cause: 'The first request with this Idempotency-Key is still running. Try again after `Retry-After`.',
  },
  idempotency_key_reused: { status: 409, cause: 'The Idempotency-Key was already used with another body or query.' },
  imagery_not_configured: { status: 409, cause: 'No provider of aerial pictures is set up.' },
  language_differs: { status: 409, cause: 'The contract template is in another language than the presentation.' },
  last_owner: { status: 409, cause: 'A company needs at least one owner.' },
  organization_moving: {
    status: 409,
    cause:
      'The company is being moved to another database, or its last deletion is still being undone. Try again later.',
  },
  organization_not_closed: {
    status: 409,
    cause: 'The company isn’t going to be deleted, so there is nothing to undo.',
  },
  no_calendar: { status: 409, cause: 'The company has no calendar, so visits can’t be booked.' },
  no_deposit: { status: 409, cause: 'The contract asks for no deposit.' },
  no_email: { status: 409, cause: 'The homeowner has no email address.' },
  no_price: {
    status: 409,
    cause: 'This tier has no price, neither in a quote for the presentation nor on a slide of the deck.',
  },
  no_pricing: { status: 409, cause: 'There are no prices yet. Set them with PUT /api/roof-measurements/pricing.' },
  no_recording: { status: 409, cause: 'There is no recording. Set `audioUrl` first.' },
  no_voice: { status: 409, cause: 'None of your voices speaks this language.' },
  not_a_webhook: { status: 409, cause: 'Only webhooks have a secret, and this subscription isn’t one.' },
  not_your_turn: { status: 409, cause: 'Someone else signs before this signer.' },
  nothing_uploaded: { status: 409, cause: 'Nothing has been uploaded yet. PUT the file to `uploadUrl` first.' },
  outside_service_area: { status: 409, cause: 'The home is outside the area that the company serves.' },
  payments_not_configured: {
    status: 409,
    cause: 'No payment provider is set up, or the company hasn’t set its `stripeAccountId`.',
  },
  price_too_high: { status: 409, cause: 'A price would be above $100,000,000.' },
  quote_expired: { status: 409, cause: 'The quote is no longer valid. Create a new one.' },
  roof_not_confirmed: { status: 409, cause: 'No one has confirmed the measurement of the quote’s roof yet.' },
  slide_id_taken: { status: 409, cause: 'Another slide of the deck already has this `slideId`.' },
  subscription_inactive: { status: 409, cause: 'The subscription is inactive. Set its `isActive` to true first.' },
  signed_already: { status: 409, cause: 'This person has already signed the contract.' },
  template_unusable: { status: 409, cause: 'The body of the contract template can’t be used. The message says why.' },
  too_many_secrets: {
    status: 409,
    cause: 'Too many old secrets still work. Wait until one stops before you rotate again.',
  },
  too_many_subscriptions: {
    status: 409,
    cause: 'The company has reached its limit of subscriptions. Delete one first.',
  },
  too_many_visits: {
    status: 409,
    cause: 'The presentation has reached its limit of upcoming visits. Cancel or move one of them.',
  },
  upload_expired: { status: 409, cause: 'The upload has expired. Start again with upload-init.' },
  upload_incomplete: { status: 409, cause: 'The upload is not complete yet.' },
  window_taken: {
    status: 409,
    cause: 'That time was just taken or isn’t offered. Choose another.',
  },

  body_too_large: { status: 413, cause: 'The body is too large.' },
  content_type_not_supported: { status: 415, cause: 'The call doesn’t accept the body’s content type.' },
  range_not_satisfiable: { status: 416, cause: 'The range is outside of the file.' },

  upgrade_required: { status: 426, cause: 'The path needs a WebSocket. Send `Upgrade: websocket`.' },

  rate_limited: { status: 429, cause: 'Too many calls. Wait for `Retry-After`.' },
  homeowner_email_limit: { status: 429, cause: 'The homeowner has reached today’s limit of emails from your company.' },
  narration_limit: {
    status: 429,
    cause: 'This month’s limit of spoken characters is used up. Nothing new is spoken until next month.',
  },
  too_many_generations: {
    status: 429,
    cause: 'Too many decks are already being written. Wait until one is ready, or cancel one.',
  },
  too_many_sockets: { status: 429, cause: 'Too many WebSockets are open to this presentation or company.' },

  internal_error: {
    status: 500,
    cause: 'Something went wrong on our side. Quote the reference in the message when you ask for help.',
  },
  format_not_supported: { status: 501, cause: 'The answer isn’t available in this format.' },

  answer_unusable: { status: 503, cause: 'The language model returned nothing usable. Try again.' },
  being_updated: { status: 503, cause: 'This part of the service is being brought up to date. Try again in a moment.' },
  company_is_moving: {
    status: 503,
    cause: 'The company is being moved to another database. Try again after `Retry-After`.',
  },
  document_being_sealed: { status: 503, cause: 'The signed document is being sealed. Try again in a moment.' },
  imagery_unavailable: {
    status: 503,
    cause: 'The provider of aerial pictures isn’t working properly. Try again later.',
  },
  no_room: { status: 503, cause: 'No other company can register right now.' },
  not_ready: { status: 503, cause: 'Something that the service depends on doesn’t answer. The message names it.' },
  not_set_up: { status: 503, cause: 'A setting of the deployment is missing. The message names it.' },
  payment_unknown: {
    status: 503,
    cause: 'The refund is for a payment that we don’t know yet. Send the event again later.',
  },
  payments_unavailable: { status: 503, cause: 'The payment provider isn’t working properly. Try again later.' },
  storage_full: {
    status: 503,
    cause: 'Storage is full, so nothing can be added right now. Existing content keeps working.',
  },
  track_not_ready: { status: 503, cause: 'The text is still being spoken. Try again after `Retry-After`.' },
  voice_unavailable: { status: 503, cause: 'The voice isn’t available right now. The text can still be read.' },
} as const satisfies Record<string, Listed>

export type ErrorCode = keyof typeof errorCodes
export type StatusOf<Code extends ErrorCode> = (typeof errorCodes)[Code]['status']
export type CodeOf<Status> = { [Code in ErrorCode]: StatusOf<Code> extends Status ? Code : never }[ErrorCode]
