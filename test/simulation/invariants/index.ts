import { conversations } from './live.ts'
import { deletion, links, records, stuck } from './records.ts'
import { messages, sales } from './sales.ts'

export { always } from './always.ts'

/** These must hold soon after faults have stopped. */
export const soon = [links]

/** These must hold once faults have stopped and everything that waits has had time to happen. */
export const invariants = [...messages, ...records, ...sales, conversations, stuck]

/** These must hold a month after a company has closed. */
export const afterAMonth = [deletion]
