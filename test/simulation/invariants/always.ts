import type { Workload } from '../workload.ts'
import type { World } from '../world.ts'
import type { Row } from './rows.ts'

export type Always = { name: string; check: (world: World, workload: Workload) => string[] }

/** Returns each company's rows from the shard where it is, because a copy in progress isn't complete. */
function atHome({ stores }: World, sql: string): Row[] {
  const homes = new Map(stores.directory.all('select id, shard from companies').map(({ id, shard }) => [id, shard]))
  return stores.shards.flatMap((shard) =>
    shard.all(sql).filter((row) => `SHARD_${homes.get(row.organization_id ?? null)}` === shard.name),
  )
}

/** These hold between any two steps, however much is failing. */
export const always: Always[] = [
  {
    name: 'No hour is booked twice.',
    check: (world) =>
      atHome(
        world,
        `select organization_id, starts_at, count(*) as count from appointments where status = 'booked'
          group by organization_id, starts_at having count > 1`,
      ).map((row) => `${row.starts_at} of ${row.organization_id} is booked ${row.count} times`),
  },
  {
    name: 'No contract has more signatures than signers, and none two seals.',
    check: (world) =>
      atHome(
        world,
        `select id, organization_id from contracts where json_array_length(signers) <
            (select count(*) from contract_events where contract_id = contracts.id and type = 'signed')
          or 1 < (select count(*) from contract_events where contract_id = contracts.id and type = 'sealed')`,
      ).map(({ id }) => `contract ${id} is signed or sealed too often`),
  },
  {
    name: 'No more is refunded than was paid.',
    check: (_world, { stripe }) =>
      [...stripe.charges.values()]
        .filter(({ cents, refunds }) => refunds.reduce((sum, { amount }) => sum + amount, 0) > cents)
        .map(({ id }) => `${id} was refunded more than once`),
  },
  {
    name: 'Activity equals the raw rows.',
    check: (world) =>
      atHome(
        world,
        `select presentations.id, presentations.organization_id, activity.views, activity.questions,
          (select coalesce(sum(views), 0) from viewer_sessions where presentation_id = presentations.id) as seen,
          (select count(*) from askings where presentation_id = presentations.id) as asked
        from presentations left join presentation_activity as activity on activity.presentation_id = presentations.id
        where deleted_at is null`,
      )
        .filter(({ views, questions, seen, asked }) => Number(views ?? 0) !== seen || Number(questions ?? 0) !== asked)
        .map((row) => `${row.id}: ${row.views} views of ${row.seen}, ${row.questions} questions of ${row.asked}`),
  },
]
