import { createExecutionContext } from 'cloudflare:test'
import { OnDemand } from '../../src/jobs-worker'

/** A request calls the other Worker with the same bindings. */
export const withOnDemand = (bindings: Env): Env => ({
  ...bindings,
  ON_DEMAND: new OnDemand(
    createExecutionContext(),
    bindings as unknown as Cloudflare.Env,
  ) as unknown as Env['ON_DEMAND'],
})
