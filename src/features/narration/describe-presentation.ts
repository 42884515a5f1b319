import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { notFound } from '../../core/errors'
import { fillMergeFields } from '../../core/merge-fields'
import { findBothParts } from '../viewer/manifest-cache'
import { captionsOf, type Scene } from './captions'
import { progressOf } from './describe-deck'
import { findTrack } from './make-track'
import { findDurations } from './queries'
import { utterancesOf } from './utterances'

async function findShown(c: Context<AppEnv>, presentationId: string) {
  const parts = await findBothParts(c, presentationId)
  if (!parts || parts.deck.isGone || parts.presentation.isGone) throw notFound('presentation')
  const { deck, presentation } = parts
  return { deck, presentation, utterances: utterancesOf(c.env, deck, presentation) }
}

export async function describePresentation(c: Context<AppEnv>, presentationId: string) {
  const { deck, utterances } = await findShown(c, presentationId)
  const durations = await findDurations(
    c.var.db,
    deck.organizationId,
    utterances.map(({ track }) => track),
  )
  const tracks = utterances.map(({ track, kind, slideId, faqId }) => ({
    track,
    kind,
    slideId,
    faqId,
    status: durations.has(track) ? ('ready' as const) : ('missing' as const),
    durationSeconds: durations.get(track) ?? null,
  }))
  return { status: progressOf(tracks), tracks }
}

export async function captionPresentation(c: Context<AppEnv>, presentationId: string) {
  const { deck, presentation, utterances } = await findShown(c, presentationId)
  const personal = (text: string) => fillMergeFields(text, presentation.homeowner)
  const recorded = [
    ...(deck.intro?.script ? [{ kind: 'intro', id: null, script: deck.intro.script, wordTimings: [] }] : []),
    ...deck.slides.map((row) => ({ kind: 'slide', script: row.narrationScript, ...row })),
  ]
  const scenes = recorded.map(async ({ kind, id, script, wordTimings }): Promise<Scene> => {
    const utterance = utterances.find((each) => each.kind === kind && each.slideId === id)
    const track = utterance && (await findTrack(c.env, utterance))
    return {
      text: personal(script),
      wordTimings: track?.wordTimings ?? wordTimings,
      durationSeconds: track?.durationSeconds,
    }
  })
  return captionsOf(await Promise.all(scenes))
}
