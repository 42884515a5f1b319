/** Seconds, by the beginning of the track's name. */
export type Durations = Record<string, number>

export const lengthOfKey = 8

export const durationOf = (track: string, ...known: (Durations | undefined)[]) => {
  const key = track.slice(0, lengthOfKey)
  return known.find((each) => each?.[key] !== undefined)?.[key] ?? null
}
