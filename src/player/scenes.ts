import type { Manifest, ManifestFaq, ManifestSlide } from '../features/viewer/schemas'
import type { Track } from './track'
import { paced, pacedSeconds, timed } from './words'

export type Scene = {
  id: string
  isIntro: boolean
  title: string
  bullets: string[]
  imageUrl: string | null
  track: Track
  slide: ManifestSlide | undefined
}

const trackOf = (text: string | null, audioUrl: string | null, timings: Track['timings'] = []): Track | undefined =>
  text || audioUrl ? { text: text ?? '', audioUrl, timings, bullets: [] } : undefined

/** What is said to a question, one after another. */
export const answerOf = (faq: ManifestFaq, { prompts: { transition, resume } }: Manifest, goesOn: boolean): Track[] =>
  [
    trackOf(transition.text, transition.audioUrl),
    trackOf(faq.answer, faq.audioUrl, faq.wordTimings),
    goesOn ? trackOf(resume.text, resume.audioUrl) : undefined,
  ].filter((track) => track !== undefined)

/** Until the sound tells how long it is. */
export const estimate = ({ text, audioUrl, timings, bullets }: Track) =>
  pacedSeconds(audioUrl ? timed(text, timings, undefined) : paced(text), bullets.length)

export function scenesOf({ intro, slides }: Manifest): Scene[] {
  const opening: Scene[] = intro
    ? [
        {
          id: 'intro',
          isIntro: true,
          title: intro.title,
          bullets: [],
          imageUrl: intro.posterUrl,
          track: { text: intro.script ?? '', audioUrl: intro.audioUrl, timings: [], bullets: [] },
          slide: undefined,
        },
      ]
    : []
  return [
    ...opening,
    ...slides.map((slide) => ({
      id: slide.id,
      isIntro: false,
      title: slide.title,
      bullets: slide.bullets,
      imageUrl: slide.imageUrl,
      track: { text: slide.script, audioUrl: slide.audioUrl, timings: slide.wordTimings, bullets: slide.bullets },
      slide,
    })),
  ]
}

const ahead = new WeakSet<Scene>()

/** The sound and the picture of what comes next are there before they are needed. */
export function loadAhead(scene: Scene | undefined) {
  if (!scene || ahead.has(scene)) return
  ahead.add(scene)
  if (scene.imageUrl) new Image().src = scene.imageUrl
  if (scene.track.audioUrl) new Audio(scene.track.audioUrl).preload = 'auto'
}

/** What the deck offers at the end of a slide: of this one, or of any. */
export const offersAfter = (scene: Scene | undefined, { actions }: Manifest) =>
  actions.filter(
    ({ trigger, slideId }) => trigger === 'slide_end' && scene?.slide && (slideId ?? scene.id) === scene.id,
  )
