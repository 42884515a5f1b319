import type { Brief } from './outline'
import { contentTerms, type Section, titleOf, wordsOfSection } from './source-sections'

const wordsOfSlide = 42
const mostWordsOfTopic = 260

type Group = { sections: number[]; words: number; terms: Set<string>; title: string; documentId: string }

export function cutInTopics(section: Section): Section[] {
  const parts = Math.max(1, Math.round(wordsOfSection(section) / mostWordsOfTopic))
  const size = Math.ceil(section.sentences.length / parts)
  return Array.from({ length: parts }, (_, part) => ({
    ...section,
    sentences: section.sentences.slice(part * size, (part + 1) * size),
  })).filter(({ sentences }) => sentences.length)
}

export function groupsOf(sections: Section[]): Group[] {
  const groups: Group[] = []
  let open: number[] = []
  const words = (indexes: number[]) =>
    indexes.reduce((sum, index) => sum + wordsOfSection(sections[index] as Section), 0)
  for (const [index, section] of sections.entries()) {
    const isSame = sections[open.at(-1) ?? -1]?.documentId === section.documentId
    if (!isSame && open.length) close(open)
    open = isSame ? [...open, index] : [index]
    if (words(open) >= wordsOfSlide) {
      close(open)
      open = []
    }
  }
  if (open.length) close(open)
  return groups

  function close(indexes: number[]) {
    const parts = indexes.map((index) => sections[index] as Section)
    const [first] = parts
    if (!first) return
    const last = groups.at(-1)
    if (words(indexes) < wordsOfSlide && last?.documentId === first.documentId) {
      last.sections.push(...indexes)
      return
    }
    const longest = parts.toSorted((one, other) => wordsOfSection(other) - wordsOfSection(one))[0] ?? first
    const isFurther = sections[(indexes[0] ?? 0) - 1]?.heading === longest.heading
    const heading = isFurther ? null : longest.heading
    groups.push({
      sections: indexes,
      words: words(indexes),
      terms: new Set(
        parts
          .flatMap(({ heading, sentences }) => [heading ?? '', ...sentences.map(({ text }) => text)])
          .flatMap(contentTerms),
      ),
      title: titleOf(heading ?? longest.sentences[0]?.text ?? ''),
      documentId: first.documentId,
    })
  }
}

const closingTerms = new Set(
  contentTerms(
    'next steps schedule call contact phone sign date start appointment permit visit inspection siguiente llamar contacto firmar visita fecha nächste termin anrufen étape appeler',
  ),
)

const likeness = ({ terms }: Group, wanted: Set<string>) =>
  [...wanted].filter((term) => terms.has(term)).length / wanted.size

function opening(group: Group, groups: Group[]) {
  const isFirst = groups.find(({ documentId }) => documentId === group.documentId) === group
  return isFirst ? 0.5 : 0
}

/** Takes none if too little would be left for the slides in between. */
function takeBest(groups: Group[], worth: (group: Group) => number, least: number, fewest: number): Group | undefined {
  if (groups.length < fewest) return undefined
  const best = groups.map((group) => ({ group, score: worth(group) })).toSorted((a, b) => b.score - a.score)[0]
  if (!best || best.score < least) return undefined
  groups.splice(groups.indexOf(best.group), 1)
  return best.group
}

export const takeClosing = (groups: Group[]) => takeBest(groups, (group) => likeness(group, closingTerms), 0.12, 3)

export const takeWelcome = (groups: Group[], asked: Brief) =>
  takeBest(groups, (group) => opening(group, groups) + relevance(group, asked), 0, 4)

function relevance({ terms, title }: Group, { brief, name }: Brief) {
  const wanted = new Set(contentTerms(`${name} ${brief}`))
  const head = new Set(contentTerms(title))
  const shared =
    [...wanted].filter((term) => terms.has(term)).length + [...wanted].filter((term) => head.has(term)).length
  return wanted.size ? shared / wanted.size : 0
}

const isBoilerplate =
  /^(?:contents|table of contents|index|glossary|imprint|copyright|legal notice|disclaimer|references|índice|inhalt|impressum|sommaire)\b/i

/** A document counts for less the more of it has been chosen, so that each one gets slides. */
export function chooseGroups(groups: Group[], asked: Brief, count: number): Group[] {
  const frequency = new Map<string, number>()
  for (const { terms } of groups) for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  const central = ({ terms }: Group) => {
    const shared = [...terms].filter((term) => (frequency.get(term) ?? 0) > 1).length
    return terms.size ? shared / terms.size : 0
  }
  const left = groups.map((group) => ({
    group,
    score:
      2 * relevance(group, asked) +
      central(group) +
      Math.min(1, group.words / 120) * 0.5 -
      (isBoilerplate.test(group.title) ? 2 : 0),
  }))
  const chosen: Group[] = []
  const taken = new Map<string, number>()
  while (chosen.length < count && left.length) {
    const worth = ({ group, score }: (typeof left)[number]) => score - 0.12 * (taken.get(group.documentId) ?? 0)
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    left.splice(left.indexOf(best), 1)
    chosen.push(best.group)
    taken.set(best.group.documentId, (taken.get(best.group.documentId) ?? 0) + 1)
  }
  return chosen.toSorted((one, other) => groups.indexOf(one) - groups.indexOf(other))
}
