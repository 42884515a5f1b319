/** `<video>` throws a TypeError for a number that is not finite, and so does the player. */
export function finiteNumber(value: unknown) {
  const number = Number(value)
  if (!Number.isFinite(number)) throw new TypeError(`A finite number is needed, not ${String(value)}.`)
  return number
}
