import type { Database } from '../../core/database'
import { searchPassages } from './queries'
import { escaped, hitFinder, snippetOf } from './snippet'
import { audiences } from './tables'
import { searchExpression, wordPrefixOf } from './words'

/**
 * The last word is matched as a prefix of stems, which matches too much, so results without a visible hit are dropped.
 */
export async function searchDocuments(db: Database, organizationId: string, question: string, limit: number) {
  const prefixes = audiences.map((audience) => wordPrefixOf(organizationId, audience))
  const match = searchExpression(question, ...prefixes)
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
    .map(({ result: { filename: _, heading, ...result }, body, hits }) => ({
      ...result,
      heading: heading && escaped(heading),
      snippet: snippetOf(body, hits),
    }))
}
