import type { Entry } from './sentence'

const longest = 10 * 60_000

/** An import is sent a hundred homeowners at a time, and reads as one entry: the newest, with the number of all. */
export function joined(entries: Entry[]): Entry[] {
  const all: Entry[] = []
  for (const entry of entries) {
    const later = all.at(-1)
    const isSame =
      later &&
      [later, entry].every(({ action }) => action === 'createPresentations') &&
      later.actor.id === entry.actor.id &&
      Date.parse(later.at) - Date.parse(entry.at) < longest
    if (isSame) all.splice(-1, 1, withCount(later, later.subject.count + entry.subject.count))
    else all.push(entry)
  }
  return all
}

const withCount = (entry: Entry, count: number): Entry => ({ ...entry, subject: { ...entry.subject, count } })
