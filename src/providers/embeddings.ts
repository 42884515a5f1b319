import { needed } from '../core/needed'

/**
 * Returns a vector for each text, in order. Texts with similar meaning get similar vectors, whatever their language.
 */
export type Embed = (texts: string[], signal: AbortSignal) => Promise<Float32Array[]>

export class EmbeddingFailed extends Error {}

/**
 * Vectors of different models can't be compared, so each is stored with this name. Undefined if embeddings aren't
 * configured.
 */
export const embeddingModel = (env: Env) =>
  needed(env, 'EMBEDDINGS') === 'none' ? undefined : needed(env, 'EMBEDDINGS_MODEL')

/** The most texts that Workers AI accepts at once. */
export const mostTextsAtOnce = 100

export async function embeddingsOf(env: Env): Promise<Embed | undefined> {
  switch (needed(env, 'EMBEDDINGS')) {
    case 'workers-ai':
      return (await import('./embeddings-workers-ai')).workersAi(env)
    case 'openai':
      return (await import('./embeddings-openai')).openAi(env)
    default:
      return undefined
  }
}

const isVector = (values: unknown): values is number[] =>
  Array.isArray(values) && values.length > 0 && values.every((value) => Number.isFinite(value))

export function vectorsOf(answer: unknown, texts: string[]) {
  const vectors = Array.isArray(answer) ? answer.filter(isVector) : []
  if (vectors.length !== texts.length || vectors.some(({ length }) => length !== vectors[0]?.length))
    throw new EmbeddingFailed('The model gave something else than a vector for each text.')
  return vectors.map((values) => Float32Array.from(values))
}
