import { needed } from '../core/needed'
import { type LanguageModel, ModelFailed, textOf, tokensOf, type WritingModel } from './language-model'
import { dataOf, longestAnswerTokens, promptOf, sentencesOf } from './language-model-chat'

/** Only the part of the binding that is used, because the binding exists only in production. */
type Ai = { run(model: string, input: object): Promise<unknown> }

export function workersAi(env: { LANGUAGE_MODEL_NAME: string; AI?: Ai | undefined }): LanguageModel {
  return async function* (asked, signal) {
    if (!env.AI) throw new ModelFailed('There is no binding AI here.')
    const input = { messages: promptOf(asked), stream: true, temperature: 0, max_tokens: longestAnswerTokens }
    const body = await env.AI.run(needed(env, 'LANGUAGE_MODEL_NAME'), input)
    if (!(body instanceof ReadableStream)) throw new ModelFailed('The model gave no stream.')
    yield* sentencesOf(contentOf(untilAborted(body, signal)))
  }
}

/** The binding takes no abort signal, so its stream is canceled instead. */
function untilAborted(body: ReadableStream<Uint8Array>, signal: AbortSignal) {
  const reader = body.getReader()
  const leave = () => void reader.cancel().catch(() => undefined)
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: leave,
  })
}

async function* contentOf(body: ReadableStream<Uint8Array>) {
  for await (const data of dataOf(body)) {
    const content = (data as { response?: unknown } | null)?.response
    if (typeof content === 'string') yield content
  }
}

type Answer = { response?: unknown; usage?: { total_tokens?: unknown } } | null

export function workersAiWriter(env: { LANGUAGE_MODEL_NAME: string; AI?: Ai | undefined }): WritingModel {
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
    const answer = (await Promise.race([env.AI.run(needed(env, 'LANGUAGE_MODEL_NAME'), input), aborted])) as Answer
    // If the answer is JSON, the binding may already have parsed it.
    const { response } = answer ?? {}
    const text = textOf(typeof response === 'object' && response ? JSON.stringify(response) : response)
    return { text, tokens: tokensOf(asked, text, answer?.usage?.total_tokens) }
  }
}
