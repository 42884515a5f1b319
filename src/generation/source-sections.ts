import { type DocumentText, isPromptInjection, passagesOfDocument } from '../answers/retrieval/passages'
import { sentencesIn } from '../core/text/sentences'
import { stemOf } from '../core/text/stems'
import { isStopWord, wordsIn } from '../core/text/words'

export type Sentence = { text: string; page: number | null }

/** A document without headings has one section per page. */
export type Section = { documentId: string; title: string; heading: string | null; sentences: Sentence[] }

export type FoundText = DocumentText & { documentId: string }

const mostWords = 45
const leastWords = 4

export const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export const contentTerms = (text: string) =>
  wordsIn(text)
    .filter((word) => !isStopWord(word) && (word.length > 2 || /\d/.test(word)))
    .map((word) => stemOf(word))

const isWhole = /^["'“‘(¿¡«]*[\p{Lu}\p{N}].*[.!?…]["'”’)»]*$/su
const isUnspeakable = /<[a-z/!]|https?:\/\/|www\.|[{}[\]|\\]|\.{4}|_{3}|\S+@\S+/i

function isUsable(text: string) {
  const words = wordCount(text)
  if (words < leastWords || words > mostWords) return false
  if (!isWhole.test(text) || isUnspeakable.test(text) || isPromptInjection(text)) return false
  const numbers = text.match(/\d+/g)?.length ?? 0
  return numbers <= words * 0.4 && !/\b(?:\p{L}\s){4}/u.test(text)
}

export const sameText = (text: string) => wordsIn(text).join(' ')

/** Passages may overlap, so a sentence that two of them share is taken once. */
export function sectionsOf(texts: FoundText[]): Section[] {
  const sections: (Section & { page: number | null })[] = []
  const said = new Set<string>()
  for (const found of texts)
    for (const { heading, text, page } of passagesOfDocument(found)) {
      const last = sections.at(-1)
      const isSameDocument = last?.documentId === found.documentId
      const goesOn = isSameDocument && (heading ? heading === last.heading : last.page === page)
      const section = goesOn
        ? last
        : { documentId: found.documentId, title: found.title, heading: heading ?? null, page, sentences: [] }
      if (!goesOn) sections.push(section)
      for (const sentence of text.split('\n').flatMap(sentencesIn)) {
        const same = sameText(sentence)
        if (said.has(same) || !isUsable(sentence)) continue
        said.add(same)
        section.sentences.push({ text: sentence, page })
      }
    }
  return sections
    .filter(({ sentences }) => sentences.length)
    .map(({ documentId, title, heading, sentences }) => ({ documentId, title, heading, sentences }))
}

export const wordsOfSection = ({ sentences }: Section) => sentences.reduce((sum, { text }) => sum + wordCount(text), 0)

const longestTitle = 80
const wordsOfTitle = 9
/** The text may be long, and a title needs less than this. */
const lookedAt = 500

export function titleOf(text: string) {
  const bare = text
    .slice(0, lookedAt)
    .replace(/^\s*(?:\d+(?:\.\d+)*\.?|[IVX]+\.|[A-Z]\.|§)\s+/, '')
    .replaceAll(/[[\]{}<>]/g, '')
    .replace(/[\s.:;,–—-]+$/, '')
    .trim()
  const isShouted = bare === bare.toUpperCase() && /\p{Lu}{4}/u.test(bare)
  const calm = isShouted ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare
  const clause = wordCount(calm) > wordsOfTitle ? (calm.split(/[,;:–—(]\s*/)[0] ?? calm) : calm
  const cut = clause.split(/\s+/).slice(0, wordsOfTitle).join(' ').slice(0, longestTitle)
  const title =
    wordCount(clause) > wordsOfTitle
      ? cut.replace(
          /(?:\s+(?:the|a|an|of|to|in|on|at|for|and|or|with|by|that|is|are|de|la|el|y|en|der|die|das|und|le|les|des|et))+$/i,
          '',
        )
      : cut
  return title.charAt(0).toUpperCase() + title.slice(1)
}

const damping = 0.85
const rounds = 20

/**
 * TextRank (Mihalcea and Tarau 2004), weighted by `wanted`. It takes quadratic time, so use it only for the sentences
 * of a few sections.
 */
export function rankSentences(sentences: string[], wanted: ReadonlySet<string> = new Set()): number[] {
  const terms = sentences.map((text) => new Set(contentTerms(text)))
  const weights = terms.map((one, i) => terms.map((other, j) => (i === j ? 0 : likeness(one, other))))
  const sums = weights.map((row) => row.reduce((sum, weight) => sum + weight, 0))
  let ranks = sentences.map(() => 1)
  for (let round = 0; round < rounds; round++) {
    const before = ranks
    ranks = weights.map(
      (row, i) =>
        1 -
        damping +
        damping *
          row.reduce(
            (sum, weight, j) => sum + (weight * (before[j] ?? 0)) / Math.max(sums[j] ?? 0, 1e-9),
            weights[i] ? 0 : 0,
          ),
    )
  }
  return ranks.map((rank, index) => {
    const shared = [...(terms[index] ?? [])].filter((term) => wanted.has(term)).length
    return rank * (1 + Math.min(shared, 4) * 0.5)
  })
}

function likeness(one: Set<string>, other: Set<string>) {
  const shared = [...one].filter((term) => other.has(term)).length
  return shared ? shared / (Math.log(one.size + 1) + Math.log(other.size + 1)) : 0
}
