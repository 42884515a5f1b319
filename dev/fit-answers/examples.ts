import { readClauses } from '../../src/providers/offline-answers/choose'
import type { Asking } from '../../src/providers/offline-answers/meaning'
import { type Traits, weighed } from '../../src/providers/offline-answers/score'
import { asked } from '../../test/support/asked-questions'
import { details } from '../../test/support/detail-questions'
import { everyday } from '../../test/support/everyday-questions'
import { heldOut } from '../../test/support/held-out-questions'
import { asked as askedOfTrades, sourcesOf } from '../../test/support/other-trades'
import { plain } from '../../test/support/plain-questions'
import { type Row, table } from '../../test/support/questions-table'
import { tried } from '../../test/support/tried-questions'
import { typed } from '../../test/support/typed-questions'
import { varied } from '../../test/support/varied-questions'
import { findInDemo, sourceNamesOf } from './demo'
import { addEvidence } from './evidence-rows'
import { type Question, questions } from './questions'
import { placeOf } from './sentences'

const sets: Record<string, Row[]> = { table, tried, varied, asked, details, typed, plain, everyday }
type Of<F extends (...given: never[]) => unknown> = NonNullable<ReturnType<F>>
type Sentence = Pick<Of<typeof weighed>['sentences'][number], 'text' | 'number'>

/** `isRight` marks a sentence of a source that answers, `isAnswer` one that answers itself, where that is known. */
export type Candidates = {
  sentences: Uint32Array
  evidence: Uint32Array
  numbers: Uint16Array
  isRight: Uint8Array
  isAnswer: Uint8Array
}
export type Asked = Traits & { asking: Asking; candidates: Candidates }

/** `asked` has one entry a clause, and none if an FAQ answers; `isRight` then tells whether it is the right one. */
export type Example = {
  set: string
  question: string
  isAnswerable: boolean
  faq: string | undefined
  isRight: boolean
  asked: Asked[]
  isOfDemo: boolean
  isHeldOut?: boolean
}

type Sources = Parameters<typeof weighed>[1]
type Judge = (sentence: Sentence) => { isRight: boolean; isAnswer: boolean }

const examplesOf = (set: string, rows: Row[]) =>
  rows.map(([question, names, more]) => exampleOf(set, question, names === null ? [] : [names].flat(), more?.before))

const ofDemo = Object.entries(sets).flatMap(([set, rows]) => examplesOf(set, rows))
const ofTest = examplesOf('second', heldOut).map((example): Example => ({ ...example, isHeldOut: true }))

/** For these the right sentence is known. */
const ofTrades = askedOfTrades.map(([talk, question, answer]): Example => {
  const isAnswer = (text: string) => answer !== null && text.includes(answer)
  return inSources('trades', sourcesOf(talk), question, answer !== null, isAnswer)
})

/** A line of a deck may hold two sentences. */
const written = questions.map(({ isHeldOut, ...each }): Example => {
  const isAnswer = (text: string) => each.answers.some((answer) => answer.includes(text))
  const example = each.sources
    ? inSources(each.set, each.sources, each.question, each.answers.length > 0, isAnswer)
    : ofDemoDeck(each)
  return { ...example, isHeldOut }
})

export const examples: Example[] = [...ofDemo, ...ofTest, ...ofTrades, ...written]

function inSources(
  set: string,
  sources: Sources,
  question: string,
  isAnswerable: boolean,
  isAnswer: (text: string) => boolean,
) {
  const judge: Judge = ({ text }) => ({ isRight: isAnswer(text), isAnswer: isAnswer(text) })
  const asked = candidatesOf(question, undefined, sources, judge)
  return { set, question, isAnswerable, faq: undefined, isRight: false, asked, isOfDemo: false }
}

function exampleOf(set: string, question: string, names: string[], before: string | undefined): Example {
  const isOf = (name: string | undefined) => names.some((each) => name?.startsWith(each))
  const { faq, sources } = findInDemo(question, before)
  const rightOf = sources.map(({ name }) => isOf(name))
  const judge: Judge = ({ number }) => {
    const isRight = rightOf[number - 1] ?? false
    return { isRight, isAnswer: isRight }
  }
  const clauses = faq ? [] : candidatesOf(question, before, sources, judge)
  return { set, question, isAnswerable: names.length > 0, faq, isRight: isOf(faq), asked: clauses, isOfDemo: true }
}

function ofDemoDeck({ set, question, answers }: Pick<Question, 'set' | 'question' | 'answers'>): Example {
  const { faq, sources } = findInDemo(question, undefined)
  const rightNames = new Set(answers.flatMap(sourceNamesOf))
  const judge: Judge = ({ number, text }) => ({
    isRight: rightNames.has(sources[number - 1]?.name ?? ''),
    isAnswer: answers.includes(text),
  })
  const asked = faq ? [] : candidatesOf(question, undefined, sources, judge)
  return {
    set,
    question,
    isAnswerable: answers.length > 0,
    faq,
    isRight: rightNames.has(faq ?? ''),
    asked,
    isOfDemo: true,
  }
}

function candidatesOf(question: string, before: string | undefined, sources: Sources, judge: Judge): Asked[] {
  return readClauses(question, before, sources).flatMap((clause) => {
    const found = weighed(clause, sources)
    if (!found) return []
    const { isWhether, isOffer, isSingle, expected, asking } = found.asked
    const judged = found.sentences.map(judge)
    const places = found.asked.sources.flatMap((source) =>
      source.sentences.map((sentence) => placeOf(sentence, source)),
    )
    const candidates = {
      sentences: Uint32Array.from(places),
      evidence: Uint32Array.from(found.sentences, ({ evidence }) => addEvidence(evidence)),
      numbers: Uint16Array.from(found.sentences, ({ number }) => number),
      isRight: Uint8Array.from(judged, ({ isRight }) => Number(isRight)),
      isAnswer: Uint8Array.from(judged, ({ isAnswer }) => Number(isAnswer)),
    }
    return { isWhether, isOffer, isSingle, expected, asking, candidates }
  })
}
