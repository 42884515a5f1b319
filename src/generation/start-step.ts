import { startJob } from '../core/jobs/start'

export type Generate = { kind: 'generate'; id: string; step: number }

export const startStep = (env: Env, id: string, step: number) =>
  startJob(env, { kind: 'generate', id, step } satisfies Generate)
