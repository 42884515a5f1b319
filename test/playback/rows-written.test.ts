import { describe, expect, it, vi } from 'vitest'
import * as content from '../../dev/seed-content/deck'
import { signedIn } from '../support/client'
import { countedSite } from '../support/counted'
import { databaseOf } from '../support/databases'
import { cookieOf, newSpeechServer } from '../support/speech'
import { storedBytes } from '../support/stored-bytes'

async function spokenDemo() {
  const client = await signedIn()
  const { id: deckId } = (await client.post('/api/decks', content.deck)).body.deck
  await client.put(`/api/decks/${deckId}/intro`, { title: content.intro.title, script: content.intro.script })
  for (const { art: _, ...slide } of content.slides) await client.post(`/api/decks/${deckId}/slides`, slide)
  for (const { relatedSlide: _, ...faq } of content.faqs) await client.post(`/api/decks/${deckId}/faqs`, faq)
  await client.put(`/api/decks/${deckId}/qa-settings`, content.qaSettings)
  const site = countedSite(client.organizationId, { ...newSpeechServer().bindings, NARRATION_AHEAD: true })
  const present = async (first_name: string): Promise<string> => {
    const body = { deckId, homeownerData: { ...content.homeowners[0]?.homeownerData, first_name } }
    type Created = { presentation: { id: string } }
    const { presentation } = await site.send<Created>('POST', '/api/presentations', body, cookieOf(client))
    await site.settle()
    return presentation.id
  }
  const deck: Slides = (await client.get(`/api/decks/${deckId}`)).body
  return { client, site, deck, present }
}

const subscription = { name: 'CRM', eventType: '*', channel: 'console', channelConfig: {} }

type Slides = { slides: { id: string }[] }

type Lengths = { slides: { id: string; durationSeconds: number }[] }

async function view(site: ReturnType<typeof countedSite>, id: string) {
  const viewerSessionId = crypto.randomUUID()
  const at = new Date().toISOString()
  const path = `/api/viewer/presentations/${id}`
  const { slides } = await site.send<Lengths>('GET', path)
  const watched = slides.map((slide) => ({ type: 'watched', slideId: slide.id, seconds: slide.durationSeconds, at }))
  await site.send('POST', `${path}/events`, { viewerSessionId, events: [{ type: 'started', at }] })
  await site.settle()
  const later = Date.now() + 10 * 60_000
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => later)
  await site.send('POST', `${path}/events`, { viewerSessionId, events: [...watched, { type: 'completed', at }] })
  await site.settle()
  clock.mockRestore()
}

const { client, site, present } = await spokenDemo()

describe('the database cost of a presentation', () => {
  it('is at most 60 statements and 54 rows when its speech is made ahead and the deck’s already exists', async () => {
    await present('Margaret')
    site.taken()
    const id = await present('Theodora')
    const { statements, written, sql } = site.taken()
    expect([statements <= 60, written <= 54], sql.join('\n')).toEqual([true, true])
    const { narration } = await site.send<{ narration: { status: string } }>(
      'GET',
      `/api/narration/presentations/${id}`,
    )
    expect(narration.status).toBe('ready')
  })

  it('is at most 7 KB in rows and indexes, with its speech, a viewing and a question', async () => {
    const followed = async (firstName: string) => {
      const id = await present(firstName)
      await view(site, id)
      await site.send('POST', '/api/qa', { presentationId: id, question: `Is it waterproof, ${firstName}?` })
      await site.settle()
    }
    await followed('Eleanor')
    const before = await storedBytes(databaseOf(client.organizationId))
    const names = ['Josephine', 'Wilhelmina']
    for (const name of names) await followed(name)
    const after = await storedBytes(databaseOf(client.organizationId))
    const added = [...after].map(([name, bytes]) => [name, (bytes - (before.get(name) ?? 0)) / names.length] as const)
    const all = added.reduce((sum, [, bytes]) => sum + bytes, 0)
    expect(all, JSON.stringify(Object.fromEntries(added))).toBeLessThan(7000)
  })

  it('is at most 28 statements for a viewing that one subscriber is told of three times', async () => {
    const id = await present('Henrietta')
    await client.post('/api/notifications/subscriptions', subscription)
    site.taken()
    await view(site, id)
    const { statements, sql } = site.taken()
    expect([statements <= 28, sql.filter((each) => each.includes('"attempts"')).length], sql.join('\n')).toEqual([
      true,
      3,
    ])
  })

  it('rewrites one index of the activity for each beacon of a viewing', async () => {
    const id = await present('Ottilie')
    site.taken()
    await view(site, id)
    const { sql } = site.taken()
    const written = sql.filter((each) => /^[1-9]\d* update presentation_activity/.test(each))
    expect(written.map((each) => Number.parseInt(each, 10))).toEqual([2, 2])
  })
})
