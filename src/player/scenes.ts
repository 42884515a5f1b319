import type { Manifest, ManifestFaq, ManifestImage, ManifestSlide } from '../playback/manifest/manifest-schemas'
import { readingSeconds, type Track, wordsAtReadingPace, wordsOfAudio } from './track'

export type Scene = {
  id: string
  isIntro: boolean
  title: string
  bullets: string[]
  images: ManifestImage[]
  track: Track
  slide: ManifestSlide | undefined
}

type Spoken = { audioUrl: string | null; narrationUrl: string | null }

const trackOf = (
  text: string | null,
  { audioUrl, narrationUrl }: Spoken,
  timings: Track['timings'] = [],
): Track | undefined =>
  text || audioUrl ? { text: text ?? '', audioUrl, narrationUrl, timings, bullets: [] } : undefined

/** Leaves out the resume prompt if the presentation does not continue after the answer. */
export const answerTracks = (
  faq: ManifestFaq,
  { transition, resume }: Manifest['prompts'],
  continues: boolean,
): Track[] =>
  [
    trackOf(transition.text, transition),
    trackOf(faq.answer, faq, faq.wordTimings),
    continues ? trackOf(resume.text, resume) : undefined,
  ].filter((track) => track !== undefined)

const estimatedSeconds = ({ text, audioUrl, timings, bullets }: Track) =>
  readingSeconds(audioUrl ? wordsOfAudio(text, timings, undefined) : wordsAtReadingPace(text), bullets.length)

function scenesOf({ intro, slides }: Manifest): Scene[] {
  const opening: Scene[] = intro
    ? [
        {
          id: 'intro',
          isIntro: true,
          title: intro.title,
          bullets: [],
          images: intro.poster ? [intro.poster] : (slides[0]?.images.slice(0, 1) ?? []),
          track: {
            text: intro.script ?? '',
            audioUrl: intro.audioUrl,
            narrationUrl: intro.narrationUrl,
            seconds: intro.durationSeconds,
            timings: [],
            bullets: [],
          },
          slide: undefined,
        },
      ]
    : []
  return [
    ...opening,
    ...slides.map((slide) => ({
      ...slide,
      isIntro: false,
      track: { ...slide, text: slide.script, seconds: slide.durationSeconds, timings: slide.wordTimings },
      slide,
    })),
  ]
}

const preloaded = new WeakSet<Scene>()

export function preload(scene: Scene | undefined) {
  if (!scene || preloaded.has(scene)) return
  preloaded.add(scene)
  if (scene.track.audioUrl) new Audio(scene.track.audioUrl).preload = 'auto'
}

const offersAfter = (scene: Scene | undefined, { actions }: Manifest) =>
  actions.filter(
    ({ trigger, slideId }) => trigger === 'slide_end' && scene?.slide && (slideId ?? scene.id) === scene.id,
  )

const spoken = (scenes: Scene[], { faqs, prompts }: Manifest): Spoken[] => [
  ...scenes.map(({ track }) => track),
  ...faqs,
  prompts.resume,
  prompts.transition,
]

export const hasAudio = (scenes: Scene[], manifest: Manifest) =>
  spoken(scenes, manifest).some(({ audioUrl, narrationUrl }) => audioUrl ?? narrationUrl)

export const hasNarration = (scenes: Scene[], manifest: Manifest) =>
  spoken(scenes, manifest).some(({ narrationUrl }) => narrationUrl)

/** A scene's length is estimated from its text until its audio is known. */
class Timeline {
  readonly #seconds: number[]

  constructor(scenes: Scene[]) {
    this.#seconds = scenes.map(({ track }) => track.seconds ?? estimatedSeconds(track))
  }

  get duration() {
    return this.startOf(this.#seconds.length)
  }

  secondsOf(index: number) {
    return this.#seconds[index] ?? 0
  }

  startOf(index: number) {
    return this.#seconds.slice(0, index).reduce((total, seconds) => total + seconds, 0)
  }

  setSeconds(index: number, seconds: number) {
    this.#seconds[index] = seconds
  }

  positionAt(time: number) {
    let timeInScene = Math.min(Math.max(0, time), this.duration)
    let index = 0
    while (index < this.#seconds.length - 1 && timeInScene >= this.secondsOf(index))
      timeInScene -= this.secondsOf(index++)
    return { index, timeInScene }
  }
}

export type Action = Manifest['actions'][number]

const offerSeconds = 8
const pauseBetweenScenesSeconds = 0.4

export class SceneSequence {
  readonly scenes: Scene[]
  readonly timeline: Timeline
  index = 0
  offeredActions: Action[] = []
  isSpoken = false

  readonly #manifest: Manifest
  #timer = 0

  constructor(manifest: Manifest) {
    this.#manifest = manifest
    this.scenes = scenesOf(manifest)
    this.timeline = new Timeline(this.scenes)
  }

  get scene(): Scene | undefined {
    return this.scenes[this.index]
  }

  get nextScene(): Scene | undefined {
    return this.scenes[this.index + 1]
  }

  get isLast() {
    return this.index >= this.scenes.length - 1
  }

  select(index: number) {
    this.withdrawOffers()
    this.isSpoken = false
    this.index = index
  }

  get isWaiting() {
    return this.offeredActions.length > 0 || (this.isSpoken && this.scene?.slide?.productData != null)
  }

  /** Waits longer if there are actions, so that the viewer has time to decide. */
  scheduleNext(next: () => void) {
    this.isSpoken = true
    this.offeredActions = offersAfter(this.scene, this.#manifest)
    const wait = this.offeredActions.length ? offerSeconds : pauseBetweenScenesSeconds
    this.cancelNext()
    if (this.scene?.slide?.productData) return
    this.#timer = setTimeout(next, wait * 1000)
  }

  cancelNext() {
    clearTimeout(this.#timer)
  }

  withdrawOffers() {
    this.cancelNext()
    this.offeredActions = []
  }
}
