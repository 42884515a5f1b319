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
    summary: 'List audit entries',
    description: `Returns every change made by a member, an API key or a homeowner, and every attempt to sign in, of the last ${auditDays} days. Refused calls changed nothing and are left out. Newest first, ${usualPage} per page unless you set \`limit\`.`,
    request: { query: auditQuery },
    responses: { 200: answer('The entries.', auditList), ...errors(400, 403) },
  }),
  async (c) => {
    const { limit = usualPage, cursor, from, to, ...others } = c.req.valid('query')
    const filter = { ...others, from: timeOf(from), to: timeOf(to), after: readCursor(cursor) }
    const { organizationId } = c.var.caller
    // Accounts and members are in the directory, and so are the entries about them.
    const directory = meteredDatabase(atDirectory(c.env), c.var.meter, 'first-primary')
    const found = await Promise.all([
      listEntries(c.var.db, 'shard', organizationId, filter, limit),
      listEntries(directory, 'directory', organizationId, filter, limit),
    ])
    const newestFirst = found
      .flat()
      .map((row) => ({ ...row, createdAt: row.at }))
      .toSorted((one, other) => other.at - one.at || (other.id < one.id ? -1 : 1))
    const { rows, nextCursor } = page(newestFirst.slice(0, limit + 1), limit)
    return c.json({ entries: rows.map(entryOf), nextCursor }, 200)
  },
)
