import { WorkerEntrypoint } from 'cloudflare:workers'
import { workAt } from './core/database/commit'
import { atNone, atShard } from './core/database/shards'
import { type Outcome, outcomeOf } from './core/http/errors'
import { consume } from './core/jobs/queue'
import { takeUpDue } from './core/jobs/schedule'
import { problemsOf } from './core/settings'
import { effects } from './effects'
import { createJobs } from './jobs'
import { emailWriters } from './mail-writers'
import { LiveCompany } from './playback/live/company'
import { LivePresentation as LiveSockets } from './playback/live/presentation'
import { serveDevelopmentTime } from './providers/timestamps/development'
import { drawDocument, type Undrawn } from './sales/contracts/pdf/render'
import { type Verified, verifyPdf } from './sales/contracts/pdf/verify'
import { shownWithDecks } from './shown-with-decks'
import { makeTrackInTime, type Unspoken } from './speech/narration/make-track'
import type { StoredTrack } from './speech/narration/stored-sound'
import { makePreview } from './speech/voices/make-preview'

const jobs = createJobs({ effects: async () => effects, emailWriters, loadShown: shownWithDecks })

export default {
  queue: (batch, env, context) => consume(batch, env, context, jobs),
  scheduled: ({ scheduledTime }, env) => takeUpDue(env, jobs, scheduledTime),
} satisfies ExportedHandler<Cloudflare.Env>

export { LiveCompany }

/** It lives in this Worker, so that links start without it, and because the other Worker is deployed after this one. */
export class LivePresentation extends LiveSockets {
  protected readonly effects = jobs.effects
  protected readonly answers = () => import('./answers/questions/live')
}

/**
 * Work that a request waits for. It is done in this Worker, because the libraries it needs take memory and time that
 * links need.
 */
export class OnDemand extends WorkerEntrypoint<Cloudflare.Env> {
  drawContract(document: Undrawn): Promise<Uint8Array> {
    return drawDocument(document)
  }

  verifyContract(pdf: Uint8Array): Promise<Outcome<Verified>> {
    return outcomeOf(verifyPdf(atNone(this.env), pdf))
  }

  /** Null if it takes longer than a request should. The work continues. */
  makeTrack(shard: string, unspoken: Unspoken): Promise<Outcome<StoredTrack | null>> {
    const waitUntil = (work: Promise<unknown>) => this.ctx.waitUntil(work)
    const work = workAt({ effects: jobs.effects, waitUntil }, atShard(this.env, shard))
    return outcomeOf(makeTrackInTime(work, unspoken))
  }

  /** Only `wrangler dev` calls this. */
  override fetch(request: Request): Promise<Response> {
    return serveDevelopmentTime(atNone(this.env), request)
  }

  makeVoicePreview(voiceId: string): Promise<Outcome<Uint8Array>> {
    return outcomeOf(makePreview(atNone(this.env), voiceId))
  }

  /** Runs here because this Worker's settings differ from those of the Worker that is asked. */
  async findProblems(): Promise<string[]> {
    return problemsOf('jobs', this.env)
  }

  runSchedule(now: number): Promise<void> {
    return takeUpDue(this.env, jobs, now)
  }
}
