import { tierNames } from '../../core/shared/tiers'
import type { PorchlightPlayer } from '../player'
import type { Scene } from '../scenes'
import type { Word } from '../track'
import { type NamedTier, namedTiers } from './named-tiers'

const centred = new WeakMap<Element, Scene>()

const cardsOf = ({ shadowRoot }: PorchlightPlayer) => {
  const cards = shadowRoot?.querySelector('.cards')
  return cards && cards.scrollWidth > cards.clientWidth ? cards : undefined
}

function bringIntoView(cards: Element, card: Element, behavior: ScrollBehavior) {
  const [outer, inner] = [cards.getBoundingClientRect(), card.getBoundingClientRect()]
  const by = inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  cards.scrollBy({ left: by, behavior })
}

export function startAtRecommended(player: PorchlightPlayer, scene: Scene) {
  const cards = cardsOf(player)
  if (!cards || centred.get(cards) === scene) return
  centred.set(cards, scene)
  const card = cards.querySelector('.chosen') ?? cards.querySelector('.best')
  if (card) bringIntoView(cards, card, 'instant')
}

const known = new WeakMap<Word[], NamedTier[]>()
const followed = new WeakMap<Scene, NamedTier>()
const moved = new WeakSet<Scene>()

/**
 * If the cards don't fit side by side, the one that the voice names scrolls into view until the viewer scrolls them.
 */
export function followVoice(player: PorchlightPlayer, scene: Scene) {
  const cards = cardsOf(player)
  const { narrator, state, answer } = player.playback ?? {}
  const { productData } = scene.slide ?? {}
  if (!cards || !narrator || !productData || state !== 'playing' || answer || moved.has(scene)) return
  const { words, time } = narrator
  const named =
    known.get(words) ??
    namedTiers(
      tierNames.map((name) => productData[name].name),
      words,
    )
  known.set(words, named)
  const mention = named.findLast(({ at }) => at <= time)
  if (!mention || mention === followed.get(scene)) return
  followed.set(scene, mention)
  const card = cards.children[mention.tier]
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (card) bringIntoView(cards, card, isStill ? 'instant' : 'smooth')
}

export const stopFollowing = (scene: Scene) => moved.add(scene)

export function markDot({ currentTarget }: Event) {
  const cards = currentTarget as HTMLElement
  const { left, width } = cards.getBoundingClientRect()
  const distances = [...cards.children].map((card) => {
    const box = card.getBoundingClientRect()
    return Math.abs(box.left + box.width / 2 - left - width / 2)
  })
  const nearest = distances.indexOf(Math.min(...distances))
  const dots = cards.closest('.offer')?.querySelectorAll('.dot') ?? []
  for (const [index, dot] of [...dots].entries()) dot.classList.toggle('here', index === nearest)
}
