import * as content from '../dev/seed-content/deck.ts'
import { register } from './account.ts'
import type { Modules } from './bundle.ts'
import { sized } from './options.ts'
import { type Site, startSite } from './site.ts'

export type Narration = {
  /** Seconds of sound per second of work. */
  timesRealTime: number
  soundSeconds: number
  characters: number
  /** The characters that another presentation of the deck has to speak again. */
  respoken: number
  coldMilliseconds: number
  /** The round trips for a warm track, and for the first bytes of its sound. */
  trips: number
}

type Manifest = {
  intro: Spoken | null
  slides: Spoken[]
  faqs: Spoken[]
  prompts: { resume: Spoken; transition: Spoken }
}
type Spoken = { narrationUrl: string | null }
type Track = { durationSeconds: number; audioUrl: string }

/** Each sentence has a name in it, so all of it is specific to one homeowner. */
const personalScript = Array.from(
  { length: sized(5, 1) },
  () => 'We were on your roof today, {{first_name}}, and looked at all of it.',
).join(' ')

export async function measureNarration(modules: Modules): Promise<Narration> {
  const site = await startSite(modules)
  try {
    const api = await newApi(site)
    const { id: deckId } = (await api('POST', '/api/decks', content.deck)).deck
    await api('PUT', `/api/decks/${deckId}/intro`, { title: content.intro.title, script: content.intro.script })
    for (const { slideId, title, narrationScript } of content.slides.slice(0, sized(content.slides.length, 1)))
      await api('POST', `/api/decks/${deckId}/slides`, { slideId, title, narrationScript })
    for (const { userQuestion, cannedAnswer } of content.faqs.slice(0, sized(content.faqs.length, 1)))
      await api('POST', `/api/decks/${deckId}/faqs`, { userQuestion, cannedAnswer })
    await api('PUT', `/api/decks/${deckId}/qa-settings`, content.qaSettings)
    const present = async (firstName: string) => {
      const input = { deckId, homeownerData: { first_name: firstName, address: `12 ${firstName} Street` } }
      return (await api('POST', '/api/presentations', input)).presentation.id
    }
    const spoken = async () => (await api('GET', '/api/narration/usage')).usage.characters

    const id = await present('Margaret')
    const begin = performance.now()
    const tracks = await speakAll(site, id)
    const seconds = (performance.now() - begin) / 1000
    const characters = await spoken()
    const soundSeconds = tracks.reduce((sum, track) => sum + track.durationSeconds, 0)

    await speakAll(site, await present('Theo'))
    const respoken = (await spoken()) - characters

    const [url = ''] = await narrationsOf(site, id)
    const trips = [url, tracks[0]?.audioUrl ?? ''].map(async (path) => {
      const headers = { range: 'bytes=0-65535' }
      await (await site.send({ path, headers })).bytes()
      const answer = await site.send({ path, headers })
      await answer.bytes()
      return Number(answer.headers.get('server-timing')?.match(/desc="(\d+) trip/)?.[1])
    })
    const warm = Math.max(...(await Promise.all(trips)))

    const slide = { slideId: 'personal', title: 'Personal', narrationScript: personalScript }
    await api('POST', `/api/decks/${deckId}/slides`, slide)
    const [last = ''] = (await narrationsOf(site, id, 'slides')).slice(-1)
    const start = performance.now()
    await speak(site, last)
    const coldMilliseconds = performance.now() - start
    return { timesRealTime: soundSeconds / seconds, soundSeconds, characters, respoken, coldMilliseconds, trips: warm }
  } finally {
    await site.dispose()
  }
}

/** Each response has the part that its path promises. */
type Answer = {
  deck: { id: string }
  presentation: { id: string }
  usage: { characters: number }
}

async function newApi(site: Site) {
  const { cookie } = await register(site)
  return async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await site.send({ method, path, body, headers: { cookie } })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
}

async function narrationsOf(site: Site, id: string, only?: 'slides') {
  const { intro, slides, faqs, prompts } = (await (
    await site.send({ path: `/api/viewer/presentations/${id}` })
  ).json()) as Manifest
  const all = only ? slides : [...(intro ? [intro] : []), ...slides, ...faqs, prompts.resume, prompts.transition]
  return all.flatMap(({ narrationUrl }) => narrationUrl ?? [])
}

async function speakAll(site: Site, id: string) {
  const tracks: Track[] = []
  for (const url of await narrationsOf(site, id)) tracks.push(await speak(site, url))
  return tracks
}

/** Waits for the track, which is made on request. */
export async function speak(site: Site, url: string): Promise<Track> {
  for (;;) {
    const answer = await site.send({ path: url })
    const { track } = (await answer.json()) as { track: Track | null }
    if (track) return track
    if (answer.status !== 202) throw new Error(`A track was answered with ${answer.status}.`)
  }
}
