import type { Caller } from '../../core/http/context'
import type { AuditEntry } from './tables'

export type Actor = { kind: AuditEntry['actorKind']; id: string; name: string }

/** The one place that says who a caller is to those who ask later. */
export const actorOf = ({ userId, name }: Pick<Caller, 'userId' | 'name'>): Actor => ({
  kind: 'user',
  id: userId,
  name,
})
