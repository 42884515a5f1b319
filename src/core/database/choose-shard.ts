import type { shards } from './tables'

type Known = Pick<typeof shards.$inferSelect, 'name' | 'isOpen' | 'bytes'>

/** Where a new company goes: the least filled that is open; of equal ones any. */
export function chooseShard(bound: string[], known: Known[]): string | undefined {
  const stateOf = (name: string) => known.find((each) => each.name === name) ?? { isOpen: true, bytes: 0 }
  const open = bound.filter((name) => stateOf(name).isOpen)
  const least = Math.min(...open.map((name) => stateOf(name).bytes))
  const emptiest = open.filter((name) => stateOf(name).bytes === least)
  return emptiest[Math.floor(Math.random() * emptiest.length)]
}
