import { needed } from '../core/needed'
import { second } from '../core/time'
import { type LanguageModel, ModelFailed, textOf, tokensOf, type WritingModel } from './language-model'
import { dataOf, longestAnswerTokens, promptOf, sentencesOf } from './language-model-chat'

const secondsToBegin = 10

type Chunk = { choices?: { delta?: { content?: unknown } }[]; error?: { message?: unknown } }

/** Works with any server that speaks OpenAI's chat API. */
export function openAi(env: Env): LanguageModel {
  return async function* (asked, signal) {
    const tooLate = new AbortController()
    const timer = setTimeout(() => tooLate.abort(), secondsToBegin * second)
    const ended = new AbortController()
    try {
      const response = await fetch(`${needed(env, 'LANGUAGE_MODEL_URL').replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(env.LANGUAGE_MODEL_KEY && { authorization: `Bearer ${env.LANGUAGE_MODEL_KEY}` }),
        },
        body: JSON.stringify({
          model: needed(env, 'LANGUAGE_MODEL_NAME'),
          messages: promptOf(asked),
          stream: true,
          temperature: 0,
          max_tokens: longestAnswerTokens,
        }),
        signal: AbortSignal.any([signal, tooLate.signal, ended.signal]),
      })
      if (!response.ok || !response.body) {
        await response.body?.cancel()
        throw new ModelFailed(`The model answered ${response.status}.`)
      }
      yield* sentencesOf(contentOf(response.body, () => clearTimeout(timer)))
    } finally {
      clearTimeout(timer)
      ended.abort()
    }
  }
}

async function* contentOf(body: ReadableStream<Uint8Array>, onFirst: () => void) {
  for await (const data of dataOf(body)) {
    const { choices, error } = (data ?? {}) as Chunk
    if (error) throw new ModelFailed('The model reported an error.')
    const content = choices?.[0]?.delta?.content
    if (typeof content !== 'string') continue
    onFirst()
    yield content
  }
}

type Answer = { choices?: { message?: { content?: unknown } }[]; usage?: { total_tokens?: unknown } }

export function openAiWriter(
  env: Pick<Env, 'LANGUAGE_MODEL_URL' | 'LANGUAGE_MODEL_KEY' | 'LANGUAGE_MODEL_NAME'>,
): WritingModel {
  return async (asked, signal) => {
    const response = await fetch(`${needed(env, 'LANGUAGE_MODEL_URL').replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(env.LANGUAGE_MODEL_KEY && { authorization: `Bearer ${env.LANGUAGE_MODEL_KEY}` }),
      },
      body: JSON.stringify({
        model: needed(env, 'LANGUAGE_MODEL_NAME'),
        messages: [
          { role: 'system', content: asked.system },
          { role: 'user', content: asked.prompt },
        ],
        temperature: 0.2,
        max_tokens: asked.mostTokens,
      }),
      signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new ModelFailed(`The model answered ${response.status}.`)
    }
    const answer = (await response.json().catch(() => ({}))) as Answer
    const text = textOf(answer.choices?.[0]?.message?.content)
    return { text, tokens: tokensOf(asked, text, answer.usage?.total_tokens) }
  }
}
