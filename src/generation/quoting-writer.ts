import { textPlaceholder } from '../core/shared/text-placeholders'
import { languageOf } from '../core/text/language'
import { sentencesIn } from '../core/text/sentences'
import { briefTopicsOf, outlineFrom } from './outline'
import { contentTerms, rankSentences, type Section, sameText, wordCount } from './source-sections'
import { writeFaqs } from './write-faqs'
import { contextOf, type Said, type Source, saidIn, sourcesOf, writeSlide } from './write-slide'
import type { Writer } from './writer'

const mostWords = 110
const mostAdded = 3
const mostBullets = 4

const isShorter =
  /\b(?:short(?:er|en)?|brief(?:er)?|concise|trim|cut|less|fewer|corto|breve|más corto|kürzer|plus court)\b/i
const isLonger = /\b(?:long(?:er)?|more|detail(?:s|ed)?|expand|extend|más|detalles?|länger|ausführlicher|plus)\b/i
const howOnly =
  /\b(?:please|make|rewrite|it|this|that|slide|script|bullets?|title|much|a|bit|little|short(?:er|en)?|brief(?:er)?|concise|trim|cut|less|fewer|long(?:er)?|more|details?|detailed|expand|extend|friendl(?:y|ier)|warm(?:er)?|simpl(?:e|er)|plain(?:er)?|clear(?:er)?|tone|words?|sentences?|mention|add|include|say|about|and|the|in|of|to|with)\b/gi

export type KnownSlide = {
  id: string
  title: string
  bullets: string[]
  narrationScript: string
  slideContext: string | null
}

export type Rewrite = {
  slideId: string
  title: string
  bullets: string[]
  narrationScript: string
  slideContext: string | null
  sources: Source[]
  problems: string[]
}

function rewritten(slide: KnownSlide, sections: Section[], instruction: string): Rewrite {
  const own = sentencesIn(slide.narrationScript)
  const language = languageOf(slide.narrationScript) ?? 'en'
  const topic = instruction.replaceAll(howOnly, ' ').replaceAll(/\s+/g, ' ').trim()
  const kept = isShorter.test(instruction) ? shorter(own) : own
  const problems: string[] = []
  const asked = new Set(contentTerms(topic))
  const wanted = asked.size ? asked : isLonger.test(instruction) ? new Set(contentTerms(slide.title)) : undefined
  const added = wanted ? sayingsOf(wanted, sections, own, mostWords - wordCount(kept.join(' '))) : []
  const unmet = asked.size && !added.length && !says(own, asked) ? briefTopicsOf(topic, []).map(({ text }) => text) : []
  const marks = unmet.map(textPlaceholder)
  for (const text of unmet) problems.push(`No document says anything of “${text}”.`)
  if (!asked.size && !wanted && kept.length === own.length)
    problems.push('Without a language model a slide can be made shorter or longer, or told what to mention.')
  const isFarewell = (text: string, index: number) => index === kept.length - 1 && text.includes('{{')
  const script = kept.flatMap((text, index) =>
    isFarewell(text, index) ? [...added.map((each) => each.text), ...marks, text] : [text],
  )
  if (!kept.some(isFarewell)) script.push(...added.map(({ text }) => text), ...marks)
  const bullets = [
    ...(isShorter.test(instruction) ? slide.bullets.slice(0, 2) : slide.bullets),
    ...added.slice(0, 1).map(({ text }) => text.replace(/\.$/, '')),
    ...marks,
  ]
  const context = [slide.slideContext, contextOf(added, language)].filter(Boolean).join('\n')
  return {
    slideId: slide.id,
    title: slide.title,
    bullets: bullets.slice(0, Math.max(mostBullets, slide.bullets.length) + marks.length),
    narrationScript: script.join(' '),
    slideContext: context || null,
    sources: sourcesOf(added),
    problems,
  }
}

function shorter(sentences: string[]) {
  const ranks = rankSentences(sentences)
  const most = Math.max(1, Math.ceil(sentences.length / 2))
  const best = new Set(
    sentences
      .map((_, index) => index)
      .toSorted((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0))
      .slice(0, most),
  )
  return sentences.filter((text, index) => best.has(index) || (text.includes('{{') && wordCount(text) < 16))
}

const says = (sentences: string[], wanted: Set<string>) => {
  const terms = new Set(sentences.flatMap(contentTerms))
  return [...wanted].every((term) => terms.has(term))
}

const leastShared = 0.5

function sayingsOf(wanted: Set<string>, sections: Section[], own: string[], room: number): Said[] {
  const known = new Set(own.map(sameText))
  const scored = sections
    .flatMap((section) => saidIn([section]))
    .filter(({ text }) => !known.has(sameText(text)))
    .map((said) => {
      const terms = new Set(contentTerms(`${said.text} ${said.source.heading ?? ''}`))
      const inText = new Set(contentTerms(said.text))
      const shared = [...wanted].filter((term) => terms.has(term)).length
      return { said, share: shared / wanted.size, isNamed: [...wanted].some((term) => inText.has(term)) }
    })
    .filter(({ share, isNamed }) => share >= leastShared && isNamed)
    .toSorted((one, other) => other.share - one.share)
  const taken: Said[] = []
  let words = 0
  for (const { said } of scored) {
    const count = wordCount(said.text)
    if (taken.length >= mostAdded || words + count > Math.max(room, 25)) continue
    taken.push(said)
    words += count
  }
  return taken
}

const free = { tokens: 0, problems: [] }

/**
 * Needs no model. Sections come from headings, and sentences are quoted word for word, in order, so every number
 * appears in the document on the page that `slideContext` names.
 */
export const quotingWriter: Writer = {
  outline: async (sections, asked) => ({ tokens: 0, ...outlineFrom(sections, asked) }),
  slide: async (topic, sections, language) => ({ ...free, slide: writeSlide(topic, sections, language) }),
  rewrite: async (slide, sections, instruction) => ({ ...free, proposal: rewritten(slide, sections, instruction) }),
  faqs: async (sections, count, language, known) => ({ ...free, faqs: writeFaqs(sections, count, language, known) }),
}
