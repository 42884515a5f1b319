import { needed } from '../core/needed'

export type Source = {
  number: number
  title: string
  heading: string | null
  text: string
}

export type Turn = { question: string; answer: string }

/** `about` is the deck's name and the start of its description, which tell the company's trade. */
export type Company = { name: string; about: string }

export type Asked = {
  question: string
  /** The latest questions of the same viewer, oldest first. */
  turns: Turn[]
  sources: Source[]
  language: string
  company: Company
}

export type Said = { text: string; citations: number[] }

/** Yields each sentence as soon as it is complete, and stops when the signal aborts. */
export type LanguageModel = (asked: Asked, signal: AbortSignal) => AsyncIterable<Said>

export class ModelFailed extends Error {}

/** Undefined if none is configured. Imported lazily, because opening a link needs no model. */
export async function languageModel(env: Env): Promise<LanguageModel | undefined> {
  switch (needed(env, 'LANGUAGE_MODEL')) {
    case 'workers-ai':
      return (await import('./language-model-workers-ai')).workersAi(env)
    case 'openai':
      return (await import('./language-model-openai')).openAi(env)
    default:
      return undefined
  }
}

type AskedText = { system: string; prompt: string; mostTokens: number }
type WrittenText = { text: string; tokens: number }

/** Returns the whole text at once, because no one reads a document while it is being written. */
export type WritingModel = (asked: AskedText, signal: AbortSignal) => Promise<WrittenText>

export async function writingModel(env: Env): Promise<WritingModel | undefined> {
  switch (needed(env, 'LANGUAGE_MODEL')) {
    case 'workers-ai':
      return (await import('./language-model-workers-ai')).workersAiWriter(env)
    case 'openai':
      return (await import('./language-model-openai')).openAiWriter(env)
    default:
      return undefined
  }
}

/** Estimates four characters per token if the model doesn't report them. */
export const tokensOf = ({ system, prompt }: AskedText, text: string, told: unknown) =>
  typeof told === 'number' && told > 0 ? told : Math.ceil((system.length + prompt.length + text.length) / 4)

const longestText = 60_000

export function textOf(text: unknown) {
  if (typeof text !== 'string' || !text.trim()) throw new ModelFailed('The model wrote nothing.')
  if (text.length > longestText) throw new ModelFailed('The model wrote far too much.')
  return text
}
