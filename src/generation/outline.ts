import { fewestSlides } from '../core/limits'
import { languageOf } from '../core/text/language'
import { wordsIn } from '../locales/languages'
import { chooseGroups, cutInTopics, groupsOf, takeClosing, takeWelcome } from './section-groups'
import { contentTerms, type Section, type Sentence, titleOf } from './source-sections'

const aboutTheDeck =
  /(?<![\p{L}\p{N}])(?:please|create|make|write|build|prepare|generate|give|produce|need|want|deck|slides?|presentation|talk|pitch|homeowners?|customers?|clients?|audience|friendly|warm|short|clear|simple|plain|tone|explain(?:s|ing)?|describe|tell(?:s|ing)?|mention(?:s|ing)?|include|including|cover(?:ing)?|talk(?:ing)?|speak|show(?:s|ing)?|sell(?:s|ing)?|present(?:s|ing)?|focus(?:ing)?|emphasi[sz]e|them|they|their|our|your|we|us|about|should|must|also|with|that|how|why|what|when|who|where|which|for|to|a|an|the|on|of|in|is|are|be|it|its|and|or|from|by|at|as|all|some|any|haz|crea|escribe|una?|presentaci[oó]n|para|propietarios?|sobre|explica|incluye|menciona|con|nuestr[oa]s?|los|las|el|la|de|del|que|y)(?![\p{L}\p{N}])/giu

const joints = /[.;:!?\n]+|,\s*|\s+(?:and|plus|as well as|mention(?:ing)?|includ(?:e|ing)|with|about|y)\s+/iu
const mostWords = 9
const longestTopic = 80
const leastCovered = 0.6

type BriefTopic = { text: string; isCovered: boolean }

export function briefTopicsOf(brief: string, sections: Section[]): BriefTopic[] {
  const known = sections.map((section) => {
    const head = new Set(contentTerms(`${section.title} ${section.heading ?? ''}`))
    return { head, sentences: section.sentences.map(({ text }) => new Set(contentTerms(text))) }
  })
  const topics = new Map<string, BriefTopic>()
  for (const clause of brief.split(joints)) {
    const bare = clause.replaceAll(aboutTheDeck, ' ').replaceAll(/\s+/g, ' ').trim()
    const terms = [...new Set(contentTerms(bare))]
    if (!terms.length || terms.length > mostWords) continue
    const isSaid = (wanted: string[]) =>
      wanted.length > 0 &&
      known.some(({ head, sentences }) =>
        sentences.some((sentence) => {
          const numbers = wanted.filter((term) => /\d/.test(term))
          const words = wanted.filter((term) => !/\d/.test(term))
          const covered = words.filter((term) => sentence.has(term) || head.has(term)).length
          return numbers.every((term) => sentence.has(term)) && covered >= words.length * leastCovered
        }),
      )
    const text = topicTextOf(clause)
    if (text) topics.set(text.toLowerCase(), { text, isCovered: isSaid(terms) })
  }
  return [...topics.values()]
}

/** Numbers in the brief are left out, because only a source may state numbers. */
const topicTextOf = (clause: string) =>
  clause
    .replaceAll(/[[\]{}<>]/g, ' ')
    .replaceAll(/[$€£]?\d[\d.,]*(?:-\p{L}+|\s?%)?/gu, ' ')
    .replace(
      /^\s*(?:please|create|make|write|build|prepare|mention|include|explain|describe|tell|show|cover|and|also|that|about|our|the|a|an|with)\b(?:\s+(?:me|us|them))?/i,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestTopic)

type Placed = { section: Section; sentence: Sentence; words: Set<string>; numbers: string }

const leastShared = 3
const mostCompared = 4000

const isNumber = (term: string) => /\d/.test(term)

/**
 * If two documents state different numbers for the same thing, neither is used, because nothing tells which is right.
 */
function disagreementsIn(sections: Section[]): { one: Placed; other: Placed }[] {
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

/** Both must name it with the same words: “good” and “better” are two different things. */
const disagree = (one: Placed, other: Placed) =>
  one.section.documentId !== other.section.documentId &&
  one.numbers !== other.numbers &&
  one.words.size === other.words.size &&
  [...one.words].every((word) => other.words.has(word))

const place = ({ section, sentence }: Placed) =>
  `“${section.title}”${sentence.page === null ? '' : `, page ${sentence.page}`}, says “${sentence.text}”`

function withoutDisagreements(sections: Section[]) {
  const found = disagreementsIn(sections)
  const disputed = new Set(found.flatMap(({ one, other }) => [one.sentence, other.sentence]))
  return {
    sections: sections
      .map((section) => ({ ...section, sentences: section.sentences.filter((sentence) => !disputed.has(sentence)) }))
      .filter(({ sentences }) => sentences.length),
    problems: found.map(({ one, other }) => `${place(one)}, but ${place(other)} Neither was used.`),
  }
}

export type Topic = {
  kind: 'welcome' | 'topic' | 'missing' | 'closing'
  title: string
  sections: number[]
  toFillIn: string[]
  agenda?: string[]
}

export type Outline = { language: string; topics: Topic[]; sections: Section[] }

export type Brief = { name: string; brief: string; slideCount: number | null; language: string | null }

const usualSlides = 10
const mostPlaceholders = 5

export function outlineFrom(all: Section[], asked: Brief): { outline: Outline; problems: string[] } {
  const { sections: agreed, problems } = withoutDisagreements(all)
  const sections = agreed.flatMap(cutInTopics)
  const language = languageOfDeck(sections, asked)
  const words = wordsIn(language).generation
  const uncovered = briefTopicsOf(asked.brief, sections).filter(({ isCovered }) => !isCovered)
  const count = asked.slideCount ?? usualSlides
  const groups = groupsOf(sections)
  const closing = takeClosing(groups)
  const welcome = takeWelcome(groups, asked)
  const room = count - 2
  const missing = uncovered.slice(0, mostPlaceholders)
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
  for (const { text } of uncovered) problems.push(`No document says anything of “${text}”.`)
  if (language !== (asked.language ?? language).split('-')[0])
    problems.push(`The documents are not in the language that was asked for, and quotes are not translated.`)
  return { outline: { language, topics: topics.slice(0, Math.max(count, fewestSlides)), sections }, problems }
}

/** Quotes aren't translated, so the deck is in the language of its documents. */
function languageOfDeck(sections: Section[], { brief, language }: Brief) {
  const said = sections
    .slice(0, 40)
    .map(({ sentences }) => sentences[0]?.text ?? '')
    .join(' ')
  return languageOf(said) ?? language?.split('-')[0]?.toLowerCase() ?? languageOf(brief) ?? 'en'
}
