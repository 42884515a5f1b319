import { readdirSync, readFileSync } from 'node:fs'

const folder = 'dev/fit-answers/questions/'
const linesOf = (file: string) => readFileSync(`${folder}${file}`, 'utf8').split('\n').filter(Boolean)

/** The sentences that the questions were written beside, by their numbers. */
const sentences = new Map(
  ['sentences.tsv', 'sentences-of-trades.tsv'].flatMap(linesOf).map((line): [string, string] => {
    const [number = '', text = ''] = line.split('\t')
    return [number, text]
  }),
)

/** `answers` are the sentences that each answer it; `talk` is the other trade's that it was asked in. */
export type Question = { set: string; question: string; answers: Set<string>; talk: string | undefined }

export const questions: Question[] = readdirSync(folder)
  .filter((file) => !file.startsWith('sentences'))
  .toSorted()
  .flatMap((file) => linesOf(file).map((line) => questionOf(file.replace('.tsv', ''), line.split('\t'))))

function questionOf(set: string, columns: string[]): Question {
  const [numbers = '', question = '', talk] = columns.toReversed()
  const answers = numbers.trim() === '-' ? [] : numbers.split(',').map((number) => sentences.get(number.trim()))
  return { set, question, talk, answers: new Set(answers.filter((text) => text !== undefined)) }
}
