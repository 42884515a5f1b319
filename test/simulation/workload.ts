import { minute, newCaller } from './caller.ts'
import { closeCompany, runCompany } from './company.ts'
import { type Ledger, newLedger } from './ledger.ts'
import type { Random } from './random.ts'
import { Stripe } from './stripe.ts'
import type { World } from './world.ts'

export type Workload = { ledger: Ledger; stripe: Stripe }

/** Runs companies and their homeowners, and an operator who moves and closes companies. */
export function startWorkload(world: World, companies: number, hours: number): Workload {
  const chance = world.chance.stream('workload')
  const caller = newCaller(world, chance.stream('client'))
  const stripe = new Stripe(world)
  const ledger = newLedger()
  for (let index = 0; index < companies; index++)
    caller.go(runCompany(index, { caller, ledger, stripe, random: chance.stream(`company ${index}`) }))
  caller.go(operate())
  return { ledger, stripe }

  async function operate() {
    const random = chance.stream('operator')
    // The last company closes after two thirds of the time, if there are several.
    const closesAt = world.timeline.now + (hours * 60 * minute * 2) / 3
    while (!ledger.isClosing) {
      await world.timeline.wait(random.between(10 * minute, 40 * minute))
      if (ledger.isClosing) return
      const last = ledger.companies.find(({ index }) => index === companies - 1)
      if (companies > 2 && last && !last.isDeleted && world.timeline.now > closesAt) {
        await closeCompany(last, caller)
        // The response may be lost, and a closed company can't be called.
        const [row] = world.stores.directory.all('select state from companies where id = ?', last.organizationId)
        last.isDeleted = row?.state === 'closed'
        continue
      }
      const open = ledger.companies.filter(({ isDeleted }) => !isDeleted)
      if (open.length) move(world, random.one(open), random)
    }
  }
}

/** Moves a company like `npm run shards -- move`. */
function move({ stores, timeline, log }: World, company: Ledger['companies'][number], random: Random) {
  const { now } = timeline
  const to = random.one(['00', '01'])
  const begun = stores.directory.all(
    `insert into moves (organization_id, from_shard, to_shard, phase_at, due_at, created_at, updated_at)
      select id, shard, ?2, ?3, ?3, ?3, ?3 from companies where id = ?1 and shard <> ?2
      on conflict (organization_id) do update set from_shard = excluded.from_shard, to_shard = excluded.to_shard,
        phase = 'begin', cursor = 0, walked_to = null, tries = 0, fenced_at = null, failures = 0, problem = null,
        lease_id = null, phase_at = ?3, due_at = ?3, updated_at = ?3
      where moves.due_at is null
      returning phase`,
    company.organizationId,
    to,
    now,
  )
  if (!begun.length) return
  company.moves++
  log(`${company.organizationId} moves to ${to}.`)
}
