/** `timings: null` marks word times that the company sent, so that no job replaces them. */
export const markCompanyTimings = <Patch extends { wordTimings?: unknown }>(patch: Patch) =>
  patch.wordTimings === undefined ? patch : { ...patch, timings: null }
