import { createApp } from '../../src/app'
import { type Work, type WorkAnywhere, workAt } from '../../src/core/database/commit'
import type { Bindings } from '../../src/core/database/shards'
import type { Job } from '../../src/core/jobs/define-job'
import * as queue from '../../src/core/jobs/queue'
import * as schedule from '../../src/core/jobs/schedule'
import { rebuildJob as rebuilding } from '../../src/decks/published/rebuild'
import { effects as known } from '../../src/effects'
import { sendMail as send, sendMailJob as sending } from '../../src/events/mails/send-mail'
import { createJobs } from '../../src/jobs'
import { createLinks } from '../../src/links'
import { emailWriters } from '../../src/mail-writers'
import { shownWithDecks } from '../../src/shown-with-decks'

/** The app, the links and the jobs are put together as in the Workers. */
const effects: Work['effects'] = async () => known

const parts = { effects, loadShown: shownWithDecks }

export const app = createApp(parts)
export const links = createLinks(parts)
export const { all: jobs } = createJobs({ ...parts, emailWriters })

export const takeUpDue = (env: Bindings, all: Job[], now: number) => schedule.takeUpDue(env, { all, effects }, now)

export const consume = (batch: MessageBatch, env: Bindings, context: Pick<ExecutionContext, 'waitUntil'>, all: Job[]) =>
  queue.consume(batch, env, context, { all, effects })

/** Lets a test call a job's function. Its background work is not awaited. */
export const workIn = (env: Env): Work => workAt({ effects, waitUntil: () => undefined }, env)

export const sendMail = (env: Env, mailId: string, now?: number) => send(workIn(env), emailWriters, mailId, now)
export const sendMailJob = sending(emailWriters)

export const publishingIn = (env: Env) => ({ env, load: shownWithDecks })

export const workAnywhere = (env: Bindings): WorkAnywhere => ({ env, effects, waitUntil: () => undefined })
export const rebuildJob = rebuilding(shownWithDecks)
