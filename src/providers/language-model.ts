export type Source = { number: number; title: string; heading: string | null; text: string }

export type Turn = { question: string; answer: string }

export type Asked = {
  question: string
  /** The latest questions of the same viewer, oldest first. */
  turns: Turn[]
  sources: Source[]
  language: string
}

export type Said = { text: string; citations: number[] }

/** Yields each sentence as soon as it is complete, and stops when the signal aborts. */
export type LanguageModel = (asked: Asked, signal: AbortSignal) => AsyncIterable<Said>

export class ModelFailed extends Error {}

const names = ['quotes', 'workers-ai', 'openai'] as const

/** `quotes` only repeats the sources, which costs nothing. */
export const costsSomething = (env: Env) => nameOf(env) !== 'quotes'

function nameOf(env: Env) {
  const name = names.find((each) => each === env.LANGUAGE_MODEL)
  if (!name) throw new Error(`LANGUAGE_MODEL must be one of ${names.join(', ')}.`)
  return name
}

/** Imported lazily, because opening a link needs no model. */
export async function languageModel(env: Env): Promise<LanguageModel> {
  switch (nameOf(env)) {
    case 'workers-ai':
      return (await import('./language-model-workers-ai')).workersAi(env)
    case 'openai':
      return (await import('./language-model-openai')).openAi(env)
    default:
      return (await import('./language-model-quotes')).quotes
  }
}
