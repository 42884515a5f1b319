import { conflictCodes } from './conflict-codes.ts'

export type Listed = { status: number; cause: string }

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
  call_not_found: { status: 404, cause: 'There is no such call to this homeowner, or it was undone.' },
  note_not_found: { status: 404, cause: 'There is no such note about this homeowner.' },
  organization_not_found: { status: 404, cause: 'There is no such organization.' },
  page_not_found: { status: 404, cause: 'There is no such part of the player.' },
  place_not_found: { status: 404, cause: 'The address couldn’t be found.' },
  privacy_request_not_found: { status: 404, cause: 'There is no such privacy request.' },
  presentation_not_found: {
    status: 404,
    cause: 'There is no such presentation, it was deleted, or its deck can’t be shown.',
  },
  pricing_not_found: { status: 404, cause: 'There are no prices yet: PUT /api/roof-measurements/pricing makes them.' },
  product_data_not_found: { status: 404, cause: 'There is no such slide, or it has no product data yet.' },
  qa_settings_not_found: { status: 404, cause: 'There is no such deck, or it has no Q&A settings yet.' },
  question_not_found: { status: 404, cause: 'There is no such question.' },
  quote_not_found: { status: 404, cause: 'There is no such presentation, or it has no quote yet.' },
  roof_measurement_not_found: { status: 404, cause: 'There is no such roof measurement.' },
  roof_not_measurable: { status: 404, cause: 'There is a building, but its roof can’t be measured from above.' },
  sending_not_found: { status: 404, cause: 'There is no such sending, or it is over 30 days old.' },
  session_not_found: { status: 404, cause: 'There is no such session, or it has ended.' },
  signer_not_found: { status: 404, cause: 'The contract has no such signer.' },
  slide_not_found: { status: 404, cause: 'There is no such slide in this deck.' },
  subscription_not_found: { status: 404, cause: 'There is no such subscription.' },
  track_not_found: { status: 404, cause: 'There is no such track, or it doesn’t belong to this presentation.' },
  upload_not_found: { status: 404, cause: 'There is no such upload.' },
  voice_not_found: { status: 404, cause: 'There is no such voice. GET /api/voices lists the voices you can use.' },

  method_not_allowed: { status: 405, cause: 'The path doesn’t accept this method. `Allow` lists those it does.' },

  ...conflictCodes,

  version_conflict: {
    status: 412,
    cause: 'It was changed since the version that `If-Match` names. `ETag` has the current version.',
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
  too_many_generations: { status: 429, cause: 'Too many decks are being written. Wait for one, or cancel one.' },
  too_many_sockets: { status: 429, cause: 'Too many WebSockets are open to this presentation or company.' },

  internal_error: { status: 500, cause: 'Something went wrong on our side. The message has a reference for our help.' },
  format_not_supported: { status: 501, cause: 'The answer isn’t available in this format.' },

  answer_unusable: { status: 503, cause: 'The language model returned nothing usable. Try again.' },
  being_updated: { status: 503, cause: 'This part of the service is being brought up to date. Try again in a moment.' },
  company_is_moving: {
    status: 503,
    cause: 'The company is being moved to another database. Try again after `Retry-After`.',
  },
  document_being_sealed: { status: 503, cause: 'The signed document is being sealed. Try again in a moment.' },
  imagery_unavailable: { status: 503, cause: 'The provider of roof imagery does not answer as it should.' },
  no_room: { status: 503, cause: 'No other company can register right now.' },
  not_ready: { status: 503, cause: 'Something that the service depends on doesn’t answer. The message names it.' },
  not_set_up: { status: 503, cause: 'A setting of the deployment is missing. The message names it.' },
  payment_unknown: { status: 503, cause: 'We don’t know the refund’s payment yet. Send the event again later.' },
  payments_unavailable: { status: 503, cause: 'The payment provider isn’t working properly. Try again later.' },
  storage_full: { status: 503, cause: 'Storage is full: nothing can be added just now. What is there works on.' },
  track_not_ready: { status: 503, cause: 'The text is still being spoken. Try again after `Retry-After`.' },
  voice_unavailable: { status: 503, cause: 'The voice isn’t available right now. The text can still be read.' },
} as const satisfies Record<string, Listed>

export type ErrorCode = keyof typeof errorCodes
export type StatusOf<Code extends ErrorCode> = (typeof errorCodes)[Code]['status']
export type CodeOf<Status> = { [Code in ErrorCode]: StatusOf<Code> extends Status ? Code : never }[ErrorCode]
