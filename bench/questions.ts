import { readersOf } from './passages.ts'
import type { Site } from './site.ts'

/**
 * Creates a deck of ten slides with an FAQ, among the passages of this many organizations; those of the last one are
 * searched too.
 */
export async function askersOf(site: Site, organizations: number) {
  const { headers } = await readersOf(site, organizations)
  const send = async (path: string, body: unknown) => {
    const response = await site.send({ method: 'POST', path, headers, body })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as Record<'deck' | 'presentation', { id: string }>
  }
  const { id: deckId } = (await send('/api/decks', { name: 'Asked' })).deck
  for (let number = 1; number <= 10; number++)
    await send(`/api/decks/${deckId}/slides`, {
      slideId: `slide-${number}`,
      title: `What we found on slope ${number}`,
      narrationScript: 'The old shingles let the rain in, and the flashing at the chimney is loose. '.repeat(5),
    })
  await send(`/api/decks/${deckId}/faqs`, { userQuestion: 'How long does it take?', cannedAnswer: 'Two days.' })
  const { id } = (await send('/api/presentations', { deckId, homeownerData: { first_name: 'Maria' } })).presentation
  return { presentationId: id }
}

export const asking = async (site: Site, question: string, organizations = 2) => ({
  body: { question, ...(await askersOf(site, organizations)) },
})
