import { Keys } from './crypto.ts'
import { certificatesIn } from './pem.ts'

/** `requests` answers HTTP requests; `jobs` runs the queues and the schedule. */
const workers = ['requests', 'jobs'] as const
export type Worker = (typeof workers)[number]

/** Settings that decide whether others may be missing. */
type Deciding = {
  readonly [name in
    | 'APP_URL'
    | 'LANGUAGE_MODEL'
    | 'EMBEDDINGS'
    | 'OPENAI_SPEECH_URL'
    | 'TIMESTAMP_URL'
    | 'PAYMENTS_PROVIDER']?: unknown
}

/** A value of TIMESTAMP_URL for laptops, where our own clock is used. */
export const developmentTime = 'development'

type Setting = {
  of: readonly Worker[]
  is: keyof typeof shapes
  isSecret?: true
  /** Says when the setting may be missing. */
  isOptional?: (values: Deciding) => boolean
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isUrl = (value: unknown) => isText(value) && /^https?:\/\//.test(value) && URL.canParse(value)
const mostAuthorities = 3
const addressesIn = (value: string) => value.split(/\s+/).filter(Boolean)

function areAuthorities(value: unknown) {
  if (!isText(value)) return false
  const addresses = addressesIn(value)
  return (
    value === developmentTime || (addresses.length > 0 && addresses.length <= mostAuthorities && addresses.every(isUrl))
  )
}

const isNumber = (value: unknown) =>
  typeof value === 'number' ? value >= 0 : isText(value) && /^\d+(\.\d+)?$/.test(value)

function areKeys(value: unknown) {
  try {
    return Boolean(new Keys('', String(value)))
  } catch {
    return false
  }
}

/** `must` ends a sentence that begins with the setting's name. */
const shapes = {
  text: { must: 'must be text', fits: isText },
  address: { must: 'must be an email address', fits: (value) => isText(value) && /^[^\s@]+@[^\s@]+$/.test(value) },
  url: { must: 'must be an address that begins with http', fits: isUrl },
  certificates: {
    must: 'must be certificates in PEM',
    fits: (value) => isText(value) && certificatesIn(value).length > 0,
  },
  origins: {
    must: 'must be origins such as https://app.example.com, with spaces between them',
    fits: (value) => isText(value) && value.split(/\s+/).filter(Boolean).every(isUrl),
  },
  number: { must: 'must be a number', fits: isNumber },
  flag: { must: 'must be true or false', fits: (value) => /^(true|false)$/.test(String(value)) },
  keys: { must: 'must be keys of 32 bytes in base64, such as v2.…,v1.…', fits: areKeys },
  model: {
    must: 'must be none, workers-ai or openai',
    fits: (value) => /^(none|workers-ai|openai)$/.test(String(value)),
  },
  authorities: {
    must: `must be one to ${mostAuthorities} addresses that begin with https, with spaces between them`,
    fits: areAuthorities,
  },
  embeddings: {
    must: 'must be none, workers-ai or openai',
    fits: (value) => /^(none|workers-ai|openai)$/.test(String(value)),
  },
  payments: {
    must: 'must be none, stripe or, on a laptop, practice',
    fits: (value) => /^(none|stripe|practice)$/.test(String(value)),
  },
} satisfies Record<string, { must: string; fits: (value: unknown) => boolean }>

const both = workers
const requests = ['requests'] as const
const jobs = ['jobs'] as const
const always = () => true
const withoutModel = ({ LANGUAGE_MODEL }: Deciding) => LANGUAGE_MODEL === 'none'
const withoutServer = ({ LANGUAGE_MODEL }: Deciding) => LANGUAGE_MODEL !== 'openai'
const withoutEmbeddings = ({ EMBEDDINGS }: Deciding) => EMBEDDINGS === 'none'
const withoutEmbeddingServer = ({ EMBEDDINGS }: Deciding) => EMBEDDINGS !== 'openai'
const withoutSpeech = ({ OPENAI_SPEECH_URL }: Deciding) => !OPENAI_SPEECH_URL
const withoutAuthority = ({ TIMESTAMP_URL }: Deciding) => !isText(TIMESTAMP_URL) || !TIMESTAMP_URL.startsWith('http')
const withAuthority = ({ TIMESTAMP_URL }: Deciding) => TIMESTAMP_URL !== developmentTime
const withoutStripe = ({ PAYMENTS_PROVIDER }: Deciding) => PAYMENTS_PROVIDER !== 'stripe'
const withoutPayments = ({ PAYMENTS_PROVIDER }: Deciding) => PAYMENTS_PROVIDER === 'none'
/** Whether this runs on a laptop, where wrangler serves the bucket beside the Worker. */
export const isLocal = ({ APP_URL }: Deciding) => isText(APP_URL) && APP_URL.startsWith('http://')

/** Every secret and variable. The comments in `wrangler.toml` say what each is for. */
export const settings = {
  APP_URL: { of: both, is: 'url' },
  APP_ORIGINS: { of: requests, is: 'origins', isOptional: always },
  REGISTRATIONS_PER_HOUR: { of: requests, is: 'number' },
  SIGN_IN_FAILURES_PER_MINUTE: { of: requests, is: 'number' },
  SIGN_IN_FAILURES_PER_ADDRESS: { of: requests, is: 'number' },
  KB_TEXT_BYTES_PER_ORGANIZATION: { of: jobs, is: 'number' },
  NARRATION_MONTHLY_CHARACTERS: { of: both, is: 'number' },
  NARRATION_AHEAD: { of: requests, is: 'flag' },
  PREVIEWS_A_MINUTE: { of: both, is: 'number' },
  PRESENTATION_DAYS: { of: both, is: 'number' },
  EMAIL_FROM: { of: both, is: 'address' },
  CONFIRM_RECIPIENTS: { of: both, is: 'flag' },
  MAILS_PER_DAY: { of: both, is: 'number' },
  HOMEOWNER_MAILS_PER_DAY: { of: both, is: 'number' },
  ALLOW_INSECURE_WEBHOOKS: { of: both, is: 'flag' },
  QA_MONTHLY_ANSWERS: { of: requests, is: 'number' },
  QUESTIONS_PER_HOUR: { of: requests, is: 'number' },
  CONTRACT_NEEDS_ADDRESS: { of: requests, is: 'flag' },
  LANGUAGE_MODEL: { of: both, is: 'model' },
  LANGUAGE_MODEL_NAME: { of: both, is: 'text', isOptional: withoutModel },
  LANGUAGE_MODEL_URL: { of: both, is: 'url', isOptional: withoutServer },
  LANGUAGE_MODEL_KEY: { of: both, is: 'text', isSecret: true, isOptional: always },
  EMBEDDINGS: { of: both, is: 'embeddings' },
  EMBEDDINGS_MODEL: { of: both, is: 'text', isOptional: withoutEmbeddings },
  EMBEDDINGS_URL: { of: both, is: 'url', isOptional: withoutEmbeddingServer },
  EMBEDDINGS_KEY: { of: both, is: 'text', isSecret: true, isOptional: always },
  RERANK_MODEL: { of: requests, is: 'text', isOptional: always },
  ELEVENLABS_API_KEY: { of: both, is: 'text', isSecret: true, isOptional: always },
  OPENAI_SPEECH_URL: { of: both, is: 'url', isOptional: always },
  OPENAI_SPEECH_KEY: { of: both, is: 'text', isSecret: true, isOptional: always },
  OPENAI_SPEECH_MODEL: { of: both, is: 'text', isOptional: withoutSpeech },
  OPENAI_SPEECH_VOICES: { of: both, is: 'text', isOptional: withoutSpeech },
  OPENAI_SPEECH_CENTS: { of: both, is: 'number', isOptional: withoutSpeech },
  PAYMENTS_PROVIDER: { of: both, is: 'payments' },
  STRIPE_SECRET_KEY: { of: both, is: 'text', isSecret: true, isOptional: withoutStripe },
  STRIPE_WEBHOOK_SECRET: { of: requests, is: 'text', isSecret: true, isOptional: withoutPayments },
  GOOGLE_SOLAR_API_KEY: { of: requests, is: 'text', isSecret: true, isOptional: always },
  READYZ_SECRET: { of: requests, is: 'text', isSecret: true, isOptional: always },
  R2_S3_ENDPOINT: { of: requests, is: 'url', isOptional: isLocal },
  R2_BUCKET: { of: requests, is: 'text' },
  R2_ACCESS_KEY_ID: { of: requests, is: 'text', isSecret: true },
  R2_SECRET_ACCESS_KEY: { of: requests, is: 'text', isSecret: true },
  SECRETS_KEY: { of: both, is: 'keys', isSecret: true },
  MEDIA_KEY: { of: both, is: 'keys', isSecret: true },
  ANSWERS_KEY: { of: requests, is: 'keys', isSecret: true },
  EVIDENCE_KEY: { of: both, is: 'keys', isSecret: true },
  CONTRACT_SIGNING_KEY: { of: jobs, is: 'keys', isSecret: true },
  CONTRACT_SIGNING_CERTIFICATE: { of: both, is: 'keys', isSecret: true },
  TIMESTAMP_URL: { of: jobs, is: 'authorities' },
  TIMESTAMP_ROOTS: { of: jobs, is: 'certificates', isOptional: withoutAuthority },
  DEVELOPMENT_TIME_KEY: { of: jobs, is: 'keys', isSecret: true, isOptional: withAuthority },
  DEVELOPMENT_TIME_CERTIFICATE: { of: jobs, is: 'keys', isSecret: true, isOptional: withAuthority },
} satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
type Values = { readonly [name in SettingName]?: unknown }

const listed = Object.entries(settings) as [SettingName, Setting][]
const isMissing = (value: unknown) => value === undefined || value === null || value === ''

/** Says what is wrong with a required value, without ever repeating the value. */
export function problemOf(values: Values, name: SettingName): string | undefined {
  const value = values[name]
  if (isMissing(value)) return `${name} is not set`
  if (isText(value) && value.includes('…')) return `${name} is still a placeholder (…)`
  const { fits, must } = shapes[settings[name].is]
  return fits(value) ? undefined : `${name} ${must}`
}

export const namesOf = (worker: Worker, isSecret: boolean) =>
  listed
    .filter(([, setting]) => setting.of.includes(worker) && Boolean(setting.isSecret) === isSecret)
    .map(([name]) => name)

export const requiredSecrets = (worker: Worker) =>
  namesOf(worker, true).filter((name) => !(settings[name] as Setting).isOptional)

/** Every problem that keeps this Worker from working. Pass `areSecretsKnown` as false where secrets can't be read. */
export function problemsOf(worker: Worker, values: Values, areSecretsKnown = true): string[] {
  const found = listed.flatMap(([name, setting]) => {
    const isLeftOut = isMissing(values[name]) && setting.isOptional?.(values)
    const isAsked = setting.of.includes(worker) && (areSecretsKnown || !setting.isSecret)
    return (isAsked && !isLeftOut && problemOf(values, name)) || []
  })
  return found.length
    ? found
    : [...practiceProblem(values), ...signingProblem(worker, values), ...timeProblem(worker, values)]
}

/** Over plain http, anyone in between could change or drop the time, and our own clock proves nothing to others. */
function timeProblem(worker: Worker, values: Values) {
  const { TIMESTAMP_URL: authorities } = values
  if (worker !== 'jobs' || isLocal(values) || !isText(authorities)) return []
  const areSafe = addressesIn(authorities).every((each) => each.startsWith('https://'))
  return areSafe ? [] : [`TIMESTAMP_URL ${shapes.authorities.must}`]
}

/** The practice checkout's page is only served locally. */
const practiceProblem = (values: Values) =>
  values.PAYMENTS_PROVIDER === 'practice' && !isLocal(values)
    ? ['PAYMENTS_PROVIDER must not be practice on a public address, because practice payments move no money']
    : []

/** The sealing certificate needs a key of the same version. */
function signingProblem(
  worker: Worker,
  { CONTRACT_SIGNING_KEY: key, CONTRACT_SIGNING_CERTIFICATE: certificate }: Values,
) {
  if (!isText(key) || !isText(certificate) || worker !== 'jobs') return []
  const { newest } = new Keys('CONTRACT_SIGNING_CERTIFICATE', certificate)
  const isThere = new Keys('CONTRACT_SIGNING_KEY', key).find(newest)
  return isThere ? [] : [`CONTRACT_SIGNING_KEY has no key ${newest}, which CONTRACT_SIGNING_CERTIFICATE begins with`]
}
