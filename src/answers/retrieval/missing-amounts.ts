import { type Amount, atClock, readAmounts, tokensOf } from './amounts'
import { unitOf } from './units'

/** Only these kinds are recognized by their unit alone. For others, the source may name the unit somewhere else. */
const isStrict = (kind: string) => /^(?:USD|EUR|GBP|percent|clock|weekday|month|phone)$/.test(kind)

/** A bare “one” or a half makes no claim that a source would have to support. */
const isLoose = ({ kind, number }: Amount) => !kind && (number === 1 || number === 0.5)

const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-6

const halfWords = new Set('half mitad halfte moitie'.split(' '))

/** “9 a 18 horas” and “9 h” may be times of day, too. */
const asTimeOfDay = ({ number, value, kind }: Amount) =>
  kind === 'minutes' && value === number * 60 && number <= 24 ? [atClock(number)] : []

/** The number of amounts, which say more than other words do. */
export const countAmounts = (said: string) => readAmounts(said).found.length

/** The amounts of a sentence that its sources don't contain, by value and unit. */
export function missingAmounts(said: string, ground: string): Amount[] {
  const { found, between } = readAmounts(ground, true)
  const there: Amount[] = [...found, ...between.flat(), ...found.flatMap(asTimeOfDay)]
  const words = tokensOf(ground).map(({ word }) => word)
  if (words.some((word) => halfWords.has(word))) there.push({ number: 50, value: 50, kind: 'percent' })
  const kinds = new Set(words.map((word) => unitOf(word)?.kind))
  const isThere = (amount: Amount) =>
    there.some((each) =>
      amount.kind === each.kind
        ? isSame(amount.value, each.value)
        : isSame(amount.number, each.number) &&
          (!amount.kind || (!each.kind && !isStrict(amount.kind) && kinds.has(amount.kind))),
    )
  const read = readAmounts(said)
  return read.found.filter((amount, index) => {
    const [ranged] = read.between[index] ?? []
    return !isLoose(amount) && !isThere(amount.kind || !ranged ? amount : ranged)
  })
}
