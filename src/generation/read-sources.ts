import { sql } from 'drizzle-orm'
import { anyOfWords, wordPrefixOf, wordsOf } from '../answers/knowledge/words'
import { read } from '../core/database/commit'
import type { Database } from '../core/database/database'
import { type FoundText, type Section, sectionsOf } from './source-sections'

/** About half a megabyte of text, however long the documents are. */
const mostPassages = 480
const mostFound = 120
const mostWords = 24

type Row = FoundText & { place: number }

/**
 * Short documents are read in full. From long ones come the passages that match the brief, then others spread over the
 * document.
 */
export async function readSources(
  db: Database,
  organizationId: string,
  documentIds: string[],
  brief: string,
  most = mostPassages,
): Promise<Section[]> {
  if (!documentIds.length) return []
  const ids = JSON.stringify(documentIds)
  const words = [...new Set(wordsOf(brief).filter((word) => word.length > 3))].slice(0, mostWords)
  const match = anyOfWords(words.length ? words : ['roof'], wordPrefixOf(organizationId, 'homeowners'))
  const columns = sql`documents.id as documentId, documents.display_name as title, passages.page as page,
    passages.heading as heading, passages.body as body, passages.id as place, listed.key as document`
  const { spread, found } = await read(db, {
    spread: db.run(sql`select ${columns} from (
          select member.id as id, row_number() over (partition by member.document_id order by member.step, member.position) - 1 as number,
            count(*) over (partition by member.document_id) as total, member.document_id as document_id
          from json_each(${ids}) as listed cross join passages as member on member.document_id = listed.value
        ) as ranked
        cross join passages on passages.id = ranked.id and passages.organization_id = ${organizationId}
        join documents on documents.id = passages.document_id and documents.audience = 'homeowners'
        cross join (select key, value from json_each(${ids})) as listed on listed.value = documents.id
        where ranked.total <= ${Math.floor(most / documentIds.length)}
          or ranked.number % (1 + ranked.total * ${documentIds.length} / ${most}) = 0
        limit ${most}`),
    found: db.run(sql`select ${columns} from (
          select rowid from passage_index where passage_index match ${match} order by rank limit ${mostFound}
        ) as found
        join passages on passages.id = found.rowid and passages.organization_id = ${organizationId}
        join documents on documents.id = passages.document_id and documents.audience = 'homeowners'
        join (select key, value from json_each(${ids})) as listed on listed.value = documents.id`),
  })
  const rows = [spread, found].flatMap((result) => (result as unknown as D1Result<Row & { document: number }>).results)
  const byPlace = new Map(rows.map((row) => [row.place, row]))
  return sectionsOf(
    [...byPlace.values()].toSorted((one, other) => one.document - other.document || one.place - other.place),
  )
}
