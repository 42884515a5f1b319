import { id, text } from '../../core/http/shapes'
import { z } from '../../core/http/zod'

export type EventKind<Data extends z.ZodObject> = {
  description: string
  data: Data
  example: z.infer<Data>
  headline: (data: z.infer<Data>) => string
}

export const eventKind = <Data extends z.ZodObject>(each: EventKind<Data>) => each

export const exampleId = '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11'
export const deckId = '9b2f6c1e-0d5a-4f3e-8a77-52c1d0e4b9a3'

/** The company's own names for the presentation or the deck. */
export const outsideNames = {
  externalId: text(200)
    .nullable()
    .openapi({ description: 'The ID your own system gave the deck or presentation; null if none.' }),
  metadata: z
    .looseObject({})
    .openapi({ additionalProperties: true, description: 'The values you saved with the deck or presentation.' }),
}
export const outsideExample = { externalId: 'crm-4711', metadata: { stage: 'inspected' } }

export const contract = z.object({ contractId: id, presentationId: id, number: z.int(), ...outsideNames })
export const contractExample = { contractId: exampleId, presentationId: deckId, number: 42, ...outsideExample }
