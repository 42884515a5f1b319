import { ModelFailed } from './language-model'
import { textOf, tokensOf, type WritingModel } from './writing-model'

type Ai = { run(model: string, input: object): Promise<unknown> }
type Answer = { response?: unknown; usage?: { total_tokens?: unknown } } | null

export function workersAi(env: { LANGUAGE_MODEL_NAME: string; AI?: Ai | undefined }): WritingModel {
  return async (asked, signal) => {
    if (!env.AI) throw new ModelFailed('There is no binding AI here.')
    const input = {
      messages: [
        { role: 'system', content: asked.system },
        { role: 'user', content: asked.prompt },
      ],
      temperature: 0.2,
      max_tokens: asked.mostTokens,
    }
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new ModelFailed('The model takes too long.')), { once: true }),
    )
    const answer = (await Promise.race([env.AI.run(env.LANGUAGE_MODEL_NAME, input), aborted])) as Answer
    // If the answer is JSON, the binding may already have parsed it.
    const { response } = answer ?? {}
    const text = textOf(typeof response === 'object' && response ? JSON.stringify(response) : response)
    return { text, tokens: tokensOf(asked, text, answer?.usage?.total_tokens) }
  }
}
