import { id, text } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { deckId, eventKind, exampleId, outsideExample, outsideNames } from './event-kind'

const question = z.object({ presentationId: id, deckId: id, question: text(5000), ...outsideNames })
const questionExample = { presentationId: exampleId, deckId, question: 'How long does it take?', ...outsideExample }

export const questionKinds = {
  'question.asked': eventKind({
    description: 'A viewer asked a question and was answered.',
    data: question.extend({ answer: text(20_000) }),
    example: { ...questionExample, answer: 'Most roofs take two days.' },
    headline: () => 'A homeowner asked a question',
  }),
  'question.unanswered': eventKind({
    description:
      'A viewer asked a question that had no answer. Sent again, with their first name as `sentBy`, if the homeowner then sends it to you.',
    data: question.extend({ sentBy: text(100).nullable() }),
    example: { ...questionExample, sentBy: null },
    headline: ({ sentBy }) => (sentBy ? `${sentBy} sent you a question` : 'A homeowner’s question needs your answer'),
  }),
  'conversation.message': eventKind({
    description:
      'A homeowner wrote to your company while watching. Sent once for each message, whether a member had joined or not. Email and Slack get it only if you ask for it by name.',
    data: z.object({
      presentationId: id,
      deckId: id,
      firstName: text(100),
      messageId: text(64),
      text: text(1000),
      ...outsideNames,
    }),
    example: {
      ...{ presentationId: exampleId, deckId, firstName: 'Maria' },
      messageId: '5d1c9e7a-2b64-4f0d-9c3b-8e6f7a1d2c40',
      text: 'Can I pay in installments?',
      ...outsideExample,
    },
    headline: ({ firstName, text }) => `${firstName} wrote: “${text.length > 200 ? `${text.slice(0, 199)}…` : text}”`,
  }),
}
