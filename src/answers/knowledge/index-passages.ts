import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Database, inList } from '../../core/database/database'
import type { MovedRow } from '../../core/database/table-rules'
import { type Document, documents } from './tables'
import { prefixWords, wordPrefixOf } from './words'

type Named = Pick<Document, 'id' | 'organizationId' | 'audience' | 'displayName' | 'filename'>
type Placed = { position: number; heading: string | null; text: string }

/** Joins passages to words, because the other order would parse the words for each passage. */
export function indexingOf(document: Named, step: number, passages: Placed[], condition: SQL): SQL {
  const prefix = wordPrefixOf(document.organizationId, document.audience)
  const title = prefixWords(`${document.displayName} ${document.filename}`, prefix)
  const words = JSON.stringify(
    passages.map(({ position, heading, text }) => ({
      position,
      heading: prefixWords(heading ?? '', prefix),
      text: prefixWords(text, prefix),
    })),
  )
  return sql`insert into passage_index (rowid, title, heading, body)
    select passages.id, ${title}, value ->> 'heading', value ->> 'text'
    from json_each(${words}) as listed
    cross join passages on passages.document_id = ${document.id} and passages.step = ${step}
      and passages.position = value ->> 'position'
    where ${condition}`
}

/** For passages that moved to another database, where they have different row ids. */
export async function indexMoved(from: Database, to: Database, rows: MovedRow[]) {
  const ids = [...new Set(rows.map((row) => String(row.document_id)))]
  const found = await from.select().from(documents).where(inList(documents.id, ids))
  const steps = Map.groupBy(rows, (row) => `${row.document_id} ${row.step}`)
  return [...steps.values()].flatMap((passages) => {
    const document = found.find(({ id }) => id === passages[0]?.document_id)
    if (!document) return []
    const placed = passages.map(({ position, heading, body }) => ({
      position: Number(position),
      heading: heading as string | null,
      text: String(body),
    }))
    return [to.run(indexingOf(document, Number(passages[0]?.step), placed, sql`true`))]
  })
}

/** Vectors don't move along, because they are stored by the row ids of passages. */
export const withoutVectors = {
  as: { embedAt: null, embeddedTo: 0 },
  follows: (db: Database, organizationId: string) =>
    db
      .update(documents)
      .set({ embedAt: 0 })
      .where(and(eq(documents.organizationId, organizationId), eq(documents.status, 'ready'), isUnembedded)),
}

const isUnembedded = and(isNull(documents.embedAt), eq(documents.embeddedTo, 0))
