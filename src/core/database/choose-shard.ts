import { closingShardBytes } from '../limits'
import type { shards } from './tables'

type Known = Pick<typeof shards.$inferSelect, 'name' | 'isOpen' | 'bytes'>

/**
 * Picks the shard for a new company: the least filled one that is open and has room to grow, at random among equals.
 */
export function chooseShard(bound: string[], known: Known[]): string | undefined {
  const stateOf = (name: string) => known.find((each) => each.name === name) ?? { isOpen: true, bytes: 0 }
  const open = bound.filter((name) => stateOf(name).isOpen && stateOf(name).bytes < closingShardBytes)
  const least = Math.min(...open.map((name) => stateOf(name).bytes))
  const emptiest = open.filter((name) => stateOf(name).bytes === least)
  return emptiest[Math.floor(Math.random() * emptiest.length)]
}
