import { register } from '../account.ts'
import { busyPath } from '../counting.ts'
import { median } from '../median.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { asked } from './company.ts'

const shards = ['00', '01', '02', '03']
const least = 3
const writesEach = 50
const turns = 7

type Turn = { seconds: number; busiest: number; all: number; directory: number }

/**
 * Each database does one thing after another, so that it bounds the writes of all who share it: how long the busiest one
 * works for the writes of four companies. How much faster they are together is told too, but here all databases run in
 * one thread, which in production have one each.
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
  const busy = usual(onOne, (turn) => turn.busiest) / usual(onFour, (turn) => turn.busiest)
  const faster = usual(onOne, (turn) => turn.seconds) / usual(onFour, (turn) => turn.seconds)
  const inDirectory = usual(onFour, (turn) => turn.directory)
  return [
    {
      text: `scale: for the writes of four companies on four shards the busiest database works ${busy.toFixed(2)} times less than the one that they share, at least ${least}`,
      isReached: busy >= least,
      isFirm: false,
    },
    {
      text: `scale: they are done ${faster.toFixed(2)} times as fast on this machine, where one thread runs all databases; the directory works ${inDirectory.toFixed(1)} ms for ${4 * writesEach} of them`,
      isReached: true,
      isFirm: false,
    },
  ]
}

/** Four companies, each in its shard, which write at once, each one thing after another. */
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
    await takeBusy(site)
    const start = performance.now()
    await Promise.all(writers.map((write) => write()))
    const seconds = (performance.now() - start) / 1000
    const { DIRECTORY: directory = 0, DB: _, ...ofShards } = await takeBusy(site)
    const each = Object.values(ofShards)
    return { seconds, busiest: Math.max(...each), all: each.reduce((sum, one) => sum + one, 0), directory }
  }
}

const takeBusy = async (site: Site) => (await (await site.send({ path: busyPath })).json()) as Record<string, number>
