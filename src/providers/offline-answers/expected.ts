import { stemmer } from 'stemmer'
import { count, kinds } from './kinds'
import type { Part } from './prepare'
import { nearTo, relatedTo } from './related'
import { type AskedTerm, askedTerms, plain, termOf, wordsIn } from './terms'

/** “How many nails” needs a number beside the nails or a word for them. */
const counted = /\b(?:how many|cuant[ao]s)\s+((?:\p{L}+\s*){1,2})/u
const numberBefore = 3

function isCountedIn({ list }: Part, things: AskedTerm[]) {
  const isThing = (word: string) =>
    things.some(
      ({ word: asked, term }) =>
        term === termOf(word) || relatedTo(asked).has(stemmer(word)) || nearTo(asked).has(stemmer(word)),
    )
  return list.some(
    (word, index) => isThing(word) && count.test(list.slice(Math.max(0, index - numberBefore), index).join(' ')),
  )
}

/** “Do you replace …?” is also answered by a sentence on what is replaced. */
const offered = /^(?:do|can|could|will|would) you (?:also )?(\p{L}{4,})/u

/** “Can I bring …?” asks about the homeowner, so what the company brings does not answer it. */
const own = /^(?:where |when |how )?(?:can|may|could|should|must|do) (?:i|we) (?!have\b|need\b|get\b)(\p{L}+)/u

/** An amount counts if what is asked for stands before it or within this many words after it. */
const behind = 5
const amounts = new Set(['percentage', 'cost', 'duration', 'age', 'frequency', 'measure', 'count', 'firm'])

function isNear(text: string, answers: RegExp, asks: Set<string>) {
  const isAsked = (word: string) => asks.has(termOf(word))
  if (!wordsIn(text).some(isAsked)) return true
  return [...text.matchAll(new RegExp(answers.source, 'gu'))].some(({ 0: amount, index }) => {
    const after = wordsIn(text.slice(index + amount.length)).slice(0, behind)
    return wordsIn(text.slice(0, index + amount.length)).some(isAsked) || after.some(isAsked)
  })
}

export function expectedOf(question: string, terms: AskedTerm[]) {
  const asked = plain(question)
  const kind = kinds.find(({ asks }) => asks.test(asked))
  const things = askedTerms(counted.exec(asked)?.[1] ?? '').filter(
    ({ weight, term }) => weight === 1 && terms.some((each) => each.term === term),
  )
  const asks = new Set(terms.filter(({ weight }) => weight === 1).map(({ term }) => term))
  const verb = offered.exec(asked)?.[1]
  const isDone = verb === undefined ? /^$/ : new RegExp(`\\b(?:is|are|be) (?:\\w+ )?${stemmer(verb)}\\w*\\b`)
  const does = own.exec(asked)?.[1]
  const isTheirs = does === undefined ? /^$/ : new RegExp(`\\bwe (?:\\w+ )?${does}\\b`)
  const isAmount = kind !== undefined && amounts.has(kind.name)
  return {
    kind: kind?.name,
    isAnswer(part: Part) {
      if (!kind || isDone.test(part.low)) return true
      const text = kind.isCaseSensitive ? part.text : part.low
      return kind.answers.test(text) && (!isAmount || isNear(text, kind.answers, asks))
    },
    isByOthers: (part: Part) => isTheirs.test(part.low),
    isUncounted: (part: Part) => things.length > 0 && !isCountedIn(part, things),
  }
}
