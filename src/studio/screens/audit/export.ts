import { render } from 'lit'
import type { Page } from '../../paged'
import { linesOf } from './changes'
import { actorOf, type Entry, type Names, nameOf, sentenceOf } from './sentence'

const mostExported = 10_000

export async function readNewest(load: (cursor: string | undefined) => Promise<Page<Entry>>) {
  const entries: Entry[] = []
  let cursor: string | undefined
  do {
    const page = await load(cursor)
    entries.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor && entries.length < mostExported)
  return { entries, hasMore: cursor !== undefined }
}

/** One row per entry. Times are in UTC, like those of the API. */
export async function csvOf(entries: Entry[], names: Names) {
  const { writeCsv } = await import('../import/read-csv')
  const { words } = names
  const { time, said, kind, id, changes } = words.columns
  const head = [time, words.who, said, kind, words.fields.name, id, changes, words.address, words.request]
  const rows = entries.map((entry) => [
    entry.at,
    actorOf(entry, names),
    textOf(sentenceOf(entry, names)),
    words.things[entry.subject.kind as keyof typeof words.things] ?? entry.subject.kind,
    nameOf(entry.subject, names),
    entry.subject.id,
    linesOf(entry, names),
    entry.address,
    entry.requestId,
  ])
  return writeCsv(
    head,
    rows.map((row) => row.map((value) => value ?? '')),
  )
}

const holder = document.createElement('p')

/** The sentence as the screen shows it, without its links. */
function textOf(sentence: unknown) {
  render(sentence, holder)
  return holder.textContent
}
