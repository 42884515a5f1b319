import { expect } from 'vitest'
import { freeWindows, maria } from './appointments'
import { type Answer, request } from './client'
import { act, type Client, documentOf, signing, tokenOf } from './contracts'
import { newKey, withKey } from './idempotency'
import { readManifest } from './manifests'

type Of = { client: Client; deckId: string; slideId: string; presentationId: string; templateId: string }
type Call = (key: Record<string, string>) => Promise<Answer>

const beaconOf = (slideId: string) => {
  const at = new Date(Date.now() - 1000).toISOString()
  return {
    viewerSessionId: crypto.randomUUID(),
    events: [
      { type: 'started', at },
      { type: 'watched', slideId, seconds: 1, at },
    ],
  }
}

/**
 * Repeats what a company and its homeowners do. A call that the fence refuses is repeated in the next round with the
 * same Idempotency-Key, as a client does after `Retry-After`.
 */
export async function newTraffic({ client, deckId, slideId, presentationId, templateId }: Of) {
  const windows = (await freeWindows(presentationId)).map(({ startsAt }) => startsAt)
  const done = {
    presentations: [] as string[],
    appointments: [] as string[],
    contracts: [] as string[],
    views: 0,
    title: '',
  }
  const faqs: string[] = []
  let waiting: (() => Promise<void>)[] = []
  let refusals = 0

  const once = async (call: Call, follow: (answer: Answer) => unknown) => {
    const key = withKey(newKey())
    const attempt = async () => {
      const answer = await call(key)
      if (answer.status < 300) return void (await follow(answer))
      expect([answer.status, answer.headers.get('retry-after')], answer.text).toEqual([503, '5'])
      refusals++
      waiting.push(attempt)
    }
    await attempt()
  }

  const present = (then: (id: string) => unknown) =>
    once(
      (key) =>
        client.post(
          '/api/presentations',
          { deckId, homeownerData: { ...maria, first_name: 'Lee', email: `${crypto.randomUUID()}@example.com` } },
          key,
        ),
      ({ body }) => {
        done.presentations.push(body.presentation.id)
        return then(body.presentation.id)
      },
    )

  const book = (id: string) => {
    const startsAt = windows.shift()
    const headers = { 'cf-connecting-ip': crypto.randomUUID() }
    const body = { presentationId: id, startsAt }
    return once(
      (key) => request('POST', '/api/appointments', { body, headers: { ...headers, ...key } }),
      ({ body }) => done.appointments.push(body.appointment.id),
    )
  }

  const watch = (id: string) => {
    const body = beaconOf(slideId)
    return once(
      () => request('POST', `/api/viewer/presentations/${id}/events`, { body }),
      () => void done.views++,
    )
  }

  const rename = () => {
    const title = `Title ${crypto.randomUUID()}`
    return once(
      () => client.patch(`/api/decks/${deckId}/slides/${slideId}`, { title }),
      () => {
        done.title = title
      },
    )
  }

  const changeFaqs = async () => {
    const old = faqs.shift()
    const input = { userQuestion: 'How long?', cannedAnswer: 'Two days.' }
    if (old)
      await once(
        () => client.delete(`/api/decks/${deckId}/faqs/${old}`),
        () => {},
      )
    await once(
      (key) => client.post(`/api/decks/${deckId}/faqs`, input, key),
      ({ body }) => faqs.push(body.faq.id),
    )
  }

  const sign = () =>
    present((id) =>
      once(
        (key) => client.post('/api/contracts', { presentationId: id, templateId, tier: 'better' }, key),
        ({ body }) => agree(body.contract.id, tokenOf(body.signUrl)),
      ),
    )

  const agree = (id: string, token: string) =>
    once(
      () => documentOf(id, token),
      () =>
        once(
          () => act(id, 'consent', { token }),
          () =>
            once(
              () => act(id, 'sign', signing(token)),
              () => done.contracts.push(id),
            ),
        ),
    )

  /** Reading always works. */
  const look = async () => {
    expect((await readManifest(presentationId)).status).toBe(200)
    expect((await client.get(`/api/decks/${deckId}`)).status).toBe(200)
    expect((await client.get('/api/auth/me')).status).toBe(200)
  }

  const round = async () => {
    const again = waiting
    waiting = []
    for (const attempt of again) await attempt()
    await present(async (id) => {
      await book(id)
      await watch(id)
    })
    await rename()
    await changeFaqs()
    await watch(presentationId)
    await look()
  }

  return { done, faqs, round, sign, refusals: () => refusals, isWaiting: () => waiting.length > 0 }
}

export type Traffic = Awaited<ReturnType<typeof newTraffic>>
