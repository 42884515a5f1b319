import { setTimeout } from 'node:timers/promises'
import { hostileDocuments } from '../test/hostile/documents.ts'
import type { HostileDocument } from '../test/hostile/hostile-document.ts'
import { register } from './account.ts'
import type { Module } from './bundle.ts'
import { type Site, startSite } from './site.ts'
import { findWorkerProcess, type WorkerProcess } from './worker-process.ts'

/** `megabytes` are what the process took more than before, where the system tells. */
export type Waited = { name: string; longest: number; megabytes: number | undefined }

/**
 * A full collection of garbage takes 20 to 60 ms and comes every ten seconds or so, whatever is read; a step of the
 * document itself is as long in each reading. So a document is read again where somebody waited for long.
 */
const mostReadings = 3
export const longestWanted = 50

/** The longest that anybody waits for `GET /healthz` while the same isolate and database read a hostile document. */
export async function measureHostile(modules: Module[]): Promise<Waited[]> {
  await using open = new AsyncDisposableStack()
  const site = await startSite(modules)
  open.defer(site.dispose)
  const { cookie } = await register(site)
  const process = findWorkerProcess()
  const waited: Waited[] = []
  for (const document of hostileDocuments) {
    process?.forgetPeak()
    const before = process?.megabytes() ?? 0
    let longest = Number.POSITIVE_INFINITY
    for (let reading = 0; reading < mostReadings && longest > longestWanted; reading++) {
      const read = await upload(site, cookie, document)
      longest = Math.min(longest, await longestAnswer(site, process, read))
    }
    waited.push({ name: document.name, longest, megabytes: process && process.peakMegabytes() - before })
  }
  return waited
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

/** In what the Worker computed meanwhile, so that other work on this machine is not taken for the document's. */
async function longestAnswer(site: Site, process: WorkerProcess | undefined, work: () => Promise<void>) {
  const now = () => process?.worked() ?? performance.now()
  let longest = 0
  let isDone = false
  const done = work().finally(() => (isDone = true))
  while (!isDone) {
    const start = now()
    await (await site.send({ path: '/healthz' })).text()
    longest = Math.max(longest, now() - start)
  }
  await done
  return longest
}
