import { cachePart } from '../../core/isolate-cache'
import { log } from '../../core/log'
import { embeddingModel, embeddingsOf } from '../../providers/embeddings'
import { cosine, inBytes } from '../knowledge/local-vectors'
import type { Near } from './choose-passages'
import type { DeckKnowledge } from './deck-knowledge-cache'

const kept = cachePart<Int8Array[]>('vectors of decks')
const seconds = 3
const passagesAtOnce = 25
/** In a deck with more passages than this, only words are searched. */
const mostPassages = 300

/** The vectors are in the order of the deck's passages. */
export const keepVectors = (key: string, vectors: Int8Array[]) => kept.set(key, vectors)

/**
 * The vectors of documents are stored, but those of a deck are made when a question needs them, because a deck changes
 * while it is edited. What a slow model hasn't finished in time is left to the next question.
 */
export async function nearInDeck(env: Env, { id, revision, passages }: DeckKnowledge, question: string) {
  const model = embeddingModel(env)
  const embed = model && (await embeddingsOf(env))
  if (!embed || passages.length > mostPassages) return []
  const key = `${id} ${revision} ${model}`
  let vectors = kept.get(key) ?? []
  let asked: Int8Array | undefined
  try {
    const signal = AbortSignal.timeout(seconds * 1000)
    const [values] = await embed([question], signal)
    asked = values && inBytes(values)
    while (vectors.length < passages.length) {
      const next = passages.slice(vectors.length, vectors.length + passagesAtOnce)
      const made = await embed(
        next.map(({ passage }) => textOf(passage)),
        signal,
      )
      vectors = [...vectors, ...made.map(inBytes)]
      keepVectors(key, vectors)
    }
  } catch (error) {
    log('warn', { message: 'Not all of a deck was searched by its meaning.', error: String(error) })
  }
  return vectors
    .flatMap((vector, place): Near[] => {
      const passage = passages[place]?.passage
      return asked && passage ? [{ passage, nearness: cosine(asked, vector) }] : []
    })
    .toSorted((one, other) => other.nearness - one.nearness)
}

const textOf = ({ title, heading, text }: Near['passage']) => [title, heading, text].filter(Boolean).join('\n')
