import { everywhere, type Invariant, openCompanies, settledBefore } from './rows.ts'

const second = 1000

export const sales: Invariant[] = [
  {
    name: 'No hour is booked twice, and every booking is there until it is cancelled.',
    check: (world, workload) => {
      const { booked, cancelled } = workload.ledger
      const open = new Set(openCompanies(workload).map(({ organizationId }) => organizationId))
      const visits = everywhere(world, 'select id, organization_id, starts_at, status from appointments').filter(
        (row) => open.has(String(row.organization_id)),
      )
      const all = new Set(visits.map(({ id }) => String(id)))
      const kept = visits.filter(({ status }) => status === 'booked')
      const byHour = Map.groupBy(kept, (each) => `${each.organization_id} at ${each.starts_at}`)
      const ids = new Set(kept.map(({ id }) => id))
      return [
        ...[...byHour].flatMap(([hour, { length }]) => (length > 1 ? [`${hour} is booked ${length} times`] : [])),
        ...booked
          .filter((id) => all.has(id) && ids.has(id) === cancelled.has(id))
          .map((id) => `${id} differs from its answer`),
      ]
    },
  },
  {
    name: 'A signature counts once, and its contract is sealed with its evidence intact.',
    check: async (world, workload) => {
      const companies = new Map(openCompanies(workload).map((company) => [company.organizationId, company]))
      const before = settledBefore(world)
      const contracts = everywhere(
        world,
        `select id, organization_id, document_key, signed_at, json_array_length(signers) as signers, (select count(*) from contract_events
          where contract_id = contracts.id and type = 'signed') as signatures from contracts`,
      )
      const problems = contracts.map(async (row) => {
        const { id, signed_at: signedAt, document_key: file, signers, signatures } = row
        const company = companies.get(String(row.organization_id))
        if (!company) return []
        const told = workload.ledger.signed.get(String(id)) ?? 0
        if (Number(signatures) > Number(signers)) return [`${id} has ${signatures} signatures of ${signers}`]
        if (Number(signatures) < told) return [`${id} has ${signatures} signatures of ${told}`]
        if (signedAt !== null && Number(signedAt) < before && file === null) return [`${id} is signed and not sealed`]
        const { isIntact } = await company.evidenceOf(String(id))
        return isIntact ? [] : [`${id} has evidence that isn’t intact`]
      })
      return (await Promise.all(problems)).flat()
    },
  },
  {
    name: 'A contract is paid once at most, no more is refunded than was paid, and a canceled one is refunded.',
    check: (world, workload) => {
      const { stripe } = workload
      const open = new Set(openCompanies(workload).map(({ organizationId }) => organizationId))
      const checkouts = everywhere(
        world,
        `select checkouts.id, contract_id, checkouts.organization_id, deposit_cents, contracts.status from checkouts
          join contracts on contracts.id = contract_id`,
      ).filter((row) => open.has(String(row.organization_id)))
      const contractOf = new Map(checkouts.map((row) => [String(row.id), row]))
      const rows = everywhere(world, 'select * from payments')
      const byContract = new Map<string, { kept: number; deposit: number; status: string }>()
      const problems: string[] = []
      for (const charge of stripe.charges.values()) {
        const contract = contractOf.get(charge.checkoutId)
        if (!contract) continue
        const refunded = charge.refunds.reduce((sum, { amount }) => sum + amount, 0)
        const payment = rows.find(({ provider_id: id, kind }) => id === charge.id && kind === 'payment')
        if (!payment) problems.push(`${charge.id} was paid, and no one noticed`)
        if (refunded > charge.cents) problems.push(`${charge.id} was given back more than once`)
        const id = String(contract.contract_id)
        const so = byContract.get(id) ?? {
          kept: 0,
          deposit: Number(contract.deposit_cents),
          status: String(contract.status),
        }
        // A company may refund a part by hand.
        const kept = charge.cents - refunded < charge.cents * 0.5 ? 0 : charge.cents - refunded
        byContract.set(id, { ...so, kept: so.kept + kept })
      }
      for (const [id, { kept, deposit, status }] of byContract) {
        if (kept > deposit) problems.push(`contract ${id} is paid ${kept} cents of ${deposit}`)
        if (kept > 0 && (status === 'cancelled' || status === 'void'))
          problems.push(`contract ${id} is ${status} and keeps ${kept} cents`)
      }
      return problems
    },
  },
]

export const messages: Invariant[] = [
  {
    name: 'Every event reaches each subscription that wants it.',
    check: (world, workload) =>
      openCompanies(workload).flatMap(({ organizationId, received }) =>
        everywhere(
          world,
          `select id, type from events where organization_id = ? and created_at < ${settledBefore(world)}
            and created_at >= (select min(created_at) from subscriptions where organization_id = ?)`,
          organizationId,
          organizationId,
        )
          .filter(({ id }) => !received.has(String(id)))
          .map(({ id, type }) => `${type} ${id} never came`),
      ),
  },
  {
    name: 'The feed has every event exactly once, whatever was written while it was read.',
    check: async (world, workload) => {
      const problems = openCompanies(workload).map(async ({ organizationId, followed, follow }) => {
        while (await follow());
        const events = everywhere(
          world,
          `select id, type from events where organization_id = ?
            and created_at >= (select min(created_at) from subscriptions where organization_id = ?)`,
          organizationId,
          organizationId,
        )
        return events
          .filter(({ id }) => followed.get(String(id)) !== 1)
          .map(({ id, type }) => `${type} ${id} was read ${followed.get(String(id)) ?? 0} times`)
      })
      return (await Promise.all(problems)).flat()
    },
  },
  {
    name: 'No email is lost, and none comes twice unless something failed in between.',
    check: (world) => {
      const { faults, mailbox } = world
      const lost = everywhere(world, `select id, recipient from mails where status = 'sent'`)
        .filter(({ id, recipient }) => !mailbox.has(String(id)) && !mailbox.has(String(recipient)))
        .map(({ id, recipient }) => `email ${id} to ${recipient} never came`)
      const failedBetween = (from: number, to: number) =>
        faults.injected.some(({ at }) => at >= from - second && at <= to)
      const twice = [...mailbox]
        .filter(([id]) => !id.includes('@'))
        .filter(([, times]) => times.some((at, next) => next > 0 && !failedBetween(times[next - 1] ?? 0, at)))
        .map(([id, { length }]) => `email ${id} came ${length} times`)
      return [...lost, ...twice]
    },
  },
]
