import type { Workload } from '../workload.ts'
import type { World } from '../world.ts'

export type Invariant = { name: string; check: (world: World, workload: Workload) => string[] | Promise<string[]> }

export type Row = Record<string, unknown>

export const everywhere = ({ stores }: World, sql: string, ...params: string[]): Row[] =>
  stores.shards.flatMap((shard) => shard.all(sql, ...params) as Row[])

/** Retries of something that began before this may still be due. */
export const settledBefore = ({ timeline }: World) => timeline.now - 2 * 60 * 60 * 1000

export const openCompanies = ({ ledger }: Workload) => ledger.companies.filter(({ isDeleted }) => !isDeleted)
