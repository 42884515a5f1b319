import { languageOf } from '../../core/text/language'
import { stemOf } from '../../core/text/stems'
import { isStopWord, plain, wordsIn } from '../../core/text/words'
import type { Source } from '../language-model'
import { groupsOf } from './same-words'

export type Sentence = {
  text: string
  plain: string
  number: number
  stems: Set<string>
  /** Of the other items, where it is one of a list. */
  others: Set<string>
  /** Of its title and heading. */
  head: Set<string>
  /** Of the sentence before, where this one refers to it. */
  before: Set<string> | undefined
  isFaq: boolean
  /** Only lists what a price option has. */
  isBare: boolean
}

export type Known = { stem: string; words: string[]; groups: readonly number[] }

/**
 * `names`: stems of what has a price of its own, as “Better” in “Better costs $12,000.”
 * `options`: stems of the names of the price options, whether they have a price or not.
 */
export type Read = {
  language: string
  sentences: Sentence[]
  words: Map<string, Known>
  names: Set<string>
  options: Set<string>
}

const priced = /^(\p{Lu}.{0,60}?) costs [$€£]\d/u

const refers =
  /^(?:it|its|they|them|this|that|these|those|afterwards?|after that|otherwise|then|until then|das|dies\w*|es|sie|danach|sonst|dann|eso|esto|despues|luego|entonces|cela|ca|ensuite|sinon|au-dela|il|elle|ils|elles)\b/

const mostSampled = 4000

export function readSources(sources: Source[]): Read {
  const sample = sources.map(({ text }) => text).join(' ')
  const language = languageOf(sample.slice(0, mostSampled)) ?? 'en'
  const words = new Map<string, Known>()
  const stemsOf = (text: string) => {
    const stems = new Set<string>()
    for (const word of wordsIn(text)) {
      if (isStopWord(word, language)) continue
      const stem = stemOf(word, language)
      stems.add(stem)
      const known = words.get(stem)
      if (!known) words.set(stem, { stem, words: [word], groups: groupsOf(word, language, 'en') })
      else if (!known.words.includes(word)) known.words.push(word)
    }
    return stems
  }
  const names = new Set<string>()
  const sentences = sources.flatMap(({ number, title, heading, text, options }) => {
    const head = stemsOf(`${title} ${heading ?? ''}`)
    const isFaq = /[?؟]\s*$/.test(title)
    let last: Set<string> | undefined
    return text.split('\n').flatMap((line) => {
      const low = plain(line)
      for (const stem of stemsOf(priced.exec(line)?.[1] ?? '')) names.add(stem)
      const before = refers.test(low) ? last : undefined
      const all = stemsOf(line)
      last = all
      const isBare = options?.bareLines.includes(line) ?? false
      return itemsOf(line).map((item): Sentence => {
        const stems = stemsOf(item)
        return { text: line, plain: low, number, stems, others: without(all, stems), head, before, isFaq, isBare }
      })
    })
  })
  const options = stemsOf(sources.flatMap(({ options }) => options?.names ?? []).join(' '))
  return { language, sentences, words, names, options }
}

const list = /^([^:]{1,80}): (.+[;,] .+)$/

/** What stands in two items of a list is not said of one: each is read with what stands before the list. */
function itemsOf(line: string) {
  const [, begin, rest = ''] = list.exec(line) ?? []
  if (begin === undefined) return [line]
  return rest.split(rest.includes('; ') ? '; ' : /, (?:and |or |y |und |et )?/).map((item) => `${begin}: ${item}`)
}

const without = (all: Set<string>, some: Set<string>) => new Set([...all].filter((each) => !some.has(each)))
