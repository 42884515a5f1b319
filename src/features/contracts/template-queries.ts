import { and, desc, eq, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database'
import { conflict, notFound } from '../../core/errors'
import type { Cursor } from '../../core/paging'
import { findWriter, mayWrite, requireWriter } from '../auth/queries'
import { requireUsable } from './check-template'
import { contractTemplates, type Template } from './tables'
import type { TemplateInput, TemplatePatch } from './template-schemas'

type Writer = { organizationId: string; sessionId: string }

const isTemplate = (organizationId: string, id: string) =>
  and(eq(contractTemplates.id, id), eq(contractTemplates.organizationId, organizationId))

export const findTemplate = (db: Database, organizationId: string, id: string) =>
  db.select().from(contractTemplates).where(isTemplate(organizationId, id))

export async function getTemplate(db: Database, organizationId: string, id: string) {
  const [template] = await findTemplate(db, organizationId, id)
  if (!template) throw notFound('contract template')
  return template
}

export const listTemplates = (db: Database, organizationId: string, limit: number, after: Cursor | undefined) =>
  db
    .select()
    .from(contractTemplates)
    .where(
      and(
        eq(contractTemplates.organizationId, organizationId),
        after && sql`(${contractTemplates.createdAt}, ${contractTemplates.id}) < (${after.createdAt}, ${after.id})`,
      ),
    )
    .orderBy(desc(contractTemplates.createdAt), desc(contractTemplates.id))
    .limit(limit + 1)

export async function createTemplate(db: Database, organizationId: string, input: TemplateInput, now: number) {
  await requireUsable(input)
  const row: Template = { id: crypto.randomUUID(), organizationId, ...input, createdAt: now, updatedAt: now }
  await insertWhere(db, contractTemplates, row, sql`true`)
  return row
}

/** Reads first, because a patch may change only the body or only the initials, and both must fit. */
export async function updateTemplate(
  db: Database,
  { organizationId, sessionId }: Writer,
  id: string,
  patch: TemplatePatch,
  now: number,
) {
  const [writer, [before]] = await db.batch([findWriter(db, sessionId, now), findTemplate(db, organizationId, id)])
  requireWriter(writer)
  if (!before) throw notFound('contract template')
  const changed = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  const updatedAt = Math.max(now, before.updatedAt + 1)
  await requireUsable({ ...before, ...changed })
  const [, [after]] = await db.batch([
    findWriter(db, sessionId, now),
    db
      .update(contractTemplates)
      .set({ ...changed, updatedAt })
      .where(
        and(
          isTemplate(organizationId, id),
          eq(contractTemplates.updatedAt, before.updatedAt),
          mayWrite(db, sessionId, now),
        ),
      )
      .returning(),
  ])
  if (!after) throw conflict('The template changed meanwhile. Look at it, then try again.')
  return after
}

/** Contracts made from it keep its words, so it can be deleted. */
export async function deleteTemplate(db: Database, organizationId: string, id: string) {
  const deleted = await db
    .delete(contractTemplates)
    .where(isTemplate(organizationId, id))
    .returning({ id: contractTemplates.id })
  if (!deleted.length) throw notFound('contract template')
}
