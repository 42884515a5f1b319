import type { AuditEntry } from './tables'

type Leaf = string | number | boolean | null
type Json = Leaf | Json[] | { [name: string]: Json }

/** Objects are shown by their members, so only lists hold whole ones. */
type Value = Leaf | (string | Record<string, unknown>)[]
type Change = { field: string; from?: Value; to?: Value }

export const mostChanges = 100

/** Lists what was sent, one line for each member of an object, and leaves out what stayed as it was. */
export function changesOf({ changed, recorded }: Pick<AuditEntry, 'changed' | 'recorded'>): Change[] {
  const { to = {}, from, names = {} } = recorded ?? {}
  return changed.flatMap((field): Change[] => {
    // What was sent may have names that every object inherits, such as "constructor".
    const own = <Value>(values: Record<string, Value>) => (Object.hasOwn(values, field) ? values[field] : undefined)
    const [parts, value] = [own(names), own(to)]
    if (parts) return parts.map((name) => ({ field: `${field}.${name}` }))
    if (value === undefined) return [{ field }]
    return differences(field, from && (own(from) as Json | undefined), value as Json)
  })
}

/** Without `from`, only what was sent is known. */
function differences(field: string, from: Json | undefined, to: Json): Change[] {
  if (isObject(to) || isObject(from)) {
    const [before, after] = [from, to].map((value) => (isObject(value) ? value : {})) as [Members, Members]
    return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((name) => {
      const change = differences(
        `${field}.${name}`,
        from === undefined ? from : (before[name] ?? null),
        after[name] ?? null,
      )
      return from === undefined && isEmpty(after[name]) ? [] : change
    })
  }
  if (from === undefined) return [{ field, to: to as Value }]
  // A member that was left out has its usual value, and so has one that was never set.
  if (JSON.stringify(from) === JSON.stringify(to) || (isEmpty(from) && isEmpty(to))) return []
  return [{ field, from: from as Value, to: to as Value }]
}

type Members = { [name: string]: Json }

const isObject = (value: Json | undefined): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: Json | undefined) =>
  value == null || value === '' || value === false || (typeof value === 'object' && !Object.keys(value).length)
