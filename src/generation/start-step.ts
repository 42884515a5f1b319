import { startJob } from '../core/jobs/start'

export type Generate = { kind: 'generate'; id: string; step: number }

/**
 * In a file of its own, because the Worker that answers requests only starts steps and should not load what they do.
 */
export const startStep = (env: Env, id: string, step: number) =>
  startJob(env, { kind: 'generate', id, step } satisfies Generate)
