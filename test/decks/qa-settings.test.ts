import { describe, expect, it } from 'vitest'
import { signedIn } from '../support/client'
import { newDeck } from '../support/factories'

async function settingsOf() {
  const client = await signedIn()
  const deck = await newDeck(client)
  const path = `/api/decks/${deck.id}/qa-settings`
  return { client, deck, path, put: (body: unknown) => client.put(path, body) }
}

describe('Q&A settings', () => {
  it('merge the sent fields into the stored ones', async () => {
    const { deck, put } = await settingsOf()
    const first = await put({ resumePromptText: 'Let’s go on.', resumeVoiceId: 'local:slt' })
    expect(first.status).toBe(200)
    const second = await put({ transitionPromptText: 'Next, the price.' })
    expect(second.body.qaSettings).toEqual({
      id: first.body.qaSettings.id,
      deckId: deck.id,
      resumePromptText: 'Let’s go on.',
      transitionPromptText: 'Next, the price.',
      resumeAudioUrl: null,
      resumeVoiceId: 'local:slt',
      transitionAudioUrl: null,
      transitionVoiceId: null,
    })
    expect((await put({})).body).toEqual(second.body)
  })

  it('come back as saved; before that, and for another organization, they are not found', async () => {
    const { client, path, put } = await settingsOf()
    const none = await client.get(path)
    expect([none.status, none.body.error]).toEqual([404, 'There is no such deck, or it has no Q&A settings yet.'])
    const saved = await put({ resumePromptText: 'Let’s go on.' })
    expect((await client.get(path)).body).toEqual(saved.body)
    expect((await (await signedIn('Another company')).get(path)).status).toBe(404)
  })

  it('clear the fields that are sent as null, and nothing else', async () => {
    const { put } = await settingsOf()
    await put({ resumePromptText: 'Let’s go on.', resumeVoiceId: 'local:slt', transitionPromptText: 'Next.' })
    const answer = await put({ resumePromptText: null, resumeVoiceId: null })
    expect(answer.body.qaSettings).toMatchObject({
      resumePromptText: null,
      resumeVoiceId: null,
      transitionPromptText: 'Next.',
    })
  })

  it('merge changes that come at the same time', async () => {
    const { put } = await settingsOf()
    await Promise.all([
      put({ resumePromptText: 'a' }),
      put({ transitionPromptText: 'b' }),
      put({ resumeVoiceId: 'local:rms' }),
    ])
    expect((await put({})).body.qaSettings).toMatchObject({
      resumePromptText: 'a',
      transitionPromptText: 'b',
      resumeVoiceId: 'local:rms',
    })
  })

  it.each([
    ['a number', { resumeVoiceId: 2 }, 'resumeVoiceId must be a string'],
    ['an unknown field', { resumeAudioUrl: 'x' }, 'The body has no member "resumeAudioUrl"'],
  ])('are rejected with %s', async (_, body, message) => {
    const { put } = await settingsOf()
    const answer = await put(body)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })
})
