import type { SQL } from 'drizzle-orm'
import type { Effect, Following } from './database/commit'

/** `narrated` are the presentations whose narration is made ahead of time. */
type NewPresentations = { ids: string[]; narrated: string[] }

type NewRecording = {
  organizationId: string
  slideId?: string | null | undefined
  faqId?: string | null | undefined
}

/**
 * The changes that rooms tell each other about. `src/effects.ts` says what follows from each, so a room never has to
 * import another one just because that one listens to it.
 */
export type Effects = {
  /** Also takes the id of a slide, because it begins with the same characters as its deck's id. */
  deckChanged: (id: string) => Effect[]
  /** Unlike any other change, this doesn't outdate the deck's preview. */
  previewDrawn: (deckId: string) => Effect[]
  /** The batch raises the revisions of this company's decks that show the same picture or font. */
  decksChanged: (organizationId: string) => Effect[]
  /** An id, or a statement that selects ids. */
  presentationChanged: (ids: string | SQL) => Effect[]
  presentationsCreated: (made: NewPresentations) => Effect[]
  presentationViewed: (id: string, now: number) => Effect[]
  questionAsked: (presentationId: string) => Effect[]
  linkMailed: (presentationId: string, now: number) => Effect[]
  /** A visit was booked or moved at `now`. */
  visitBooked: (appointmentId: string, now: number) => Effect[]
  /** It was canceled, or someone noted how it went. */
  visitEnded: (appointmentId: string, now: number) => Effect[]
  /** The erasure of a homeowner canceled visits to these presentations' homes. */
  visitsErased: (presentationIds: string[]) => Effect[]
  /** Its status changed, or something about it that is told as an event, such as a payment. */
  contractChanged: (contractId: string, now: number) => Effect[]
  /** A contract was sent to its signers, or one of them signed it, at `now`. */
  signatureAwaited: (contractId: string, now: number) => Effect[]
  /** These presentations were deleted. Nothing about their homeowners may be sent anymore. */
  presentationsForgotten: (ids: string[]) => Effect[]
  /** These presentations were deleted just now, and their rows are still there. */
  presentationsEnded: (ids: string[]) => Effect[]
  /** The deck was deactivated or deleted, or isn't live anymore, so no one can see who is watching it. */
  deckEnded: (organizationId: string, deckId: string) => Effect[]
  /** These decks were deleted, so everything made from them has to go. */
  decksForgotten: (ids: string[]) => Effect[]
  /** The company waits to be deleted. Until then, no one can watch its presentations. */
  companyClosed: (id: string) => Effect[]
  companyForgotten: (id: string) => Effect[]
  organizationChanged: (id: string) => Effect[]
  /** Something that appears in all of a company's decks changed: its name, its voice, or its pronunciations. */
  companyInDecksChanged: (id: string) => Effect[]
  /** A company arrived in this shard. Nothing about it has changed, but KV may have outdated data about it. */
  companyMoved: (id: string) => Effect[]
  /** Some of the narration was synthesized. */
  narrationMade: (kind: 'deck' | 'presentation', id: string) => Effect[]
  recordingAdded: (recording: NewRecording) => Effect[]
}

const changed =
  <Name extends keyof Effects>(name: Name) =>
  (...what: Parameters<Effects[Name]>): Following =>
  (effects) =>
    (effects[name] as (...what: Parameters<Effects[Name]>) => Effect[])(...what)

export const deckChanged = changed('deckChanged')
export const previewDrawn = changed('previewDrawn')
export const decksChanged = changed('decksChanged')
export const presentationChanged = changed('presentationChanged')
export const presentationsCreated = changed('presentationsCreated')
export const presentationViewed = changed('presentationViewed')
export const questionAsked = changed('questionAsked')
export const linkMailed = changed('linkMailed')
export const visitBooked = changed('visitBooked')
export const visitEnded = changed('visitEnded')
export const visitsErased = changed('visitsErased')
export const contractChanged = changed('contractChanged')
export const signatureAwaited = changed('signatureAwaited')
export const presentationsForgotten = changed('presentationsForgotten')
export const presentationsEnded = changed('presentationsEnded')
export const deckEnded = changed('deckEnded')
export const decksForgotten = changed('decksForgotten')
export const companyClosed = changed('companyClosed')
export const companyForgotten = changed('companyForgotten')
export const organizationChanged = changed('organizationChanged')
export const companyInDecksChanged = changed('companyInDecksChanged')
export const companyMoved = changed('companyMoved')
export const narrationMade = changed('narrationMade')
export const recordingAdded = changed('recordingAdded')
