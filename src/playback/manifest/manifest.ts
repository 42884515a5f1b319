import { sha256 } from '../../core/crypto'
import { mediaUrl } from '../../core/media-key'
import { markedAs } from '../../core/shared/isolation'
import { primary } from '../../core/shared/language'
import { fillMergeFields, showMergeFields } from '../../core/shared/merge-fields'
import type { ShownQuote } from '../../decks/presentations/shown-quote'
import type { ProductData } from '../../decks/prices/schemas'
import { applyQuote, mergeFieldsOf } from '../../decks/published/apply-quote'
import type { ShownDeck } from '../../decks/published/deck-content'
import { type DeckPart, durationOf, type PresentationPart } from '../../decks/published/parts'
import type { Words } from '../../locales/languages'
import { narrationUrlOf, type Utterance, utterancesOf } from '../../speech/narration/utterances'
import { languageOfFaq, languageOfSlides } from '../../speech/narration/written-language'
import type { Manifest, ManifestProductData } from './manifest-schemas'
import { pictureOf, posterImageOf, posterKeyOf, posterSourceOf, withMarks } from './pictures'
import { posterOf, secondsOf } from './poster'
import { shownBranding, type Url } from './shown-branding'

type Personal = Exclude<PresentationPart, { isGone: true }>

/** `body` is escaped for use inside a page. `organizationId` says whose embed origins apply. */
export type Made = {
  words: Words
  manifest: Omit<Manifest, 'version'>
  etag: string
  body: Uint8Array<ArrayBuffer>
  organizationId: string
  previewUrl: string | null
  /** Null unless the picture shows the deck as it is now. */
  posterKey: string | null
}

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text) as Uint8Array<ArrayBuffer>

/** Returns undefined if the deck or the presentation is gone. */
export function makeManifest(
  env: Env,
  deck: DeckPart,
  presentation: PresentationPart,
  origin: string,
  words: Words,
): Made | undefined {
  if (deck.isGone || presentation.isGone) return undefined
  const manifest = manifestOf(env, deck, presentation, origin, words)
  const version = sha256(JSON.stringify(manifest)).slice(0, 24)
  const body = bytesOf(JSON.stringify({ version, ...manifest }).replaceAll('<', '\\u003c'))
  const previewUrl = deck.previewKey && mediaUrl(origin, deck.previewKey)
  const posterKey = deck.posterKey && posterKeyOf(deck, posterSourceOf(deck)) === deck.posterKey ? deck.posterKey : null
  return { manifest, words, etag: `"${version}"`, body, organizationId: deck.organizationId, previewUrl, posterKey }
}

/** Contains no more about the homeowner than scripts and poster say, because anyone with the link can read it. */
function manifestOf(
  env: Env,
  deck: ShownDeck,
  presentation: Personal,
  origin: string,
  words: Words,
): Omit<Manifest, 'version'> {
  const url = (key: string | null | undefined) => (key ? mediaUrl(origin, key) : null)
  const { quote } = presentation
  const prices = new Map(deck.prices.map((row) => [row.slideId, row.data]))
  const personal = (text: string) => showMergeFields(text, fields)
  const said = (text: string | null | undefined) => (typeof text === 'string' ? personal(text) : null)
  const fields = mergeFieldsOf(deck, presentation)
  const isSaid = (bullet: string) => personal(bullet).trim() !== ''
  const picture = pictureOf(deck.pictures, origin)
  const track = trackNames(utterancesOf(env, deck, presentation))
  const narrationUrl = (...place: Parameters<typeof track>) => {
    const name = track(...place)
    return name ? narrationUrlOf(origin, name, presentation.id) : null
  }
  const seconds = durationsOf(track, deck, presentation)
  const { intro, qaSettings } = deck
  const spoken = [
    ...(intro ? [{ script: fillMergeFields(intro.script ?? '', fields), durationSeconds: seconds('intro') }] : []),
    ...spokenSlides(deck, presentation, seconds),
  ]

  return {
    presentationId: presentation.id,
    title: deck.title,
    language: presentation.language,
    slideLanguage: languageOfSlides(deck, presentation),
    hasCaptions: presentation.hasCaptions,
    speed: presentation.speed,
    branding: shownBranding(deck, url, said),
    poster: posterOf({ ...presentation, deck, words, spoken }),
    intro: intro
      ? {
          title: intro.title,
          script: said(intro.script),
          audioUrl: url(intro.audioUrl),
          narrationUrl: narrationUrl('intro'),
          durationSeconds: seconds('intro'),
          posterUrl: url(intro.posterImg),
          poster: intro.posterImg ? picture(posterImageOf(intro.posterImg, intro.posterPortraitImg)) : null,
          isSkippable: intro.isSkippable,
        }
      : null,
    slides: deck.slides.map((row) => ({
      id: row.id,
      slideId: row.slideId,
      slideType: row.slideType,
      title: row.title,
      bullets: row.bullets.filter(isSaid).map(personal),
      script: personal(row.narrationScript),
      audioUrl: url(row.audioUrl),
      narrationUrl: narrationUrl('slide', row.id),
      durationSeconds: seconds('slide', row.id),
      imageUrl: url(row.images[0]?.key),
      images: withMarks(row.images.map(picture), row.bullets.map(isSaid)),
      wordTimings: markedAs(personal(row.narrationScript), row.wordTimings),
      productData: pricesOf(prices.get(row.id), quote, url, picture),
      roof: row.slideType === 'roof_v1' && quote ? quote.roof : null,
    })),
    faqs: deck.faqs.map((row) => ({
      id: row.id,
      question: row.userQuestion,
      answer: personal(row.cannedAnswer),
      language: primary(languageOfFaq(deck, presentation, row)),
      relatedSlideId: row.relatedSlideId,
      audioUrl: url(row.audioUrl),
      narrationUrl: narrationUrl('faq', row.id),
      wordTimings: markedAs(personal(row.cannedAnswer), row.wordTimings),
    })),
    actions: deck.actions,
    prompts: {
      resume: {
        text: said(qaSettings?.resumePromptText),
        audioUrl: url(qaSettings?.resumeAudioUrl),
        narrationUrl: narrationUrl('resume'),
      },
      transition: {
        text: said(qaSettings?.transitionPromptText),
        audioUrl: url(qaSettings?.transitionAudioUrl),
        narrationUrl: narrationUrl('transition'),
      },
    },
  }
}

/** Milliseconds by slide id. */
export function lengthsOf(env: Env, deck: DeckPart, presentation: PresentationPart): Record<string, number> {
  if (deck.isGone || presentation.isGone) return {}
  const seconds = durationsOf(trackNames(utterancesOf(env, deck, presentation)), deck, presentation)
  const slides = spokenSlides(deck, presentation, seconds)
  return Object.fromEntries(
    slides.map(({ id, ...slide }) => [id, Math.round(secondsOf(slide, presentation.speed) * 1000)]),
  )
}

function spokenSlides(deck: ShownDeck, presentation: Personal, seconds: ReturnType<typeof durationsOf>) {
  const fields = mergeFieldsOf(deck, presentation)
  return deck.slides.map((row) => ({
    id: row.id,
    script: fillMergeFields(row.narrationScript, fields),
    wordTimings: row.wordTimings,
    durationSeconds: seconds('slide', row.id),
    points: row.bullets.filter((bullet) => showMergeFields(bullet, fields).trim() !== '').length,
  }))
}

/** The duration is null until a voice has spoken the track. */
const durationsOf =
  (track: ReturnType<typeof trackNames>, deck: ShownDeck, presentation: Personal) =>
  (...place: Parameters<typeof track>) => {
    const name = track(...place)
    return name ? durationOf(name, deck.durations, presentation.durations) : null
  }

/** Includes every track, whether or not it has been made. A missing one is made when it is first requested. */
function trackNames(utterances: Utterance[]) {
  const tracks = new Map(utterances.map(({ kind, slideId, faqId, track }) => [placeOf(kind, slideId ?? faqId), track]))
  return (kind: Utterance['kind'], id?: string) => tracks.get(placeOf(kind, id))
}

const placeOf = (kind: string, id: string | null | undefined) => `${kind} ${id ?? ''}`

function pricesOf(
  slideData: ProductData | undefined,
  quote: ShownQuote | null,
  url: Url,
  picture: ReturnType<typeof pictureOf>,
): ManifestProductData | null {
  if (!slideData) return null
  const data = applyQuote(slideData, quote)
  const tier = ({ imageKey, ...shown }: ProductData['good']) => ({
    ...shown,
    imageUrl: url(imageKey),
    image: imageKey ? picture({ key: imageKey }) : null,
  })
  return {
    good: tier(data.good),
    better: tier(data.better),
    best: tier(data.best),
    subtitle: data.subtitle,
    brandLogoUrl: url(data.brandLogo),
    disclaimer: data.disclaimer,
    financing: data.financing,
    validUntil: quote ? new Date(quote.validUntil).toISOString() : null,
  }
}
