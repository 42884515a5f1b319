import { and, desc, eq, exists, sql } from 'drizzle-orm'
import { commit, made, none, type Work } from '../../core/database/commit'
import { type Database, insertWhere } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { conflict, invalid, notFound } from '../../core/http/errors'
import type { Cursor } from '../../core/http/paging'
import { contractTemplates, type Template } from './tables'
import type { TemplateInput, TemplatePatch } from './template-schemas'

export const templateVersion = contractTemplates.id

async function requireUsable({ body, requiredInitials }: Pick<Template, 'body' | 'requiredInitials'>) {
  const [{ parseTemplate }, { plainText }] = await Promise.all([import('./template'), import('./nodes')])
  const { words, problem } = parseTemplate(body)
  if (!words) throw invalid('body', `${problem}.`)
  const headings = words.filter(({ type }) => type === 'heading').map(plainText)
  for (const label of requiredInitials) {
    const found = headings.filter((each) => each === label).length
    if (found !== 1)
      throw invalid(
        'requiredInitials',
        found
          ? `names “${label}”, which the body has as a heading more than once.`
          : `names “${label}”, which isn’t a heading of the body.`,
      )
    if (label.includes('{{')) throw invalid('requiredInitials', 'must contain only headings without merge fields.')
  }
}

const isTemplate = (organizationId: string, id: string) =>
  and(eq(contractTemplates.id, id), eq(contractTemplates.organizationId, organizationId))

export const findTemplate = (db: Database, organizationId: string, id: string) =>
  db.select().from(contractTemplates).where(isTemplate(organizationId, id))

export const templateExists = (db: Database, organizationId: string, id: string) =>
  exists(db.select({ id: contractTemplates.id }).from(contractTemplates).where(isTemplate(organizationId, id)))

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

export async function createTemplate(work: Work, organizationId: string, input: TemplateInput, now: number) {
  await requireUsable(input)
  const { db } = work
  const row: Template = { id: newId(db.shard), organizationId, ...input, createdAt: now, updatedAt: now }
  await commit(work, { created: insertWhere(db, contractTemplates, row, sql`true`) }, [made(contractTemplates, row.id)])
  return row
}

/** Reads first, because a patch may change only the body or only the initials, and the two must match. */
export async function updateTemplate(
  work: Work,
  organizationId: string,
  id: string,
  patch: TemplatePatch,
  now: number,
) {
  const { db } = work
  const [before] = await findTemplate(db, organizationId, id)
  if (!before) throw notFound('contract template')
  const changed = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  const updatedAt = Math.max(now, before.updatedAt + 1)
  await requireUsable({ ...before, ...changed })
  const updated = db
    .update(contractTemplates)
    .set({ ...changed, updatedAt })
    .where(and(isTemplate(organizationId, id), eq(contractTemplates.updatedAt, before.updatedAt)))
    .returning()
  const {
    updated: [after],
  } = await commit(work, { updated }, none)
  if (!after)
    throw conflict('changed_meanwhile', 'Someone changed the template at the same time. Check it, then try again.')
  return after
}

/** A template can be deleted at any time, because contracts made from it keep its text. */
export async function deleteTemplate(work: Work, organizationId: string, id: string) {
  const template = work.db
    .delete(contractTemplates)
    .where(isTemplate(organizationId, id))
    .returning({ id: contractTemplates.id })
  const { deleted } = await commit(work, { deleted: template }, none)
  if (!deleted.length) throw notFound('contract template')
}
