import { markedAs } from '../../core/shared/isolation'
import { endsSentence } from '../../core/shared/reading-speed'
import type { Manifest } from '../../playback/manifest/manifest-schemas'
import type { Narrator } from '../narrator'
import type { PlaybackController } from '../playback-controller'
import type { Track } from '../track'

type Voice = { audioUrl: string; durationSeconds: number; wordTimings: Track['timings'] }

const mostTries = 8
const usualWaitSeconds = 3
const longestWaitSeconds = 120
/** This is how long the start of a scene waits for a voice before the text is shown at reading pace. */
const graceSeconds = 1.2
/** Longer than the time between two updates, even at twice the speed. */
const justBegunSeconds = 0.3

export function connect(playback: PlaybackController, manifest: Manifest) {
  const narration = new Narration(playback, manifest)
  narration.update()
  return narration
}

class Narration {
  readonly #playback: PlaybackController
  readonly #manifest: Manifest
  readonly #asked = new Set<Track>()
  readonly #voices = new Map<Track, Voice | undefined>()
  readonly #preloaded: HTMLAudioElement[] = []
  #captions: TextTrack | undefined
  #captioned: Narrator['lines'] | undefined
  #held: Track | undefined
  #isOver = false

  constructor(playback: PlaybackController, manifest: Manifest) {
    this.#playback = playback
    this.#manifest = manifest
  }

  update() {
    const { narrator, answer, sequence } = this.#playback
    const next = answer ? answer.remainingTracks[0] : sequence.nextScene?.track
    for (const track of [narrator.track, next]) if (track) void this.#take(track)
    if (narrator.track) this.#hold(narrator, narrator.track)
    this.#changeOver(narrator)
    this.#caption(narrator)
  }

  dispose() {
    this.#isOver = true
  }

  async #take(track: Track) {
    const { narrationUrl } = track
    if (!narrationUrl || track.audioUrl || this.#asked.has(track)) return
    this.#asked.add(track)
    const voice = await this.#ask(narrationUrl)
    if (this.#isOver) return
    this.#voices.set(track, voice)
    if (!voice) return
    const { narrator, sequence } = this.#playback
    const index = sequence.scenes.findIndex((scene) => scene.track === track)
    if (index >= 0) sequence.timeline.setSeconds(index, voice.durationSeconds)
    if (track === narrator.track) return this.update()
    this.#give(track, voice)
    if (narrator.isPaused) return
    const audio = new Audio(voice.audioUrl)
    audio.preload = 'auto'
    this.#preloaded.splice(0, this.#preloaded.length, audio)
  }

  #give(track: Track, { audioUrl, wordTimings, durationSeconds }: Voice) {
    track.audioUrl = audioUrl
    track.seconds = durationSeconds
    track.timings = markedAs(track.text, wordTimings)
    track.spokenSpeed = this.#manifest.speed
  }

  /** A track is held once, when it starts, because the response may be on its way. */
  #hold(narrator: Narrator, track: Track) {
    const isPending = this.#asked.has(track) && !this.#voices.has(track)
    if (!isPending || narrator.isPaused || this.#held === track) return
    this.#held = track
    if (narrator.time <= justBegunSeconds) narrator.hold(graceSeconds)
  }

  /** Returns undefined if there is no voice; the text is then shown at reading pace. */
  async #ask(url: string): Promise<Voice | undefined> {
    for (let tries = 0; tries < mostTries && !this.#isOver; tries++) {
      const response = await fetch(url, { credentials: 'omit' }).catch(() => undefined)
      if (response?.status === 200) return (await response.json()).track
      const isTemporary = !response || [202, 429].includes(response.status) || response.status >= 500
      const seconds = Number(response?.headers.get('retry-after')) || usualWaitSeconds
      if (!isTemporary || seconds > longestWaitSeconds) return undefined
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
    return undefined
  }

  #changeOver(narrator: Narrator) {
    const { track, words, time } = narrator
    const voice = track && this.#voices.get(track)
    if (!voice || !narrator.isSilent || track.audioUrl) return
    const word = Math.max(
      0,
      words.findLastIndex(({ start }) => start <= time),
    )
    const sentence = words.findLastIndex(
      (_, at) => at <= word && (at === 0 || endsSentence.test(words[at - 1]?.text ?? '')),
    )
    const isStart = time - (words[sentence]?.start ?? 0) <= justBegunSeconds
    if (!narrator.isPaused && !isStart) return
    const place = Math.round((Math.max(0, sentence) * voice.wordTimings.length) / Math.max(1, words.length))
    this.#give(track, voice)
    narrator.changeOver(sentence > 0 ? (voice.wordTimings[place]?.startTime ?? 0) : 0)
  }

  /** Adds captions for browsers and assistive tools that show their own. */
  #caption({ audio, lines }: Narrator) {
    if (lines === this.#captioned) return
    this.#captioned = lines
    this.#captions ??= audio.addTextTrack('captions', '', this.#manifest.language ?? '')
    for (const cue of [...(this.#captions.cues ?? [])]) this.#captions.removeCue(cue)
    for (const { start, end, words } of lines)
      this.#captions.addCue(new VTTCue(start, end, words.map(({ text }) => text).join(' ')))
  }
}
