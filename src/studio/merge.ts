/** Compares one part of an object that two people may change at once. */
const isSame = <Whole extends object>(one: Whole, other: Whole, name: keyof Whole) =>
  JSON.stringify(one[name]) === JSON.stringify(other[name])

/** Lists the parts that were changed here and also, since it was loaded, by someone else. */
export const clashesOf = <Whole extends object>(
  names: readonly (keyof Whole)[],
  mine: Whole,
  theirs: Whole,
  base: Whole,
) => names.filter((name) => !isSame(mine, base, name) && !isSame(theirs, base, name) && !isSame(mine, theirs, name))

/** Returns their version with the changes made here; `winner` decides about parts that both changed. */
export function mergedOf<Whole extends object>(
  names: readonly (keyof Whole)[],
  mine: Whole,
  theirs: Whole,
  base: Whole,
  winner: 'mine' | 'theirs',
): Whole {
  const clashing = new Set(clashesOf(names, mine, theirs, base))
  const isMine = (name: keyof Whole) => (clashing.has(name) ? winner === 'mine' : !isSame(mine, base, name))
  return { ...theirs, ...Object.fromEntries(names.filter(isMine).map((name) => [name, mine[name]])) }
}

/**
 * Keeps what someone typed while `sent` was being saved, on top of what is `saved` now. Undefined if they typed
 * nothing.
 */
export const typedSince = <Whole>(
  now: Whole,
  sent: Whole,
  saved: Whole,
  merged: (mine: Whole, theirs: Whole, base: Whole, winner: 'mine') => Whole,
) => (JSON.stringify(now) === JSON.stringify(sent) ? undefined : merged(now, saved, sent, 'mine'))
