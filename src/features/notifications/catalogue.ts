import { id, text, timestamp } from '../../core/shapes'
import { z } from '../../core/zod'

type EventKind<Data extends z.ZodObject> = {
  description: string
  data: Data
  example: z.infer<Data>
  /** The subject of an e-mail. */
  headline: (data: z.infer<Data>) => string
}

const kind = <Data extends z.ZodObject>(each: EventKind<Data>) => each

const exampleId = '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11'
const deckId = '9b2f6c1e-0d5a-4f3e-8a77-52c1d0e4b9a3'

const view = z.object({ presentationId: id, deckId: id, viewerSessionId: text(100) })
const viewExample = { presentationId: exampleId, deckId, viewerSessionId: '5d1c9e7a-2b64-4f0d-9c3b-8e6f7a1d2c40' }

const document = z.object({ documentId: id, displayName: text(300), filename: text(300) })
const documentExample = { documentId: exampleId, displayName: 'Shingle warranty', filename: 'warranty.pdf' }

const appointment = z.object({ appointmentId: id, presentationId: id.nullable(), startsAt: timestamp })
const appointmentExample = { appointmentId: exampleId, presentationId: deckId, startsAt: '2026-05-06T15:00:00.000Z' }

const question = z.object({ presentationId: id, deckId: id, question: text(5000) })
const questionExample = { presentationId: exampleId, deckId, question: 'How long does it take?' }

/** Everything that can be told of. Whatever records an event is held to this by the compiler. */
export const catalogue = {
  'presentation.created': kind({
    description: 'A deck was made personal for a homeowner.',
    data: z.object({ presentationId: id, deckId: id, firstName: text(100) }),
    example: { presentationId: exampleId, deckId, firstName: 'Maria' },
    headline: ({ firstName }) => `A presentation for ${firstName} is ready`,
  }),
  'presentation.viewed': kind({
    description: 'Someone opened a presentation; once for each viewer session.',
    data: view,
    example: viewExample,
    headline: () => 'A presentation is being watched',
  }),
  'presentation.completed': kind({
    description: 'Someone watched a presentation to its end.',
    data: view,
    example: viewExample,
    headline: () => 'A presentation was watched to its end',
  }),
  'deck.created': kind({
    description: 'A deck was created or duplicated.',
    data: z.object({ deckId: id, name: text(200) }),
    example: { deckId, name: 'Roof replacement' },
    headline: ({ name }) => `The deck “${name}” was created`,
  }),
  'deck.deleted': kind({
    description: 'A deck was deleted, with everything under it.',
    data: z.object({ deckId: id, name: text(200) }),
    example: { deckId, name: 'Roof replacement' },
    headline: ({ name }) => `The deck “${name}” was deleted`,
  }),
  'kb.document.ready': kind({
    description: 'A document of the knowledge base was read and can be searched.',
    data: document,
    example: documentExample,
    headline: ({ displayName }) => `“${displayName}” is in the knowledge base`,
  }),
  'kb.document.failed': kind({
    description: 'A document of the knowledge base could not be read.',
    data: document.extend({ reason: text(1000) }),
    example: { ...documentExample, reason: 'The file is encrypted.' },
    headline: ({ displayName }) => `“${displayName}” could not be read`,
  }),
  'question.asked': kind({
    description: 'A viewer asked a question and was answered.',
    data: question.extend({ answer: text(20_000) }),
    example: { ...questionExample, answer: 'Most roofs take two days.' },
    headline: () => 'A homeowner asked a question',
  }),
  'question.unanswered': kind({
    description: 'A viewer asked a question that found no answer.',
    data: question,
    example: questionExample,
    headline: () => 'A homeowner’s question needs you',
  }),
  'appointment.booked': kind({
    description: 'An appointment was booked.',
    data: appointment,
    example: appointmentExample,
    headline: () => 'An appointment was booked',
  }),
  'appointment.cancelled': kind({
    description: 'An appointment was cancelled.',
    data: appointment,
    example: appointmentExample,
    headline: () => 'An appointment was cancelled',
  }),
  'contract.signed': kind({
    description: 'A contract was signed.',
    data: z.object({ contractId: id, presentationId: id.nullable(), signerName: text(200) }),
    example: { contractId: exampleId, presentationId: deckId, signerName: 'Maria Okafor' },
    headline: ({ signerName }) => `${signerName} signed a contract`,
  }),
  'subscription.disabled': kind({
    description: 'A subscription was disabled, because its endpoint wants no more or failed for days.',
    data: z.object({ subscriptionId: id, name: text(200), reason: text(1000) }),
    example: { subscriptionId: exampleId, name: 'CRM', reason: 'The endpoint answered 410: it wants no more.' },
    headline: ({ name }) => `The subscription “${name}” was disabled`,
  }),
}

export type EventType = keyof typeof catalogue
export type EventData<Type extends EventType> = z.infer<(typeof catalogue)[Type]['data']>

export const eventTypes = Object.keys(catalogue) as [EventType, ...EventType[]]

export const headlineOf = (type: EventType, data: Record<string, unknown>) =>
  (catalogue[type] as unknown as EventKind<z.ZodObject>).headline(data)

/** For people and for programs. The schema leaves room for members that data may get one day. */
export const describeEvents = () =>
  eventTypes.map((type) => {
    const { description, data, example } = catalogue[type]
    return {
      type,
      description,
      example: { ...example },
      schema: z.toJSONSchema(data, { io: 'input' }) as Record<string, unknown>,
    }
  })
