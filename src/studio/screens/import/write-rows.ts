import type { ErrorWords } from '../../../locales/studio/errors/words'
import type { Action, Matches } from './already-here'
import type { Row } from './check-rows'
import type { LinkChoice } from './link-fields'
import { type Sent, sendRows } from './send-rows'
import { updateRows } from './update-rows'

type Writing = {
  plan: Action[]
  matches: Matches | undefined
  link: LinkChoice
  /** Keeps rows that are added on purpose a second time apart from the first time. */
  only: string
  errors: ErrorWords
  signal: AbortSignal
  /** What became of rows so far, of which those that were written aren't updated again. */
  sent: ReadonlyMap<number, Sent>
  tell: (place: number, sent: Sent) => void
}

export async function writeRows(rows: Row[], { plan, matches, link, only, sent, ...to }: Writing) {
  const placesOf = (wanted: Action) => plan.flatMap((action, at) => (action === wanted ? [at] : []))
  await updateRows(rows, { ...to, matches, places: placesOf('update').filter((at) => !sent.get(at)?.id) })
  await sendRows(rows, { ...to, ...link, only, places: placesOf('add') })
}
