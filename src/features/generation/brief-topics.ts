import { askedTerms } from '../../providers/quotes/terms'
import { contentTerms, type Section } from './source-sections'

const aboutTheDeck =
  /(?<![\p{L}\p{N}])(?:please|create|make|write|build|prepare|generate|give|produce|need|want|deck|slides?|presentation|talk|pitch|homeowners?|customers?|clients?|audience|friendly|warm|short|clear|simple|plain|tone|explain(?:s|ing)?|describe|tell(?:s|ing)?|mention(?:s|ing)?|include|including|cover(?:ing)?|talk(?:ing)?|speak|show(?:s|ing)?|sell(?:s|ing)?|present(?:s|ing)?|focus(?:ing)?|emphasi[sz]e|them|they|their|our|your|we|us|about|should|must|also|with|that|how|why|what|when|who|where|which|for|to|a|an|the|on|of|in|is|are|be|it|its|and|or|from|by|at|as|all|some|any|haz|crea|escribe|una?|presentaci[oó]n|para|propietarios?|sobre|explica|incluye|menciona|con|nuestr[oa]s?|los|las|el|la|de|del|que|y)(?![\p{L}\p{N}])/giu

const joints = /[.;:!?\n]+|,\s*|\s+(?:and|plus|as well as|mention(?:ing)?|includ(?:e|ing)|with|about|y)\s+/iu
const mostWords = 9
const longestTopic = 80
const leastCovered = 0.6

export type BriefTopic = { text: string; isCovered: boolean }

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
    const foreign = askedTerms(bare).map(({ term }) => term)
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
    if (text) topics.set(text.toLowerCase(), { text, isCovered: isSaid(terms) || isSaid(foreign) })
  }
  return [...topics.values()]
}

/** Numbers of the brief are left out, because only a source may state numbers. */
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
