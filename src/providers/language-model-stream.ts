import { ModelFailed, type Said } from './language-model'

const marks = String.raw`\[\s*\d+(?:\s*,\s*\d+)*\s*\]`
const cited = new RegExp(String.raw`^([\s\S]*?)((?:\s*${marks})+)(\s*[.!?])?(?=\s|[^\s[]|$)`)
const longestUncited = 4000

/**
 * Cuts the model's text into sentences with the sources cited at their end. Sentences without a citation are dropped.
 */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<Said> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length > longestUncited) throw new ModelFailed('The model goes on and on without a source.')
    for (let next = cut(text, false); next; next = cut(text, false)) {
      text = next.rest
      yield* next.said
    }
  }
  for (let next = cut(text, true); next; next = cut(text, true)) {
    text = next.rest
    yield* next.said
  }
}

/** A citation may follow the full stop, so a sentence is complete only when other text comes. */
function cut(text: string, isWhole: boolean) {
  const found = cited.exec(text)
  if (!found) return undefined
  const [all, words = '', numbers = '', stop = ''] = found
  const rest = text.slice(all.length)
  if (!isWhole && !/^\s*[^\s[.!?]/.test(rest)) return undefined
  const citations = [...numbers.matchAll(/\d+/g)].map(([number]) => Number(number))
  const paragraph = `${
    words
      .split(/\n{2,}/)
      .at(-1)
      ?.trim() ?? ''
  }${stop.trim()}`
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraph)]
  const said = sentences.map(({ segment }): Said => ({ text: segment.trim(), citations })).filter((each) => each.text)
  return { said, rest }
}

const longestEvent = 1_000_000

export async function* dataOf(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  let text = ''
  let isDone = false
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > longestEvent) throw new ModelFailed('An event of the model is too long.')
    const lines = text.split(/\r\n|\n|\r/)
    text = lines.pop() ?? ''
    for (const line of lines) {
      if (!line.startsWith('data:')) continue
      const data = line.slice(5).trim()
      if (data === '[DONE]') isDone = true
      else yield parsed(data)
    }
  }
  if (!isDone) throw new ModelFailed('The answer of the model broke off.')
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    throw new ModelFailed('The model sent something that is no event.')
  }
}
