import { readdirSync, readFileSync } from 'node:fs'
import { sourcesOf } from '../../test/support/other-trades'
import { type Deck, readDeckFile, readSmallDecks } from './decks'

const folder = 'dev/fit-answers'
const linesOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').split('\n').filter(Boolean)
const namesIn = (path: string, ending: string) =>
  readdirSync(`${folder}/${path}`)
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .map((file) => file.slice(0, -ending.length))

/** `answers` lists sentences of which each answers it; `sources` belong to a deck other than the demo's. */
export type Question = {
  set: string
  question: string
  answers: string[]
  sources: ReturnType<typeof sourcesOf> | undefined
  isHeldOut: boolean
}

/** The numbered sentences for which the questions were written. */
const sentences = new Map(
  ['sentences.tsv', 'sentences-of-trades.tsv'].flatMap(linesOf).map((line): [string, string] => {
    const [number = '', text = ''] = line.split('\t')
    return [number, text]
  }),
)

function questionOf(line: string, sentenceOf: (number: string) => string | undefined) {
  const [numbers = '', question = '', talk] = line.split('\t').toReversed()
  const answers = numbers.trim() === '-' ? [] : numbers.split(',').map((number) => sentenceOf(number.trim()))
  return { question, talk, answers: answers.filter((text) => text !== undefined) }
}

const questionsIn = (path: string, isHeldOut: boolean) =>
  namesIn(path, '.tsv').flatMap((set) =>
    linesOf(`${path}/${set}.tsv`).map((line): Question => {
      const { talk, ...asked } = questionOf(line, (number) => sentences.get(number))
      return { ...asked, set, isHeldOut, sources: talk ? sourcesOf(talk) : undefined }
    }),
  )

const questionsOfDeck = ({ sources, sentences }: Deck, lines: string[], set: string, isHeldOut: boolean) =>
  lines.map((line): Question => {
    const { question, answers } = questionOf(line, (number) => sentences[Number(number) - 1])
    return { set, isHeldOut, question, answers, sources }
  })

const questionsOfDecks = (path: string, set: string, isHeldOut: boolean) =>
  namesIn(path, '.txt').flatMap((name) =>
    questionsOfDeck(readDeckFile(`${folder}/${path}/${name}.txt`), linesOf(`${path}/${name}.tsv`), set, isHeldOut),
  )

const questionsOfSmallDecks = (path: string) =>
  namesIn(path, '.txt').flatMap((name) =>
    readSmallDecks(`${folder}/${path}/${name}.txt`).flatMap((deck) =>
      questionsOfDeck(deck, deck.questions, `small decks ${name}`, false),
    ),
  )

/** The held-out questions are never fitted, so they tell how a stranger's questions fare. */
export const questions: Question[] = [
  ...questionsIn('questions', false),
  ...questionsOfDecks('decks', 'decks', false),
  ...questionsOfSmallDecks('small-decks'),
  ...questionsIn('held-out', true),
  ...questionsOfDecks('held-out/decks', 'held-out decks', true),
]
