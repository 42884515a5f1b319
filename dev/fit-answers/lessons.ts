import { dimensions, read, written } from '../../src/providers/offline-answers/meaning'
import { isFree, placesOf } from './coefficients'
import type { Candidates, Example } from './examples'
import { sentences } from './sentences'
import type { Fitted } from './write-weights'

/** `vectors` are the offsets of the vectors of a clause's turns and words. */
export type LessonClause = { evidence: number[][]; vectors: number[]; candidates: Candidates }
export type Lesson = { isAnswerable: boolean; isOfDemo: boolean; clauses: LessonClause[] }

/** All fitted numbers are one list: the coefficients of the evidence, then the vectors. */
export type Layout = {
  turns: Map<string, number>
  words: Map<string, number>
  /** Indexed by sentence: the offsets of its words' vectors and the weight of each. */
  parts: [from: number, times: number][][]
  length: number
}

/** Words seen less often say nothing about other questions. */
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

/** A turn with a shorter vector is not worth its space. */
const shortest = 0.5
const isLong = (vector: Float32Array) => Math.hypot(...vector) >= shortest

/** Written and read once, so that the figures include the rounding of the file. */
export function tablesOf({ turns, words }: Layout, at: Float64Array): Fitted['tables'] {
  const vectors = (places: Map<string, number>) =>
    [...places].map(([name, from]) => [name, read(written(at.subarray(from, from + dimensions)))] as const)
  return { turns: new Map(vectors(turns).filter(([, vector]) => isLong(vector))), words: new Map(vectors(words)) }
}
