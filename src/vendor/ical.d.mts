export { default } from 'ical.js'
/** Called with the steps that a loop is about to take, and may throw. */
export function setCount(count: (steps: number) => void): void
