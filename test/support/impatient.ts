import { vi } from 'vitest'

/** Time runs out at once for whatever has a limit of time, so that no test waits for it. */
export function impatient() {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(10))
}
