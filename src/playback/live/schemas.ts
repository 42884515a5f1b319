import { nextCursor, pageQuery } from '../../core/http/paging'
import { filledText, id, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { longestMessage, longestMessageId, mostWatchingListed } from '../../core/limits'
import { devices } from '../beacons/device'
import { senders } from './tables'

const liveViewer = z
  .object({
    presentationId: id,
    viewerSessionId: id,
    firstName: z.string().openapi({ example: 'Maria' }),
    deckId: id,
    slideId: id.nullable().openapi({ description: 'Null during the intro.' }),
    slideTitle: z.string().nullable().openapi({ example: 'What we found on your roof' }),
    isPlaying: z.boolean(),
    since: timestamp.openapi({ description: 'When this viewer connected.' }),
    device: z.enum(devices).nullable(),
    guestId: id.nullable().openapi({ description: 'The member who joined; null if no one did.' }),
    askingUntil: timestamp.nullable().openapi({
      example: null,
      description:
        'Until when a message of this viewer rings for a person; null if none does. If no one joins by then, it is left with your company.',
    }),
  })
  .openapi('LiveViewer')

export const watching = z.object({ watching: z.array(liveViewer).max(mostWatchingListed) }).openapi('Watching')

const conversationMessage = z
  .object({
    id: z.string().openapi({ example: 'b1a7', description: 'Chosen by its sender.' }),
    from: z.enum(senders).openapi({ example: 'viewer' }),
    name: z.string().openapi({ example: 'Maria' }),
    text: z.string().openapi({ example: 'Can I pay in installments?' }),
    at: timestamp,
  })
  .openapi('ConversationMessage')

export const conversation = z.object({ messages: z.array(conversationMessage), nextCursor }).openapi('Conversation')
export const conversationQuery = z.strictObject(pageQuery)

export const viewerMessage = z
  .strictObject({
    viewerSessionId: id,
    id: filledText(longestMessageId).openapi({
      example: 'b1a7',
      description: 'Chosen by you. The same ID is the same message.',
    }),
    text: filledText(longestMessage).openapi({ example: 'Can I pay in installments?' }),
  })
  .openapi('ViewerMessage')

export const deliveredMessage = z
  .object({
    delivered: z.enum(['member', 'ringing', 'company']).openapi({
      example: 'company',
      description:
        '`member`: a member who joined has it. `ringing`: it rings in the studio for 30 seconds. `company`: it was left with the company.',
    }),
    email: z.string().nullable().openapi({
      example: 'm…@example.com',
      description: 'Where an answer will go, masked; null if no address is known.',
    }),
  })
  .openapi('DeliveredMessage')

export type LiveViewer = z.infer<typeof liveViewer>
