import type { Manifest, ManifestFaq, ManifestImage, ManifestSlide } from '../features/viewer/manifest-schemas'
import type { Track } from './track'
import { readingSeconds, wordsAtReadingPace, wordsOfAudio } from './word-timing'

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
  { prompts: { transition, resume } }: Manifest,
  continues: boolean,
): Track[] =>
  [
    trackOf(transition.text, transition),
    trackOf(faq.answer, faq, faq.wordTimings),
    continues ? trackOf(resume.text, resume) : undefined,
  ].filter((track) => track !== undefined)

export const estimatedSeconds = ({ text, audioUrl, timings, bullets }: Track) =>
  readingSeconds(audioUrl ? wordsOfAudio(text, timings, undefined) : wordsAtReadingPace(text), bullets.length)

export function scenesOf({ intro, slides }: Manifest): Scene[] {
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
      id: slide.id,
      isIntro: false,
      title: slide.title,
      bullets: slide.bullets,
      images: slide.images,
      track: {
        text: slide.script,
        audioUrl: slide.audioUrl,
        narrationUrl: slide.narrationUrl,
        timings: slide.wordTimings,
        bullets: slide.bullets,
      },
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

export const offersAfter = (scene: Scene | undefined, { actions }: Manifest) =>
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
