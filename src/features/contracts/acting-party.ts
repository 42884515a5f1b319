import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import type { NewEvidence } from './chain'
import type { EvidenceType } from './states'
import type { Actor } from './tables'

export type ActingParty = Pick<NewEvidence, 'actor' | 'address' | 'device'>

export const serviceParty: ActingParty = {
  actor: { kind: 'service', id: null, name: null },
  address: null,
  device: null,
}

export function actingPartyOf(c: Context<AppEnv>, kind: 'homeowner' | 'company'): ActingParty {
  const caller: AppEnv['Variables']['caller'] | undefined = kind === 'company' ? c.var.caller : undefined
  const actor: Actor = { kind, id: caller?.userId ?? null, name: caller?.name ?? null }
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
