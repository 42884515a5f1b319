import { fewestSlides } from '../../core/limits'
import { languageOf } from '../qa/languages'
import { briefTopicsOf } from './brief-topics'
import { withoutDisagreements } from './disagreements'
import { chooseGroups, cutInTopics, groupsOf, takeClosing, takeWelcome } from './section-groups'
import type { Section } from './source-sections'
import { titleOf } from './title'
import { wordsOfLanguage } from './words'

export const topicKinds = ['welcome', 'topic', 'missing', 'closing'] as const

export type Topic = {
  kind: (typeof topicKinds)[number]
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
  const words = wordsOfLanguage(language)
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

/** Quotes are not translated, so the deck is in the language of its documents. */
function languageOfDeck(sections: Section[], { brief, language }: Brief) {
  const said = sections
    .slice(0, 40)
    .map(({ sentences }) => sentences[0]?.text ?? '')
    .join(' ')
  return languageOf(said) ?? language?.split('-')[0]?.toLowerCase() ?? languageOf(brief) ?? 'en'
}
