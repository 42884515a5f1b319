import { failure } from '../failure.ts'
import { compare, type Target } from '../load.ts'
import { median } from '../median.ts'
import { sized } from '../options.ts'
import { readersOf } from '../passages.ts'
import { asking } from '../questions.ts'
import type { Figure } from '../report.ts'
import type { BenchRequest } from '../rows.ts'
import type { Site } from '../site.ts'
import { beaconTo, shown, unknownToKv, warm } from '../viewer.ts'
import { freeWindowsOf } from '../visits.ts'
import { asked } from './company.ts'

const mostBeside = 1.2

type Asked = { name: string; method?: string; path?: string; make: (site: Site) => Promise<Partial<BenchRequest>> }

const others = sized(1000, 10)
const never = sized(6000, 10)

/** The requests of a small company; writes come last, because their messages continue after the responses. */
const requests: Asked[] = [
  { name: 'a link that KV has', make: (site) => warm(site, others) },
  { name: 'a link that D1 answers', make: (site) => unknownToKv(site, never) },
  { name: 'its list', path: '/api/presentations', make: (site) => shown(site, others) },
  { name: 'its search', path: '/api/presentations?q=boulder', make: (site) => shown(site, others) },
  {
    name: 'its search in documents',
    path: '/api/company/kb/search?q=ice%20shield',
    make: (site) => readersOf(site, 1),
  },
  { name: 'a question', method: 'POST', path: '/api/qa', make: (site) => asking(site, 'How long does it take?', 1) },
  { name: 'a beacon', method: 'POST', make: beaconTo },
]

/** Measures the same requests of a small company among all others and of one alone, in turns. */
export async function measureBeside(full: Site, empty: Site): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const each of requests)
    figures.push(await compareOne(each, full, empty).catch((error) => failure(`scale: ${each.name}`, error)))
  return [...figures, await measureBookings(full, empty).catch((error) => failure('scale: a booking', error))]
}

async function compareOne({ name, method = 'GET', path, make }: Asked, full: Site, empty: Site) {
  const targetOf = async (server: Site): Promise<Target> => {
    const made = await make(server)
    return { name, server, request: { ...made, method, path: path ?? made.path ?? '' }, asked: 0 }
  }
  const [own, base] = [await targetOf(full), await targetOf(empty)]
  const { ratio, slowest, fastest } = await compare(own, base, 1 / mostBeside)
  return figureOf(name, [1 / ratio, 1 / fastest, 1 / slowest])
}

const bookings = sized(60, 1)

/** Bookings run one after another, because each takes another window. */
async function measureBookings(full: Site, empty: Site) {
  const bookerOf = async (site: Site) => {
    const { path } = await freeWindowsOf(site, 0, 0)
    const presentationId = new URLSearchParams(path.slice(path.indexOf('?'))).get('presentationId')
    const windows = (await asked(site, 'GET', path)).days.flatMap((day) => day.windows)
    return async (number: number) => {
      const body = { presentationId, startsAt: windows[number % windows.length]?.startsAt }
      const start = performance.now()
      const { appointment } = await asked(site, 'POST', '/api/appointments', body)
      const milliseconds = performance.now() - start
      // A homeowner has at most three upcoming visits.
      await site.database.prepare('delete from appointments where id = ?').bind(appointment.id).run()
      return milliseconds
    }
  }
  const [own, base] = [await bookerOf(full), await bookerOf(empty)]
  const ratios: number[] = []
  for (let number = 0; number < bookings; number++) ratios.push((await own(number)) / (await base(number)))
  const sorted = ratios.toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [sorted[Math.floor(bookings / 4)], sorted[Math.floor((3 * bookings) / 4)]]
  return figureOf('a booking', [median(ratios), low, high])
}

const figureOf = (name: string, [usual, low, high]: [number, number, number]): Figure => ({
  text: `scale: ${name} takes ${usual.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}) times as long as in an empty deployment, at most ${mostBeside}`,
  isReached: usual <= mostBeside,
  isFirm: false,
})
