import type { Database } from '../../core/database'
import { searchPassages } from './queries'
import { snippetOf } from './snippet'
import { matchOf, prefixOf } from './words'

export async function searchDocuments(db: Database, organizationId: string, question: string, limit: number) {
  const match = matchOf(question, prefixOf(organizationId))
  if (!match) return []
  const found = await searchPassages(db, organizationId, match, limit)
  return found.map(({ body, ...result }) => ({ ...result, snippet: snippetOf(body, question) }))
}
