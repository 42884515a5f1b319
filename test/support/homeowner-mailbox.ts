import { envOf } from './databases'
import { sendMail } from './running'

type Part = { headers: Map<string, string>; type: string; content: string; bytes: Uint8Array }
export type Received = { from: string; to: string; headers: Map<string, string>; parts: Part[]; raw: string }
type Sent = { from: string; to: string; 'EmailMessage::raw': string }

/** Parses emails as a mail program does. */
export function newMailbox(refuse: () => unknown = () => {}, HOMEOWNER_MAILS_PER_DAY = 1000, home?: object) {
  const received: Received[] = []
  const send = async (message: Sent) => {
    await refuse()
    received.push(read(message))
    return { messageId: '1' }
  }
  const overrides = { EMAIL: { send }, HOMEOWNER_MAILS_PER_DAY }
  return {
    received,
    deliver: (mailId: string, now?: number) =>
      sendMail({ ...(home ?? envOf(mailId)), ...overrides } as Env, mailId, now),
  }
}

function read({ from, to, 'EmailMessage::raw': raw }: Sent): Received {
  const [head = ''] = raw.split('\r\n\r\n')
  return { from, to, headers: headersOf(head), parts: partsIn(raw), raw }
}

/** Returns the parts without parts of their own, at any depth. */
function partsIn(raw: string): Part[] {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = headersOf(head)
  const type = headers.get('content-type') ?? ''
  const body = rest.join('\r\n\r\n')
  const boundary = type.match(/boundary="(.+)"/)?.[1]
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsIn(part.trimStart()))
  const bytes = Buffer.from(body, 'base64')
  return [{ headers, type, content: bytes.toString(), bytes }]
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
