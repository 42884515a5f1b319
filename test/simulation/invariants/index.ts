import { deletion, records, stuck } from './records.ts'
import { messages, sales } from './sales.ts'

export { always } from './always.ts'

/** What must hold once faults have stopped and everything that waits had time to happen. */
export const invariants = [...messages, ...records, ...sales, stuck]

/** What must hold when the month after a company's closing is over. */
export const afterAMonth = [deletion]
