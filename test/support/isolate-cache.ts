import { forgetCallersOf, forgetConfirmed, rememberConfirmed } from '../../src/account/callers/copies'
import { countCallOfKey, isFirstUse } from '../../src/account/keys/holder'
import { isBeyondLimit } from '../../src/account/requests/record'
import { keepVector } from '../../src/answers/questions/alike'
import { cacheKnowledge } from '../../src/answers/retrieval/deck-knowledge-cache'
import { keepVectors } from '../../src/answers/retrieval/deck-vectors'
import { passagesOfDocument } from '../../src/answers/retrieval/passages'
import { indexed } from '../../src/answers/retrieval/rank'
import { noteMigrated } from '../../src/core/database/migrated'
import type { Caller } from '../../src/core/http/context'
import type { PartName } from '../../src/core/isolate-cache'
import { stemOf } from '../../src/core/text/stems'
import { hold, holdLatest, latestChange, noteChange } from '../../src/decks/published/known-parts'
import type { DeckPart, PresentationPart } from '../../src/decks/published/parts'
import { refill } from '../../src/decks/published/publish-part'
import { wordsIn } from '../../src/locales/languages'
import { makeManifest } from '../../src/playback/manifest/manifest'
import { republishPoster } from '../../src/playback/manifest/manifest-cache'
import { busyTimes } from '../../src/sales/appointments/busy-times'
import { shownWithDecks } from '../../src/shown-with-decks'
import * as ical from '../../src/vendor/ical.mjs'

const syllables = 'ba co di fu ge ha ji ko lu me ni po qua ri so tu ve wi xa yo ze'.split(' ')
let seed = 1
const random = (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}
const word = () => Array.from({ length: 2 + random(3) }, () => syllables[random(syllables.length)]).join('')
const sentence = () =>
  `${Array.from({ length: 12 }, word)
    .join(' ')
    .replace(/^./, (letter) => letter.toUpperCase())}.`
const text = (sentences: number) => Array.from({ length: sentences }, sentence).join(' ')
const hash = () => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '')
const listOf = <Item>(length: number, item: () => Item) => Array.from({ length }, item)

const ofRow = () => ({ id: crypto.randomUUID(), relatedSlideId: null, audioUrl: null, wordTimings: null, take: 0 })
const slide = () => ({
  ...ofRow(),
  slideId: word(),
  slideType: 'generic',
  title: sentence(),
  bullets: listOf(3, sentence),
  narrationScript: `${text(5)} It’s yours, {{first_name}}.`,
  slideContext: text(2),
  images: [{ key: `media/${crypto.randomUUID()}/${word()}.webp`, altText: sentence(), focalPoint: { x: 0.4, y: 0.6 } }],
})
const faq = () => {
  const [question, answer] = [sentence(), text(3)]
  return { ...ofRow(), question, userQuestion: question, answer, cannedAnswer: answer }
}
const deck = () => ({ id: crypto.randomUUID(), revision: 1, organizationId: crypto.randomUUID(), name: sentence() })

function deckPart() {
  const branding = { palette: {}, cta: {}, fonts: {}, contact: {} }
  const rows = { slides: listOf(10, slide), faqs: listOf(8, faq), prices: [], actions: [], fonts: [], pictures: [] }
  const names = { title: sentence(), organizationName: sentence(), voiceId: null, pronunciations: null }
  const part = { ...deck(), ...names, ...rows, branding, isGone: false }
  return JSON.parse(JSON.stringify(part)) as Exclude<DeckPart, { isGone: true }>
}

const presentationPart = (deckId: string): PresentationPart => ({
  ...{ id: crypto.randomUUID(), revision: 1, isGone: false, deckId, homeowner: { first_name: word() } },
  ...{ language: null, hasCaptions: true, speed: 1, pitch: 1, voiceId: null, quote: null, durations: {} },
})

/** A link to a new deck each time, because that takes the most memory. */
function openLink() {
  const [part] = [deckPart()]
  const presentation = presentationPart(part.id)
  hold('deck', part)
  hold('presentation', presentation)
  makeManifest({} as Env, part, presentation, 'https://porchlight.example', wordsIn('en'))
}

function readDeckForQuestions() {
  cacheKnowledge({
    decks: [{ ...deck(), company: sentence(), metadata: { deckContext: text(3) }, contact: {} }],
    slides: listOf(10, slide),
    prices: [],
    faqs: listOf(8, faq),
  } as unknown as Parameters<typeof cacheKnowledge>[0])
}

const readDocument = () =>
  passagesOfDocument({ title: sentence(), page: random(9), heading: null, body: listOf(25, sentence).join('\n') }).map(
    indexed,
  )

const callerOf = (): Caller => ({
  ...{ sessionId: hash(), userId: crypto.randomUUID(), organizationId: crypto.randomUUID() },
  ...({ email: `${word()}@${word()}.example`, name: sentence(), organizationName: sentence() } as unknown as Caller),
})

function noteChangeOfDeck() {
  const id = crypto.randomUUID()
  noteChange('presentation', id)
  holdLatest('presentation', { ...presentationPart(id), id }, latestChange('presentation', id))
}

const namedZone = () => {
  const zone = `Europe/${word()}${word()}`
  const event = `BEGIN:VEVENT\nUID:1\nDTSTART;TZID=${zone}:20260504T090000\nDTEND;TZID=${zone}:20260504T100000\nEND:VEVENT`
  return busyTimes(ical, `BEGIN:VCALENDAR\n${event}\nEND:VCALENDAR`, {
    ...{ from: 0, to: Date.now(), timeZone: 'America/Denver', ownHost: 'porchlight.example' },
  })
}

const nothing = { get: async () => null, put: async () => undefined } as unknown as KVNamespace & R2Bucket
const emptyEnv = { FILES: nothing, MANIFESTS: nothing } as unknown as Env

const limiter = { limit: async () => ({ success: true }) }
const calling = { env: { API_KEY_CALLS: limiter }, set: () => undefined } as unknown as Parameters<
  typeof countCallOfKey
>[0]

/**
 * Adds one entry to its part, as requests do. The missing two stay small: there are few voices, and one list of
 * departures.
 */
export const adders: Record<Exclude<PartName, 'previews of voices' | 'departures'>, () => unknown> = {
  'parts of links': openLink,
  'changes made here': noteChangeOfDeck,
  'puts into KV': () => refill({ env: emptyEnv, load: shownWithDecks }, 'presentation', crypto.randomUUID()),
  'posters put again': () => republishPoster(emptyEnv, `media/${crypto.randomUUID()}/poster-${hash()}.webp`),
  'confirmed callers': () => rememberConfirmed(`session:${hash()}`, callerOf(), Date.now()),
  'dropped callers': () => forgetConfirmed(`session:${hash()}`, Date.now()),
  'calls of keys': () => countCallOfKey(calling, crypto.randomUUID()),
  'logged calls of keys': () => isBeyondLimit(crypto.randomUUID(), Date.now()),
  'used keys': () => isFirstUse(crypto.randomUUID()),
  'changed organizations': () => forgetCallersOf(crypto.randomUUID(), Date.now()),
  'knowledge of decks': readDeckForQuestions,
  'vectors of decks': () =>
    keepVectors(
      crypto.randomUUID(),
      listOf(60, () => new Int8Array(1024)),
    ),
  'vectors of questions': () => keepVector(`model ${sentence()}`, new Int8Array(1024)),
  'passages of documents': readDocument,
  'stems of words': () => stemOf(`${word()}${word()}`),
  'zones of calendars': namedZone,
  'migrated databases': () => noteMigrated(`${word()}${word()}`),
}
