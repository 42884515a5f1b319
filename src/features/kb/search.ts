import type { Database } from '../../core/database'
import { searchPassages } from './queries'
import { hitFinder, snippetOf } from './snippet'
import { matchOf, prefixOf } from './words'

/** The index also brings what only shares a beginning with the last word; what has no hit in it is left out. */
export async function searchDocuments(db: Database, organizationId: string, question: string, limit: number) {
  const match = matchOf(question, prefixOf(organizationId))
  if (!match) return []
  const find = hitFinder(question)
  const found = await searchPassages(db, organizationId, match, limit * 2)
  return found
    .map(({ body, ...result }) => ({ result, body, hits: find(body) }))
    .filter(
      ({ result, hits }) =>
        hits.length || find(`${result.heading ?? ''} ${result.displayName} ${result.filename}`).length,
    )
    .slice(0, limit)
    .map(({ result: { filename: _, ...result }, body, hits }) => ({ ...result, snippet: snippetOf(body, hits) }))
}
