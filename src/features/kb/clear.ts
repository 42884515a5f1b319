import { type SQL, sql } from 'drizzle-orm'
import { type Database, statement } from '../../core/database'
import { letOthers } from './readers/reader'

const passagesAtOnce = 200

/** A trigger deletes each passage's words, which is slow, so only some are deleted at once. */
export const clearSome = (db: Database, documentId: string | SQL) =>
  statement(
    db,
    sql`delete from passages where id in (select id from passages where document_id = ${documentId} limit ${passagesAtOnce})
      returning id`,
  )

export async function clearPassages(db: Database, documentId: string) {
  for (;;) {
    const [cleared] = await db.batch([clearSome(db, documentId)])
    if ((cleared as D1Result).results.length < passagesAtOnce) return
    await letOthers()
  }
}

export const isCleared = (documentId: string) =>
  sql`not exists (select 1 from passages where document_id = ${documentId})`
