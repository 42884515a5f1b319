import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { passages, passageVectors, vectorRemovals } from './tables'

/** Vectors without a value of their own are in Vectorize, from which a job removes them. */
export const vectorsLeft = (db: Database, condition: SQL) =>
  db
    .insert(vectorRemovals)
    .select(
      sql`select ${passageVectors.vectorId} from ${passageVectors}
        where ${passageVectors.vector} is null and ${passageVectors.passageId} in (
          select ${passages.id} from ${passages} where ${condition}
        )`,
    )
    .onConflictDoNothing()
