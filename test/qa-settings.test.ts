import { describe, expect, it } from 'vitest'
import { signedIn } from './support/client'
import { newDeck } from './support/factories'

async function settingsOf() {
  const client = await signedIn()
  const deck = await newDeck(client)
  return { deck, put: (body: unknown) => client.put(`/api/decks/${deck.id}/qa-settings`, body) }
}

describe('Q&A settings', () => {
  it('merge what is sent into what is there', async () => {
    const { deck, put } = await settingsOf()
    const first = await put({ resumePromptText: 'Let’s go on.', resumeVoiceId: 'warm-2' })
    expect(first.status).toBe(200)
    const second = await put({ transitionPromptText: 'Next, the price.' })
    expect(second.body.qaSettings).toEqual({
      id: first.body.qaSettings.id,
      deckId: deck.id,
      resumePromptText: 'Let’s go on.',
      transitionPromptText: 'Next, the price.',
      resumeAudioUrl: null,
      resumeVoiceId: 'warm-2',
      transitionAudioUrl: null,
      transitionVoiceId: null,
    })
    expect((await put({})).body).toEqual(second.body)
  })

  it('merge what comes at the same time', async () => {
    const { put } = await settingsOf()
    await Promise.all([put({ resumePromptText: 'a' }), put({ transitionPromptText: 'b' }), put({ resumeVoiceId: 'c' })])
    expect((await put({})).body.qaSettings).toMatchObject({
      resumePromptText: 'a',
      transitionPromptText: 'b',
      resumeVoiceId: 'c',
    })
  })

  it.each([
    ['a number', { resumeVoiceId: 2 }, 'resumeVoiceId must be a string'],
    ['an unknown member', { resumeAudioUrl: 'x' }, 'The body has no member "resumeAudioUrl"'],
    ['null', { resumePromptText: null }, 'resumePromptText must be a string'],
  ])('are refused with %s', async (_, body, message) => {
    const { put } = await settingsOf()
    const answer = await put(body)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })
})
