import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { originOf } from '../../core/request'
import { grantAnswers } from '../narration/queries'
import { narrationUrlOf } from '../narration/track-name'
import { answerUtterance, type Utterance, utterancesOf } from '../narration/utterances'
import { findBothParts } from '../viewer/manifest-cache'

export type Speaker = {
  narrate: (text: string, language: string) => string | null
  narrateFaq: (faqId: string) => string | null
  /** Must be awaited before a URL is sent, because only granted texts are spoken. */
  grant: () => Promise<void>
}

/** A question of a member has no presentation whose voice could speak. */
const mute: Speaker = { narrate: () => null, narrateFaq: () => null, grant: async () => {} }

export async function speakerFor(c: Context<AppEnv>, presentationId: string | undefined): Promise<Speaker> {
  const parts = presentationId ? await findBothParts(c, presentationId) : undefined
  if (!presentationId || !parts || parts.deck.isGone || parts.presentation.isGone) return mute
  const { deck, presentation } = parts
  const origin = originOf(c.req.url)
  const urlOf = ({ track }: Utterance) => narrationUrlOf(origin, track, presentationId)
  let ungranted: Utterance[] = []
  return {
    narrate(text, language) {
      const utterance = answerUtterance(c.env, deck, presentation, text, language)
      if (!utterance) return null
      ungranted.push(utterance)
      return urlOf(utterance)
    },
    narrateFaq(faqId) {
      const utterance = utterancesOf(c.env, deck, presentation).find((each) => each.faqId === faqId)
      return utterance ? urlOf(utterance) : null
    },
    async grant() {
      const utterances = ungranted
      ungranted = []
      await grantAnswers(c.var.db, utterances, { deckId: deck.id, presentationId }, Date.now())
    },
  }
}
