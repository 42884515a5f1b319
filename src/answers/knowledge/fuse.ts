import { log } from '../../core/log'
import { rerankOf } from '../../providers/rerank'

export type Ranked<Item> = { item: Item; score: number }

const smoothing = 60

/** Reciprocal rank fusion counts ranks, because scores of different searches can't be compared. */
export function fuse<Item>(lists: Item[][], keyOf: (item: Item) => unknown): Ranked<Item>[] {
  const found = new Map<unknown, Ranked<Item>>()
  for (const list of lists)
    for (const [place, item] of list.entries()) {
      const key = keyOf(item)
      const score = (found.get(key)?.score ?? 0) + 1 / (smoothing + place)
      found.set(key, { item: found.get(key)?.item ?? item, score })
    }
  return [...found.values()].toSorted((one, other) => other.score - one.score)
}

const mostRanked = 40
/** The model reads 512 tokens of question and text. */
const longestText = 1600

/** Keeps the order if no model is configured or it fails. Items that aren't ranked again come last. */
export async function ranked<Item>(env: Env, question: string, items: Item[], textOf: (item: Item) => string) {
  const rerank = items.length > 1 ? rerankOf(env) : undefined
  if (!rerank) return items
  try {
    const first = items.slice(0, mostRanked)
    const order = await rerank(
      question,
      first.map((item) => textOf(item).slice(0, longestText)),
    )
    const chosen = new Set(order.map((place) => first[place] as Item))
    return [...chosen, ...items.filter((item) => !chosen.has(item))]
  } catch (error) {
    log('warn', { message: 'Passages were not ranked again.', error: String(error) })
    return items
  }
}
