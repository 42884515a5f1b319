import { costsSomething, ModelFailed } from './language-model'

export type AskedText = { system: string; prompt: string; mostTokens: number }
export type WrittenText = { text: string; tokens: number }

/** Returns the whole text at once, because documents are not streamed to a reader. */
export type WritingModel = (asked: AskedText, signal: AbortSignal) => Promise<WrittenText>

export async function writingModel(env: Env): Promise<WritingModel | undefined> {
  if (!costsSomething(env)) return undefined
  if (env.LANGUAGE_MODEL === 'openai') return (await import('./writing-model-openai')).openAi(env)
  return (await import('./writing-model-workers-ai')).workersAi(env)
}

/** An estimate of four characters a token, if the model does not report them. */
export const tokensOf = ({ system, prompt }: AskedText, text: string, told: unknown) =>
  typeof told === 'number' && told > 0 ? told : Math.ceil((system.length + prompt.length + text.length) / 4)

const longestText = 60_000

export function textOf(text: unknown) {
  if (typeof text !== 'string' || !text.trim()) throw new ModelFailed('The model wrote nothing.')
  if (text.length > longestText) throw new ModelFailed('The model wrote far too much.')
  return text
}
