import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { minute } from '../../src/core/time'
import { alignRecording, alignRecordingJob } from '../../src/speech/narration/align-recording'
import type { AlignRecording } from '../../src/speech/narration/narration-work'
import { signedIn } from '../support/client'
import { envOf } from '../support/databases'
import { mediaKey } from '../support/factories'
import { askWith, readManifest, writeAtOnce } from '../support/manifests'
import { takeUpDue, workIn } from '../support/running'
import { cookieOf, newNarratedDeck, sound } from '../support/speech'

beforeEach(writeAtOnce)
afterEach(() => vi.restoreAllMocks())

describe('a recording', () => {
  it('without timings is aligned by a job, and keeps timings that a company sends', async () => {
    const client = await signedIn()
    const { deckId, slideIds, presentationId } = await newNarratedDeck(client, 'We looked at the whole roof.')
    const slideId = slideIds[0] ?? ''
    const audioUrl = mediaKey(client, 'roof.mp3')
    await env.FILES.put(audioUrl, await sound())
    await client.patch(`/api/decks/${deckId}/slides/${slideId}`, { audioUrl })
    const times = async () => (await readManifest(presentationId)).body.slides[0].wordTimings
    await expect.poll(times, { timeout: 10_000 }).toHaveLength(6)
    const own = [{ word: 'We', startTime: 0, endTime: 1 }]
    await client.patch(`/api/decks/${deckId}/slides/${slideId}`, { wordTimings: own })
    await client.patch(`/api/decks/${deckId}/slides/${slideId}`, { narrationScript: 'We looked.' })
    await expect.poll(times, { timeout: 10_000 }).toEqual(own)
    const again = await client.post('/api/narration/alignments', { slideId })
    expect(again.status).toBe(202)
    await alignRecording(workIn(envOf(client.organizationId)), {
      kind: 'align-recording',
      organizationId: client.organizationId,
      slideId,
    })
    await expect.poll(times, { timeout: 10_000 }).toMatchObject([{ word: 'We' }, { word: 'looked.' }])
  })

  it('that does not exist can’t be aligned', async () => {
    const client = await signedIn()
    const { slideIds } = await newNarratedDeck(client, 'One roof.')
    expect((await client.post('/api/narration/alignments', { slideId: slideIds[0] })).status).toBe(409)
    expect((await client.post('/api/narration/alignments', { faqId: crypto.randomUUID() })).status).toBe(404)
    expect((await client.post('/api/narration/alignments', {})).status).toBe(400)
  })
})

describe('a recording that the queue did not accept', () => {
  const JOBS = { send: async () => Promise.reject(new Error('The queue is away.')) }
  const text = 'We looked at the roof.'

  async function refusedRecordings(bytes: Uint8Array) {
    const client = await signedIn()
    const { deckId, presentationId } = await newNarratedDeck(client)
    const audioUrl = mediaKey(client, 'roof.mp3')
    await env.FILES.put(audioUrl, bytes)
    const ask = async (method: string, path: string, body: object) => {
      const headers = { ...cookieOf(client), 'content-type': 'application/json' }
      const { answer } = await askWith(path, { JOBS }, { method, headers, body: JSON.stringify(body) })
      return (await answer.json()) as { slide: { id: string }; faq: { id: string } }
    }
    const slide = { slideId: 'roof', title: 'Roof', narrationScript: text, audioUrl, orderIndex: 0 }
    const { id: slideId } = (await ask('POST', `/api/decks/${deckId}/slides`, slide)).slide
    const faq = { userQuestion: 'What did you do?', cannedAnswer: text, audioUrl, orderIndex: 0 }
    const { id: faqId } = (await ask('POST', `/api/decks/${deckId}/faqs`, faq)).faq
    const change = (body: object) => ask('PATCH', `/api/decks/${deckId}/slides/${slideId}`, body)
    const ofFaq = (body: object) => ask('PATCH', `/api/decks/${deckId}/faqs/${faqId}`, body)
    const askAgain = () => ask('POST', '/api/narration/alignments', { slideId })
    const foundAfter = async (milliseconds: number) => {
      const sent: AlignRecording[] = []
      const sendBatch = async (batch: { body: AlignRecording }[]) => void sent.push(...batch.map(({ body }) => body))
      const worker = { ...env, JOBS: { sendBatch } } as unknown as Env
      await takeUpDue(worker, [alignRecordingJob], Date.now() + milliseconds)
      return sent.filter(({ organizationId }) => organizationId === client.organizationId)
    }
    return { presentationId, slideId, faqId, change, ofFaq, askAgain, foundAfter }
  }

  it('is found by the schedule, and gets its timings', async () => {
    const { presentationId, slideId, faqId, foundAfter } = await refusedRecordings(await sound())
    expect(await foundAfter(0)).toEqual([])
    const found = await foundAfter(20 * minute)
    expect(found).toMatchObject([{ slideId }, { faqId }])
    for (const message of found) await alignRecording(workIn(envOf(message.organizationId)), message)
    const { slides, faqs } = (await readManifest(presentationId)).body
    for (const { wordTimings } of [...slides, ...faqs]) expect(wordTimings).toHaveLength(5)
    expect(await foundAfter(20 * minute)).toEqual([])
  })

  it('is found again once its text has changed, but keeps timings that a company sent', async () => {
    const { slideId, change, ofFaq, foundAfter } = await refusedRecordings(await sound())
    for (const message of await foundAfter(20 * minute))
      await alignRecording(workIn(envOf(message.organizationId)), message)
    await change({ title: 'Our roof' })
    expect(await foundAfter(20 * minute)).toEqual([])
    await change({ narrationScript: 'We looked.' })
    await ofFaq({ wordTimings: [{ word: 'We', startTime: 0, endTime: 1 }] })
    await ofFaq({ cannedAnswer: 'We looked.' })
    expect(await foundAfter(20 * minute)).toMatchObject([{ slideId }])
    await change({ audioUrl: null })
    expect(await foundAfter(20 * minute)).toEqual([])
  })

  it('is not found again if it can’t be measured or the queue gave it up, until someone asks again', async () => {
    const { slideId, askAgain, foundAfter } = await refusedRecordings(new TextEncoder().encode('no sound'))
    const [ofSlide, ofFaq] = await foundAfter(20 * minute)
    if (!ofSlide || !ofFaq) throw new Error('Both are due.')
    await alignRecording(workIn(envOf(ofSlide.organizationId)), ofSlide)
    expect(await foundAfter(20 * minute)).toEqual([ofFaq])
    await alignRecordingJob.giveUp?.(workIn(envOf(ofFaq.organizationId)), ofFaq as never)
    expect(await foundAfter(20 * minute)).toEqual([])
    await askAgain()
    expect(await foundAfter(20 * minute)).toMatchObject([{ slideId }])
  })
})
