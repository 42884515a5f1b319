import type { Evidence } from '../../src/providers/offline-answers/evidence'
import { groupsOf, type Traits } from '../../src/providers/offline-answers/score'
import { weights } from '../../src/providers/offline-answers/weights'

export type Weights = typeof weights

/** Few questions show what these are worth, so a person decided. */
export const setByHand = new Map([
  ['always.byOthers', -60],
  ['always.otherItem', -8],
  ['unfit.firm', -20],
])

const groups = Object.keys(weights) as (keyof Weights)[]
const names = groups.flatMap((group) => Object.keys(weights[group]).map((name) => `${group}.${name}`))
const places = new Map(names.map((name, place) => [name, place]))

export const start = () => names.map((name) => setByHand.get(name) ?? 0)
export const isFree = names.map((name) => !setByHand.has(name))

/** Rounded to two digits, so that a fit of the same questions writes the same file. */
export function weightsOf(coefficients: number[]): Weights {
  const groupOf = (group: keyof Weights) =>
    Object.keys(weights[group]).map((name) => {
      const value = coefficients[places.get(`${group}.${name}`) ?? -1] ?? 0
      return [name, Math.round(value * 100) / 100 + 0]
    })
  return Object.fromEntries(groups.map((group) => [group, Object.fromEntries(groupOf(group))])) as Weights
}

export const evidenceNames = Object.keys(weights.always) as (keyof Evidence)[]

/** Returns, for each piece of evidence, the coefficients that are added up to its worth for this question. */
export function placesOf(asked: Traits): number[][] {
  const placed = (name: string) => places.get(name) ?? []
  const { kind } = asked.expected
  return evidenceNames.map((name) =>
    [
      placed(`always.${name}`),
      groupsOf(asked).map((group) => placed(`${group}.${name}`)),
      kind !== undefined && name === 'unfit' ? placed(`unfit.${kind}`) : [],
    ].flat(2),
  )
}
