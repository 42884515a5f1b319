import { setTimeout } from 'node:timers/promises'
import type { Modules } from './bundle.ts'
import { ownerOf } from './decks.ts'
import { median, percentile } from './median.ts'
import { sized } from './options.ts'
import { type Figure, round } from './report.ts'
import { type Site, startSite } from './site.ts'
import { socketTo } from './sockets.ts'

const presentations = sized(200, 3)
const viewersOfEach = sized(5, 2)
/**
 * A page of the studio connects again after a minute, so all moves are made within it. The studio hears of a
 * viewer's moves at most once a second, so no viewer moves more often than that: in a smoke run, each moves once.
 */
const moves = sized(400, presentations)
const movesASecond = 20
/** The objects sleep after ten silent seconds. */
const untilAsleep = sized(12_000, 100)
const silentSeconds = sized(5, 1)
const atOnce = 20
const longestWanted = 150

export type Live = {
  sockets: number
  /** From each change of slide until a member’s page has been told. */
  milliseconds: number[]
  /** Undefined where the system doesn’t report it. */
  megabytes: number | undefined
  silent: number | undefined
  eachMove: number | undefined
}

/** A thousand viewers who watch presentations of one company, and a member who sees them. */
export async function measureLive(modules: Modules): Promise<Live> {
  await using open = new AsyncDisposableStack()
  const site = await startSite(modules)
  open.defer(site.dispose)
  const { worker } = site
  const { headers, paths, slideIds } = await watchedBy(site)
  const before = worker?.megabytes()
  const viewers = await inLanes(paths, async (path) => {
    const viewer = await socketTo(site, path)
    viewer.send(place(slideIds[0]))
    return { ...viewer, id: path.slice(-36) }
  })
  open.defer(() => {
    for (const { close } of viewers) close()
  })
  await allWatch(site, headers, viewers.length)
  const megabytes = worker && before !== undefined ? worker.megabytes() - before : undefined

  const arrived = new Map<string, (at: number) => void>()
  const studio = await socketTo(site, '/api/live', { ...headers, origin: new URL(site.address).origin })
  open.defer(studio.close)
  const greeted = Promise.withResolvers<void>()
  studio.hear(({ type, viewer }) => {
    if (type === 'now') greeted.resolve()
    if (type === 'moved' && viewer) arrived.get(viewer.viewerSessionId)?.(performance.now())
  })
  await greeted.promise
  const computedIn = async (work: () => Promise<unknown>) => {
    const start = worker?.computed()
    await work()
    return worker && start !== undefined ? worker.computed() - start : undefined
  }
  await setTimeout(untilAsleep)
  const silent = await computedIn(() => setTimeout(silentSeconds * 1000))

  const milliseconds: Promise<number>[] = []
  const moving = await computedIn(async () => {
    for (let move = 0; move < moves; move++) {
      const viewer = viewers[(move * viewersOfEach) % viewers.length]
      if (!viewer) continue
      const sentAt = performance.now()
      milliseconds.push(new Promise<number>((resolve) => arrived.set(viewer.id, resolve)).then((at) => at - sentAt))
      viewer.send(place(slideIds[1 + (Math.floor((move * viewersOfEach) / viewers.length) % 2)]))
      await setTimeout(1000 / movesASecond)
    }
    await Promise.all(milliseconds)
  })
  return {
    sockets: viewers.length,
    milliseconds: await Promise.all(milliseconds),
    megabytes,
    silent: silent === undefined ? undefined : silent / silentSeconds,
    eachMove: moving === undefined ? undefined : moving / moves,
  }
}

const place = (slideId: string | undefined) => ({ type: 'at', slideId, seconds: 1, isPlaying: true })

async function watchedBy(site: Site) {
  const { headers, deckIds } = await ownerOf(site, 1, 3)
  const [deckId = ''] = deckIds
  const { slides } = await json<{ slides: { id: string }[] }>(site, { path: `/api/decks/${deckId}`, headers })
  const leads = Array.from({ length: presentations }, () => ({ deckId, homeownerData: { first_name: 'Maria' } }))
  const ids: string[] = []
  for (let from = 0; from < leads.length; from += 100) {
    const body = { presentations: leads.slice(from, from + 100) }
    const request = { method: 'POST', path: '/api/presentations/batch', headers, body }
    const { results } = await json<{ results: { presentation: { id: string } }[] }>(site, request)
    ids.push(...results.map(({ presentation }) => presentation.id))
  }
  const paths = Array.from({ length: viewersOfEach }, () =>
    ids.map((id) => `/api/viewer/presentations/${id}/live?viewerSessionId=${crypto.randomUUID()}`),
  ).flat()
  return { headers, paths, slideIds: slides.map(({ id }) => id) }
}

async function json<Answer>(site: Site, request: Parameters<Site['send']>[0]) {
  const response = await site.send(request)
  if (!response.ok) throw new Error(`${request.path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** A plain call lists at most a hundred of them, which is enough to know that the last ones are there. */
async function allWatch(site: Site, headers: { cookie: string }, count: number) {
  const listed = Math.min(100, count)
  const here = async () => (await json<{ watching: unknown[] }>(site, { path: '/api/live', headers })).watching.length
  while ((await here()) < listed) await setTimeout(100)
}

async function inLanes<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  const left = items.values()
  const lane = async () => {
    for (const item of left) results.push(await work(item))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}

export function liveFigures({ sockets, milliseconds, megabytes, silent, eachMove }: Live): Figure[] {
  const [usual, late] = [median(milliseconds), percentile(milliseconds, 95)]
  const figures: Figure[] = [
    {
      text: `live: beside ${round(sockets)} viewers a change of slide reaches the studio in ${round(usual)} ms, at the 95th percentile in ${round(late)} ms, at most ${longestWanted}`,
      isReached: late <= longestWanted,
      isFirm: false,
    },
  ]
  if (megabytes === undefined || silent === undefined || eachMove === undefined) return figures
  figures.push({
    text: `live: they take ${round(megabytes)} MB, and ${round(silent)} ms of CPU a second while they sleep; each change takes ${round(eachMove)} ms`,
  })
  return figures
}
