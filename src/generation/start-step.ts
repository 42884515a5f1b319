import { startJob } from '../core/jobs/start'

export type Generate = { kind: 'generate'; id: string; step: number }

/** Apart from what a step does, because the Worker that answers requests starts one and does none. */
export const startStep = (env: Env, id: string, step: number) =>
  startJob(env, { kind: 'generate', id, step } satisfies Generate)
