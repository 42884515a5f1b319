import { readClauses } from '../../src/providers/quotes/choose'
import { weighed } from '../../src/providers/quotes/score'
import { asked } from '../../test/support/asked-questions'
import { details } from '../../test/support/detail-questions'
import { type Row, table } from '../../test/support/questions-table'
import { tried } from '../../test/support/tried-questions'
import { varied } from '../../test/support/varied-questions'
import { findInDemo } from './demo'

export const sets: Record<string, Row[]> = { table, tried, varied, asked, details }
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

export const examples: Example[] = Object.entries(sets).flatMap(([set, rows]) =>
  rows.map(([question, names, more]) => exampleOf(set, question, names === null ? [] : [names].flat(), more?.before)),
)

function exampleOf(set: string, question: string, names: string[], before: string | undefined): Example {
  const isOf = (name: string | undefined) => names.some((each) => name?.startsWith(each))
  const { faq, sources } = findInDemo(question, before)
  const clauses = (faq ? [] : readClauses(question, before, sources)).flatMap((clause) => {
    const found = weighed(clause, sources)
    if (!found) return []
    const rightOf = sources.map(({ name }) => isOf(name))
    const candidates = found.sentences.map((each) => ({ ...each, isRight: rightOf[each.number - 1] ?? false }))
    return { ...found.asked, candidates }
  })
  return { set, question, isAnswerable: names.length > 0, faq, isRight: isOf(faq), asked: clauses }
}
