import { writingModel } from '../providers/language-model'
import type { Brief, Outline, Topic } from './outline'
import type { KnownSlide, Rewrite } from './quoting-writer'
import type { Section } from './source-sections'
import type { WrittenFaq } from './write-faqs'
import type { WrittenSlide } from './write-slide'

export type Asked = Brief & { tone: string | null }
type Cost = { tokens: number; problems: string[] }

export type Writer = {
  outline(sections: Section[], asked: Asked): Promise<Cost & { outline: Outline }>
  slide(topic: Topic, sections: Section[], language: string, asked: Asked): Promise<Cost & { slide: WrittenSlide }>
  rewrite(slide: KnownSlide, sections: Section[], instruction: string): Promise<Cost & { proposal: Rewrite }>
  faqs(sections: Section[], count: number, language: string, known: string[]): Promise<Cost & { faqs: WrittenFaq[] }>
}

/** Its message is shown to the person who asked. */
export class UnusableText extends Error {
  readonly tokens: number

  constructor(message: string, tokens: number) {
    super(message)
    this.tokens = tokens
  }
}

export async function writerOf(env: Env): Promise<Writer> {
  const model = await writingModel(env)
  return model ? (await import('./model-writer')).modelWriter(model) : (await import('./quoting-writer')).quotingWriter
}
