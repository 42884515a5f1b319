import { homeownerFields } from '../../../core/shared/merge-fields'
import { isPhone } from '../../../core/shared/phone-url'
import type { Body } from '../../api'
import type { Target } from './columns'
import { fromCapitals, placeFromCapitals, stateInCapitals } from './from-capitals'
import { partsOf } from './name-parts'
import type { Table } from './read-csv'

type Homeowner = Body<'/api/presentations', 'post'>['homeownerData']
export type Problem = 'noFirstName' | 'wrongEmail' | 'twice'
/** The row is sent all the same: two people may share an address, and a phone number may be a note. */
export type Doubt = 'sameEmail' | 'samePhone' | 'wrongPhone' | 'noAreaCode' | 'phoneHere' | 'unknown'
export type Row = { homeownerData: Homeowner; externalId?: string; problem?: Problem; doubt?: Doubt }

/** In English, German and Spanish, without accents, spaces and other marks, so an empty text stands for “-” and “???”. */
const noValues = new Set([
  ...['', 'na', 'no', 'none', 'null', 'nil', 'unknown', 'tbd', 'notavailable', 'notprovided', 'nophone', 'noemail'],
  ...['ka', 'kein', 'keine', 'keins', 'unbekannt', 'entfallt', 'keintelefon', 'keinemail', 'nichtbekannt'],
  ...['nd', 'ninguno', 'ninguna', 'notiene', 'desconocido', 'nodisponible', 'sintelefono', 'sincorreo', 'sinemail'],
])

/** People also type something for an email or a phone number that they don’t have. */
const isNoValue = (cell: string) =>
  noValues.has(
    cell
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^\p{L}\p{N}@]/gu, ''),
  )

const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/**
 * Returns what each row would create, or what keeps it from being sent. Two rows with one id are the same homeowner
 * twice.
 */
export function checkRows({ rows }: Omit<Table, 'numbers'>, chosen: (Target | '')[]): Row[] {
  const seen = new Set<string>()
  const [emails, phones] = [new Set<string>(), new Set<string>()]
  return rows.map((cells) => {
    const of = (target: Target) => cells[chosen.indexOf(target)]?.trim() ?? ''
    const contact = (field: 'email' | 'phone') => (isNoValue(of(field)) ? '' : of(field))
    const given = Object.fromEntries(homeownerFields.map((field) => [field, of(field)]))
    const { first, last } = partsOf(of('whole_name'))
    const names = fromCapitals({ first_name: given.first_name || first, last_name: given.last_name || last })
    const place = {
      ...{ address: placeFromCapitals(of('address')), city: placeFromCapitals(of('city')) },
      state: stateInCapitals(of('state')),
    }
    const all = { ...given, ...names, ...place, email: contact('email'), phone: contact('phone') }
    const filled = Object.entries(all).filter(([, value]) => value)
    const homeownerData: Homeowner = { first_name: '', ...Object.fromEntries(filled) }
    const externalId = of('external_id')
    const problem = problemOf(homeownerData, seen.has(externalId))
    if (externalId) seen.add(externalId)
    const doubt = problem ? undefined : doubtOf(homeownerData, emails, phones)
    return { homeownerData, ...(externalId && { externalId }), ...(problem && { problem }), ...(doubt && { doubt }) }
  })
}

function problemOf({ first_name, email }: Homeowner, isTwice: boolean): Problem | undefined {
  if (!first_name) return 'noFirstName'
  if (email && !address.test(email)) return 'wrongEmail'
  return isTwice ? 'twice' : undefined
}

export const fullName = ({ homeownerData: { first_name, last_name } }: Row) =>
  [first_name, last_name].filter(Boolean).join(' ')

/** Seven digits, such as “555-0142”, are a US number without its area code. */
const isLocal = (phone: string) => /^[2-9]\d{2}[\s.-]?\d{4}$/.test(phone)

/** Numbers are compared as the server does it, without their marks and country code. */
export const phoneKey = (phone: string) => phone.replaceAll(/[ ().+/-]/g, '').slice(-10)

/** Adds the row's email and phone number to those of the rows before it. */
function doubtOf({ email, phone }: Homeowner, emails: Set<string>, phones: Set<string>): Doubt | undefined {
  const isNew = (value: string, seen: Set<string>) => seen.size < seen.add(value).size
  const isNewEmail = !email || isNew(email.toLowerCase(), emails)
  const isNewPhone = !phone || !isPhone(phone) || isNew(phoneKey(phone), phones)
  if (!isNewEmail) return 'sameEmail'
  if (phone && !isPhone(phone)) return 'wrongPhone'
  if (!isNewPhone) return 'samePhone'
  return phone && isLocal(phone) ? 'noAreaCode' : undefined
}
