import type { Entry } from './sentence'

const longest = 10 * 60_000

/** `firstAt` is the time of the first call that the entry stands for. */
export type Joined = Entry & { firstAt: string }

/**
 * An import is sent in several calls, and reads as one entry: the newest, with the number of all homeowners. Its first
 * call has the rows that are left over, so a call that follows another of the same import has as many as fit.
 */
export function joined(entries: Entry[], rowsPerCall: number): Joined[] {
  const all: Joined[] = []
  for (const [index, entry] of entries.entries()) {
    const [shown, next] = [all.at(-1), entries[index - 1]]
    if (shown && next?.subject.count === rowsPerCall && isFollowedBy(entry, next))
      all.splice(-1, 1, withCall(shown, entry))
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
