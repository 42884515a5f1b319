import { type MovedTable, movedTables } from './moved-tables'

/** `core/http/errors.ts` makes a 503 of it. */
const refusal = 'company is moving'
const now = "unixepoch('subsec') * 1000"

/** That of the company; whatever writes its rows meanwhile meets these. */
const prefixOf = (organizationId: string) => `moving_${organizationId.replaceAll('-', '')}`
export const anyPrefix = 'moving_*'

const operations = [
  { operation: 'insert', row: 'new' },
  { operation: 'update', row: 'new' },
  { operation: 'delete', row: 'old' },
] as const
type Operation = (typeof operations)[number]

/**
 * Where a company leaves, its changes are listed, and refused behind the fence. Elsewhere its rows are not to be touched
 * by whatever looks for work in all companies: such a write changes nothing, and neither fails nor holds up others.
 */
export function triggersOf(organizationId: string, isLeaving: boolean): string[] {
  return movedTables().flatMap((table, index) =>
    operations.flatMap((each) => {
      const name = `${prefixOf(organizationId)}_${index}_${each.operation}`
      const before = beforeTrigger(`${name}_before`, table, each, organizationId)
      return isLeaving ? [before, afterTrigger(`${name}_after`, table, each, organizationId)] : [before]
    }),
  )
}

export const triggerNames = `select name from sqlite_master where type = 'trigger' and name glob ?`
export const triggersGlob = (organizationId: string) => `${prefixOf(organizationId)}_*`

function beforeTrigger(name: string, table: MovedTable, { operation, row }: Operation, organizationId: string) {
  const rests = operation === 'update' && table.rules.isInHand
  const isTaken = 'new.lease_id is not null and new.lease_id is not old.lease_id'
  return `create trigger ${name} before ${operation} on ${table.name} when ${table.isOf(row, organizationId)} begin
    select case
      when is_open then null
      when state = 'fenced' and (fenced_until is null or fenced_until > ${now}) then raise(abort, '${refusal}')
      ${rests ? `when state = 'resting' and ${isTaken} then raise(ignore)` : ''}
      when state in ('left', 'hidden', 'closed') then raise(ignore)
    end from moving where organization_id = '${organizationId}';
  end`
}

/** After the write, because only then a row has what its database gives it. */
function afterTrigger(name: string, table: MovedTable, { operation, row }: Operation, organizationId: string) {
  const { key, rules } = table
  const isListed = `exists (select 1 from moving where organization_id = '${organizationId}' and not is_open
    and state in ('watched', 'resting', 'fenced'))`
  const listed = (of: string) => `insert into moved_changes (organization_id, table_name, key)
    select '${organizationId}', '${table.name}', ${keyOfRow(table, of)}`
  const hasOtherKey = key.map((column) => `old.${column} is not new.${column}`).join(' or ')
  return `create trigger ${name} after ${operation} on ${table.name}
    when ${table.isOf(row, organizationId)} and ${isListed} begin
    ${listed(row)};
    ${operation === 'update' ? `${listed('old')} where ${hasOtherKey};` : ''}
    ${operation === 'insert' && rules.isLinked ? `insert or ignore into forwards (id, organization_id) values (new.id, '${organizationId}');` : ''}
  end`
}

export const keyOfRow = ({ key }: MovedTable, row: string) =>
  `json_array(${key.map((column) => `${row}.${column}`).join(', ')})`
