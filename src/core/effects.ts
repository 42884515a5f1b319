import type { Effect, Following } from './database/commit'

/** `narrated` are those whose speech is made ahead. */
type NewPresentations = { ids: string[]; narrated: string[] }

type NewRecording = {
  organizationId: string
  slideId?: string | null | undefined
  faqId?: string | null | undefined
}

/**
 * The changes that rooms tell each other about. `src/effects.ts` says what follows from each, so that no room imports
 * another only because that one listens to it.
 */
export type Effects = {
  /** Takes the id of a slide too, which begins as its deck's does. */
  deckChanged: (id: string) => Effect[]
  /** Decks that show one picture or font; their revisions are raised already. */
  decksChanged: (ids: string[]) => Effect[]
  presentationChanged: (id: string) => Effect[]
  presentationsCreated: (made: NewPresentations) => Effect[]
  /** A viewing was recorded at this moment. */
  presentationViewed: (id: string, now: number) => Effect[]
  linkMailed: (presentationId: string, now: number) => Effect[]
  /** Booked or moved at this moment. */
  visitBooked: (appointmentId: string, now: number) => Effect[]
  /** Sent to its signers at this moment, or signed by one of them. */
  signatureAwaited: (contractId: string, now: number) => Effect[]
  /** Deleted presentations. Nothing about their homeowners may be sent anymore. */
  presentationsForgotten: (ids: string[]) => Effect[]
  /** Deleted decks, of which nothing may be left. */
  decksForgotten: (ids: string[]) => Effect[]
  companyForgotten: (id: string) => Effect[]
  organizationChanged: (id: string) => Effect[]
  /** Something that all of a company's decks show or say changed: its name, its voice, how it says words. */
  companyInDecksChanged: (id: string) => Effect[]
  /** The sound of some of its words was made. */
  narrationMade: (kind: 'deck' | 'presentation', id: string) => Effect[]
  recordingAdded: (recording: NewRecording) => Effect[]
}

const changed =
  <Name extends keyof Effects>(name: Name) =>
  (...what: Parameters<Effects[Name]>): Following =>
  (effects) =>
    (effects[name] as (...what: Parameters<Effects[Name]>) => Effect[])(...what)

export const deckChanged = changed('deckChanged')
export const decksChanged = changed('decksChanged')
export const presentationChanged = changed('presentationChanged')
export const presentationsCreated = changed('presentationsCreated')
export const presentationViewed = changed('presentationViewed')
export const linkMailed = changed('linkMailed')
export const visitBooked = changed('visitBooked')
export const signatureAwaited = changed('signatureAwaited')
export const presentationsForgotten = changed('presentationsForgotten')
export const decksForgotten = changed('decksForgotten')
export const companyForgotten = changed('companyForgotten')
export const organizationChanged = changed('organizationChanged')
export const companyInDecksChanged = changed('companyInDecksChanged')
export const narrationMade = changed('narrationMade')
export const recordingAdded = changed('recordingAdded')
