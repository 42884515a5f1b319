import { type Entry, outcomeOf } from './sentence'

const [longest, longestBetweenUpdates] = [10 * 60_000, 60_000]

/** `firstAt` is the time of the first call that the entry stands for, and `updates` has all if they are updates. */
export type Joined = Entry & { firstAt: string; updates?: Entry[] }

/**
 * An import is sent in several calls, and reads as one entry: the newest, with the number of all homeowners. Its first
 * call has the rows that are left over, so a call that follows another of the same import has as many as fit.
 * Homeowners that someone updates right after one another, as an import does, read as one entry too.
 */
export function joined(entries: Entry[], rowsPerCall: number): Joined[] {
  const all: Joined[] = []
  for (const [index, entry] of entries.entries()) {
    const [shown, next] = [all.at(-1), entries[index - 1]]
    if (shown && next?.subject.count === rowsPerCall && isFollowedBy(entry, next))
      all.splice(-1, 1, withCall(shown, entry))
    else if (shown && next && isUpdatedBefore(entry, next, shown)) all.splice(-1, 1, withUpdate(shown, entry))
    else all.push({ ...entry, firstAt: entry.at })
  }
  return all
}

const isFollowedBy = (entry: Entry, next: Entry) =>
  [entry, next].every(({ action }) => action === 'createPresentations') &&
  next.actor.id === entry.actor.id &&
  Date.parse(next.at) - Date.parse(entry.at) < longest

const withCall = (shown: Joined, { at, subject }: Entry): Joined => ({
  ...shown,
  firstAt: at,
  subject: { ...shown.subject, count: shown.subject.count + subject.count },
})

/** Each homeowner counts once, so a second update of one begins another entry. */
const isUpdatedBefore = (entry: Entry, next: Entry, { updates = [next] }: Joined) =>
  [entry, next].every((each) => each.action === 'updatePresentation' && !outcomeOf(each)) &&
  next.actor.id === entry.actor.id &&
  next.address === entry.address &&
  Date.parse(next.at) - Date.parse(entry.at) <= longestBetweenUpdates &&
  updates.every(({ subject }) => subject.id !== entry.subject.id)

function withUpdate(shown: Joined, entry: Entry): Joined {
  const updates = [...(shown.updates ?? [shown]), entry]
  return { ...shown, firstAt: entry.at, updates, changes: [], subject: { ...shown.subject, count: updates.length } }
}
