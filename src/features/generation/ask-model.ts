import { describeProblems, type z } from '../../core/zod'
import { ModelFailed } from '../../providers/language-model'
import type { WritingModel } from '../../providers/writing-model'
import { rules } from './prompts'
import { UnusableText } from './writer'

const secondsToWrite = 60
const mostTokens = 3000

/** An answer in the wrong shape is asked for once more. */
export async function askModel<Schema extends z.ZodType>(model: WritingModel, schema: Schema, prompt: string) {
  let tokens = 0
  let problem = ''
  for (const asked of [
    prompt,
    () => `${prompt}\n\nYour last answer could not be used: ${problem} Answer with the JSON alone.`,
  ]) {
    const signal = AbortSignal.timeout(secondsToWrite * 1000)
    const text = typeof asked === 'string' ? asked : asked()
    try {
      const written = await model({ system: rules, prompt: text, mostTokens }, signal)
      tokens += written.tokens
      const read = schema.safeParse(jsonIn(written.text))
      if (read.success) return { value: read.data as z.output<Schema>, tokens }
      problem = describeProblems(read.error.issues.slice(0, 5), 'The answer')
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error
      problem = error.message
    }
  }
  throw new UnusableText(`The language model wrote nothing that could be used, twice: ${problem}`, tokens)
}

/** Models often wrap JSON in words or in a Markdown fence. */
function jsonIn(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')]
  try {
    return JSON.parse(from < 0 ? text : text.slice(from, to + 1))
  } catch {
    return undefined
  }
}
