import { EmailMessage } from 'cloudflare:email'
import { needed } from '../core/needed'
import type { WrittenMail } from './mail-layout'
import { withoutLinks } from './without-links'

const longestName = 60

export type PlainMail = {
  to: string[]
  written: WrittenMail
  headers?: { 'X-Porchlight-Event': string }
}

/** For members of a company and the people it notifies. */
export const sendMail = (env: Env, { to, headers, written: { subject, text, html } }: PlainMail) => {
  const from = { email: needed(env, 'EMAIL_FROM'), name: serviceName }
  return env.EMAIL.send({ to, from, subject, text, html, ...(headers && { headers }) })
}

export const serviceName = 'Porchlight'

const controls = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Anyone may register a company under any name, so a name must not look like the address of another sender. */
export const senderName = (company: string) =>
  [...withoutLinks(oneLine(company)).replaceAll('@', ' at ').replaceAll(controls, '')]
    .slice(0, longestName)
    .join('')
    .trim() || serviceName

declare const hasNoLinks: unique symbol

export type InvitationMethod = 'REQUEST' | 'CANCEL'

/** Only `writeInvitation` makes this type, just as `writeMail` makes all other text of an email. */
export type MailedCalendar = { method: InvitationMethod; content: string; readonly [hasNoLinks]: true }

type Mailbox = { name: string; email: string }

export type MimeMail = {
  from: Mailbox
  /** Left out of the email if it isn't a plain address. */
  replyTo?: Mailbox | undefined
  to: string
  /** The same for every attempt, so that a mailbox that receives the email twice can show it once. */
  id: string
  written: WrittenMail
  /** A POST to this URL stops emails of this kind, which mail programs offer as one click (RFC 8058). */
  unsubscribeUrl?: string | undefined
  calendar?: MailedCalendar | undefined
  attachment?: { name: `contract-${number}.pdf`; type: 'application/pdf'; content: Uint8Array } | undefined
}

/**
 * Mail programs offer an invitation only if it is a MIME alternative of the text, which the binding's simple form can't
 * express.
 */
export async function sendMimeMail(env: Env, mail: MimeMail, now: number) {
  await env.EMAIL.send(new EmailMessage(mail.from.email, mail.to, composeMail(mail, now)))
}

function composeMail(mail: MimeMail, now: number) {
  const { from, replyTo, to, id, written, unsubscribeUrl, calendar, attachment } = mail
  const { subject, text, html } = written
  const host = from.email.slice(from.email.lastIndexOf('@') + 1)
  const headers = [
    `From: ${phrase(from.name)} <${from.email}>`,
    ...(replyTo && plainAddress.test(replyTo.email) ? [`Reply-To: ${phrase(replyTo.name)} <${replyTo.email}>`] : []),
    `To: <${to}>`,
    `Subject: ${encoded(subject)}`,
    `Date: ${new Date(now).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${host}>`,
    'MIME-Version: 1.0',
    'Auto-Submitted: auto-generated',
    ...(unsubscribeUrl
      ? [`List-Unsubscribe: <${unsubscribeUrl}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']
      : []),
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

const attached = ({ name, type, content }: NonNullable<MimeMail['attachment']>) =>
  encodedPart(`${type}\r\nContent-Disposition: attachment; filename="${name}"`, Buffer.from(content))

const encodedPart = (type: string, content: Buffer) =>
  `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines(content.toString('base64'))}`

const lines = (base64: string) => base64.replaceAll(/.{76}(?=.)/g, '$&\r\n')

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** RFC 2047 allows encoded words of at most 45 bytes, which must not split a character. */
function encoded(text: string) {
  const words = ['']
  for (const letter of oneLine(text)) {
    const word = (words.at(-1) ?? '') + letter
    if (Buffer.byteLength(word) <= 42) words[words.length - 1] = word
    else words.push(letter)
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}

const plainAddress = /^[\w!#$%&'*+./=?^`{|}~-]+@[a-zA-Z0-9.-]+$/

function phrase(mailbox: string) {
  const name = senderName(mailbox)
  return /^[\w .'-]+$/.test(name) ? `"${name}"` : encoded(name)
}
