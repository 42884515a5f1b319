import { dimensions, read, written } from '../../src/providers/quotes/meaning'
import { isFree, placesOf } from './coefficients'
import type { Candidates, Example } from './examples'
import { sentences } from './sentences'
import type { Fitted } from './write-weights'

/** `vectors` are where those of the turns and words of a clause begin. */
export type LessonClause = { evidence: number[][]; vectors: number[]; candidates: Candidates }
export type Lesson = { isAnswerable: boolean; isOfDemo: boolean; clauses: LessonClause[] }

/** All that is fitted stands in one list of numbers: the coefficients of the evidence, then the vectors. */
export type Layout = {
  turns: Map<string, number>
  words: Map<string, number>
  /** By the sentences' places: where the vectors of its words begin, and how much each says of it. */
  parts: [from: number, times: number][][]
  length: number
}

/** What is seen less often tells nothing of other questions. */
const leastSeen = { one: 2, two: 3, sentences: 2 }
const isOften = (turn: string, count: number) => count >= (turn.includes(' ') ? leastSeen.two : leastSeen.one)

const isLesson = ({ isAnswerable, asked }: Example) =>
  asked.length > 0 && (!isAnswerable || asked.some(({ candidates }) => candidates.isAnswer.includes(1)))

export function lessonsOf(examples: Example[]): { layout: Layout; lessons: Lesson[] } {
  const used = examples.filter(isLesson)
  const layout = layoutOf(used)
  const lessons = used.map(({ isAnswerable, isOfDemo, asked }): Lesson => {
    const clauses = asked.map((clause): LessonClause => {
      const turns = clause.asking.turns.map((turn) => layout.turns.get(turn))
      const words = clause.asking.words.map((word) => layout.words.get(word))
      const vectors = [...turns, ...words].filter((from) => from !== undefined)
      return { evidence: placesOf(clause), vectors, candidates: clause.candidates }
    })
    return { isAnswerable, isOfDemo, clauses }
  })
  return { layout, lessons }
}

function layoutOf(examples: Example[]): Layout {
  const seen = new Map<string, number>()
  const heard = new Set<number>()
  for (const { asked } of examples)
    for (const { asking, candidates } of asked) {
      for (const turn of asking.turns) seen.set(turn, (seen.get(turn) ?? 0) + 1)
      for (const sentence of candidates.sentences) heard.add(sentence)
    }
  let length = isFree.length
  const placed = (names: Iterable<string>) => {
    const all = [...new Set(names)].toSorted()
    const places = new Map(all.map((name, place) => [name, length + place * dimensions]))
    length += all.length * dimensions
    return places
  }
  const turns = placed([...seen].flatMap(([turn, count]) => (isOften(turn, count) ? [turn] : [])))
  const said = new Map<string, number>()
  for (const place of heard)
    for (const word of sentences[place]?.parts.keys() ?? []) said.set(word, (said.get(word) ?? 0) + 1)
  const words = placed([...said].flatMap(([word, count]) => (count >= leastSeen.sentences ? [word] : [])))
  const parts = sentences.map((sentence) =>
    [...sentence.parts].flatMap(([word, times]): [number, number][] => {
      const from = words.get(word)
      return from === undefined ? [] : [[from, times]]
    }),
  )
  return { turns, words, parts, length }
}

/** A turn whose vector is shorter tells too little for its room. */
const shortest = 0.5
const isLong = (vector: Float32Array) => Math.hypot(...vector) >= shortest

/** As they are once they were written and read. */
export function tablesOf({ turns, words }: Layout, at: Float64Array): Fitted['tables'] {
  const vectors = (places: Map<string, number>) =>
    [...places].map(([name, from]) => [name, read(written(at.subarray(from, from + dimensions)))] as const)
  return { turns: new Map(vectors(turns).filter(([, vector]) => isLong(vector))), words: new Map(vectors(words)) }
}
