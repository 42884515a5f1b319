import type { Asked, Said } from '../language-model'
import { askingsIn } from './question'
import { scored, surest } from './score'
import { readSources } from './sources'

export type Question = Pick<Asked, 'question' | 'turns' | 'sources'> & { language?: string | undefined }

/** One sentence as its source has it: the surest of all that is asked; undefined where none is sure enough. */
export function choose({ question, turns, sources, language }: Question): Said | undefined {
  const read = readSources(sources)
  const askings = askingsIn(question, turns.at(-1)?.question, language, read.language)
  const found = askings.flatMap((asking) => surest(scored(asking, read)) ?? [])
  const [best] = found.sort((a, b) => b.score - a.score)
  return best && { text: best.sentence.text, citations: [best.sentence.number] }
}
