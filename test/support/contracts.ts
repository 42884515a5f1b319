import { env } from 'cloudflare:workers'
import { crc32 } from 'node:zlib'
import { encode } from 'fast-png'
import { expect, vi } from 'vitest'
import { maria } from './appointments'
import { request, signedIn } from './client'
import { d1 } from './databases'
import { subscribed } from './deliveries'
import { newAction, newDeck, newPresentation, newSlide, productData } from './factories'

export type Client = Awaited<ReturnType<typeof signedIn>>

export const templateInput = (more = {}) => ({
  name: 'Roofing agreement',
  language: 'en',
  body: '# Scope\n\nWe replace the roof of {{full_name}} at {{address}} for {{tier_price}}.\n\n{{tier_lines}}\n\n# Payment\n\nThe deposit is {{deposit}}.',
  cancellation: { businessDays: 3 },
  depositBasisPoints: 1000,
  ...more,
})

export async function newTemplate(client: Client, more = {}): Promise<{ id: string }> {
  const answer = await client.post('/api/contracts/templates', templateInput(more))
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.template
}

/** Uses a new address each time, because emails to one address are limited. */
export const newHomeowner = (more = {}) => ({ ...maria, email: `maria-${crypto.randomUUID()}@example.com`, ...more })

export async function withTemplate(template = {}, homeowner: { email?: string } & object = newHomeowner()) {
  const client = await signedIn()
  await subscribed(client)
  const deck = await newDeck(client)
  const slide = await newSlide(client, deck.id, { slideType: 'product_pricing_v1' })
  const priced = await client.put(`/api/slides/${slide.id}/product-data`, { productData: productData() })
  if (priced.status !== 200) throw new Error(priced.text)
  const { id: presentationId } = await newPresentation(client, deck.id, homeowner)
  const { id: templateId } = await newTemplate(client, template)
  const { email } = homeowner
  return { client, deck, email, presentationId, templateId, input: { presentationId, templateId, tier: 'better' } }
}

export type Made = { id: string; token: string; client: Client; presentationId: string; templateId: string }

export async function newContract(template = {}, homeowner?: object) {
  const made = await withTemplate(template, homeowner)
  const answer = await made.client.post('/api/contracts', made.input)
  if (answer.status !== 201) throw new Error(answer.text)
  return { ...made, id: answer.body.contract.id as string, token: tokenOf(answer.body.signUrl) }
}

export const tokenOf = (signUrl: string) => new URL(signUrl).searchParams.get('token') ?? ''

export const getByToken = (id: string, token: string) => request('GET', `/api/contracts/${id}?token=${token}`)
export const documentOf = (id: string, token: string) =>
  request('GET', `/api/contracts/${id}/document.pdf?token=${token}`)

export const act = (id: string, name: string, body: object) => request('POST', `/api/contracts/${id}/${name}`, { body })

export const signing = (token: string, more = {}) => ({
  token,
  name: 'Maria Okafor',
  signature: { kind: 'typed', value: 'Maria Okafor' },
  ...more,
})

/** Opens the document and consents, so that the contract can be signed. */
export async function agreed(template = {}, homeowner?: object) {
  const made = await newContract(template, homeowner)
  expect((await documentOf(made.id, made.token)).status).toBe(200)
  expect((await act(made.id, 'consent', { token: made.token })).status).toBe(200)
  return made
}

export async function signed(template: { requiredInitials?: string[] } = {}, homeowner?: object) {
  const made = await agreed(template, homeowner)
  const initials = Object.fromEntries((template.requiredInitials ?? []).map((clause) => [clause, 'MO']))
  const answer = await act(made.id, 'sign', signing(made.token, { initials }))
  if (answer.status !== 200) throw new Error(answer.text)
  return { ...made, contract: answer.body.contract }
}

/** Queue messages are dropped so that the test can do the work itself. */
export async function withoutQueues<Result>(work: () => Promise<Result>) {
  const queues = [
    vi.spyOn(env.DELIVERIES, 'sendBatch').mockResolvedValue(undefined as never),
    vi.spyOn(env.JOBS, 'send').mockResolvedValue(undefined as never),
  ]
  try {
    return await work()
  } finally {
    for (const queue of queues) queue.mockRestore()
  }
}

export async function sealedFile(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const [row] = await rowsOf<{ document_key: string | null }>('select document_key from contracts where id = ?', id)
  const file = row?.document_key ? await env.FILES.get(row.document_key) : null
  if (!file) throw new Error('The contract is not sealed.')
  return new Uint8Array(await file.arrayBuffer())
}

/** Returns a drawn signature as PNG, or a white field without strokes. `chunks` are added by type. */
export function drawing(hasStrokes = true, chunks: Record<string, Buffer> = {}) {
  const [width, height] = [120, 60]
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let x = 10; hasStrokes && x < 110; x++) data.fill(0, (x + 30 * width) * 4, (x + 30 * width) * 4 + 3)
  const png = Buffer.from(encode({ width, height, data, channels: 4 }))
  const afterSize = 33
  const added = Object.entries(chunks).map(([type, content]) => chunk(type, content))
  const bytes = Buffer.concat([png.subarray(0, afterSize), ...added, png.subarray(afterSize)])
  return { kind: 'drawn', value: `data:image/png;base64,${bytes.toString('base64')}` }
}

function chunk(type: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

export const withAction = (client: Client, deckId: string, templateId: string, more = {}) =>
  newAction(client, deckId, {
    type: 'sign_contract',
    label: 'Sign',
    trigger: 'always',
    config: { templateId },
    ...more,
  })

export const rowsOf = async <Row>(sql: string, ...values: unknown[]) =>
  (
    await d1
      .prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

export type MailRow = {
  id: string
  kind: string
  audience: string
  recipient: string
  status: string
  sent_at: number | null
  leased_until: number
  problem: string | null
}

const kind = "replace(purpose, 'contract.', '') as kind"

export const mailsOf = (contractId: string) =>
  rowsOf<MailRow>(
    `select mails.*, ${kind} from mails where subject_id = ? order by created_at, kind, audience`,
    contractId,
  )

export const eventsOf = async (organizationId: string) =>
  (
    await rowsOf<{ type: string }>(
      "select type from events where organization_id = ? and type like 'contract.%' order by type",
      organizationId,
    )
  ).map(({ type }) => type)

export const evidenceOf = async (id: string, client: Client) =>
  (await client.get(`/api/contracts/${id}/evidence`)).body.evidence
