import { languageOf } from '../qa/languages'
import { withoutDisagreements } from './disagreements'
import { contentTerms, type Section, wordCount, wordsOfSection } from './material'
import { wantsOf } from './wants'
import { wordsOfLanguage } from './words'

export const topicKinds = ['welcome', 'topic', 'missing', 'closing'] as const

/** One slide to write: the sections that it stands on, by their place in the outline. */
export type Topic = {
  kind: (typeof topicKinds)[number]
  title: string
  sections: number[]
  toFillIn: string[]
  /** What the talk is about, where no section is left for the welcome. */
  agenda?: string[]
}

export type Outline = { language: string; topics: Topic[]; sections: Section[] }

export type Brief = { name: string; brief: string; slideCount: number | null; language: string | null }

export const fewestSlides = 3
const usualSlides = 10
const wordsOfSlide = 42
const mostWordsOfTopic = 260
const longestTitle = 80
const mostMarks = 5

type Group = { sections: number[]; words: number; terms: Set<string>; title: string; documentId: string }

/** From the headings of the documents: what the brief asks for first, then what most of the others say something of. */
export function outlineFrom(all: Section[], asked: Brief): { outline: Outline; problems: string[] } {
  const { sections: agreed, problems } = withoutDisagreements(all)
  const sections = agreed.flatMap(cutInTopics)
  const language = languageOfDeck(sections, asked)
  const words = wordsOfLanguage(language)
  const wants = wantsOf(asked.brief, sections).filter(({ isMet }) => !isMet)
  const count = asked.slideCount ?? usualSlides
  const groups = groupsOf(sections)
  const closing = takeBest(groups, (group) => likeness(group, closingTerms), 0.12, 3)
  const welcome = takeBest(groups, (group) => opening(group, groups) + relevance(group, asked), 0, 4)
  const room = count - 2
  const missing = wants.slice(0, mostMarks)
  const own = groups.length >= room ? missing.slice(0, Math.max(1, Math.floor(room / 3))) : missing.slice(0, room)
  const chosen = chooseGroups(groups, asked, Math.max(0, room - own.length))
  const titles = new Set<string>()
  const titled = (title: string) => {
    const free = titles.has(title.toLowerCase()) ? '' : title
    titles.add(title.toLowerCase())
    return free
  }
  const isMute = !sections.length
  const middle: Topic[] = [
    ...chosen.map(
      (group): Topic => ({ kind: 'topic', title: titled(group.title), sections: group.sections, toFillIn: [] }),
    ),
    ...own.map(({ text }): Topic => ({ kind: 'missing', title: titleOf(text), sections: [], toFillIn: [text] })),
  ]
  const agenda = middle.map(({ title }) => title).filter(Boolean)
  const topics: Topic[] = [
    {
      kind: 'welcome',
      title: words.welcome,
      sections: welcome?.sections ?? [],
      toFillIn: isMute ? [words.first] : [],
      ...(!welcome && !isMute && { agenda }),
    },
    ...middle,
    {
      kind: 'closing',
      title: words.closing,
      sections: closing?.sections ?? [],
      toFillIn: [...(isMute ? [words.next] : []), ...missing.slice(own.length).map(({ text }) => text)],
    },
  ]
  if (topics.length < fewestSlides)
    topics.splice(1, 0, { kind: 'missing', title: titleOf(asked.brief), sections: [], toFillIn: [words.first] })
  if (asked.slideCount !== null && topics.length < asked.slideCount)
    problems.push(`The documents say enough for ${topics.length} slides, not for ${asked.slideCount}.`)
  if (!sections.length) problems.push('No document says anything that a slide could stand on.')
  for (const { text } of wants) problems.push(`No document says anything of “${text}”.`)
  if (language !== (asked.language ?? language).split('-')[0])
    problems.push(`The documents are not in the language that was asked for, and quotes are not translated.`)
  return { outline: { language, topics: topics.slice(0, Math.max(count, fewestSlides)), sections }, problems }
}

/** Of the documents, because they are quoted. */
function languageOfDeck(sections: Section[], { brief, language }: Brief) {
  const said = sections
    .slice(0, 40)
    .map(({ sentences }) => sentences[0]?.text ?? '')
    .join(' ')
  return languageOf(said) ?? language?.split('-')[0]?.toLowerCase() ?? languageOf(brief) ?? 'en'
}

/** A long section has room for several slides. */
function cutInTopics(section: Section): Section[] {
  const parts = Math.max(1, Math.round(wordsOfSection(section) / mostWordsOfTopic))
  const size = Math.ceil(section.sentences.length / parts)
  return Array.from({ length: parts }, (_, part) => ({
    ...section,
    sentences: section.sentences.slice(part * size, (part + 1) * size),
  })).filter(({ sentences }) => sentences.length)
}

/** Sections that follow each other in a document, as many as it takes to say something. */
function groupsOf(sections: Section[]): Group[] {
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
    // What is too short for a slide of its own belongs to the one before.
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

/** Takes it out, unless there would be too little left for the slides between. */
function takeBest(groups: Group[], worth: (group: Group) => number, least: number, fewest: number): Group | undefined {
  if (groups.length < fewest) return undefined
  const best = groups.map((group) => ({ group, score: worth(group) })).toSorted((a, b) => b.score - a.score)[0]
  if (!best || best.score < least) return undefined
  groups.splice(groups.indexOf(best.group), 1)
  return best.group
}

function relevance({ terms, title }: Group, { brief, name }: Brief) {
  const wanted = new Set(contentTerms(`${name} ${brief}`))
  const head = new Set(contentTerms(title))
  const shared =
    [...wanted].filter((term) => terms.has(term)).length + [...wanted].filter((term) => head.has(term)).length
  return wanted.size ? shared / wanted.size : 0
}

const isBoilerplate =
  /^(?:contents|table of contents|index|glossary|imprint|copyright|legal notice|disclaimer|references|índice|inhalt|impressum|sommaire)\b/i

/** In the order of the documents; a document that has much chosen leaves room for the others. */
function chooseGroups(groups: Group[], asked: Brief, count: number): Group[] {
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

const wordsOfTitle = 9

/** A heading without its number, or the beginning of a sentence as far as it makes sense. */
export function titleOf(text: string) {
  const bare = text
    .replace(/^\s*(?:\d+(?:\.\d+)*\.?|[IVX]+\.|[A-Z]\.|§)\s+/, '')
    .replaceAll(/[[\]{}<>]/g, '')
    .replace(/[\s.:;,–—-]+$/, '')
    .trim()
  const isShouted = bare === bare.toUpperCase() && /\p{Lu}{4}/u.test(bare)
  const calm = isShouted ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare
  const clause = wordCount(calm) > wordsOfTitle ? (calm.split(/[,;:–—(]\s*/)[0] ?? calm) : calm
  const cut = clause.split(/\s+/).slice(0, wordsOfTitle).join(' ').slice(0, longestTitle)
  const title =
    wordCount(clause) > wordsOfTitle
      ? cut.replace(
          /(?:\s+(?:the|a|an|of|to|in|on|at|for|and|or|with|by|that|is|are|de|la|el|y|en|der|die|das|und|le|les|des|et))+$/i,
          '',
        )
      : cut
  return title.charAt(0).toUpperCase() + title.slice(1)
}
