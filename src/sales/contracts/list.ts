import { and, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import type { Cursor } from '../../core/http/paging'
import { contains, matching, wordsOf } from '../../decks/presentations/search-words'
import { presentations } from '../../decks/presentations/tables'
import { contractColumns } from './queries'
import { contracts, type Status, waiting } from './tables'

type Filter = {
  status?: Status | 'waiting' | undefined
  number?: number | undefined
  presentationId?: string | undefined
  q?: string | undefined
  after: Cursor | undefined
}

/** Goes through the company's contracts, of which there are far fewer than presentations. */
export const listContracts = (
  db: Database,
  organizationId: string,
  { status, number, presentationId, q, after }: Filter,
  limit: number,
) =>
  db
    .select(contractColumns)
    .from(contracts)
    .where(
      and(
        eq(contracts.organizationId, organizationId),
        status && (status === 'waiting' ? isWaiting() : eq(contracts.status, status)),
        number === undefined ? undefined : eq(contracts.number, number),
        presentationId === undefined ? undefined : eq(contracts.presentationId, presentationId),
        q === undefined ? undefined : or(hasNumber(q), hasTotal(q), names(q), isOfHomeowner(organizationId, q)),
        after && sql`(${contracts.createdAt}, ${contracts.id}) < (${after.createdAt}, ${after.id})`,
      ),
    )
    .orderBy(desc(contracts.createdAt), desc(contracts.id))
    .limit(limit + 1)

const isWaiting = () => and(inArray(contracts.status, waiting), gt(contracts.expiresAt, Date.now()))

/** A contract's number as the studio writes it in each of its languages, or as people do. */
const numbered =
  /^(?:contract|vertrag|contrato)?\s*(?:#|no\.?|number|nr\.?|nummer|n\.?[ºo°]|núm\.?|número)?\s*(\d{1,9})$/i

function hasNumber(q: string) {
  const number = numbered.exec(q)?.[1]
  return number === undefined ? undefined : eq(contracts.number, Number(number))
}

/** “$18,450”, “18450.00” and “18.450 €”. Only two digits after the last mark are cents. */
const amount = /^[$€]?\s*(\d[\d.,\s]*?)(?:[.,](\d{2}))?\s*[$€]?$/

function hasTotal(q: string) {
  const [, whole = '', part] = amount.exec(q) ?? []
  const total = Number(whole.replaceAll(/\D/g, '')) * 100
  if (!total) return undefined
  if (part !== undefined) return eq(contracts.totalCents, total + Number(part))
  return and(gte(contracts.totalCents, total), lt(contracts.totalCents, total + 100))
}

const names = (q: string) => sql`(${holds(sql`${contracts.homeownerName}`, q)} or exists (
  select 1 from json_each(${contracts.signers}) as member
  where ${holds(sql`member.value ->> 'name'`, q)} ${isWord(q) ? sql`or ${holds(sql`member.value ->> 'email'`, q)}` : sql``}
))`

/** Many email addresses hold a 5, so a number alone isn't looked for there. */
const isWord = (q: string) => /\p{L}/u.test(q)

/** SQLite lowercases only ASCII letters, so the text is also compared as it was typed. */
const holds = (text: SQL, q: string) => sql`(instr(lower(${text}), lower(${q})) > 0 or instr(${text}, ${q}) > 0)`

/** Only short words would find too much: most phone numbers and addresses hold a 5. */
function isOfHomeowner(organizationId: string, q: string) {
  const { indexed, short } = wordsOf(q)
  if (!indexed.length) return undefined
  const found = and(
    eq(presentations.id, contracts.presentationId),
    eq(presentations.organizationId, organizationId),
    ...short.map(contains),
    sql`+presentations.rowid in (
      select rowid from presentation_index where presentation_index match ${matching(organizationId, indexed)}
    )`,
  )
  return sql`exists (select 1 from presentations where ${found})`
}
