import { publicUrlProblem } from '../core/http/public-url'
import { text } from '../core/http/shapes'
import { z } from '../core/http/zod'
import { isOn } from '../core/needed'
import type { EmailContent, Outcome, Sender } from './channels'
import { postJson, userAgent } from './post-json'

const config = z.strictObject({
  url: text(500).openapi({
    description: 'Where to send events. Members with the role viewer see only the host.',
    example: 'https://hooks.slack.com/services/T0123/B0456/a1b2c3',
  }),
})

const hosts = new Set(['hooks.slack.com', 'hooks.slack-gov.com'])

function problemOf(env: Env, url: string) {
  const isLocalAllowed = isOn(env, 'ALLOW_INSECURE_WEBHOOKS')
  const problem = publicUrlProblem(url, isLocalAllowed)
  if (problem) return problem
  const { hostname } = new URL(url)
  const isStandIn = isLocalAllowed && /(^|\.)localhost$/.test(hostname)
  return hosts.has(hostname) || isStandIn ? undefined : 'must be an incoming webhook of Slack, at hooks.slack.com'
}

/** See https://api.slack.com/messaging/webhooks. */
export const slack: Sender = {
  config,

  problem(env, value) {
    const message = problemOf(env, config.parse(value).url)
    return message ? { member: 'url', message } : undefined
  },

  async send(env, { config: value, emailContent }, now) {
    const { url } = config.parse(value)
    const problem = problemOf(env, url)
    if (problem) return { result: 'never-works', error: `The URL ${problem}.` }
    return asSlackMeans(
      await postJson(url, { 'user-agent': userAgent }, JSON.stringify(messageOf(emailContent())), now),
    )
  },
}

const plain = (words: string, most: number) => ({
  type: 'plain_text' as const,
  text: words.slice(0, most),
  emoji: false,
})

/** Slack accepts at most ten fields per section, and these lengths. */
function messageOf({ company, headline, facts, link, time }: EmailContent) {
  const fields = facts.slice(0, 10).map(({ name, value }) => plain(`${name}\n${value}`, 2000))
  return {
    text: escaped(headline),
    blocks: [
      { type: 'header', text: plain(headline, 150) },
      ...(fields.length ? [{ type: 'section', fields }] : []),
      { type: 'actions', elements: [{ type: 'button', text: plain(link.text, 75), url: link.url }] },
      { type: 'context', elements: [plain(`${company} · ${time}`, 2000)] },
    ],
  }
}

/** The notification text is the only part that Slack reads as markup. */
const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * 404 means that the webhook or its app was removed. 400 and 403 mean that this message or channel will never be
 * accepted.
 */
function asSlackMeans(outcome: Outcome): Outcome {
  if (outcome.result !== 'try-again') return outcome
  const { statusCode, answer, error } = outcome
  const received = { ...(statusCode !== undefined && { statusCode }), ...(answer !== undefined && { answer }) }
  if (statusCode === 404) return { result: 'gone', error: 'Slack answered 404: the webhook was removed.', ...received }
  if (statusCode === 400 || statusCode === 403) return { result: 'never-works', error, ...received }
  return outcome
}
