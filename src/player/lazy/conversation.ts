import type { Citation } from '../../features/qa/schemas'
import type { Manifest, ManifestFaq } from '../../features/viewer/manifest-schemas'
import type { PorchlightPlayer } from '../player'

export type Bubble = {
  from: 'user' | 'rep'
  text: string
  faqId?: string
  isPlayerText?: boolean
  isPending?: boolean
  hasContact?: boolean
  citations?: Citation[]
  language?: string
}
export type Conversation = { bubbles: Bubble[]; near: ManifestFaq[]; leave: AbortController }

/** Keyed by manifest rather than by player, so that the next homeowner does not see this conversation. */
const conversations = new WeakMap<Manifest, Conversation>()
const mostSuggestions = 6
const mostFollowUps = 3

export function conversationOf(manifest: Manifest) {
  const leave = new AbortController()
  const conversation = conversations.get(manifest) ?? { bubbles: [], near: [], leave }
  conversations.set(manifest, conversation)
  return conversation
}

export function suggestions(
  { playback }: PorchlightPlayer,
  { faqs }: Manifest,
  { bubbles, near }: Conversation,
): ManifestFaq[] {
  if (near.length) return near
  const here = playback?.scene?.slide?.id
  const isAsked = (faq: ManifestFaq) => bubbles.some(({ faqId }) => faqId === faq.id)
  const isHere = (faq: ManifestFaq) => Number(faq.relatedSlideId === here)
  return faqs
    .filter((faq) => !isAsked(faq))
    .toSorted((a, b) => isHere(b) - isHere(a))
    .slice(0, bubbles.length ? mostFollowUps : mostSuggestions)
}
