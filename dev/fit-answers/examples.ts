import { readClauses } from '../../src/providers/quotes/choose'
import { weighed } from '../../src/providers/quotes/score'
import { asked } from '../../test/support/asked-questions'
import { details } from '../../test/support/detail-questions'
import { everyday } from '../../test/support/everyday-questions'
import { asked as askedOfTrades, sourcesOf } from '../../test/support/other-trades'
import { plain } from '../../test/support/plain-questions'
import { type Row, table } from '../../test/support/questions-table'
import { tried } from '../../test/support/tried-questions'
import { typed } from '../../test/support/typed-questions'
import { varied } from '../../test/support/varied-questions'
import { findInDemo, sourceNamesOf } from './demo'
import { type Question, questions } from './questions'
import { type Told, toldByTurns, toldByWords } from './words'

export const sets: Record<string, Row[]> = { table, tried, varied, asked, details, typed, plain, everyday }
type Of<F extends (...given: never[]) => unknown> = NonNullable<ReturnType<F>>
type Weighed = Of<typeof weighed>
type Sentence = Pick<Weighed['sentences'][number], 'text' | 'number' | 'length' | 'evidence'>

/** `isRight` is of a source that answers, `isAnswer` a sentence that does, where that is known. */
export type Candidate = Sentence & { isRight: boolean; isAnswer: boolean; words: Told }
export type Asked = Pick<Weighed['asked'], 'isWhether' | 'isOffer' | 'isSingle' | 'expected'> & {
  turns: Told
  candidates: Candidate[]
}

/** `asked` has one for each clause; none where an FAQ answers, which `isRight` is about. */
export type Example = {
  set: string
  question: string
  isAnswerable: boolean
  faq: string | undefined
  isRight: boolean
  asked: Asked[]
}

type Sources = Parameters<typeof weighed>[1]
type Judge = (sentence: Sentence) => { isRight: boolean; isAnswer: boolean }

const ofDemo = Object.entries(sets).flatMap(([set, rows]) =>
  rows.map(([question, names, more]) => exampleOf(set, question, names === null ? [] : [names].flat(), more?.before)),
)

/** Of these it is known which sentence is right. */
const ofTrades = askedOfTrades.map(([talk, question, answer]): Example => {
  const isAnswer = (text: string) => answer !== null && text.includes(answer)
  return inTalk('trades', talk, question, answer !== null, isAnswer)
})

const written = questions.map((each) =>
  each.talk === undefined
    ? writtenExample(each)
    : inTalk(each.set, each.talk, each.question, each.answers.size > 0, (text) => each.answers.has(text)),
)

export const examples: Example[] = [...ofDemo, ...ofTrades, ...written]

function inTalk(
  set: string,
  talk: string,
  question: string,
  isAnswerable: boolean,
  isAnswer: (text: string) => boolean,
) {
  const judge: Judge = ({ text }) => ({ isRight: isAnswer(text), isAnswer: isAnswer(text) })
  const asked = candidatesOf(question, undefined, sourcesOf(talk), judge)
  return { set, question, isAnswerable, faq: undefined, isRight: false, asked }
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
  return { set, question, isAnswerable: names.length > 0, faq, isRight: isOf(faq), asked: clauses }
}

/** A source is right where it has a sentence that answers. */
function writtenExample({ set, question, answers }: Question): Example {
  const { faq, sources } = findInDemo(question, undefined)
  const rightNames = new Set([...answers].flatMap(sourceNamesOf))
  const judge: Judge = ({ number, text }) => ({
    isRight: rightNames.has(sources[number - 1]?.name ?? ''),
    isAnswer: answers.has(text),
  })
  const asked = faq ? [] : candidatesOf(question, undefined, sources, judge)
  return { set, question, isAnswerable: answers.size > 0, faq, isRight: rightNames.has(faq ?? ''), asked }
}

function candidatesOf(question: string, before: string | undefined, sources: Sources, judge: Judge): Asked[] {
  return readClauses(question, before, sources).flatMap((clause) => {
    const found = weighed(clause, sources)
    if (!found) return []
    const { isWhether, isOffer, isSingle, expected } = found.asked
    const candidates = found.sentences.map(({ text, number, length, evidence, source, index }) => ({
      ...{ text, number, length, evidence },
      ...judge({ text, number, length, evidence }),
      words: toldByWords(found.asked, source, index),
    }))
    return { isWhether, isOffer, isSingle, expected, turns: toldByTurns(found.asked), candidates }
  })
}
