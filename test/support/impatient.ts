import { vi } from 'vitest'

/** Ends every time limit at once, so that no test waits for one. */
export function impatient() {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(10))
}
