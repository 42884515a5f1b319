import { languageOf } from '../../core/text/language'
import { isStopWord, plain, wordsIn } from '../../core/text/words'
import { isCommonWord, spokenLanguages } from './common-words'
import { type Kind, kindOf } from './kinds'
import { inPlainWords } from './phrases'

type AskedWord = { word: string; weight: number }
/** `thing`: the word after “which” or “what”. */
export type Asking = {
  text: string
  thing: string | undefined
  words: AskedWord[]
  kind: Kind | undefined
  languages: string[]
}

const weights = { common: 0.35, told: 0.3, before: 0.5 }

const starters =
  "how|hows|what|whats|what's|when|whens|who|whos|who's|where|wheres|which|why|do|does|did|is|are|am|can|could|will|would|should|must|may|has|have|any|como|cuando|cuanto|cuanta|cuantos|cuantas|quien|donde|cual|que|puedo|pueden|puede|hay|tengo|tienen|se puede|wie|was|wann|wer|wo|warum|wieso|welche|welcher|welches|kann|konnen|darf|muss|mussen|gibt|gibts|ist|sind|haben|wird|werden|comment|combien|quand|qui|ou|quel|quelle|quels|est-ce|peut|peut-on|puis-je|faut-il|y a-t-il|avez-vous"
const joint = new RegExp(
  String.raw`(?<=[?!.;…])\s+|\s+(?:and|und|y|et)\s+(?=(?:${starters})\b)|,\s+(?:and |und |y |et |but |aber |pero |mais )?(?=(?:${starters})\b)`,
  'u',
)
const begins = new RegExp(String.raw`^\W*(?:(?:and|so|but|also|und|y|et|pero|aber|mais)\s+)?(?:${starters})\b`, 'u')
const refersBack =
  /\b(?:it|its|that|this|they|them|those|these|eso|esto|ello|ellos|lo|la|das|es|sie|dies|cela|ca|ceci|elle|ils)\b/

/** What stands in every question of its kind: the amount or the time answers it, not the word. */
const wordsOfKinds = new Set(
  `much long many often soon fast quick quickly price prices pricing cost costs fee fees charge charges expensive cuesta cuestan vale
  cobran cobra precio precios tarifa coste kostet kosten preis preise gebuhr coute coutent prix tarif tarifs cout dura duran tarda
  tardan dauert duree dure dauer delai time times hours horario schnell lange lang wieviel viel combien temps tiempo year name heisst
  llama appelle brand hersteller marca marque frais cher
  seconds minutes hours days weeks months years minutos horas dias semanas meses anos minuten stunden tage wochen monate jahre minutes heures
  jours semaines mois ans`.split(/\s+/),
)

const thingOf =
  /\b(?:what|which|que|cual|welche[rsn]?|was fur|quelle?s?)\s+(?!(?:is|are|do|does|if|happens|can|will)\b)((?:\p{L}+\s*){1,2})/u

const spoken = (language: string | undefined) => (language && spokenLanguages.has(language) ? [language] : [])

/**
 * Each question that is asked. What is told beside it, and in a question that says little what was asked before, counts
 * for less.
 */
export function askingsIn(question: string, before: string | undefined, ...known: (string | undefined)[]): Asking[] {
  const languages = [...new Set([languageOf(question), ...known].flatMap(spoken))]
  const parts = inPlainWords(plain(question))
    .split(joint)
    .filter((part) => part?.trim())
  const isAsked = (part: string) => begins.test(part) || /\?\W*$/.test(part)
  const asked = parts.some(isAsked) ? parts.filter(isAsked) : [parts.join(' ')]
  const told = parts.filter((part) => !asked.includes(part)).join(' ')
  return asked.map((text, place) => {
    const kind = kindOf(text)
    const own = wordsOf(text, languages, kind)
    const others = [wordsOf(told, languages, undefined, weights.told)]
    const saysLittle = own.filter(({ weight }) => weight === 1).length < 2
    const first = asked[place - 1]
    if (first && (refersBack.test(text) || !own.length)) others.push(wordsOf(first, languages, kindOf(first)))
    if (before && (saysLittle || refersBack.test(text)))
      others.push(wordsOf(plain(before), languages, kindOf(plain(before)), weights.before))
    const words = new Map(own.map((each) => [each.word, each]))
    for (const each of others.flat()) if (!words.has(each.word)) words.set(each.word, each)
    const thing = thingOf
      .exec(text)?.[1]
      ?.split(/\W+/)
      .find((word) => words.get(word)?.weight === 1)
    return { text, thing, words: [...words.values()], kind, languages }
  })
}

function wordsOf(text: string, languages: string[], kind: Kind | undefined, share = 1): AskedWord[] {
  const trigger: readonly string[] = kind && !kind.needsName ? wordsIn(kind.asks.exec(text)?.[0] ?? '') : []
  const counted = kind?.countsWhat?.exec(text)?.[1]
  const isStop = (word: string) => languages.some((language) => isStopWord(word, language))
  const isCommon = (word: string) => languages.some((language) => isCommonWord(word, language))
  return [...new Set(wordsIn(text))]
    .filter(
      (word) =>
        (word.length > 1 || /\d/.test(word)) &&
        !isStop(word) &&
        !(kind && wordsOfKinds.has(word)) &&
        !trigger.includes(word),
    )
    .map((word) => ({ word, weight: share * (isCommon(word) && word !== counted ? weights.common : 1) }))
}
