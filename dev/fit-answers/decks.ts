import { readFileSync } from 'node:fs'

type Source = { kind: 'slide'; title: string; heading: null; page: null; text: string; number: number }
export type Deck = { sources: Source[]; sentences: string[]; questions: string[] }

const mark = '? '

/** “# Title”, then its sentences, a line each; after them what is asked of it, where it stands there too. */
function readDeck(text: string): Deck {
  const sections = text.split(/^# /m).slice(1)
  const lines = text.split('\n').map((line) => line.trim())
  const sources = sections.map((section, index): Source => {
    const [title = '', ...sentences] = section
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith(mark))
    return { kind: 'slide', title, heading: null, page: null, text: sentences.join('\n'), number: index + 1 }
  })
  return {
    sources,
    sentences: lines.filter((line) => line && !line.startsWith('# ') && !line.startsWith(mark)),
    questions: lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length)),
  }
}

export const readDeckFile = (file: string) => readDeck(readFileSync(file, 'utf8'))

/** An empty line stands between two. */
export const readSmallDecks = (file: string) =>
  readFileSync(file, 'utf8')
    .split(/\n\s*\n/)
    .map(readDeck)
