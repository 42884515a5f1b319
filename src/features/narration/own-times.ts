/** Times that a company sends are its own, so no job replaces them. */
export const ownTimes = <Patch extends { wordTimings?: unknown }>(patch: Patch) =>
  patch.wordTimings === undefined ? patch : { ...patch, timings: null }
