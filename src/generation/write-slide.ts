import { textPlaceholder } from '../core/shared/text-placeholders'
import { fillPlain } from '../locales/fill'
import { wordsIn } from '../locales/languages'
import type { Topic } from './outline'
import { contentTerms, rankSentences, type Section, titleOf, wordCount } from './source-sections'

export type Source = { title: string; page: number | null; heading: string | null }
export type WrittenSlide = { title: string; bullets: string[]; narrationScript: string; slideContext: string }

const fewestWords = 40
const usualWords = 75
const mostWords = 110
const mostBullets = 4
const mostWordsOfBullet = 16
const mostSentences = 120
const ownHeadingWeight = 1.6

export type Said = { text: string; source: Source; documentId: string }

export const saidIn = (sections: Section[]): Said[] =>
  sections
    .flatMap(({ documentId, title, heading, sentences }) =>
      sentences.map(({ text, page }) => ({ text, documentId, source: { title, page, heading } })),
    )
    .slice(0, mostSentences)

export function writeSlide(topic: Topic, sections: Section[], language: string): WrittenSlide {
  const words = wordsIn(language).generation
  const agenda = topic.agenda?.length ? fillPlain(words.agenda, { titles: topic.agenda.join('; ') }) : ''
  const greeting = topic.kind === 'welcome' ? [words.hello, agenda].filter(Boolean).join(' ') : ''
  const farewell = topic.kind === 'closing' ? words.thanks : ''
  const marks = topic.toFillIn.map(textPlaceholder)
  const said = saidIn(sections)
  const wanted = new Set(contentTerms(topic.title))
  const ranks = rankSentences(
    said.map(({ text }) => text),
    wanted,
  ).map((rank, index) => (titleOf(said[index]?.source.heading ?? '') === topic.title ? rank * ownHeadingWeight : rank))
  const chosen = choose(said, ranks, mostWords - wordCount(`${greeting} ${farewell}`))
  const isBare = !chosen.length && !marks.length
  const lost = isBare && topic.kind !== 'closing' && !agenda ? [textPlaceholder(topic.title || words.first)] : []
  const narrationScript = [greeting, ...chosen.map(({ text }) => text), ...marks, ...lost, farewell]
    .filter(Boolean)
    .join(' ')
  const bullets = [...bulletsOf(chosen, said, ranks), ...(topic.agenda ?? []), ...marks, ...lost]
  const title = topic.title || titleOf(chosen[0]?.text ?? '') || words.first
  return { title, bullets, narrationScript, slideContext: contextOf(chosen, language) }
}

/** A sentence that refers to the previous one makes no sense on its own. */
const refersBack =
  /^(?:it|its|they|their|this|that|these|those|he|she|his|her|both|neither(?= (?:covers?|of|is|are|does|do|has)\b)|then|also|however|otherwise|instead|such|so|but|and|or|second|third|fourth|fifth|sixth|finally|next|afterwards|ello|esto|eso|este|esta|estos|estas|además|pero|y|dies|diese|dieser|sie|er|es|aber|cela|ce|cette|ces|mais|il|elle|ils|elles)\b/i

function choose(said: Said[], ranks: number[], most: number): Said[] {
  const order = said.map((_, index) => index).toSorted((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0))
  const taken = new Set<number>()
  let count = 0
  for (const index of order) {
    if (count >= usualWords || (count >= fewestWords && count >= most - 12)) break
    const needed: number[] = []
    for (let at = index; at >= 0 && !taken.has(at); at--) {
      needed.unshift(at)
      if (!refersBack.test(said[at]?.text ?? '')) break
      if (at > 0 && said[at - 1]?.source.heading !== said[at]?.source.heading) needed.length = 0
      if (at === 0 || !needed.length) {
        needed.length = 0
        break
      }
    }
    const words = needed.reduce((sum, each) => sum + wordCount(said[each]?.text ?? ''), 0)
    if (!words || count + words > most) continue
    for (const each of needed) taken.add(each)
    count += words
  }
  // As a last resort, takes sentences with a dangling reference, because that is better than an empty slide.
  for (const index of order) {
    const words = wordCount(said[index]?.text ?? '')
    if (count >= fewestWords) break
    if (taken.has(index) || count + words > most) continue
    taken.add(index)
    count += words
  }
  return said.filter((_, index) => taken.has(index))
}

/** Cuts off only a reason or an aside, because a condition must not get lost. */
const aside =
  /(?:,?\s+(?:because|since|so that|porque|ya que|weil|damit|car|parce que)\s|,\s+(?:which|so|and we|and you)\s|\s*[;–—]\s*)/i

function bulletsOf(chosen: Said[], said: Said[], ranks: number[]): string[] {
  const short = chosen
    .map((each) => ({ text: shortened(each.text), rank: ranks[said.indexOf(each)] ?? 0 }))
    .filter(({ text }) => text && !refersBack.test(text))
  if (!short.length) return shortest(chosen)
  const best = new Set(short.toSorted((one, other) => other.rank - one.rank).slice(0, mostBullets))
  return short.filter((each) => best.has(each)).map(({ text }) => text)
}

const mostWordsOfLongBullet = 30

const shortest = (chosen: Said[]) =>
  chosen
    .map(({ text }) => text.replace(/[.]["'”’)]*$/, ''))
    .filter((text) => wordCount(text) <= mostWordsOfLongBullet)
    .toSorted((one, other) => wordCount(one) - wordCount(other))
    .slice(0, 1)

function shortened(text: string) {
  const whole = text.replace(/[.]["'”’)]*$/, '')
  if (wordCount(whole) <= mostWordsOfBullet) return whole
  const [clause = ''] = whole.split(aside)
  const isEnough = wordCount(clause) >= 5 && wordCount(clause) <= mostWordsOfBullet
  return isEnough &&
    !/\b(?:if|unless|except|only|when|until|si|salvo|wenn|außer|sauf)\b/i.test(whole.slice(clause.length))
    ? clause.trim()
    : ''
}

const longestContext = 4000

export function contextOf(chosen: Said[], language: string) {
  const words = wordsIn(language).generation
  const places = chosen.map(({ source: { title, page, heading } }) => {
    const where = [page === null ? '' : `${words.page} ${page}`, heading && heading !== title ? `“${heading}”` : '']
      .filter(Boolean)
      .join(', ')
    return `“${title}”${where && `, ${where}`}`
  })
  const named = [...new Set(places)].join('; ')
  return named ? `${words.sources}: ${named}.`.slice(0, longestContext) : ''
}

export const sourcesOf = (said: Said[]): Source[] => {
  const places = new Map(said.map(({ source }) => [JSON.stringify(source), source]))
  return [...places.values()]
}
