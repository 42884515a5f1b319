/** The promises that the answers made. The invariants compare them with what is there. */
export type Ledger = {
  companies: Company[]
  /** Created with a name of its own, so that a second one would be noticed. */
  made: Map<string, { name: string; organizationId: string }>
  /** Names that a refused call sent. */
  refused: string[]
  /** The names that a presentation with this external id may have: the last one that was answered, and any that wasn't. */
  upserted: Map<string, Set<string>>
  /** Asked to be deleted. Unless it was answered, no one knows whether they were. */
  leaving: Set<string>
  deleted: Set<string>
  deletedDecks: Set<string>
  /** Names and addresses of erased homeowners. */
  erased: Map<string, { organizationId: string; isKept: boolean }>
  booked: string[]
  cancelled: Set<string>
  /** How often each contract was signed, as the signers were told. */
  signed: Map<string, number>
  withdrawn: Set<string>
  /** Messages that a homeowner was told were delivered, by their ids, with the presentation. */
  said: Map<string, string>
  /** Set at the end, when no one begins anything new. */
  isClosing: boolean
}

export type Company = {
  index: number
  organizationId: string
  /** The ids of the events that came, with how often. */
  received: Map<string, number>
  /** The ids of the events that its reader of the feed found, with how often. */
  followed: Map<string, number>
  /** Reads a page of the feed from where the last one ended, and says whether there was anything. */
  follow: () => Promise<boolean>
  /** Nothing of this one is deleted, so that its numbers can be counted again. */
  keptDeckId: string
  analyticsOf: (deckId: string) => Promise<{ views: number; questions: number }>
  evidenceOf: (contractId: string) => Promise<{ isIntact: boolean }>
  moves: number
  isDeleted: boolean
}

export const newLedger = (): Ledger => ({
  companies: [],
  made: new Map(),
  refused: [],
  upserted: new Map(),
  leaving: new Set(),
  deleted: new Set(),
  deletedDecks: new Set(),
  erased: new Map(),
  booked: [],
  cancelled: new Set(),
  signed: new Map(),
  withdrawn: new Set(),
  said: new Map(),
  isClosing: false,
})

/**
 * The address of a homeowner with this name, and of no other: an erasure finds a homeowner by it. No address is the end
 * of another one either, because the invariants look for it in texts.
 */
export const addressOf = (name: string) => `${name.slice(0, -1).replace(' ', '-').toLowerCase()}@home.example`
