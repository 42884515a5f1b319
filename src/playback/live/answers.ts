import type { Following, Work } from '../../core/database/commit'
import type { ConversationMessage } from './tables'

export type Said = Pick<
  ConversationMessage,
  'organizationId' | 'presentationId' | 'viewerSessionId' | 'messageId' | 'sender' | 'userId' | 'name' | 'text'
> & { deckId: string; at: number }

/** Questions are a higher room, so the object gets this from there. */
export type LiveAnswers = {
  /** Belongs in the batch that sets `leftAt` of this row to `now`. */
  questionLeft: (said: Said, id: string, now: number) => Following[]
  /** The answer of the deck and its documents; undefined if there is none. */
  suggest: (work: Work, presentationId: string, question: string) => Promise<string | undefined>
}
