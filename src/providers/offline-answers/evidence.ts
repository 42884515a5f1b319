import { type Asked, isImportant, type Looked, level } from './ask'
import type { Sentence } from './prepare'
import { isInTable, isOtherMatter } from './related'
import type { AskedTerm } from './terms'
import { weights } from './weights'

const pointing = /\b(?:it|its|they|them|there)\b/i
export const referring =
  /^(?:it|they|both|he|she)\b|^(?:this|that|these|those) (?:is|are|was|were|has|have|had|can|will|may|must|should|does|do|comes?|takes?|costs?|covers?|means?|fee|period)\b/i

export type Evidence = typeof weights.always

const nothing = Object.fromEntries(Object.keys(weights.always).map((name) => [name, 0])) as Evidence
/** The evidence of a sentence without any word of the question. */
const wordless: Evidence = { ...nothing, wordless: 1 }
const levels = ['', 'near', 'same', 'related', 'exact'] as const
const leastOfSubject = { asked: 0.71, heading: 0.6 }
const opening = 3
const manyTerms = 22
const fewTerms = 5
const mostPairs = 3
const mostAmount = 1.6
const mostImportant = 6

export function evidenceOf(asked: Asked, source: Looked): Evidence[] {
  const { terms, parts, isWhether, expected } = asked
  const { sentences, inHead, inSentences, subject } = source
  const important = terms.filter(isImportant).length
  const inHeads = terms.filter((each, place) => isImportant(each) && inHead[place]).length
  const share = parts.reduce((sum, part, place) => sum + (inHead[place] ? part : 0), 0)
  const isSubject =
    !source.isTitled && share >= leastOfSubject.asked && inHeads >= Math.max(2, subject * leastOfSubject.heading)
  const known = terms.filter((each, place) => isImportant(each) && asked.isKnown[place]).length

  return sentences.map((sentence, index) => {
    const { own, part } = bestPart(asked, sentence, inSentences[index] ?? [])
    const refers = referring.test(sentence.text)
    const last = inSentences[index - 1]
    if (!isSubject && !own.some(Boolean) && !(refers && last?.some(Boolean))) return wordless
    const isFit = expected.isAnswer(part)
    const size = sentence.terms.size
    const said = wordsSaid(asked, source, index, own, refers)
    const isSaid = (place: number) => Boolean(own[place] || (refers && last?.[place]))
    const amount = Math.min(mostAmount, said.amount)
    return {
      ...said,
      one: 1,
      amount,
      headAmount: Math.min(mostAmount, said.headAmount),
      headOnly: Number(!own.some((how, place) => how >= level.same && isImportant(terms[place] as AskedTerm))),
      known: known / Math.max(1, important),
      things: asked.things.filter((place) => !isSaid(place) && !inHead[place]).length,
      foreignThing: asked.things.filter((place) => !asked.isKnown[place]).length,
      otherItem: terms.filter((each, place) => isImportant(each) && inSentences[index]?.[place] && !own[place]).length,
      allOwn: Number(terms.every((each, place) => !isImportant(each) || isSaid(place))),
      pairs: Math.min(mostPairs, asked.pairs.filter((pair) => sentence.pairs.has(pair)).length),
      opening: isSubject ? Math.max(0, opening - index) : 0,
      subject: Number(isSubject),
      first: Number(index === 0),
      fit: Number(expected.kind !== undefined && isFit),
      unfit: Number(!isFit),
      unfitAmount: isFit ? 0 : amount,
      byOthers: Number(expected.isByOthers(part)),
      uncounted: Number(expected.isUncounted(part)),
      we: Number(asked.isOffer && /\b(?:we|our|us)\b/.test(sentence.low)),
      you: Number(isWhether && /\byour?\b/.test(sentence.low)),
      digits: Number(expected.kind === undefined && /\d/.test(sentence.low)),
      length: Math.log(size + 1),
      many: Number(size > manyTerms),
      few: Number(size < fewTerms),
      list: Number(/:$/.test(sentence.text) || sentence.text.startsWith('|')),
      important: Math.min(mostImportant, important),
      nothing: Number(important === 0),
    }
  })
}

function wordsSaid(asked: Asked, source: Looked, index: number, own: number[], refers: boolean) {
  const { terms, parts, isWhether, rarities } = asked
  const { sentences, inHead, inTitle, inSentences } = source
  const last = inSentences[index - 1]
  const around = [index - 2, index + 1, index + 2].map((each) => inSentences[each])
  const points = refers || (pointing.test(sentences[index]?.text ?? '') && !isWhether)
  const said = { ...nothing }
  for (const [place, term] of terms.entries()) {
    const part = parts[place] ?? 0
    const how = own[place] ?? level.none
    const rarity = (rarities[place] ?? 1) * term.weight
    if (how) {
      said[levels[how] as 'exact'] += part
      said.amount += how === level.exact || how === level.related ? rarity : rarity / 2
      said.rarest = Math.max(said.rarest, rarity)
    } else if (inHead[place]) {
      said[inHead[place] === level.near ? 'headNear' : 'head'] += part
      said.headAmount += rarity
    } else if (last?.[place]) {
      said[points ? 'referred' : 'before'] += part
      if (refers) said.amount += rarity / 2
    } else if (inTitle[place]) said.title += part
    else if (around.some((each) => each?.[place])) said.close += part
    else if (inSentences.some((each) => each[place])) said.elsewhere += part
    else said.unsaid += part
    if (isOtherMatter(term.word)) said[how >= level.same ? 'otherSaid' : 'other'] += 1
    if (how && term.isVerb && isImportant(term)) said.does += 1
    const isMissing = !how && !inHead[place] && !(last?.[place] && (refers || !isWhether))
    if (isMissing && term.isMeant) said.astray = 1
    if (!isMissing || !isImportant(term)) continue
    if (asked.isKnown[place]) said[term.isVerb ? 'missingVerb' : 'missing'] += 1
    else if (!term.isVerb && !isInTable(term.word) && !/^\d/.test(term.word)) {
      said.foreign += 1
      said.foreignShare += part
    }
  }
  return said
}

const ofUnfit = 0.4

/** Only the best item of a list counts, because words of another item are not said about it. */
function bestPart({ expected, levelsOf, weights }: Asked, sentence: Sentence, whole: number[]) {
  if (sentence.parts.length < 2) return { own: whole, part: sentence }
  const rated = sentence.parts.map((part) => {
    const own = levelsOf(part)
    const says = own.reduce((sum, how, place) => sum + (how / level.exact) * (weights[place] ?? 0), 0)
    return { own, part, value: says * (expected.isAnswer(part) ? 1 : ofUnfit) }
  })
  return rated.reduce((best, each) => (each.value > best.value ? each : best))
}
