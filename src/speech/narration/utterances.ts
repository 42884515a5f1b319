import { sha256 } from '../../core/crypto'
import { primary } from '../../core/shared/language'
import { fillMergeFields } from '../../core/shared/merge-fields'
import { mergeFieldsOf } from '../../decks/published/apply-quote'
import type { DeckPart, PresentationPart } from '../../decks/published/parts'
import { defaultVoice, findVoice, speaks } from '../../providers/speech/voices'
import { languageOfFaq, languageOfSlides } from './written-language'

/** Everything that affects the sound. */
export type Heard = {
  organizationId: string
  voiceId: string
  model: string
  language: string
  speed: number
  pitch: number
  pronunciations: string
  take: number
  text: string
}

/** The name of a personal track includes its presentation, so that its file can be deleted with it. */
export const trackName = (heard: Heard, presentationId = '') =>
  sha256(
    JSON.stringify([
      'track-1',
      presentationId,
      heard.organizationId,
      heard.model,
      heard.voiceId,
      heard.language,
      heard.speed,
      heard.pitch,
      heard.pronunciations,
      heard.take,
      heard.text,
    ]),
  ).slice(0, 40)

export const narrationUrlOf = (origin: string, track: string, presentationId: string) =>
  `${origin}/api/narration/tracks/${track}?presentationId=${presentationId}`

type Deck = Exclude<DeckPart, { isGone: true }>
type Presentation = Exclude<PresentationPart, { isGone: true }>

type NarrationKind = 'intro' | 'slide' | 'faq' | 'resume' | 'transition'

export type Utterance = {
  kind: NarrationKind | 'answer' | 'speech'
  slideId: string | null
  faqId: string | null
  text: string
  /** The text without its personal words, or null if it has none. */
  commonText: string | null
  organizationId: string
  voiceId: string
  model: string
  language: string
  speed: number
  pitch: number
  pronunciations: string
  take: number
  track: string
}

type NarrationUtterance = Utterance & { kind: NarrationKind }

export const noPronunciations = ''

export const noHomeowner = (deck: Pick<Deck, 'id'>): Presentation => ({
  id: '',
  revision: 0,
  isGone: false,
  deckId: deck.id,
  homeowner: {},
  language: null,
  hasCaptions: true,
  speed: 1,
  pitch: 1,
  voiceId: null,
  quote: null,
  durations: {},
})

type Source = {
  kind: NarrationKind
  id?: string
  script: string | null | undefined
  audioUrl: string | null | undefined
  take?: number
  voiceId?: string | null | undefined
  /** Set for texts that may be in a different language than the slides. */
  language?: string
}

/** In viewing order. Leaves out texts that have their own recording or nothing to say. */
export function utterancesOf(env: Env, deck: Deck, presentation: Presentation): NarrationUtterance[] {
  const ofSlides = languageOfSlides(deck, presentation)
  const chosen = [presentation.voiceId, deck.voiceId]
  const fields = mergeFieldsOf(deck, presentation)
  const sources: Source[] = [
    ...(deck.intro ? [{ kind: 'intro' as const, script: deck.intro.script, audioUrl: deck.intro.audioUrl }] : []),
    ...deck.slides.map((row) => ({ kind: 'slide' as const, script: row.narrationScript, ...row })),
    ...deck.faqs.map((row) => {
      const language = languageOfFaq(deck, presentation, row)
      return { kind: 'faq' as const, script: row.cannedAnswer, language, ...row }
    }),
    ...promptsOf(deck),
  ]
  return sources.flatMap((source) => {
    const { script, kind, id = null, take = 0, language = ofSlides } = source
    if (source.audioUrl || !script) return []
    const text = fillMergeFields(script, fields)
    const voice = canBeSaid(text) && voiceIn(env, [source.voiceId, ...chosen], language, ofSlides, presentation)
    if (!voice) return []
    const heard = {
      organizationId: deck.organizationId,
      voiceId: voice.id,
      model: voice.model,
      language,
      speed: presentation.speed,
      pitch: presentation.pitch,
      pronunciations: deck.pronunciations ?? noPronunciations,
      take,
      text,
    }
    const isPersonal = script.includes('{{')
    return {
      kind,
      slideId: kind === 'slide' ? id : null,
      faqId: kind === 'faq' ? id : null,
      commonText: isPersonal ? fillMergeFields(script, {}) : null,
      ...heard,
      track: isPersonal ? trackName(heard, presentation.id) : trackName(heard),
    }
  })
}

function promptsOf({ qaSettings }: Deck): Source[] {
  if (!qaSettings) return []
  const { resumePromptText, resumeAudioUrl, resumeVoiceId } = qaSettings
  const { transitionPromptText, transitionAudioUrl, transitionVoiceId } = qaSettings
  return [
    { kind: 'resume', script: resumePromptText, audioUrl: resumeAudioUrl, voiceId: resumeVoiceId },
    { kind: 'transition', script: transitionPromptText, audioUrl: transitionAudioUrl, voiceId: transitionVoiceId },
  ]
}

/** Text made only of punctuation, emoji or spaces can't be spoken. */
export const canBeSaid = (text: string) => /[\p{L}\p{N}]/u.test(text)

type Chosen = (string | null | undefined)[]

export function voiceFor(env: Env, chosen: Chosen, language: string) {
  for (const id of chosen) {
    const voice = id && findVoice(env, id)
    if (voice) return voice
  }
  return defaultVoice(env, language)
}

/**
 * In a presentation that mixes languages, the chosen voice may speak the wrong one. A text in a different language than
 * the slides is then spoken by a voice of its own language, or not at all.
 */
function voiceIn(env: Env, chosen: Chosen, language: string, ofSlides: string, presentation: Presentation) {
  const isOfSlides = primary(language) === primary(ofSlides)
  if (isOfSlides && primary(presentation.language ?? ofSlides) === primary(ofSlides))
    return voiceFor(env, chosen, language)
  const speakers = chosen.filter((id) => {
    const voice = id && findVoice(env, id)
    return voice && speaks(voice, language)
  })
  return voiceFor(env, speakers, language) ?? (isOfSlides ? voiceFor(env, chosen, language) : undefined)
}

/**
 * Spoken by the narration's voice, or by one of the answer's own language; undefined if there is none. Callers must
 * also call `grantAnswers`.
 */
export function answerUtterance(
  env: Env,
  deck: Deck,
  presentation: Presentation,
  text: string,
  ofText?: string,
): Utterance | undefined {
  const ofSlides = languageOfSlides(deck, presentation)
  const language = ofText !== undefined && ofText !== primary(ofSlides) ? ofText : ofSlides
  const voice = canBeSaid(text) && voiceIn(env, [presentation.voiceId, deck.voiceId], language, ofSlides, presentation)
  if (!voice) return undefined
  const heard = {
    organizationId: deck.organizationId,
    voiceId: voice.id,
    model: voice.model,
    language,
    speed: presentation.speed,
    pitch: presentation.pitch,
    pronunciations: deck.pronunciations ?? noPronunciations,
    take: 0,
    text,
  }
  // `commonText` is empty, because no part of an answer is in the deck: all of it is deleted with the presentation.
  return { kind: 'answer', slideId: null, faqId: null, commonText: '', ...heard, track: trackName(heard) }
}
