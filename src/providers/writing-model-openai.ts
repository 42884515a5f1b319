import { ModelFailed } from './language-model'
import { textOf, tokensOf, type WritingModel } from './writing-model'

type Answer = { choices?: { message?: { content?: unknown } }[]; usage?: { total_tokens?: unknown } }

export function openAi(
  env: Pick<Env, 'LANGUAGE_MODEL_URL' | 'LANGUAGE_MODEL_KEY' | 'LANGUAGE_MODEL_NAME'>,
): WritingModel {
  return async (asked, signal) => {
    const response = await fetch(`${env.LANGUAGE_MODEL_URL.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(env.LANGUAGE_MODEL_KEY && { authorization: `Bearer ${env.LANGUAGE_MODEL_KEY}` }),
      },
      body: JSON.stringify({
        model: env.LANGUAGE_MODEL_NAME,
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
