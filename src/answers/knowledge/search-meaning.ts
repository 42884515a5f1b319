import { sql } from 'drizzle-orm'
import type { Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { log } from '../../core/log'
import { embeddingModel, embeddingsOf } from '../../providers/embeddings'
import { type VectorIndex, vectorize } from '../../providers/vectors'
import { localVectors } from './local-vectors'
import type { FoundPassage, Scope } from './search-words'

const most = 48
const seconds = 3

export const vectorIndexOf = (work: Work, model: string): VectorIndex =>
  work.env.VECTORS ? vectorize(work.env.VECTORS as unknown as Vectorize) : localVectors(work, model)

/** Empty if embeddings aren't configured or fail, because a word search runs as well. */
export async function searchMeaning(work: Work, scope: Scope, question: string): Promise<FoundPassage[]> {
  const { env, db } = work
  const model = embeddingModel(env)
  const embed = model && (await embeddingsOf(env))
  if (!embed) return []
  try {
    const [values] = await embed([question], AbortSignal.timeout(seconds * 1000))
    const near = values ? await vectorIndexOf(work, model).nearest(values, scope, most) : []
    return near.length ? await findByVectors(db, scope, near) : []
  } catch (error) {
    log('warn', { message: 'Passages were searched by their words alone.', error: String(error) })
    return []
  }
}

/** The index may still return a vector whose passage is gone. */
function findByVectors(db: Database, { organizationId, audiences }: Scope, near: { id: string; nearness: number }[]) {
  return db.all<FoundPassage>(
    sql`select passages.id as id, passages.document_id as documentId, documents.display_name as title,
        documents.filename as filename, passages.page as page, passages.heading as heading, passages.body as body,
        value ->> 'nearness' as score
      from json_each(${JSON.stringify(near)}) as listed
      cross join passage_vectors on passage_vectors.vector_id = value ->> 'id'
      cross join passages on passages.id = passage_vectors.passage_id and passages.organization_id = ${organizationId}
      cross join documents on documents.id = passages.document_id
        and documents.audience in (select value from json_each(${JSON.stringify(audiences)}) as named)
      order by score desc`,
  )
}
