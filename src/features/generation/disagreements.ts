import { contentTerms, type Section, type Sentence } from './source-sections'

type Placed = { section: Section; sentence: Sentence; words: Set<string>; numbers: string }

const leastShared = 3
const mostCompared = 4000

const isNumber = (term: string) => /\d/.test(term)

/**
 * If two documents state different numbers for the same thing, neither is used, because nothing tells which is right.
 */
export function disagreementsIn(sections: Section[]): { one: Placed; other: Placed }[] {
  const byWord = new Map<string, Placed[]>()
  const found: { one: Placed; other: Placed }[] = []
  const placed = sections.flatMap((section) => section.sentences.map((sentence) => placeOf(section, sentence)))
  for (const one of placed
    .filter(({ numbers, words }) => numbers && words.size >= leastShared)
    .slice(0, mostCompared)) {
    const key = [...one.words].sort().slice(0, 2).join(' ')
    for (const other of byWord.get(key) ?? []) if (disagree(one, other)) found.push({ one: other, other: one })
    byWord.set(key, [...(byWord.get(key) ?? []), one])
  }
  return found
}

function placeOf(section: Section, sentence: Sentence): Placed {
  const terms = contentTerms(sentence.text)
  const numbers = [...new Set(terms.filter(isNumber))].sort().join(' ')
  return { section, sentence, words: new Set(terms.filter((term) => !isNumber(term))), numbers }
}

/** Both must name it with the same words: “good” and “better” are two things. */
const disagree = (one: Placed, other: Placed) =>
  one.section.documentId !== other.section.documentId &&
  one.numbers !== other.numbers &&
  one.words.size === other.words.size &&
  [...one.words].every((word) => other.words.has(word))

const place = ({ section, sentence }: Placed) =>
  `“${section.title}”${sentence.page === null ? '' : `, page ${sentence.page}`}, says “${sentence.text}”`

export function withoutDisagreements(sections: Section[]) {
  const found = disagreementsIn(sections)
  const disputed = new Set(found.flatMap(({ one, other }) => [one.sentence, other.sentence]))
  return {
    sections: sections
      .map((section) => ({ ...section, sentences: section.sentences.filter((sentence) => !disputed.has(sentence)) }))
      .filter(({ sentences }) => sentences.length),
    problems: found.map(({ one, other }) => `${place(one)}, but ${place(other)} Neither was used.`),
  }
}
