import { startJob } from '../../core/jobs/start'

export type RunPrivacyRequest = { kind: 'run-privacy-request'; requestId: string }

export const startRequest = (env: Env, requestId: string, delaySeconds?: number) =>
  startJob(env, { kind: 'run-privacy-request', requestId } satisfies RunPrivacyRequest, 'JOBS', delaySeconds)
