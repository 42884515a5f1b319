import { sentencesIn } from '../../providers/quotes/sentences'
import { isStopWord, termOf, wordsIn } from '../../providers/quotes/terms'
import { type FoundPassage, passagesOfDocument } from '../qa/passages'
import { isPromptInjection } from '../qa/prompt-injection'

export type Sentence = { text: string; page: number | null }

/** A document without headings has one section a page. */
export type Section = { documentId: string; title: string; heading: string | null; sentences: Sentence[] }

export type FoundText = FoundPassage & { documentId: string }

const mostWords = 45
const leastWords = 4

export const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export const contentTerms = (text: string) =>
  wordsIn(text)
    .filter((word) => !isStopWord(word) && (word.length > 2 || /\d/.test(word)))
    .map(termOf)

const isWhole = /^["'“‘(¿¡«]*[\p{Lu}\p{N}].*[.!?…]["'”’)»]*$/su
const isUnspeakable = /<[a-z/!]|https?:\/\/|www\.|[{}[\]|\\]|\.{4}|_{3}|\S+@\S+/i

export function isUsable(text: string) {
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
