import { recognize } from '../recognize'

/** Why an attempt failed. The API keeps the reason in English; the studio recognizes it and says it in its own words. */
const signs = {
  timeout: /^No answer within (?<seconds>\d+) seconds/,
  no_connection: /^The connection failed/,
  gone: /answered 410|^Slack answered 404/,
  redirected: /answered (?<status>\d+); redirects/,
  refused: /^The endpoint answered (?<status>\d+)/,
  bad_address: /^The URL /,
  not_confirmed: /^No recipient has confirmed/,
  daily_limit: /^A company may (?:e?mail) (?<count>\d+) recipients a day/,
  email_refused: /^The mail service refused/,
  ours: /on our side|^Our queue gave up/,
  turned_off: /^Nothing but failures for (?<count>\d+) days/,
} as const

export type AttemptError = keyof typeof signs | 'other'

export const attemptErrorOf = (sentence: string) => recognize(signs, sentence)
