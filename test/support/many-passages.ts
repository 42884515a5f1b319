import { bitsOf, inBytes } from '../../src/answers/knowledge/local-vectors'
import { prefixWords, wordPrefixOf } from '../../src/answers/knowledge/words'
import { newId } from '../../src/core/database/shards'
import { databaseOf, shardOf } from './databases'
import { embedded } from './model-server'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** Returns the same numbers for the same seed. */
function randomOf(seed: number) {
  let state = seed + 1
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const sentencesOfEach = 3

const rareWords = 5000

/** Half of the words are a few common ones found in very many passages, and half are rare, as in a real language. */
export async function addManyPassages(
  organizationId: string,
  {
    documents,
    passagesOfEach,
    commonWords,
    model,
  }: { documents: number; passagesOfEach: number; commonWords: string[]; model?: string },
) {
  const prefix = wordPrefixOf(organizationId)
  const database = databaseOf(organizationId)
  for (let number = 0; number < documents; number++) {
    const documentId = newId(shardOf(organizationId))
    const random = randomOf(number)
    const word = () => (random(2) ? commonWords[random(commonWords.length)] : `rare${random(rareWords)}`)
    const sentence = () => `${Array.from({ length: 9 }, word).join(' ')}.`
    const passages = Array.from({ length: passagesOfEach }, (_, position) => {
      const text = Array.from({ length: sentencesOfEach }, sentence).join(' ')
      const vector = model === undefined ? undefined : Float32Array.from(embedded(text))
      return {
        position,
        text,
        words: prefixWords(text, prefix),
        ...(vector && { bits: bitsOf(vector), vector: base64(new Uint8Array(inBytes(vector).buffer)) }),
      }
    })
    const rows = JSON.stringify(passages.map(({ bits: _, ...row }) => row))
    await database.batch([
      database
        .prepare(
          `insert into documents (id, organization_id, filename, display_name, type, content_type, size_bytes, storage_key,
           status, run, step, created_at, updated_at, expires_at)
         values (?, ?, ?, ?, 'txt', 'text/plain', 1, ?, 'ready', ?, 1, 0, 0, 0)`,
        )
        .bind(documentId, organizationId, `notes-${number}.txt`, `Notes ${number}`, `kb/${documentId}`, documentId),
      database
        .prepare(
          `insert into passages (document_id, organization_id, step, position, body)
         select ?, ?, 0, value ->> 'position', value ->> 'text' from json_each(?)`,
        )
        .bind(documentId, organizationId, rows),
      database
        .prepare(
          `insert into passage_index (rowid, title, heading, body)
         select passages.id, ?, '', value ->> 'words' from json_each(?) as listed
         cross join passages on passages.document_id = ? and passages.step = 0 and passages.position = value ->> 'position'`,
        )
        .bind(prefixWords(`Notes ${number}`, prefix), rows, documentId),
      database
        .prepare(
          `insert into passage_vectors (passage_id, vector_id, organization_id, vector)
         select passages.id, passages.document_id || '.' || passages.id, passages.organization_id, value ->> 'vector'
         from json_each(?) as listed
         cross join passages on passages.document_id = ? and passages.step = 0 and passages.position = value ->> 'position'
         where value ->> 'vector' is not null`,
        )
        .bind(rows, documentId),
      database
        .prepare(
          `insert into vector_packs (document_id, organization_id, audience, model, passage_ids, bits)
         select ?1, ?2, 'homeowners', ?3, group_concat(id), ?4 from (select id from passages where document_id = ?1 order by position)
         having ?4 <> ''`,
        )
        .bind(
          documentId,
          organizationId,
          model ?? '',
          base64(Buffer.concat(passages.flatMap(({ bits }) => bits ?? []))),
        ),
    ])
  }
}
