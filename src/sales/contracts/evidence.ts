import type { Context } from 'hono'
import { nodeCrypto, sha256, splitVersion } from '../../core/crypto'
import { type AppEnv, actorOf } from '../../core/http/context'
import { neededKeys } from '../../core/needed'
import type { Actor, ContractEvent, EvidenceType, Signer } from './tables'

export type NewEvidence = {
  type: EvidenceType
  at: number
  actor: Actor
  address: string | null
  device: string | null
  content: Record<string, unknown>
}

export const noHash = '0'.repeat(64)

/** The id is part of the hash, so that two events of the same moment get different hashes. */
export function chained(contractId: string, start: { head: string; eventCount: number }, events: NewEvidence[]) {
  let previousHash = start.head
  return events.map((event, index): ContractEvent => {
    const content = JSON.stringify({ ...event.content, id: crypto.randomUUID() })
    const row = {
      contractId,
      position: start.eventCount + index,
      type: event.type,
      at: event.at,
      actor: JSON.stringify(event.actor),
      address: event.address,
      device: event.device,
      content,
      contentHash: sha256(content),
      previousHash,
    }
    previousHash = hashOf(row)
    return { ...row, hash: previousHash }
  })
}

const hashOf = ({
  contractId,
  position,
  type,
  at,
  actor,
  address,
  device,
  contentHash,
  previousHash,
}: Omit<ContractEvent, 'hash' | 'content'>) =>
  sha256(JSON.stringify([contractId, position, type, at, actor, address, device, contentHash, previousHash]))

export type Fault = { position: number; type: EvidenceType | null; problem: string }

type Chain = { contractId: string; head: string; count: number; isOurs: boolean }

export function findChainFault(rows: ContractEvent[], { contractId, head, count, isOurs }: Chain): Fault | undefined {
  let previousHash = noHash
  for (const [position, row] of rows.entries()) {
    const fault = (problem: string): Fault => ({ position, type: row.type, problem })
    if (position >= count) return fault('It was appended from outside.')
    if (row.position !== position) return { position, type: null, problem: 'The event at this place is missing.' }
    if (row.contractId !== contractId) return fault('It is of another contract.')
    if (sha256(row.content) !== row.contentHash) return fault('Its content was altered.')
    if (row.previousHash !== previousHash) return fault('It does not follow upon the event before it.')
    if (hashOf(row) !== row.hash) return fault('It was altered.')
    previousHash = row.hash
  }
  if (rows.length < count) return { position: rows.length, type: null, problem: 'The event at this place is missing.' }
  const last = rows.length - 1
  const atEnd = (problem: string): Fault => ({ position: last, type: rows[last]?.type ?? null, problem })
  if (previousHash !== head) return atEnd('It is not the one that the contract ends with.')
  return isOurs ? undefined : atEnd('The chain was rewritten from outside.')
}

/** The seal needs a key, so write access to the database isn't enough to forge a chain. */
export function sealOf(env: Env, contractId: string, head: string, eventCount: number) {
  const keys = keysOf(env)
  return `${keys.newest}.${macOf(keys.require(keys.newest), contractId, head, eventCount).toString('base64url')}`
}

export function isSealOf(env: Env, seal: string, contractId: string, head: string, eventCount: number) {
  const { version, rest } = splitVersion(seal)
  const key = keysOf(env).find(version)
  if (!key) return false
  const [given, expected] = [Buffer.from(rest, 'base64url'), macOf(key, contractId, head, eventCount)]
  return given.length === expected.length && nodeCrypto().timingSafeEqual(given, expected)
}

const keysOf = (env: Env) => neededKeys(env, 'EVIDENCE_KEY')

const macOf = (key: Buffer, contractId: string, head: string, eventCount: number) =>
  nodeCrypto().createHmac('sha256', key).update(`${contractId} ${eventCount} ${head}`).digest()

export type ActingParty = Pick<NewEvidence, 'actor' | 'address' | 'device'>

export const actingAs = (who: ActingParty, { id, name }: Signer): ActingParty => ({
  ...who,
  actor: { kind: 'homeowner', id, name },
})

/** Goes into the content of an event that isn't the signer's own, so it still says whom it concerns. */
export const concerning = (signers: Signer[]) => ({ signers: signers.map(({ id, name }) => ({ id, name })) })

export const serviceParty: ActingParty = {
  actor: { kind: 'service', id: null, name: null },
  address: null,
  device: null,
}

export function actingPartyOf(c: Context<AppEnv>, kind: 'homeowner' | 'company'): ActingParty {
  const caller: AppEnv['Variables']['caller'] | undefined = kind === 'company' ? c.var.caller : undefined
  const { id = null, name = null } = caller ? actorOf(caller) : {}
  const actor: Actor = { kind, id, name }
  return {
    actor,
    address: c.req.header('cf-connecting-ip')?.slice(0, 64) ?? null,
    device: c.req.header('user-agent')?.slice(0, 300) ?? null,
  }
}

export const newEvidence = (
  who: ActingParty,
  type: EvidenceType,
  at: number,
  content: Record<string, unknown> = {},
): NewEvidence => ({ ...who, type, at, content })
