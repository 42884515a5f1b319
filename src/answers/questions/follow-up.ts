import { languageOf } from '../../core/text/language'
import { plain } from '../../core/text/words'
import { tellingWordsIn } from '../retrieval/rank'

/** Plain words that refer to something said before. */
const references: Record<string, RegExp> = {
  en: /\b(?:it|its|that|this|they|them|their|those|these|one|ones|he|she|him|her|there)\b/,
  es: /\b(?:eso|esto|ello|ese|esa|esos|esas|este|esta|estos|estas|lo|los|las|el mismo|alli)\b/,
  de: /\b(?:das|dies|diese|dieser|es|sie|er|davon|dafur|damit|dabei|dort|denen)\b/,
  fr: /\b(?:ca|cela|ceci|celui|celle|ceux|il|elle|ils|elles|y|en|lui|leur)\b/,
  ar: /(?:هذا|هذه|ذلك|تلك|هو|هي)/,
  he: /(?:זה|זאת|זו|הוא|היא|הם|הן)/,
}
const goesOn = /^\W*(?:and|so|but|or|what about|how about|y|e|pero|und|aber|oder|et|mais|ou)\b/

const mostWords = { ofReference: 1, ofFollowUp: 3 }

function readFollowUp(question: string) {
  const language = languageOf(question) ?? 'en'
  const low = plain(question)
  const words = tellingWordsIn(question, language).length
  return { words, refers: references[language]?.test(low) ?? false, goesOn: goesOn.test(low) }
}

/** Whether the question makes sense only together with the previous one: “And how long does that take?” */
export function isFollowUp(question: string) {
  const { words, refers, goesOn } = readFollowUp(question)
  return words === 0 || (words <= mostWords.ofFollowUp && (refers || goesOn))
}

/** Such a question may match an FAQ through words that mean something else. */
export function saysLittle(question: string) {
  const { words, refers, goesOn } = readFollowUp(question)
  return (refers && words <= mostWords.ofReference) || (goesOn && words <= mostWords.ofFollowUp)
}

/** The turns that a follow-up may refer to. Several follow-ups in a row refer to the same turn. */
export const ownTurns = <Turn extends { question: string }>(turns: Turn[]) =>
  turns.filter(({ question }) => !isFollowUp(question))
