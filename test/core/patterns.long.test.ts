import { stemmer } from 'stemmer'
import { describe, expect, it } from 'vitest'
import { cutPassages } from '../../src/answers/knowledge/passages'
import { cellsOf, headingOf, withoutMarkup } from '../../src/answers/knowledge/readers/text'
import { tellingWords } from '../../src/answers/knowledge/search-words'
import { publicUrlProblem } from '../../src/core/http/public-url'
import { emailAddress } from '../../src/core/http/shapes'
import { fileDescription } from '../../src/core/uploads/schemas'
import { keyName } from '../../src/core/uploads/storage'
import { titleOf } from '../../src/generation/source-sections'
import { sentencesOf } from '../../src/speech/narration/sentences'

const passagesOf = (text: string) => cutPassages([{ page: null, heading: null, text }])
const repeated = (start: string, part: string, end: string) => (size: number) => start + part.repeat(size) + end

/** Each pattern with input that made it slow, or could. */
const cases: [string, (text: string) => unknown, (size: number) => string][] = [
  ['a heading with spaces inside', headingOf, repeated('# x', ' ', 'y')],
  ['a heading with hashes inside', headingOf, repeated('# x', ' #', 'y')],
  ['brackets', withoutMarkup, repeated('', '[', '')],
  ['beginnings of links', withoutMarkup, repeated('', '[a](', '')],
  ['ends of links', withoutMarkup, repeated('[', '](', '')],
  ['pictures', withoutMarkup, repeated('', '![a', '')],
  ['emphasis', withoutMarkup, repeated('', '** __ ', '')],
  ['spaces before a quotation', withoutMarkup, repeated('', ' ', 'x')],
  ['digits before no full stop', withoutMarkup, repeated('', '1', 'x')],
  ['quotes', cellsOf, repeated('"', '""', 'x')],
  ['open quotes', cellsOf, repeated('', 'a"b', '')],
  ['text without a space', passagesOf, repeated('', 'x', '')],
  ['ends of sentences', passagesOf, repeated('', '."', '')],
  ['words', (text) => tellingWords(text, 'en'), repeated('', 'x ', '')],
  ['a file name of dots', keyName, repeated('', '-.', 'x')],
  ['a host of dots', (text) => publicUrlProblem(text, false), repeated('https://a', '.', 'x/')],
  ['an address', (text) => emailAddress.safeParse(text), repeated('a@', 'a-', '')],
  ['a content type', (text) => fileDescription.contentType.safeParse(text), repeated('a/b', ' ;', '')],
  ['dots after a link of a script', (text) => sentencesOf(text), repeated('https://a', '.', 'x')],
  ['empty lines of a script', (text) => sentencesOf(text), repeated('a', '\n', 'x')],
  ['spaces in what becomes a title', titleOf, repeated('roof\n', ' ', 'x')],
  ['a word of vowels', stemmer, repeated('', 'ay', 'ing')],
]

const size = 20_000
const growth = 4
const rounds = 10
/** A shorter time says more about a busy machine than about the work. */
const leastMilliseconds = 3

/** Takes the fastest of several rounds, so that other load matters little. */
function fastest(work: () => unknown) {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    work()
    least = Math.min(least, performance.now() - start)
  }
  return least
}

describe('text of any length', () => {
  it.each(cases)('is processed in linear time: %s', (_, work, make) => {
    const [few, many] = [make(size), make(size * growth)]
    work(few)
    const base = Math.max(
      fastest(() => work(few)),
      leastMilliseconds,
    )
    expect(fastest(() => work(many)) / base).toBeLessThan(growth * 2.5)
  })
})
