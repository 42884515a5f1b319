import { readFileSync } from 'node:fs'

type Source = { kind: 'slide'; title: string; heading: null; page: null; text: string; number: number }
export type Deck = { sources: Source[]; sentences: string[] }

/** “# Title”, then its sentences, a line each. */
export function readDeck(file: string): Deck {
  const sections = readFileSync(file, 'utf8').split(/^# /m).slice(1)
  const sources = sections.map((section, index): Source => {
    const [title = '', ...lines] = section.trim().split('\n')
    return { kind: 'slide', title, heading: null, page: null, text: lines.join('\n'), number: index + 1 }
  })
  return { sources, sentences: sources.flatMap(({ text }) => text.split('\n')) }
}
