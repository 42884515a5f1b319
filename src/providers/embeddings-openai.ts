import { needed } from '../core/needed'
import { type Embed, EmbeddingFailed, vectorsOf } from './embeddings'

type Answer = { data?: { index?: number; embedding?: unknown }[] }

/** Works with any server that speaks OpenAI's embeddings API, such as Ollama. */
export function openAi(env: Env): Embed {
  return async (texts, signal) => {
    const response = await fetch(`${needed(env, 'EMBEDDINGS_URL').replace(/\/+$/, '')}/embeddings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(env.EMBEDDINGS_KEY && { authorization: `Bearer ${env.EMBEDDINGS_KEY}` }),
      },
      body: JSON.stringify({ model: needed(env, 'EMBEDDINGS_MODEL'), input: texts, encoding_format: 'float' }),
      signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new EmbeddingFailed(`The model of embeddings answered ${response.status}.`)
    }
    const { data = [] } = (await response.json().catch(() => ({}))) as Answer
    const ordered = data.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0))
    return vectorsOf(
      ordered.map(({ embedding }) => embedding),
      texts,
    )
  }
}
