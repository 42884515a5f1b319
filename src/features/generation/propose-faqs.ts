import type { Database } from '../../core/database'
import { textPlaceholder } from '../../core/text-placeholders'
import { choose } from '../../providers/quotes/choose'
import { languageOf } from '../qa/languages'
import { findDeckToAsk } from './read-deck'
import { readSources } from './read-sources'
import { contentTerms, type Section } from './source-sections'
import { type Said, type Source, saidIn, sourcesOf } from './write-slide'
import type { Writer } from './writer'

const mostPassages = 200
const leastOfDocuments = 0.5

export type FaqProposal = {
  userQuestion: string
  cannedAnswer: string
  relatedSlideId: string | null
  origin: 'document' | 'question'
  sources: Source[]
}

export async function proposeFaqs(db: Database, organizationId: string, deckId: string, count: number, writer: Writer) {
  const found = await findDeckToAsk(db, organizationId, deckId)
  const wanted = [found.deck.name, ...found.slides.map(({ title }) => title), ...found.asked].join(' ')
  const sections = await readSources(db, organizationId, found.documentIds, wanted, mostPassages)
  const related = relatedTo(found.slides)
  const answered: FaqProposal[] = []
  const open: FaqProposal[] = []
  for (const userQuestion of found.asked) {
    const said = answerOf(userQuestion, sections)
    const proposal = {
      userQuestion,
      cannedAnswer: said.map(({ text }) => text).join(' ') || textPlaceholder('the answer'),
      relatedSlideId: related(userQuestion, said),
      origin: 'question' as const,
      sources: sourcesOf(said),
    }
    ;(said.length ? answered : open).push(proposal)
  }
  const own = [...answered, ...open].slice(0, Math.ceil(count * leastOfDocuments))
  const language = languageOf(sections[0]?.sentences[0]?.text ?? '') ?? 'en'
  const known = [...found.known, ...found.asked]
  const { faqs } = await writer.faqs(sections, count - own.length, language, known)
  const suggested = faqs.map(
    ({ userQuestion, cannedAnswer, said }): FaqProposal => ({
      userQuestion,
      cannedAnswer,
      relatedSlideId: related(userQuestion, said),
      origin: 'document',
      sources: sourcesOf(said),
    }),
  )
  return [...own, ...suggested]
}

function answerOf(question: string, sections: Section[]): Said[] {
  const sources = sections.map(({ title, heading, sentences }, number) => ({
    number,
    title,
    heading,
    text: sentences.map(({ text }) => text).join('\n'),
  }))
  return choose(question, undefined, sources).flatMap(({ text, number }) => {
    const section = sections[number]
    return section ? saidIn([section]).filter((said) => said.text === text) : []
  })
}

function relatedTo(slides: { id: string; title: string }[]) {
  const known = slides.map(({ id, title }) => ({ id, terms: new Set(contentTerms(title)) }))
  return (question: string, said: Said[]) => {
    const terms = new Set(contentTerms([question, ...said.map(({ source }) => source.heading ?? '')].join(' ')))
    const ranked = known
      .map(({ id, terms: own }) => ({
        id,
        shared: [...own].filter((term) => terms.has(term)).length / Math.max(1, own.size),
      }))
      .toSorted((one, other) => other.shared - one.shared)
    return ranked[0] && ranked[0].shared >= 0.5 ? ranked[0].id : null
  }
}
