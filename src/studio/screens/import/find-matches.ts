import { api } from '../../api'
import { type By, kinds, type Match, type Matches, valuesOf } from './already-here'
import type { Row } from './check-rows'

const mostAsked = 500
const longest: Record<By, number> = { externalId: 200, email: 254, phone: 50 }

export async function findMatches(rows: Row[]): Promise<Matches> {
  const found = new Map<string, Match>()
  for (let start = 0; start < rows.length; start += mostAsked) {
    const values = rows.slice(start, start + mostAsked).map(valuesOf)
    const [externalIds, emails, phones] = kinds.map((by) => {
      const given = new Set(values.flatMap((each) => each[by] ?? []))
      return [...given].filter(({ length }) => length <= longest[by])
    })
    const body = {
      ...(externalIds?.length && { externalIds }),
      ...(emails?.length && { emails }),
      ...(phones?.length && { phones }),
    }
    if (!Object.keys(body).length) continue
    const { matches } = await api.post('/api/presentations/matches', { body })
    for (const match of matches) found.set(`${match.by} ${match[match.by]}`, match)
  }
  return found
}
