import { meteredDatabase } from '../../core/database/database'
import { atDirectory } from '../../core/database/shards'
import { page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, route } from '../../core/http/route'
import { auditDays } from '../../core/limits'
import { listEntries } from './queries'
import { auditList, auditQuery, entryOf, timeOf } from './schemas'

const usualPage = 50

export const auditRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/',
    roles: ['owner'],
    refusal: 'Only an owner reads who did what.',
    operationId: 'listAuditEntries',
    tags: ['Audit and privacy'],
    summary: 'Read who did what',
    description: `Every write of a member, of an API key and of a homeowner, and every try to sign in as a member, for ${auditDays} days. What was refused changed nothing and is left out. The newest first, ${usualPage} to a page unless \`limit\` says otherwise.`,
    request: { query: auditQuery },
    responses: { 200: answer('The entries.', auditList), ...errors(400, 403) },
  }),
  async (c) => {
    const { limit = usualPage, cursor, from, to, ...others } = c.req.valid('query')
    const filter = { ...others, from: timeOf(from), to: timeOf(to), after: readCursor(cursor) }
    const { organizationId } = c.var.caller
    // Accounts and members are in the directory, and so are the entries about them.
    const directory = meteredDatabase(atDirectory(c.env), c.var.meter, 'first-primary')
    const found = await Promise.all([c.var.db, directory].map((db) => listEntries(db, organizationId, filter, limit)))
    const newestFirst = found
      .flat()
      .map((row) => ({ ...row, createdAt: row.at }))
      .toSorted((one, other) => other.at - one.at || (other.id < one.id ? -1 : 1))
    const { rows, nextCursor } = page(newestFirst.slice(0, limit + 1), limit)
    return c.json({ entries: rows.map(entryOf), nextCursor }, 200)
  },
)
