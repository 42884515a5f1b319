import { looksLikeMediaKey, mediaUrl } from '../../core/media'
import { fillMergeFields } from '../../core/merge-fields'
import { completed as completedBranding, ownWords } from '../branding/schemas'
import type { ProductData } from '../product-data/schemas'
import type { Playable } from './queries'
import type { Manifest, ManifestProductData } from './schemas'

/** All that a player needs and nothing more: of the homeowner, only what the scripts say. */
export function manifestOf(presentationId: string, playable: Playable, requestUrl: string): Omit<Manifest, 'version'> {
  const url = (key: string | null | undefined) => (key ? mediaUrl(requestUrl, key) : null)
  const personal = (text: string) => fillMergeFields(text, playable.homeownerData)
  const said = (text: string | null | undefined) => (typeof text === 'string' ? personal(text) : null)
  const prices = new Map(playable.prices.map((row) => [row.slideId, row.data]))
  const { languageSettings, voiceSettings, intro, qaSettings } = playable

  return {
    presentationId,
    title: playable.title,
    language: languageSettings.language ?? null,
    hasCaptions: languageSettings.captions ?? true,
    speed: voiceSettings.speed ?? 1,
    branding: brandingOf(playable, url, said),
    intro: intro
      ? {
          title: intro.title,
          script: said(intro.script),
          audioUrl: url(intro.audioUrl),
          posterUrl: url(intro.posterImg),
          isSkippable: intro.isSkippable,
        }
      : null,
    slides: playable.slides.map((row) => ({
      id: row.id,
      slideId: row.slideId,
      slideType: row.slideType,
      title: row.title,
      bullets: row.bullets.map(personal).filter((bullet) => bullet.trim()),
      script: personal(row.narrationScript),
      audioUrl: url(row.audioUrl),
      imageUrl: url(row.heroImg),
      wordTimings: row.wordTimings,
      productData: pricesOf(prices.get(row.id), url),
    })),
    faqs: playable.faqs.map((row) => ({
      id: row.id,
      question: row.userQuestion,
      answer: personal(row.cannedAnswer),
      relatedSlideId: row.relatedSlideId,
      audioUrl: url(row.audioUrl),
      wordTimings: row.wordTimings,
    })),
    actions: playable.actions.map(({ id, type, label, slideId, trigger, config }) => {
      return { id, type, label, slideId, trigger, config }
    }),
    prompts: {
      resume: { text: said(qaSettings?.resumePromptText), audioUrl: url(qaSettings?.resumeAudioUrl) },
      transition: { text: said(qaSettings?.transitionPromptText), audioUrl: url(qaSettings?.transitionAudioUrl) },
    },
  }
}

type Url = (key: string | null | undefined) => string | null
type Said = (text: string | null | undefined) => string | null

function brandingOf({ branding, organizationName }: Playable, url: Url, said: Said): Manifest['branding'] {
  const { palette, cta, fonts, contact, ...shown } = branding ?? completedBranding({ palette: {}, cta: {} })
  return {
    name: shown.name || organizationName,
    logoUrl: url(shown.logo),
    avatarUrl: url(shown.avatar),
    chatName: shown.chatName,
    chatGreeting: said(shown.chatGreeting),
    palette,
    cta: ownWords(cta),
    contact,
    fonts: {
      ...(fonts.heading && { heading: fontOf(fonts.heading, url) }),
      ...(fonts.body && { body: fontOf(fonts.body, url) }),
    },
  }
}

/** An uploaded font has no family that we know; one of its own keeps it apart from those of other players on a page. */
const fontOf = (font: string, url: Url) =>
  looksLikeMediaKey(font)
    ? { family: `porchlight-${font.split('/').at(-2)}`, url: url(font) }
    : { family: font, url: null }

function pricesOf(data: ProductData | undefined, url: Url): ManifestProductData | null {
  if (!data) return null
  const tier = ({ imageKey, ...shown }: ProductData['good']) => ({ ...shown, imageUrl: url(imageKey) })
  return {
    good: tier(data.good),
    better: tier(data.better),
    best: tier(data.best),
    subtitle: data.subtitle,
    brandLogoUrl: url(data.brandLogo),
    disclaimer: data.disclaimer,
  }
}
