import type { Answer, AnswerSentence } from '../../answers/questions/schemas'
import type { Manifest, ManifestFaq } from '../../playback/manifest/manifest-schemas'
import type { PlaybackController } from '../playback-controller'
import type { PorchlightPlayer } from '../player'
import type { Track } from '../track'

const longestWord = 1.5

export function pauseAfterWord(playback: PlaybackController, isWaiting: () => boolean) {
  const { narrator } = playback
  const { time } = narrator
  const word = narrator.words.find(({ start, end }) => start <= time && time < end)
  const seconds = word && playback.state === 'playing' && !playback.answer ? (word.end - time) / narrator.rate : 0
  const pause = () => isWaiting() && playback.pauseForUnanswered()
  if (seconds > 0) setTimeout(pause, Math.min(seconds, longestWord) * 1000)
  else pause()
}

const noFaq = {
  id: '',
  question: '',
  language: '',
  relatedSlideId: null,
  audioUrl: null,
  narrationUrl: null,
  wordTimings: [],
}
const textAsFaq = (answer: string): ManifestFaq => ({ ...noFaq, answer })

/** Without sound the whole answer is shown at once, for as long as reading takes. */
export const showAnswer = ({ playback }: PorchlightPlayer, { text }: Answer) => playback?.giveAnswer(textAsFaq(text))

const longestSilence = 2500
const noTransition = { text: null, audioUrl: null, narrationUrl: null }
const quiet: Track = { text: '', audioUrl: null, narrationUrl: null, timings: [], bullets: [] }

/**
 * This is spoken like an answer, but without the transition, which announces one. A sheet closes afterwards, so the
 * viewer gets some time to call or to choose a question.
 */
export async function sayUnanswered(
  { playback, manifest, panels }: PorchlightPlayer,
  { unanswered }: Answer,
  isCurrent: () => boolean,
) {
  if (!unanswered || !manifest) return
  const late = new Promise<Sound>((resolve) => setTimeout(resolve, longestSilence, noSound))
  const sound = await Promise.race([soundOf(unanswered), late])
  if (!isCurrent()) return
  playback?.giveAnswer({ ...textAsFaq(unanswered.text), ...sound }, { ...manifest.prompts, transition: noTransition })
  if (panels.isSheet) playback?.answer?.remainingTracks.unshift(quiet, quiet)
}

type Sound = { audioUrl: string | null; wordTimings: Track['timings'] }

const noSound: Sound = { audioUrl: null, wordTimings: [] }

async function soundOf({ narrationUrl }: Pick<AnswerSentence, 'narrationUrl'>): Promise<Sound> {
  if (!narrationUrl) return noSound
  try {
    const response = await fetch(narrationUrl, { credentials: 'omit' })
    if (response.status !== 200) return noSound
    if (!response.headers.get('content-type')?.includes('json')) return { ...noSound, audioUrl: narrationUrl }
    const { track } = await response.json()
    return { audioUrl: track.audioUrl, wordTimings: track.wordTimings ?? [] }
  } catch {
    return noSound
  }
}

export class SpokenAnswer {
  readonly #player: PorchlightPlayer
  readonly #manifest: Manifest
  readonly #isCurrent: () => boolean
  #queue = Promise.resolve()
  isBegun = false

  constructor(player: PorchlightPlayer, manifest: Manifest, isCurrent: () => boolean) {
    this.#player = player
    this.#manifest = manifest
    this.#isCurrent = isCurrent
  }

  add(sentence: AnswerSentence) {
    if (!sentence.narrationUrl) return
    const sound = soundOf(sentence)
    this.#queue = this.#queue.then(async () => this.#say(sentence.text, await sound))
  }

  #say(text: string, { audioUrl, wordTimings }: Sound) {
    const { playback } = this.#player
    if (!playback || !this.#isCurrent()) return
    const faq = { ...textAsFaq(text), audioUrl, wordTimings }
    if (!playback.answer) {
      this.isBegun = true
      return playback.giveAnswer(faq)
    }
    const { remainingTracks, stateBefore } = playback.answer
    const { text: resume, audioUrl: resumeUrl } = this.#manifest.prompts.resume
    const hasResume = stateBefore === 'playing' && (resume || resumeUrl) && remainingTracks.length > 0
    const place = remainingTracks.length - (hasResume ? 1 : 0)
    remainingTracks.splice(place, 0, { text, audioUrl, narrationUrl: null, timings: wordTimings, bullets: [] })
  }
}
