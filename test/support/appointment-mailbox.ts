import { env } from 'cloudflare:workers'
import { sendAppointmentMail } from '../../src/features/appointments/send-mail'

type Part = { type: string; content: string }
export type Received = { from: string; to: string; headers: Map<string, string>; parts: Part[]; raw: string }

/** A mailbox that takes what the platform would send, and reads it as a mail program does. */
export function newMailbox(refuse: () => void = () => {}, HOMEOWNER_MAILS_PER_DAY = 1000) {
  const received: Received[] = []
  const send = async (message: { from: string; to: string; 'EmailMessage::raw': string }) => {
    refuse()
    received.push(read(message))
    return { messageId: '1' }
  }
  const environment = { ...env, EMAIL: { send }, HOMEOWNER_MAILS_PER_DAY } as unknown as Env
  return {
    received,
    deliver: (mailId: string, now?: number) =>
      sendAppointmentMail(environment, { kind: 'appointment-mail', mailId }, now),
  }
}

function read({
  from,
  to,
  'EmailMessage::raw': raw,
}: {
  from: string
  to: string
  'EmailMessage::raw': string
}): Received {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = headersOf(head)
  const boundary = headers.get('content-type')?.match(/boundary="(.+)"/)?.[1] ?? ''
  const parts = rest
    .join('\r\n\r\n')
    .split(`--${boundary}`)
    .filter((part) => part.includes('base64'))
    .map((part) => {
      const [partHead = '', body = ''] = part.trimStart().split('\r\n\r\n')
      return {
        type: headersOf(partHead).get('content-type') ?? '',
        content: Buffer.from(body, 'base64').toString(),
      }
    })
  return { from, to, headers, parts, raw }
}

const headersOf = (head: string) =>
  new Map(
    head
      .replaceAll(/\r\n /g, ' ')
      .split('\r\n')
      .map((line) => {
        const [name = '', ...value] = line.split(': ')
        return [name.toLowerCase(), decoded(value.join(': '))]
      }),
  )

const decoded = (value: string) =>
  value
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?B\?([^?]+)\?=/g, (_, base64: string) => Buffer.from(base64, 'base64').toString())

export const partOf = (mail: Received | undefined, type: string) =>
  mail?.parts.find((part) => part.type.startsWith(type))?.content ?? ''
