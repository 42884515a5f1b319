import { type AnswerQuestion, type AnswerSet, answerSets } from './sets.ts'

/** The parts of a POST's response that are read here. */
type Made = { deck: { id: string }; slide: { id: string } }
type Send = (method: 'POST' | 'PUT', path: string, body: object) => Promise<Made>
type Document = { filename: string; displayName: string; contentType: string; content: string }

/** Tests and `npm run answers` provide these differently. */
export type Loader = { send: Send; upload: (document: Document) => Promise<unknown> }

/** The sources are those of the set itself, or of the one that it asks about. */
export function sourcesOf(set: AnswerSet) {
  const { deck, documents = [] } = answerSets.find(({ name }) => name === set.asksAbout) ?? set
  if (!deck) throw new Error(`${set.name} has no deck, nor has ${set.asksAbout}.`)
  return { deck, documents }
}

export async function loadDeck(set: AnswerSet, { send, upload }: Loader): Promise<string> {
  const { deck, documents } = sourcesOf(set)
  const { id } = (await send('POST', '/api/decks', { name: deck.name, metadata: { deckContext: deck.context } })).deck
  for (const [index, { title, script, bullets = [], context, prices }] of deck.slides.entries()) {
    const slide = {
      slideId: `slide-${index + 1}`,
      title,
      narrationScript: script,
      bullets,
      ...(context && { slideContext: context }),
      ...(prices && { slideType: 'product_pricing_v1' }),
    }
    const made = (await send('POST', `/api/decks/${id}/slides`, slide)).slide
    if (prices) await send('PUT', `/api/slides/${made.id}/product-data`, { productData: prices })
  }
  for (const { question, answer } of deck.faqs)
    await send('POST', `/api/decks/${id}/faqs`, { userQuestion: question, cannedAnswer: answer })
  await send('PUT', `/api/decks/${id}/branding`, { palette: {}, cta: {}, contact: deck.contact ?? {} })
  for (const { name, text } of documents)
    await upload({ filename: `${name}.md`, displayName: name, contentType: 'text/markdown', content: text })
  return id
}

export type Answer = {
  kind: 'faq' | 'grounded' | 'none'
  text: string
  sentences: { text: string; citations: number[] }[]
  citations: { number: number; quote: string }[]
  passages: { title: string; page: number | null; heading: string | null; quote: string }[]
}

/** The previous turns are really asked, in the same viewer session. */
export async function ask<Answered>(
  { question, language, viewerTurnsBefore = [] }: AnswerQuestion,
  deckId: string,
  post: (body: object) => Promise<Answered>,
): Promise<Answered> {
  const viewerSessionId = crypto.randomUUID()
  for (const before of viewerTurnsBefore) await post({ question: before, deckId, viewerSessionId })
  return post({ question, deckId, viewerSessionId, ...(language && { language }) })
}
