import { type LanguageModel, ModelFailed } from './language-model'
import { longestAnswerTokens, promptOf } from './language-model-prompt'
import { dataOf, sentencesOf } from './language-model-stream'

/** Only the used part of the binding, which exists in production alone. */
type Ai = { run(model: string, input: object): Promise<unknown> }

export function workersAi(env: { LANGUAGE_MODEL_NAME: string; AI?: Ai | undefined }): LanguageModel {
  return async function* (asked, signal) {
    if (!env.AI) throw new ModelFailed('There is no binding AI here.')
    const input = { messages: promptOf(asked), stream: true, temperature: 0, max_tokens: longestAnswerTokens }
    const body = await env.AI.run(env.LANGUAGE_MODEL_NAME, input)
    if (!(body instanceof ReadableStream)) throw new ModelFailed('The model gave no stream.')
    yield* sentencesOf(contentOf(untilAborted(body, signal)))
  }
}

/** The binding takes no abort signal, so its stream is cancelled instead. */
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
