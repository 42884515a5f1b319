import { describe, expect, it } from 'vitest'
import { importsOf, sourceFilesIn, textOf } from '../support/source-imports'

/** A folder may import from those before it in this list. */
const floors = [
  'core',
  'locales',
  'providers',
  'events',
  'account',
  'media',
  'decks',
  'speech',
  'playback',
  'answers',
  'sales',
  'generation',
  'mcp',
]
const withoutRooms = ['core', 'locales', 'providers', 'generation', 'mcp', 'player', 'studio', 'vendor']

const floorOf = (path: string) => path.match(/^src\/([^/]+)\//)?.[1]
function roomOf(path: string) {
  const [, floor = '', room] = path.match(/^src\/([^/]+)\/(?:([^/]+)\/)?/) ?? []
  if (!floor) return undefined
  return withoutRooms.includes(floor) || !room ? floor : `${floor}/${room}`
}

const imports = sourceFilesIn('src').flatMap(importsOf)
const between = imports.flatMap((each) => {
  const [here, there] = [roomOf(each.from), roomOf(each.to)]
  return here && there && here !== there ? [{ ...each, here, there, edge: `${here} → ${there}` }] : []
})
const edges = new Set(between.map(({ edge }) => edge))
const end = (edge: string) => edge.split(' → ')[1] ?? ''
const reaches = (all: Set<string>, room: string, goal: string, seen = new Set<string>()): boolean =>
  [...all]
    .filter((edge) => edge.startsWith(`${room} → `))
    .map(end)
    .some((each) => each === goal || (!seen.has(each) && reaches(all, each, goal, seen.add(each))))
const level = (path: string) => floors.indexOf(floorOf(path) ?? '')

describe('an import between rooms', () => {
  it('is found by this test', () => {
    expect(between.length).toBeGreaterThan(300)
    expect(edges.has('decks/slides → decks/deck-ownership')).toBe(true)
  })

  it('comes from a folder whose floor is known', () => {
    const folders = new Set(imports.map(({ from }) => floorOf(from)).filter((floor) => floor !== undefined))
    const forBrowsers = ['player', 'studio']
    expect([...folders].filter((floor) => ![...floors, ...forBrowsers].includes(floor))).toEqual([])
  })

  it('never leads from a lower floor to a higher one', () => {
    const upwards = between.filter(({ from, to }) => level(from) >= 0 && level(to) > level(from))
    expect(upwards.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  it('never leads back to the room that it comes from, not even through other rooms', () => {
    expect([...new Set(between.map(({ here }) => here))].filter((room) => reaches(edges, room, room))).toEqual([])
  })

  it('uses tables of another floor only in queries, which know a database but no environment', () => {
    const isQueries = (file: string) =>
      /(?:^|[/-])(?:queries|tables)\.ts$/.test(file) ||
      (textOf(file).includes("'drizzle-orm'") && !/\bEnv\b/.test(textOf(file)))
    const wrong = between.filter(
      ({ from, to, isType }) =>
        level(from) > level(to) && !to.startsWith('src/core/') && to.endsWith('/tables') && !isType && !isQueries(from),
    )
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  it('never leads from a floor to the player or the studio, which are built for the browser', () => {
    const wrong = between.filter(({ from, there }) => level(from) >= 0 && (there === 'player' || there === 'studio'))
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })
})

/** Lists which files may choose a database, by the function they call; all others use the one that they are given. */
const openers: Record<string, string[]> = {
  atShard: [
    'src/account/keys/queries.ts',
    'src/account/privacy/deletion-routes.ts',
    'src/account/requests/record.ts',
    'src/account/auth/confirmed-members.ts',
    'src/account/auth/copy-company.ts',
    'src/account/auth/routes.ts',
    'src/account/shards/steps.ts',
    'src/core/jobs/queue.ts',
    'src/jobs-worker.ts',
  ],
  atDirectory: [
    'src/account/audit/routes.ts',
    'src/account/auth/account-mails.ts',
    'src/account/auth/copy-company.ts',
    'src/account/callers/copies.ts',
    'src/account/keys/holder.ts',
    'src/account/organization/queries.ts',
    'src/account/privacy/gather.ts',
    'src/account/shards/close-company.ts',
    'src/account/shards/delete-company.ts',
    'src/account/shards/move-company.ts',
    'src/account/shards/read-sizes.ts',
    'src/account/shards/steps.ts',
    'src/core/rate-limits/homeowner-mails.ts',
    'src/core/rate-limits/queries.ts',
    'src/core/service/readiness.ts',
    'src/events/mails/mailed-links.ts',
  ],
  findAtShard: [
    'src/answers/questions/queries.ts',
    'src/playback/beacons/link-routes.ts',
    'src/playback/live/link-routes.ts',
    'src/playback/live/presentation.ts',
    'src/sales/progress/link-routes.ts',
    'src/sales/contracts/document.ts',
    'src/sales/contracts/stored-document.ts',
    'src/sales/payments/webhook.ts',
    'src/decks/branding/company-look.ts',
    'src/decks/published/publish-part.ts',
    'src/decks/published/read-parts.ts',
  ],
  everyDatabase: ['src/core/jobs/schedule.ts', 'src/core/service/readiness.ts'],
  findShard: [],
  everyShard: [
    'src/account/shards/close-company.ts',
    'src/account/shards/delete-company.ts',
    'src/account/shards/read-sizes.ts',
    'src/account/shards/steps.ts',
  ],
}

describe('a database', () => {
  const files = sourceFilesIn('src').filter((file) => !file.startsWith('src/core/database/'))

  it.each(Object.entries(openers))('is chosen with %s only in the files that have to', (name, allowed) => {
    const saying = files.filter((file) => new RegExp(`\\b${name}\\(`).test(textOf(file)))
    expect(saying.toSorted()).toEqual(allowed.toSorted())
  })

  it('is opened by its binding only in `shards.ts`, and the directory is only for account routes', () => {
    const named = files.filter((file) => /\bDIRECTORY\b|\bSHARD_\d|\.withSession\(/.test(textOf(file)))
    expect(named).toEqual([])
    const ofDirectory = files.filter((file) => /database: 'directory'/.test(textOf(file)))
    expect(
      ofDirectory.filter((file) => !file.startsWith('src/account/') && !file.startsWith('src/core/http/')),
    ).toEqual([])
  })
})

/** Hand-written SQL also reads the tables of other rooms, although no import shows it. */
const declared = sourceFilesIn('src').flatMap((path) =>
  [...textOf(path).matchAll(/sqliteTable\(\s*'(\w+)'/g)].map(([, name = '']) => ({ name, path })),
)
const namedInSql = sourceFilesIn('src').flatMap((from) => {
  if (!textOf(from).includes('sql`')) return []
  const named = new RegExp(`\\b(?:from|join|into|update)\\s+(${declared.map(({ name }) => name).join('|')})\\b`, 'g')
  return [...textOf(from).matchAll(named)].flatMap(([words, name]) => {
    const to = declared.find((each) => each.name === name)?.path ?? ''
    const [here, there] = [roomOf(from), roomOf(to)]
    return here && there && here !== there ? [{ from, to, words, here, there }] : []
  })
})

describe('hand-written SQL', () => {
  it('is found by this test', () => {
    expect(declared.length).toBeGreaterThan(40)
    expect(namedInSql.length).toBeGreaterThan(40)
  })

  it('names no table of a higher floor', () => {
    const upwards = namedInSql.filter(({ from, to }) => level(to) > level(from))
    expect(upwards.map(({ from, words }) => `${from}: ${words}`)).toEqual([])
  })

  it('names no table of a room that depends on its own', () => {
    const all = new Set([...edges, ...namedInSql.map(({ here, there }) => `${here} → ${there}`)])
    const back = namedInSql.filter(({ here, there }) => reaches(all, there, here))
    expect(back.map(({ from, words }) => `${from}: ${words}`)).toEqual([])
  })
})
