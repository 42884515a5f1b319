import { languageOf } from '../../core/text/language'
import { sentencesIn } from '../../core/text/sentences'
import { type ParsedQuestion, parseClauses, parseQuestion } from './parse-question'

type Faq = { question: string; answer: string }

export type Match<Known extends Faq> = { faq: Known | undefined; near: Known[] }

const threshold = { asked: 0.72, known: 0.5, lead: 0.1 }
const leastNearScore = 0.28
const mostNear = 3

/**
 * Finds the FAQ that asks the same, or else those close to it. The match must hold in both directions, because a
 * question that an FAQ covers only in part would get a wrong answer. Rare words count for more.
 */
export function matchFaq<Known extends Faq>(question: string, faqs: Known[]): Match<Known> {
  const language = languageOf(question)
  const asked = parseQuestion(question, language)
  const known = faqs.map((faq) => ({
    faq,
    clauses: parseClauses(faq.question, language),
    answer: parseQuestion(faq.answer, language).words,
  }))
  const exact = known.find(({ clauses }) => clauses.some(({ plain }) => plain === asked.plain))
  if (exact && asked.plain) return { faq: exact.faq, near: [] }

  const count = (word: string) =>
    known.filter(({ clauses, answer }) => clauses.some(({ words }) => words.has(word)) || answer.has(word)).length
  const rarity = (word: string) =>
    Math.max(0.15, Math.log((known.length + 2) / (count(word) + 1)) / Math.log(known.length + 2))
  const share = (words: Map<string, number>, found: (word: string) => number) => {
    let [all, some] = [0, 0]
    for (const [word, weight] of words) {
      all += rarity(word) * weight
      some += rarity(word) * weight * found(word)
    }
    return all ? some / all : 0
  }
  const compare = (clause: ParsedQuestion, answer: Map<string, number>, text: string) => {
    const ofAsked = share(asked.words, (word) => (clause.words.has(word) ? 1 : answer.has(word) ? 0.5 : 0))
    const ofKnown = share(clause.words, (word) => Number(asked.words.has(word)))
    const isNear = ofAsked >= threshold.asked && ofKnown >= threshold.known && asked.isNegative === clause.isNegative
    const isSame = isNear && (isAlike(asked, clause) || repeats(text, asked, language))
    return { isSame, score: (2 * ofAsked + ofKnown) / 3 }
  }
  const scored = known
    .map(({ faq, clauses, answer }) => {
      const [best] = clauses.map((clause) => compare(clause, answer, faq.answer)).toSorted(byScore)
      return { faq, isSame: best?.isSame ?? false, score: best?.score ?? 0 }
    })
    .toSorted(byScore)
  const [best, ...others] = scored
  // A company gives the same answer to several wordings of a question.
  const second = others.find(({ faq }) => faq.answer !== best?.faq.answer)
  if (best?.isSame && best.score - (second?.score ?? 0) >= threshold.lead) return { faq: best.faq, near: [] }
  const near = scored.filter(({ score }) => score >= leastNearScore).slice(0, mostNear)
  return { faq: undefined, near: near.map(({ faq }) => faq) }
}

type Scored = { isSame: boolean; score: number }
const byScore = (a: Scored, b: Scored) => b.score - a.score

/** A single shared word ("roof") says too little, so a second one or the same kind of question is required. */
function isAlike(asked: ParsedQuestion, known: ParsedQuestion) {
  const shared = [...asked.words.keys()].filter((word) => known.words.has(word)).length
  const differs = asked.kind !== undefined && known.kind !== undefined && asked.kind !== known.kind
  return shared >= (differs ? 3 : 2)
}

/**
 * "Yes, we install skylights" also answers "Do you install skylights?" if the FAQ says "put in". The words must follow
 * each other, because "We clean gutters and install guards" doesn't answer "Do you install gutters?".
 */
function repeats(answer: string, asked: ParsedQuestion, language: string | undefined) {
  const phraseOf = ({ words }: ParsedQuestion) => ` ${[...words.keys()].join(' ')} `
  const isSaid = (sentence: string) => phraseOf(parseQuestion(sentence, language)).includes(phraseOf(asked))
  return asked.words.size > 1 && sentencesIn(answer).some(isSaid)
}
