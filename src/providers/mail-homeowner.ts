import { EmailMessage } from 'cloudflare:email'
import type { Database } from '../core/database'
import { homeownerMailLimit } from '../core/rate-limits/homeowner-mails'
import { countOrWait, uncount } from '../core/rate-limits/queries'

export type Mail = {
  from: { name: string; email: string }
  to: string
  /** The same for every attempt, so that a mailbox that gets the mail twice can show it once. */
  id: string
  subject: string
  text: string
  html: string
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined
  attachment?: { name: string; type: string; content: Uint8Array } | undefined
}

/**
 * Mail programs offer an invitation only as a MIME alternative of the text, which the binding's simple form cannot
 * express.
 */
export async function sendMail(env: Env, mail: Mail, now: number) {
  await env.EMAIL.send(new EmailMessage(mail.from.email, mail.to, composeMail(mail, now)))
}

/** If the homeowner got enough mails today, none is sent; the result then tells when it may be tried again. */
export async function mailHomeowner(
  env: Env,
  db: Database,
  recipient: string,
  compose: () => Promise<Mail>,
  now: number,
): Promise<number | undefined> {
  const limits = [homeownerMailLimit(env, recipient)]
  const freeAt = await countOrWait(db, limits, now)
  if (freeAt !== undefined) return freeAt
  try {
    await sendMail(env, await compose(), now)
  } catch (error) {
    await uncount(db, limits)
    throw error
  }
}

export function composeMail({ from, to, id, subject, text, html, calendar, attachment }: Mail, now: number) {
  const host = from.email.slice(from.email.lastIndexOf('@') + 1)
  const headers = [
    `From: ${phrase(from.name)} <${from.email}>`,
    `To: <${to}>`,
    `Subject: ${encoded(subject)}`,
    `Date: ${new Date(now).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${host}>`,
    'MIME-Version: 1.0',
    'Auto-Submitted: auto-generated',
  ]
  const parts = [part('text/plain; charset=utf-8', text), part('text/html; charset=utf-8', html)]
  if (calendar) parts.push(part(`text/calendar; charset=utf-8; method=${calendar.method}`, calendar.content))
  const alternatives = multipart('alternative', parts)
  const whole = attachment ? multipart('mixed', [alternatives, attached(attachment)]) : alternatives
  return `${headers.join('\r\n')}\r\n${whole}\r\n`
}

function multipart(kind: 'alternative' | 'mixed', parts: string[]) {
  const boundary = `=_${crypto.randomUUID()}`
  const body = parts.map((each) => `--${boundary}\r\n${each}`).join('\r\n')
  return `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${body}\r\n--${boundary}--`
}

const part = (type: string, content: string) => encodedPart(type, Buffer.from(content.replaceAll(/\r?\n/g, '\r\n')))

const attached = ({ name, type, content }: NonNullable<Mail['attachment']>) =>
  encodedPart(`${type}\r\nContent-Disposition: attachment; filename="${name}"`, Buffer.from(content))

const encodedPart = (type: string, content: Buffer) =>
  `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines(content.toString('base64'))}`

const lines = (base64: string) => base64.replaceAll(/.{76}(?=.)/g, '$&\r\n')

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** RFC 2047 allows encoded words of at most 45 bytes, with whole letters. */
function encoded(text: string) {
  const words = ['']
  for (const letter of oneLine(text)) {
    const word = (words.at(-1) ?? '') + letter
    if (Buffer.byteLength(word) <= 42) words[words.length - 1] = word
    else words.push(letter)
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}

const phrase = (name: string) => (/^[\w .'-]+$/.test(name) ? `"${oneLine(name)}"` : encoded(name))
