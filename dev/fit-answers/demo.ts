import { cutPassages } from '../../src/answers/knowledge/passages'
import { readDocx } from '../../src/answers/knowledge/readers/docx'
import { readPdf } from '../../src/answers/knowledge/readers/pdf'
import { readMarkdown } from '../../src/answers/knowledge/readers/text'
import { matchMeant, rankAll, saysLittle } from '../../src/answers/questions/find'
import {
  type FoundPassage,
  indexed,
  type Passage,
  passagesOfDeck,
  passagesOfDocument,
  wordsOfPassages,
} from '../../src/answers/retrieval/passages'
import { fillMergeFields } from '../../src/core/merge-fields'
import { sentencesIn } from '../../src/core/text/sentences'
import { deck, documents, faqs, productData, slides } from '../seed-content/deck.ts'

const readers = { 'application/pdf': readPdf, 'text/markdown': readMarkdown }

async function passagesOf({ displayName, contentType, content }: (typeof documents)[number]): Promise<FoundPassage[]> {
  const read = readers[contentType as keyof typeof readers] ?? readDocx
  const bytes = async (offset = 0, length = content.length) => new Uint8Array(content).slice(offset, offset + length)
  const found: FoundPassage[] = []
  const source = { sizeBytes: content.length, bytes }
  for await (const { blocks } of read(source, { at: 0, heading: null }, () => import('../../src/vendor/pdfjs.mjs')))
    for (const { page, heading, text } of cutPassages(blocks))
      found.push({ title: displayName, page, heading, body: text })
  return found
}

/** Members that no package of the demo has are empty, as after saving. */
const prices = {
  brandLogo: null,
  ...productData,
  ...Object.fromEntries(
    (['good', 'better', 'best'] as const).map((name) => [
      name,
      { imageKey: null, isRecommended: false, ...productData[name], features: [...productData[name].features] },
    ]),
  ),
} as Parameters<typeof passagesOfDeck>[0]['prices'][number]['data']

const known = faqs.map(({ userQuestion, cannedAnswer }, id) => ({
  id: String(id),
  question: userQuestion,
  answer: cannedAnswer,
  relatedSlideId: null,
  audioUrl: null,
}))

const ofDeck = passagesOfDeck({
  name: deck.name,
  deckContext: deck.metadata.deckContext,
  slides: slides.map(({ slideId, bullets, ...slide }) => ({ ...slide, id: slideId, bullets: [...bullets] })),
  prices: [{ slideId: 'pricing', data: prices }],
  faqs: known,
})

const knowledge = { faqs: known, passages: ofDeck.map(indexed), words: wordsOfPassages(ofDeck) }
const rows = (await Promise.all(documents.map(passagesOf))).flat()

/** Finds the sources of a question without a database: all documents are small enough to be found whole. */
export function findInDemo(question: string, before: string | undefined) {
  const { faq } = matchMeant(question, knowledge)
  if (faq && !(before && saysLittle(question))) return { faq: `faq:${faq.question}`, sources: [] }
  const { passages } = rankAll(knowledge, rows, question, before)
  const sources = passages.map((passage, index) => ({
    ...passage,
    title: fillMergeFields(passage.title, {}),
    text: fillMergeFields(passage.text, {}),
    number: index + 1,
    name: nameOf(passage),
  }))
  return { faq: undefined, sources }
}

const nameOf = ({ kind, title, slideId }: Passage) => (kind === 'slide' ? `slide:${slideId}` : `${kind}:${title}`)

const everyPassage = [...ofDeck, ...rows.flatMap(passagesOfDocument)]

export const sourceNamesOf = (sentence: string) =>
  everyPassage.filter(({ text }) => sentencesOf(text).includes(sentence)).map(nameOf)

const sentencesOf = (text: string) => fillMergeFields(text, {}).split('\n').flatMap(sentencesIn)
