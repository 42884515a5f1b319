/** `<video>` refuses a value that is not a finite number with a TypeError, and so does the player. */
export function finiteNumber(value: unknown) {
  const number = Number(value)
  if (!Number.isFinite(number)) throw new TypeError(`A finite number is needed, not ${String(value)}.`)
  return number
}
