import type { PorchlightPlayer } from '../player'
import { timingsOf } from '../track'

const served = new WeakSet<PorchlightPlayer>()

/**
 * Serves controls from elsewhere: the captions as a track of `lent`, an element that plays nothing, and what has been
 * fetched.
 */
export function connect(player: PorchlightPlayer, lent: HTMLVideoElement) {
  if (served.has(player)) return
  served.add(player)
  Object.defineProperty(player, 'buffered', { get: () => bufferedOf(player) })
  player.addController(new ForeignControls(player, lent))
}

class ForeignControls {
  readonly #player: PorchlightPlayer
  readonly #lent: HTMLVideoElement
  #track: TextTrack | undefined
  #cues: VTTCue[] = []
  #wasShowing = false
  #seen: unknown[] = []
  #fetched = ''

  constructor(player: PorchlightPlayer, lent: HTMLVideoElement) {
    this.#player = player
    this.#lent = lent
    lent.textTracks.addEventListener('change', () => this.#agree())
    this.hostUpdated()
  }

  hostUpdated() {
    const { manifest, playback, buffered, mediaEvents } = this.#player
    const seen = [manifest, playback, playback?.duration, playback?.narrator.lines]
    if (manifest !== this.#seen[0]) this.#renew()
    if (seen.some((each, index) => each !== this.#seen[index])) this.#caption()
    this.#seen = seen
    this.#agree()
    const fetched = String(Array.from({ length: buffered.length }, (_, at) => [buffered.start(at), buffered.end(at)]))
    if (fetched !== this.#fetched) mediaEvents.queue('progress')
    this.#fetched = fetched
  }

  /** A track can't be removed from the list, so each language has one, and at most one has text. */
  #renew() {
    const { manifest, labels, hasCaptions } = this.#player
    if (this.#track) {
      for (const cue of this.#cues) this.#track.removeCue(cue)
      this.#track.mode = 'disabled'
    }
    this.#track = undefined
    this.#cues = []
    if (!manifest) return
    const language = manifest.language ?? labels.language
    const known = [...this.#lent.textTracks].find((track) => track.language === language)
    this.#track = known ?? this.#lent.addTextTrack('captions', labels.captions, language)
    this.#wasShowing = hasCaptions
    this.#track.mode = modeOf(hasCaptions)
  }

  #caption() {
    const { playback } = this.#player
    const track = this.#track
    if (!track || !playback) return
    for (const cue of this.#cues) track.removeCue(cue)
    const { narrator, answer, sequence } = playback
    this.#cues = sequence.scenes.flatMap((scene, index) => {
      const isHere = !answer && scene === sequence.scene
      const isSilent = scene.track.audioUrl === null
      const seconds = sequence.timeline.secondsOf(index)
      const lines = isHere ? narrator.lines : timingsOf(scene.track, isSilent, seconds, undefined).lines
      const from = sequence.timeline.startOf(index)
      return lines.map(
        ({ start, end, words }) => new VTTCue(from + start, from + end, words.map(({ text }) => text).join(' ')),
      )
    })
    for (const cue of this.#cues) track.addCue(cue)
  }

  /** The last change wins, whether the other controls changed the mode or the player its captions. */
  #agree() {
    const track = this.#track
    if (!track) return
    const isShowing = track.mode === 'showing'
    const isTheirs = isShowing !== this.#wasShowing
    this.#wasShowing = isTheirs ? isShowing : this.#player.hasCaptions
    if (isTheirs && this.#player.hasCaptions !== isShowing) this.#player.toggleCaptions()
    else if (isShowing !== this.#wasShowing) track.mode = modeOf(this.#wasShowing)
  }
}

const modeOf = (isShowing: boolean) => (isShowing ? 'showing' : 'disabled')

/** Text at reading pace needs no fetching, so only the scene's sound can be missing. */
function bufferedOf({ playback }: PorchlightPlayer) {
  if (!playback?.scene) return rangesOf([])
  const { narrator, sequence, duration } = playback
  if (narrator.isSilent || playback.answer) return rangesOf([[0, duration]])
  const from = sequence.timeline.startOf(sequence.index)
  const { buffered } = narrator.audio
  return rangesOf(
    Array.from({ length: buffered.length }, (_, at) => [from + buffered.start(at), from + buffered.end(at)]),
  )
}

/** Browsers don't let a script create a `TimeRanges`. */
function rangesOf(ranges: [number, number][]): TimeRanges {
  const edge = (at: number, side: 0 | 1) => {
    const range = ranges[at]
    if (!range) throw new DOMException(`There is no range ${at}.`, 'IndexSizeError')
    return range[side]
  }
  return { length: ranges.length, start: (at) => edge(at, 0), end: (at) => edge(at, 1) }
}
