import { needed } from '../core/needed'
import { type Embed, EmbeddingFailed, vectorsOf } from './embeddings'

/** Only the part of the binding that is used, because the binding exists only in production. */
type Ai = { run(model: string, input: object): Promise<unknown> }

export function workersAi(env: { EMBEDDINGS_MODEL: string; AI?: Ai | undefined }): Embed {
  return async (texts, signal) => {
    if (!env.AI) throw new EmbeddingFailed('There is no binding AI here.')
    const answer = (await env.AI.run(needed(env, 'EMBEDDINGS_MODEL'), { text: texts })) as { data?: unknown } | null
    signal.throwIfAborted()
    return vectorsOf(answer?.data, texts)
  }
}
