import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { primaryDatabase } from '../../src/core/database/database'
import { atShard, newId, shardsOf } from '../../src/core/database/shards'
import type { Job } from '../../src/core/jobs/define-job'
import { generate, generateJob } from '../../src/generation/run'
import { drawPictureJob } from '../../src/media/images/draw-picture'
import { orderPicture } from '../../src/media/images/order-queries'
import { drawPreviewJob } from '../../src/playback/previews/refresh-preview'
import { readBusyCalendarJob } from '../../src/sales/appointments/read-busy'
import { alignRecordingJob } from '../../src/speech/narration/align-recording'
import { withCalendar } from '../support/appointments'
import { signedIn } from '../support/client'
import { withoutQueues } from '../support/contracts'
import { d1, envOf, shardOf } from '../support/databases'
import { newEndpoint } from '../support/deliveries'
import { mediaKey, newDeck, newPresentation, newSlide } from '../support/factories'
import { begun, markdown } from '../support/generation'
import { rebuildJob, takeUpDue, workIn } from '../support/running'

const second = 1000

type Begun = {
  job: Job
  message: { kind: string; [name: string]: unknown }
  run?: (own: Env, never: Never) => Promise<unknown>
}
type Never = () => Promise<never>

const context = { queue: 'jobs', waitUntil: () => undefined }
const runOf = (job: Job) => async (own: object, message: object) =>
  job.run?.(workIn(own as Env), message as never, context)

const begin: Record<string, () => Promise<Begun>> = {
  'a deck that is written': async () => {
    const client = await signedIn()
    await markdown(client, '# Warranty\n\nThe warranty covers the work for ten years.')
    const { id, step } = await begun(client)
    const message = { kind: 'generate', id, step } as const
    const run = (own: Env, never: Never) => generate(workIn(own), message, Date.now, { outline: never } as never)
    return { job: generateJob, message, run }
  },
  'a picture that is drawn': async () => {
    const { organizationId } = await signedIn()
    const db = primaryDatabase(envOf(organizationId))
    const what = { prompt: 'A roof', aspect: '16:9', seed: 1, contentType: 'image/svg+xml' } as const
    const order = { id: newId(db.shard), organizationId, ...what }
    await db.batch([...orderPicture(db, order, Date.now())])
    return { job: drawPictureJob, message: { kind: 'draw-picture', id: order.id } }
  },
  'a recording that is listened to': async () => {
    const client = await signedIn()
    const { id: slideId } = await newSlide(client, (await newDeck(client)).id)
    await d1
      .prepare('update slides set audio_url = ?, times_asked_at = ? where id = ?')
      .bind(mediaKey(client, 'roof.mp3'), Date.now(), slideId)
      .run()
    const { organizationId } = client
    const message = { kind: 'align-recording', organizationId, slideId, faqId: null }
    const run = (own: Env, never: Never) => runOf(alignRecordingJob)({ ...own, FILES: { get: never } }, message)
    return { job: alignRecordingJob, message, run }
  },
  'a preview that is drawn': async () => {
    const client = await signedIn()
    const { id: deckId } = await newDeck(client)
    await newSlide(client, deckId)
    await withoutQueues(() => newPresentation(client, deckId))
    return {
      job: drawPreviewJob(() => import('../../src/vendor/resvg.mjs')),
      message: { kind: 'draw-preview', deckId },
    }
  },
  'a busy calendar that is read': async () => {
    const asked = Promise.withResolvers<Never>()
    const { url } = newEndpoint(async () => (await asked.promise)())
    const { client } = await withoutQueues(() => withCalendar({ busyCalendarUrl: `${new URL(url).origin}/basic.ics` }))
    const job = readBusyCalendarJob(() => import('../../src/vendor/ical.mjs'))
    const message = { kind: 'read-busy-calendar', organizationId: client.organizationId }
    const run = (own: Env, never: Never) => {
      asked.resolve(never)
      return runOf(job)(own, message)
    }
    return { job, message, run }
  },
  'KV that is made anew': async () => {
    const part = 'deleted decks'
    const [shard = ''] = shardsOf(env)
    await atShard(env, shard).DB.prepare('insert or replace into rebuilds (part) values (?)').bind(part).run()
    const message = { kind: 'rebuild', part, shard }
    const run = (own: Env, never: Never) => runOf(rebuildJob)({ ...own, MANIFESTS: { list: never } }, message)
    return { job: rebuildJob, message, run }
  },
}

/** Writes never return, as in a Worker that was killed; the test can wait for that moment and end it. */
function newKilledWorker() {
  const [reached, killed] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()]
  const never = () => {
    reached.resolve()
    return killed.promise
  }
  const FILES = { get: env.FILES.get.bind(env.FILES), list: env.FILES.list.bind(env.FILES), put: never, delete: never }
  const own = { ...env, FILES, EMAIL: { send: never } } as unknown as Env
  return { env: own, never, reached: reached.promise, end: () => killed.reject(new Error('It was killed.')) }
}

async function takenUp(job: Job, now: number) {
  const sent: unknown[] = []
  const queue = {
    send: async (message: unknown) => void sent.push(message),
    sendBatch: async (messages: { body: unknown }[]) => void sent.push(...messages.map(({ body }) => body)),
  }
  await takeUpDue(
    { ...env, PREVIEWS_A_MINUTE: 1000, JOBS: queue, EVENTS: queue, DELIVERIES: queue } as unknown as Env,
    [job],
    now,
  )
  return sent
}

describe('work whose Worker was killed', () => {
  it.each(Object.entries(begin))('is taken up within two minutes, and not before it is lost: %s', async (_, start) => {
    const { job, message: sent, run } = await start()
    const shard = typeof sent.shard === 'string' ? sent.shard : shardOf(JSON.stringify(sent))
    const message = { ...sent, shard }
    const worker = newKilledWorker()
    const taken = Date.now()
    const work = run ? run(atShard(worker.env, shard), worker.never) : runOf(job)(atShard(worker.env, shard), message)
    await worker.reached
    expect(await takenUp(job, taken + 30 * second)).not.toContainEqual(message)
    expect(await takenUp(job, taken + 62 * second)).toContainEqual(message)
    worker.end()
    await work?.catch(() => undefined)
  })
})
