import { id, text, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import {
  contract,
  contractExample,
  deckId,
  type EventKind,
  eventKind,
  exampleId,
  outsideExample,
  outsideNames,
} from './event-kind'
import { paymentKinds } from './payment-kinds'
import { questionKinds } from './question-kinds'

const deckExample = { deckId, name: 'Roof replacement', externalId: null, metadata: { deckContext: null } }

const presentation = z.object({ presentationId: id, deckId: id, firstName: text(100), ...outsideNames })
const presentationExample = { presentationId: exampleId, deckId, firstName: 'Maria', ...outsideExample }

const view = z.object({ presentationId: id, deckId: id, viewerSessionId: text(100), ...outsideNames })
const viewExample = {
  presentationId: exampleId,
  deckId,
  viewerSessionId: '5d1c9e7a-2b64-4f0d-9c3b-8e6f7a1d2c40',
  ...outsideExample,
}

const document = z.object({ documentId: id, displayName: text(300), filename: text(300) })
const documentExample = { documentId: exampleId, displayName: 'Shingle warranty', filename: 'warranty.pdf' }

const appointment = z.object({
  appointmentId: id,
  presentationId: id.nullable(),
  startsAt: timestamp,
  ...outsideNames,
})
const appointmentExample = {
  appointmentId: exampleId,
  presentationId: deckId,
  startsAt: '2026-05-06T15:00:00.000Z',
  ...outsideExample,
}

export const catalogue = {
  'presentation.created': eventKind({
    description: 'A deck was personalized for a homeowner.',
    data: presentation,
    example: presentationExample,
    headline: ({ firstName }) => `A presentation for ${firstName} is ready`,
  }),
  'presentation.link_sent': eventKind({
    description: 'The link was emailed to the homeowner in your company’s name.',
    data: presentation.extend({ mailId: id }),
    example: { ...presentationExample, mailId: '5d1c9e7a-2b64-4f0d-9c3b-8e6f7a1d2c40' },
    headline: ({ firstName }) => `${firstName} was sent the link`,
  }),
  'presentation.updated': eventKind({
    description: 'Your company changed a presentation. What homeowners do with it has events of its own.',
    data: presentation,
    example: presentationExample,
    headline: ({ firstName }) => `The presentation for ${firstName} was changed`,
  }),
  'presentation.deleted': eventKind({
    description:
      'A presentation was deleted, by you or because no one had opened it for a long time. Those of a deleted deck go with it, and only `deck.deleted` is sent.',
    data: presentation,
    example: presentationExample,
    headline: ({ firstName }) => `The presentation for ${firstName} was deleted`,
  }),
  'presentation.viewed': eventKind({
    description:
      'Someone opened a presentation. Sent once for each viewer session, and by email at most every ten minutes.',
    data: view,
    example: viewExample,
    headline: () => 'Someone is watching a presentation',
  }),
  'presentation.watching': eventKind({
    description:
      'Someone pressed play. Sent within seconds, and again only after half an hour in which no one started the presentation. Email and Slack get it only if you ask for it by name.',
    data: view.extend({ firstName: text(100) }),
    example: { ...viewExample, firstName: 'Maria' },
    headline: ({ firstName }) => `The presentation for ${firstName} is being watched`,
  }),
  'presentation.completed': eventKind({
    description: 'Someone played at least 90 % of a presentation. Sent once for each viewer session.',
    data: view,
    example: viewExample,
    headline: () => 'Someone watched a presentation',
  }),
  'presentation.tier_chosen': eventKind({
    description: 'Someone chose a price option. Sent once for each viewer session, for its first choice.',
    data: view.extend({ tier: z.enum(['good', 'better', 'best']), tierName: text(200).nullable() }),
    example: { ...viewExample, tier: 'better', tierName: 'Hearth' },
    headline: ({ tier, tierName }) => `A homeowner wants “${tierName ?? tier}”`,
  }),
  'deck.created': eventKind({
    description: 'A deck was created or duplicated.',
    data: z.object({ deckId: id, name: text(200), ...outsideNames }),
    example: deckExample,
    headline: ({ name }) => `The deck “${name}” was created`,
  }),
  'deck.deleted': eventKind({
    description: 'A deck was deleted, with everything under it.',
    data: z.object({ deckId: id, name: text(200), ...outsideNames }),
    example: deckExample,
    headline: ({ name }) => `The deck “${name}” was deleted`,
  }),
  'kb.document.ready': eventKind({
    description: 'A document of the knowledge base was read and can be searched.',
    data: document,
    example: documentExample,
    headline: ({ displayName }) => `“${displayName}” is ready to answer questions`,
  }),
  'kb.document.failed': eventKind({
    description: 'A document of the knowledge base could not be read.',
    data: document.extend({ reason: text(1000) }),
    example: { ...documentExample, reason: 'The file is encrypted.' },
    headline: ({ displayName }) => `We couldn’t read “${displayName}”`,
  }),
  ...questionKinds,
  'appointment.booked': eventKind({
    description: 'A visit was booked.',
    data: appointment,
    example: appointmentExample,
    headline: () => 'A visit was booked',
  }),
  'appointment.rescheduled': eventKind({
    description: 'A visit was moved to another time.',
    data: appointment.extend({ previousStartsAt: timestamp }),
    example: { ...appointmentExample, previousStartsAt: '2026-05-05T15:00:00.000Z' },
    headline: () => 'A visit was rescheduled',
  }),
  'appointment.cancelled': eventKind({
    description: 'A visit was canceled.',
    data: appointment,
    example: appointmentExample,
    headline: () => 'A visit was canceled',
  }),
  'contract.sent': eventKind({
    description: 'A contract was sent to a homeowner: when its email is sent, or at once if you hand over the link.',
    data: contract,
    example: contractExample,
    headline: ({ number }) => `Contract ${number} was sent`,
  }),
  'contract.opened': eventKind({
    description: 'A homeowner opened a contract for the first time.',
    data: contract,
    example: contractExample,
    headline: ({ number }) => `Contract ${number} was opened`,
  }),
  'contract.co_owner_named': eventKind({
    description: 'A homeowner said that a co-owner has to sign too. The contract says who.',
    data: contract,
    example: contractExample,
    headline: ({ number }) => `A co-owner has to sign contract ${number} too`,
  }),
  'contract.signed': eventKind({
    description: 'A homeowner signed a contract.',
    data: contract,
    example: contractExample,
    headline: ({ number }) => `Contract ${number} was signed`,
  }),
  'contract.sealed': eventKind({
    description: 'A signed contract was sealed as a PDF, and its copies are on their way.',
    data: contract,
    example: contractExample,
    headline: ({ number }) => `Contract ${number} was sealed`,
  }),
  'contract.declined': eventKind({
    description: 'A homeowner declined a contract.',
    data: contract,
    example: contractExample,
    headline: ({ number }) => `Contract ${number} was declined`,
  }),
  'contract.cancelled': eventKind({
    description: 'A homeowner canceled a signed contract within the legal time.',
    data: contract,
    example: contractExample,
    headline: ({ number }) => `Contract ${number} was canceled`,
  }),
  'contract.expired': eventKind({
    description: 'A contract wasn’t signed in time.',
    data: contract,
    example: contractExample,
    headline: ({ number }) => `Contract ${number} expired`,
  }),
  ...paymentKinds,
  'narration.limit_reached': eventKind({
    description:
      'This month’s limit of spoken characters is used up. Existing narration keeps playing; new text is shown to be read.',
    data: z.object({ month: text(7), limit: z.int() }),
    example: { month: '2026-05', limit: 1_000_000 },
    headline: ({ month }) => `You’ve used all the narration for ${month}`,
  }),
  'subscription.disabled': eventKind({
    description: 'A subscription was turned off because its endpoint wants no more events or failed for days.',
    data: z.object({ subscriptionId: id, name: text(200), reason: text(1000) }),
    example: {
      subscriptionId: exampleId,
      name: 'CRM',
      reason: 'The endpoint answered 410, which means it wants no more events.',
    },
    headline: ({ name }) => `Notifications for “${name}” were turned off`,
  }),
}

export type EventType = keyof typeof catalogue
export type EventData<Type extends EventType> = z.infer<(typeof catalogue)[Type]['data']>

export const eventTypes = Object.keys(catalogue) as [EventType, ...EventType[]]

export const nameOf = (type: EventType) =>
  type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())

export const headlineOf = (type: EventType, data: Record<string, unknown>) =>
  (catalogue[type] as unknown as EventKind<z.ZodObject>).headline(data)

/** Unknown members are allowed, because data may grow and must not break readers. */
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
