import { isoTime } from '../../core/shapes'
import { findFault, isSealOf } from './chain'
import type { Contract, ContractEvent } from './tables'

export const faultOf = (env: Env, { id, head, headSeal, eventCount }: Contract, events: ContractEvent[]) =>
  findFault(events, { contractId: id, head, count: eventCount, isOurs: isSealOf(env, headSeal, id, head, eventCount) })

export function evidenceOf(env: Env, contract: Contract, events: ContractEvent[]) {
  const fault = faultOf(env, contract, events)
  return { isIntact: !fault, fault: fault ?? null, head: contract.head, events: events.map(eventOf) }
}

const eventOf = (row: ContractEvent) => ({
  position: row.position,
  type: row.type,
  at: isoTime(row.at),
  actor: parsed(row.actor, { kind: 'service' as const, id: null, name: null }),
  address: row.address,
  device: row.device,
  content: parsed(row.content, {}),
  contentHash: row.contentHash,
  previousHash: row.previousHash,
  hash: row.hash,
})

/** Text that was altered in the database may no longer be JSON. */
function parsed<Value>(text: string, otherwise: Value): Value {
  try {
    return JSON.parse(text)
  } catch {
    return otherwise
  }
}
