import { failure } from '../failure.ts'
import { compare, type Target } from '../load.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { asked, type Company } from './company.ts'

const mostOfGiant = 3

type Member = Pick<Company, 'headers' | 'deckId'>

/** Signs in to a copy in the first shard, whose owner has the password of the original company. */
async function signInToCopy(site: Site, { organizationId, password }: Company): Promise<Member> {
  const { email, id } = await firstRow<{ email: string; id: string }>(
    site.directory,
    `select email, companies.id from users join companies on companies.id = organization_id
     where shard = '00' and companies.id <> ? limit 1`,
    organizationId,
  )
  const answer = await site.send({ method: 'POST', path: '/api/auth/login', body: { email, password } })
  if (!answer.ok) throw new Error(`Signing in to a copy was answered ${answer.status}: ${await answer.text()}`)
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  const deck = await firstRow<{ id: string }>(site.database, 'select id from decks where organization_id = ?', id)
  return { headers: { cookie: cookie.join('; ') }, deckId: deck.id }
}

async function firstRow<Row>(database: D1Database, sql: string, value: string) {
  const row = await database.prepare(sql).bind(value).first<Row>()
  if (!row) throw new Error('There is no copy of the company in the first shard.')
  return row
}

const lists = [
  { name: 'the list of presentations', pathOf: () => '/api/presentations' },
  { name: 'the list of a deck', pathOf: ({ deckId }: Member) => `/api/decks/${deckId}/presentations?limit=50` },
  { name: 'the list of contracts', pathOf: () => '/api/contracts' },
  { name: 'the list of visits', pathOf: () => '/api/appointments' },
  { name: 'a search for what all have', pathOf: () => '/api/presentations?q=juniper' },
  { name: 'a search for what one has', pathOf: () => '/api/presentations?q=xanthippe' },
  { name: 'a search for two letters', pathOf: () => '/api/presentations?q=zq' },
]

/** Measures a company with many presentations, and one with a thousand of the same copies beside it. */
export async function measureGiant(site: Site, giant: Company, size: number): Promise<Figure[]> {
  const copy = await signInToCopy(site, giant)
  for (const { headers, deckId } of [giant, copy])
    await asked(site, 'POST', '/api/presentations', { deckId, homeownerData: { first_name: 'Xanthippe' } }, headers)
  const figures: Figure[] = []
  for (const each of lists) figures.push(await compareOne(each).catch((error) => failure(`scale: ${each.name}`, error)))
  return figures

  async function compareOne({ name, pathOf }: (typeof lists)[number]): Promise<Figure> {
    const targetOf = (member: Member): Target => {
      return { name, server: site, request: { path: pathOf(member), headers: member.headers }, asked: 0 }
    }
    const { ratio, slowest, fastest } = await compare(targetOf(giant), targetOf(copy), 1 / mostOfGiant)
    const spread = `${(1 / fastest).toFixed(2)} to ${(1 / slowest).toFixed(2)}`
    return {
      text: `scale: ${name} of ${size.toLocaleString('en')} takes ${(1 / ratio).toFixed(2)} (${spread}) times as long as that of a thousand, at most ${mostOfGiant}`,
      isReached: 1 / ratio <= mostOfGiant,
      isFirm: false,
    }
  }
}
