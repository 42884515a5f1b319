import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { maria } from './appointments'
import { request, signedIn } from './client'
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

/** A company, a deck that has prices, a homeowner, and a template. */
export async function withTemplate(template = {}, homeowner: object = maria) {
  const client = await signedIn()
  const deck = await newDeck(client)
  const slide = await newSlide(client, deck.id, { slideType: 'product_pricing_v1' })
  const priced = await client.put(`/api/slides/${slide.id}/product-data`, { productData: productData() })
  if (priced.status !== 200) throw new Error(priced.text)
  const { id: presentationId } = await newPresentation(client, deck.id, homeowner)
  const { id: templateId } = await newTemplate(client, template)
  return { client, deck, presentationId, templateId, input: { presentationId, templateId, tier: 'better' } }
}

export type Made = { id: string; token: string; client: Client; presentationId: string; templateId: string }

/** One that was sent, and the token of its link. */
export async function newContract(template = {}, homeowner: object = maria) {
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

/** Read and agreed to, so that it can be signed. */
export async function agreed(template = {}, homeowner: object = maria) {
  const made = await newContract(template, homeowner)
  expect((await documentOf(made.id, made.token)).status).toBe(200)
  expect((await act(made.id, 'consent', { token: made.token })).status).toBe(200)
  return made
}

export async function signed(template = {}, homeowner: object = maria) {
  const made = await agreed(template, homeowner)
  const answer = await act(made.id, 'sign', signing(made.token))
  if (answer.status !== 200) throw new Error(answer.text)
  return { ...made, contract: answer.body.contract }
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
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

export type MailRow = {
  id: string
  kind: string
  audience: string
  recipient: string
  sent_at: number | null
  problem: string | null
}

export const mailsOf = (contractId: string) =>
  rowsOf<MailRow>('select * from contract_mails where contract_id = ? order by created_at, kind, audience', contractId)

export const eventsOf = async (organizationId: string) =>
  (
    await rowsOf<{ type: string }>(
      "select type from events where organization_id = ? and type like 'contract.%' order by created_at, rowid",
      organizationId,
    )
  ).map(({ type }) => type)

export const evidenceOf = async (id: string, client: Client) =>
  (await client.get(`/api/contracts/${id}/evidence`)).body.evidence
