import { readClauses } from '../../src/providers/quotes/choose'
import { weighed } from '../../src/providers/quotes/score'
import { asked } from '../../test/support/asked-questions'
import { details } from '../../test/support/detail-questions'
import { asked as askedOfTrades, sourcesOf } from '../../test/support/other-trades'
import { plain } from '../../test/support/plain-questions'
import { type Row, table } from '../../test/support/questions-table'
import { tried } from '../../test/support/tried-questions'
import { typed } from '../../test/support/typed-questions'
import { varied } from '../../test/support/varied-questions'
import { findInDemo } from './demo'

export const sets: Record<string, Row[]> = { table, tried, varied, asked, details, typed, plain }
type Of<F extends (...given: never[]) => unknown> = NonNullable<ReturnType<F>>
export type Candidate = Of<typeof weighed>['sentences'][number] & { isRight: boolean }
export type Asked = Of<typeof weighed>['asked'] & { candidates: Candidate[] }

/** `asked` has one for each clause; none where an FAQ answers, which `isRight` is about. */
export type Example = {
  set: string
  question: string
  isAnswerable: boolean
  faq: string | undefined
  isRight: boolean
  asked: Asked[]
}

const ofDemo = Object.entries(sets).flatMap(([set, rows]) =>
  rows.map(([question, names, more]) => exampleOf(set, question, names === null ? [] : [names].flat(), more?.before)),
)

/** Of the demo it is known which source is right; of these, which sentence. */
const ofTrades = askedOfTrades.map(([talk, question, answer]): Example => {
  const sources = sourcesOf(talk)
  const isRight = (text: string) => answer !== null && text.includes(answer)
  const asked = candidatesOf(question, undefined, sources, ({ text }) => isRight(text))
  return { set: 'trades', question, isAnswerable: answer !== null, faq: undefined, isRight: false, asked }
})

export const examples: Example[] = [...ofDemo, ...ofTrades]

function exampleOf(set: string, question: string, names: string[], before: string | undefined): Example {
  const isOf = (name: string | undefined) => names.some((each) => name?.startsWith(each))
  const { faq, sources } = findInDemo(question, before)
  const rightOf = sources.map(({ name }) => isOf(name))
  const clauses = faq ? [] : candidatesOf(question, before, sources, ({ number }) => rightOf[number - 1] ?? false)
  return { set, question, isAnswerable: names.length > 0, faq, isRight: isOf(faq), asked: clauses }
}

function candidatesOf(
  question: string,
  before: string | undefined,
  sources: Parameters<typeof weighed>[1],
  isRight: (sentence: Omit<Candidate, 'isRight'>) => boolean,
): Asked[] {
  return readClauses(question, before, sources).flatMap((clause) => {
    const found = weighed(clause, sources)
    if (!found) return []
    return { ...found.asked, candidates: found.sentences.map((each) => ({ ...each, isRight: isRight(each) })) }
  })
}
