import { fillPlain } from '../locales/fill'
import { type Words, wordsIn } from '../locales/languages'
import { rankSentences, type Section, wordCount } from './source-sections'
import { type Said, saidIn } from './write-slide'

export type WrittenFaq = { userQuestion: string; cannedAnswer: string; said: Said[]; section: number | null }

const mostWordsOfAnswer = 70
const longestQuestion = 200
const amount =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred|dos|tres|cuatro|cinco|diez|zwei|drei|vier|fünf|deux|trois|quatre|cinq)\b/i
const time =
  /\b(?:minutes?|hours?|days?|weeks?|months?|years?|lifetime|minutos?|horas?|días?|semanas?|meses|años?|minuten|stunden|tage?n?|wochen|monate?n?|jahre?n?|heures?|jours?|semaines?|mois|ans)\b/i
const subject = String.raw`((?:the|a|an|our|your|each|every|el|la|los|las|un|una|nuestr[oa]s?|su|der|die|das|eine?|unsere?|le|les|une?|notre|votre)\s+[\p{L}\s-]{3,60}?)`
const verbs = (words: string) => new RegExp(String.raw`^${subject}\s+(?:${words})\s`, 'iu')

type Kind = keyof Words['generation']['questions']

const patterns: [Kind, RegExp, RegExp | null][] = [
  ['last', verbs('lasts|dura[n]?|hält|halten|dure(?:nt)?'), null],
  ['take', verbs('takes|tarda[n]?|dauert|dauern|prend|prennent'), time],
  ['cost', verbs('costs|cuesta[n]?|kostet|kosten|coûte(?:nt)?'), amount],
  ['cover', verbs('covers|cubre[n]?|deckt|decken|couvre(?:nt)?'), null],
  ['include', verbs('includes|incluye[n]?|umfasst|umfassen|comprend|comprennent'), null],
  ['need', verbs('needs|requires|necesita[n]?|requiere[n]?|braucht|brauchen|nécessite(?:nt)?'), null],
]

export function writeFaqs(sections: Section[], count: number, language: string, known: string[] = []): WrittenFaq[] {
  const words = wordsIn(language).generation
  const candidates = sections.flatMap((section, index) => candidatesOf(section, index, words))
  const asked = new Set(known.map(plain))
  const chosen: (WrittenFaq & { worth: number })[] = []
  const perSection = new Map<number | null, number>()
  for (const candidate of candidates.toSorted((one, other) => other.worth - one.worth)) {
    if (chosen.length >= count) break
    const isFull = (perSection.get(candidate.section) ?? 0) >= 2
    const isKnown =
      asked.has(plain(candidate.userQuestion)) ||
      chosen.some(({ cannedAnswer }) => cannedAnswer === candidate.cannedAnswer)
    if (isFull || isKnown) continue
    asked.add(plain(candidate.userQuestion))
    perSection.set(candidate.section, (perSection.get(candidate.section) ?? 0) + 1)
    chosen.push(candidate)
  }
  return chosen.map(({ worth: _, ...faq }) => faq)
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function candidatesOf(section: Section, index: number, words: Words['generation']): (WrittenFaq & { worth: number })[] {
  const said = saidIn([section])
  const ranks = rankSentences(said.map(({ text }) => text))
  const made = said.flatMap((each, at) => {
    if (each.text.endsWith('?')) return ask(each.text, at + 1, 3)
    const found = patterns.find(([, pattern, must]) => pattern.test(each.text) && (!must || must.test(each.text)))
    const about = found && subjectOf(found[1].exec(each.text)?.[1] ?? '')
    return found && about
      ? ask(fillPlain(words.questions[found[0]], { subject: about }), at, 1 + Math.min(ranks[at] ?? 0, 1.5) / 2)
      : []
  })
  const heading =
    section.heading
      ?.replace(/^[\d.\s]+/, '')
      .replace(/[.:]$/, '')
      .trim() ?? ''
  if (heading.endsWith('?')) return [...made, ...ask(heading, 0, 4)]
  const isTopic = heading && wordCount(heading) <= 8 && said.length > 1
  const best = ranks.indexOf(Math.max(...ranks))
  return isTopic
    ? [...made, ...ask(fillPlain(words.questions.about, { subject: lowered(heading) }), Math.max(0, best), 0.5)]
    : made

  function ask(userQuestion: string, from: number, worth: number) {
    const answering: Said[] = []
    let count = 0
    for (const each of said.slice(from)) {
      count += wordCount(each.text)
      if (each.text.endsWith('?') || count > mostWordsOfAnswer || answering.length >= 3) break
      answering.push(each)
    }
    const cannedAnswer = answering.map(({ text }) => text).join(' ')
    if (!cannedAnswer || userQuestion.length > longestQuestion) return []
    return [{ userQuestion, cannedAnswer, said: answering, section: index, worth }]
  }
}

const subjectOf = (text: string) =>
  wordCount(text) <= 6 && !/\b(?:and|or|that|which|who|if|it|we|you|they)\b/i.test(text) ? lowered(text.trim()) : ''

const lowered = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
