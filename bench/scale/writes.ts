import { register } from '../account.ts'
import { statementsPath } from '../counting.ts'
import { median } from '../median.ts'
import { sized } from '../options.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { asked } from './company.ts'

const shards = ['00', '01', '02', '03']
const least = 3
const writesEach = sized(50, 2)
const turns = sized(7, 1)

/** The statements of the busiest shard, and of the directory. */
type Turn = { seconds: number; busiest: number; directory: number }

/**
 * Each database does one thing at a time, which limits the writes of everyone who shares it. This measures the work of
 * the busiest database for the writes of four companies. How much faster they are together is only reported, because
 * all databases share one thread here, but have one each in production.
 */
export async function measureWrites(site: Site): Promise<Figure[]> {
  const together = await writersAt(site, ['00', '00', '00', '00'])
  const apart = await writersAt(site, shards)
  await together()
  await apart()
  const onOne: Turn[] = []
  const onFour: Turn[] = []
  for (let turn = 0; turn < turns; turn++) {
    onOne.push(await together())
    onFour.push(await apart())
  }
  const usual = (all: Turn[], of: (turn: Turn) => number) => median(all.map(of))
  const share = usual(onOne, ({ busiest }) => busiest) / usual(onFour, ({ busiest }) => busiest)
  const faster = usual(onOne, ({ seconds }) => seconds) / usual(onFour, ({ seconds }) => seconds)
  const inDirectory = usual(onFour, ({ directory }) => directory)
  const writes = shards.length * writesEach
  return [
    {
      text: `scale: for ${writes} writes of four companies at once the busiest of four shards has ${share.toFixed(2)} times fewer statements than the one that they share, at least ${least}; the directory has ${inDirectory}`,
      isReached: share >= least && inDirectory <= writes,
      isFirm: true,
    },
    {
      text: `scale: here, where one thread runs all databases, those on four shards are done ${faster.toFixed(2)} times as fast`,
    },
  ]
}

/** Creates four companies in these shards, which write at the same time, each one thing after another. */
async function writersAt(site: Site, places: string[]) {
  const writers: (() => Promise<void>)[] = []
  for (const shard of places) {
    await site.openOnly(shard)
    const headers = { cookie: (await register(site)).cookie }
    const { deck } = await asked(site, 'POST', '/api/decks', { name: 'Written' }, headers)
    writers.push(async () => {
      const input = { deckId: deck.id, homeownerData: { first_name: 'Maria' } }
      for (let count = 0; count < writesEach; count++) await asked(site, 'POST', '/api/presentations', input, headers)
    })
  }
  return async (): Promise<Turn> => {
    await takeStatements(site)
    const start = performance.now()
    await Promise.all(writers.map((write) => write()))
    const seconds = (performance.now() - start) / 1000
    const { DIRECTORY: directory = 0, ...ofShards } = await takeStatements(site)
    return { seconds, busiest: Math.max(0, ...Object.values(ofShards)), directory }
  }
}

const takeStatements = async (site: Site) =>
  (await (await site.send({ path: statementsPath })).json()) as Record<string, number>
