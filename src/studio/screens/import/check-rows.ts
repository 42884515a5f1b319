import { homeownerFields } from '../../../core/shared/merge-fields'
import type { Body } from '../../api'
import type { Target } from './columns'
import type { Table } from './read-csv'

type Homeowner = Body<'/api/presentations', 'post'>['homeownerData']
type Problem = 'noFirstName' | 'wrongEmail' | 'twice'
export type Row = { homeownerData: Homeowner; externalId?: string; problem?: Problem }

const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/**
 * Returns what each row would create, or what keeps it from being sent. Two rows with one id are the same homeowner
 * twice.
 */
export function checkRows({ rows }: Table, chosen: (Target | '')[]): Row[] {
  const seen = new Set<string>()
  return rows.map((cells) => {
    const of = (target: Target) => cells[chosen.indexOf(target)]?.trim() ?? ''
    const [first = '', ...rest] = of('whole_name').split(/\s+/)
    const given = Object.fromEntries(homeownerFields.map((field) => [field, of(field)]))
    const all = { ...given, first_name: given.first_name || first, last_name: given.last_name || rest.join(' ') }
    const filled = Object.entries(all).filter(([, value]) => value)
    const homeownerData = { first_name: '', ...Object.fromEntries(filled) }
    const externalId = of('external_id')
    const problem = problemOf(homeownerData, seen.has(externalId))
    if (externalId) seen.add(externalId)
    return { homeownerData, ...(externalId && { externalId }), ...(problem && { problem }) }
  })
}

function problemOf({ first_name, email }: Homeowner, isTwice: boolean): Problem | undefined {
  if (!first_name) return 'noFirstName'
  if (email && !address.test(email)) return 'wrongEmail'
  return isTwice ? 'twice' : undefined
}
