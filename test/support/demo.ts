import * as content from '../../dev/seed-content/deck'
import type { signedIn } from './client'
import { newPresentation } from './factories'
import { uploadDocument } from './uploads'

type Client = Awaited<ReturnType<typeof signedIn>>

export async function newDemo(client: Client) {
  const { id: deckId } = (await client.post('/api/decks', content.deck)).body.deck
  const slideIds: Record<string, string> = {}
  for (const { art: _, ...slide } of content.slides)
    slideIds[slide.slideId] = (await client.post(`/api/decks/${deckId}/slides`, slide)).body.slide.id
  for (const { relatedSlide, ...faq } of content.faqs)
    await client.post(`/api/decks/${deckId}/faqs`, { ...faq, relatedSlideId: slideIds[relatedSlide] })
  await client.put(`/api/decks/${deckId}/branding`, content.branding)
  await client.put(`/api/slides/${slideIds.pricing}/product-data`, { productData: content.productData })
  for (const document of content.documents) await uploadDocument(client, document)
  const presentation = await newPresentation(client, deckId, { first_name: 'Margaret', city: 'Golden' })
  return { deckId, slideIds, presentationId: presentation.id }
}
