import type { AnswerPassage, Citation } from '../../answers/questions/schemas'
import type { Manifest, ManifestFaq } from '../../playback/manifest/manifest-schemas'

/** Whom it reached: a member who is here, the people at the company for as long as it rings, or the company's inbox. */
export type Reached = 'member' | 'ringing' | 'company'

/** Between the homeowner and a person at the company. */
export type Message = {
  id: string
  from: 'member' | 'viewer'
  name: string
  text: string
  state: 'sending' | 'sent' | 'failed' | 'tooMany'
  to?: Reached
  /** The masked address that an answer goes to; null if the company has none, and undefined if that is unknown. */
  email?: string | null | undefined
}

export type Guest = { name: string; avatarUrl: string | null; state: 'offered' | 'accepted' | 'declined' }

export type Bubble = {
  from: 'user' | 'rep' | 'note'
  text: string
  message?: Message
  faqId?: string
  isPlayerText?: boolean
  isPending?: boolean
  hasContact?: boolean
  /** This is set if there was no answer, so that the homeowner may send the question to the company. */
  toSend?: { answerId: string; question: string; message?: Message }
  citations?: Citation[]
  passages?: AnswerPassage[]
  language?: string
}

export type Conversation = {
  bubbles: Bubble[]
  near: ManifestFaq[]
  leave: AbortController
  messages: Map<string, Message>
  guest?: Guest | undefined
  /** The homeowner's next message goes to a person at the company, although none is here. */
  isToPerson: boolean
  /** Shown on the stage while the panel is closed. */
  notice?: { kind: 'message' | 'shown' | 'left'; name: string; text: string; slideId?: string } | undefined
}

/** Keyed by manifest rather than by player, so that the next homeowner does not see this conversation. */
const conversations = new WeakMap<Manifest, Conversation>()

export function conversationOf(manifest: Manifest): Conversation {
  const known = conversations.get(manifest)
  if (known) return known
  const conversation: Conversation = {
    bubbles: [],
    near: [],
    leave: new AbortController(),
    messages: new Map(),
    isToPerson: false,
  }
  conversations.set(manifest, conversation)
  return conversation
}

/** The member whom the homeowner writes to. */
export const memberIn = ({ guest }: Conversation) => (guest?.state === 'accepted' ? guest : undefined)
