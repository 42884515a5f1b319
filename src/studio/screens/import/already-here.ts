import { isPhone } from '../../../core/shared/phone-url'
import type { Answer } from '../../api'
import { changesOf } from './changes'
import type { Doubt, Row } from './check-rows'

export type Match = Answer<'/api/presentations/matches', 'post'>['matches'][number]
export type By = Match['by']
/** The company's homeowners, by what they have in common with a row. */
export type Matches = ReadonlyMap<string, Match>

export const kinds = ['externalId', 'email', 'phone'] as const

/** They are normalized as they are stored. */
export const valuesOf = ({ externalId, homeownerData: { email, phone } }: Row): Record<By, string | undefined> => ({
  externalId: externalId?.normalize('NFC'),
  email: email?.toLowerCase().normalize('NFC'),
  phone: phone && isPhone(phone) ? phone : undefined,
})

/** An ID says more than an email. A couple may share a phone, so it only counts if there is no email. */
export function matchOf(matches: Matches | undefined, row: Row) {
  const values = valuesOf(row)
  const counted = kinds.filter((by) => by !== 'phone' || !values.email)
  return counted.map((by) => matches?.get(`${by} ${values[by]}`)).find((match) => match !== undefined)
}

/** Returns the homeowner who has this row's phone number, although the row's email makes it someone else. */
export function phoneOwnerOf(matches: Matches | undefined, row: Row) {
  const owner = matchOf(matches, row) ? undefined : matches?.get(`phone ${valuesOf(row).phone}`)
  return owner && nameOf(owner)
}

/** A row without an ID, an email and a phone number could be anyone of a list that was imported before. */
const isUnknown = (matches: Matches, row: Row) =>
  matches.size > 0 && Object.values(valuesOf(row)).every((value) => value === undefined)

function doubtOf(matches: Matches, row: Row): Doubt | undefined {
  if (isUnknown(matches, row)) return 'unknown'
  return phoneOwnerOf(matches, row) ? 'phoneHere' : row.doubt
}

/** The rows to look at before they are imported. Those that someone left out stay among them. */
export const doubtsOf = (rows: Row[], plan: Action[], matches: Matches) =>
  rows.flatMap((row, at) => {
    const problem = ['refuse', 'skip', 'same'].includes(plan[at] ?? '') ? undefined : doubtOf(matches, row)
    return problem ? [{ problem, at }] : []
  })

export const nameOf = ({ firstName, lastName }: Match) => [firstName, lastName].filter(Boolean).join(' ')

export type Choice = 'skip' | 'update' | 'add'
export type Action = Choice | 'same' | 'leave' | 'refuse'

/** Returns what becomes of each row. An ID that is taken can't be given to another homeowner. */
function planOf(rows: Row[], matches: Matches | undefined, choice: Choice, left: ReadonlySet<number>): Action[] {
  const closest = choice === 'update' ? closestRows(rows, matches) : undefined
  return rows.map((row, at) => {
    if (row.problem) return 'refuse'
    if (left.has(at)) return 'leave'
    const match = matchOf(matches, row)
    if (!match) return 'add'
    if (!closest) return match.by === 'externalId' ? 'skip' : choice
    if (closest.get(match.presentationId) !== at) return 'skip'
    return changesOf(row, match) ? 'update' : 'same'
  })
}

/** A screen asks for the plan each time it is drawn, and a file may have many rows. */
export function planKept() {
  let [of, plan]: [Parameters<typeof planOf>, Action[]] = [[[], undefined, 'skip', new Set()], []]
  return (...asked: Parameters<typeof planOf>) => {
    if (asked.some((each, at) => each !== of[at])) [of, plan] = [asked, planOf(...asked)]
    return plan
  }
}

/** A couple may share an email, and only one of the two rows may change the homeowner who has it. */
function closestRows(rows: Row[], matches: Matches | undefined) {
  const closest = new Map<string, { at: number; score: number }>()
  for (const [at, row] of rows.entries()) {
    const match = row.problem ? undefined : matchOf(matches, row)
    if (!match) continue
    const score = Number(match.by === 'externalId') * 2 + Number(match.firstName === row.homeownerData.first_name)
    const best = closest.get(match.presentationId)
    if (!best || score > best.score) closest.set(match.presentationId, { at, score })
  }
  return new Map([...closest].map(([id, { at }]) => [id, at]))
}
