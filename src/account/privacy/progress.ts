import type { Work } from '../../core/database/commit'
import type { Kept, PrivacyRequest } from './tables'

/** When `after` is null, the phase that is named follows, or else the next one. */
export type Progress = {
  after: string | null
  phase?: string
  dueAt?: number
  counts?: Record<string, number>
  kept?: Kept[]
  hasPart?: boolean
}

export type Step = (work: Work, request: PrivacyRequest, now: number) => Promise<Progress>
