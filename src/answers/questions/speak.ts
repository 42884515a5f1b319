import type { Context } from 'hono'
import { type AppEnv, workOf } from '../../core/http/context'
import { originOf } from '../../core/http/request'
import { findBothParts } from '../../decks/published/known-parts'
import { grantAnswers } from '../../speech/narration/queries'
import { answerUtterance, narrationUrlOf, type Utterance, utterancesOf } from '../../speech/narration/utterances'

export type Speaker = {
  narrate: (text: string, language: string) => string | null
  narrateFaq: (faqId: string) => string | null
  /** For text that any presentation may say, so its sound is shared. */
  narrateWords: (text: string, language: string) => string | null
  /** Must be awaited before a URL is sent, because only granted texts are spoken. */
  grant: () => Promise<void>
}

/** A member's question has no presentation whose voice could speak. */
const mute: Speaker = { narrate: () => null, narrateFaq: () => null, narrateWords: () => null, grant: async () => {} }

export async function speakerFor(c: Context<AppEnv>, presentationId: string | undefined): Promise<Speaker> {
  const parts = presentationId ? await findBothParts(c, presentationId) : undefined
  if (!presentationId || !parts || parts.deck.isGone || parts.presentation.isGone) return mute
  const { deck, presentation } = parts
  const origin = originOf(c.req.url)
  const urlOf = ({ track }: Utterance) => narrationUrlOf(origin, track, presentationId)
  let ungranted: Utterance[] = []
  const granted = (utterance: Utterance | undefined) => {
    if (!utterance) return null
    ungranted.push(utterance)
    return urlOf(utterance)
  }
  return {
    narrate: (text, language) => granted(answerUtterance(c.env, deck, presentation, text, language)),
    narrateWords(text, language) {
      const utterance = answerUtterance(c.env, deck, presentation, text, language)
      return granted(utterance && { ...utterance, commonText: null })
    },
    narrateFaq(faqId) {
      const utterance = utterancesOf(c.env, deck, presentation).find((each) => each.faqId === faqId)
      return utterance ? urlOf(utterance) : null
    },
    async grant() {
      const utterances = ungranted
      ungranted = []
      await grantAnswers(workOf(c), utterances, presentationId, Date.now())
    },
  }
}
