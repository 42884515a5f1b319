import type { Said } from '../../providers/language-model'
import { plain, termOf, termsIn, wordsIn } from '../../providers/offline-answers/terms'
import { isPromptInjection } from './passages'

type Cited = { number: number; title: string; heading: string | null; text: string }

const longestSentence = 600
const leastSupport = 0.5

/**
 * A language model may invent facts, so each number, sum, percentage and name in a sentence must stand in a source that
 * it cites.
 */
export function check({ text, citations }: Said, sources: Cited[]): Said | undefined {
  const numbers = [...new Set(citations)]
  const cited = numbers.map((number) => sources.find((source) => source.number === number))
  const said = withoutMarkup(text)
  if (!said || said.length > longestSentence || !cited.length || cited.some((source) => !source)) return undefined
  if (isPromptInjection(said) || isAboutItself.test(said)) return undefined
  const ground = cited.map((source) => `${source?.title}\n${source?.heading ?? ''}\n${source?.text}`).join('\n')
  const isGrounded = hasItsNumbers(said, ground) && hasItsNames(said, ground) && isSupported(said, ground)
  return isGrounded ? { text: said, citations: numbers } : undefined
}

const isAboutItself =
  /\b(?:as an? (?:ai|assistant|language model)|my (?:instructions|prompt|training)|system prompt|i(?:'m| am) an? (?:ai|assistant|bot))\b/i

/** A sentence with a tag, a link or code in it cannot be spoken. */
function withoutMarkup(text: string) {
  const said = text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/^\s*(?:#{1,6}\s+|[-*•]\s+|>\s+)/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /<[a-z/!][^>]*>|https?:\/\/|```|\{\{|\}\}/i.test(said) ? '' : said
}

const smallNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ofWords = new Map<string, number>([
  ...smallNumbers.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ...Object.entries({ hundred: 100, thousand: 1000, dozen: 12, half: 0.5, twice: 2, once: 1 }),
  ...Object.entries({
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
  }),
  ...Object.entries({
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    zwolf: 12,
    zwanzig: 20,
  }),
  ...Object.entries({
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    douze: 12,
    vingt: 20,
    trente: 30,
  }),
])

const written =
  /([$€£]\s?)?(\d+(?:[.,]\d+)*)(\s?%|\s?percent|\s?prozent|\s?por ciento|\s?pour cent|\s?(?:dollars|dolares|euros?|usd)\b)?/g
const loose = new Set([0.5, 1])

type Amount = { value: number; unit: 'money' | 'percent' | '' }

function amountsIn(text: string): Amount[] {
  const low = plain(text)
  const digits = [...low.matchAll(written)].map(([, currency, number = '', unit = '']): Amount => {
    const kind = currency || /dollar|dolar|euro|usd/.test(unit) ? 'money' : unit.trim() ? 'percent' : ''
    return { value: readNumber(number), unit: kind }
  })
  const words = [...low.matchAll(/\p{L}+(?:-\p{L}+)?/gu)].flatMap(([word], index, all): Amount[] => {
    const value = valueOfWord(word)
    const next = all[index + 1]?.[0] ?? ''
    const unit = next === 'percent' ? 'percent' : /^dollars?$/.test(next) ? 'money' : ''
    return value === undefined ? [] : [{ value, unit }]
  })
  return [...digits, ...words]
}

/** 14,800 and 14.800 are thousands; 7.99 and 7,99 are not. */
function readNumber(number: string) {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(number)
  if (isGrouped) return Number(number.replaceAll(/[.,]/g, ''))
  const decimals = /[.,](\d{1,2})$/.exec(number)?.[1]
  if (decimals === undefined) return Number(number.replaceAll(/[.,]/g, ''))
  return Number(`${number.slice(0, -decimals.length - 1).replaceAll(/[.,]/g, '')}.${decimals}`)
}

function valueOfWord(word: string) {
  const [ten = '', one] = word.split('-')
  const value = ofWords.get(ten)
  return one !== undefined && value !== undefined && ofWords.has(one) ? value + (ofWords.get(one) ?? 0) : value
}

function hasItsNumbers(said: string, ground: string) {
  const there = amountsIn(ground)
  const isThere = ({ value, unit }: Amount) =>
    there.some((each) => each.value === value && (!unit || each.unit === unit))
  return amountsIn(said).every((amount) => isThere(amount) || (!amount.unit && loose.has(amount.value)))
}

/**
 * Capitals within a sentence mark a name. German writes every noun with one, so there only a word after another name
 * counts.
 */
function hasItsNames(said: string, ground: string) {
  const there = new Set(wordsIn(ground))
  const isGerman = /\b(?:der|die|das|und|ist|nicht|wir|sie|mit)\b/.test(said.toLowerCase())
  const words = [...said.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)]
  return words.every(({ 0: word, index }, place) => {
    const isFirst = place === 0 || /[.!?:“"(]\s*$/.test(said.slice(0, index))
    const isName = /^\p{Lu}/u.test(word) && word !== 'I' && !/^I['’]/.test(word)
    if (!isName) return true
    const known = wordsIn(word.replace(/['’]s$/, '')).every((part) => there.has(part) || there.has(`${part}s`))
    if (known) return true
    if (isGerman) return !/^\p{Lu}/u.test(words[place - 1]?.[0] ?? '')
    return isFirst && !(/^\p{Lu}/u.test(words[1]?.[0] ?? '') && place === 0) && isCommonStart(word)
  })
}

/** A name may be the first word of a sentence, but these words begin one without being a name. */
const commonStarts = new Set(
  `the a an it its this that these those there they we our you your he she his her yes no not and but or so if when while once after before until
  during for from with without in on at by to of as all most many some any each every both either neither usually normally typically generally often
  sometimes always never please however also then first second third next finally only just about up between within under over because since
  el la los las un una es en por para si no su sus se lo esto eso hay cuando despues antes con sin como nuestro nuestra usted
  le les une des du au aux il elle ce cela oui non nous notre votre vous quand apres avant avec sans pour dans sur
  what who how where why which can could will would should may might must do does did is are was were be have has had work prices depending`.split(
    /\s+/,
  ),
)
const isCommonStart = (word: string) => commonStarts.has(plain(word).split("'")[0] ?? '') || /(?:ing|ed|ly)$/.test(word)

const bold = new Set(
  ['free', 'gratis', 'gratuit', 'kostenlos', 'guarantee', 'guaranteed', 'always', 'never', 'discount', 'lifetime'].map(
    termOf,
  ),
)
const littleWords =
  /^(?:the|a|an|and|or|of|to|in|on|at|by|for|from|with|is|are|was|were|be|it|its|this|that|we|our|you|your|they|their|i|as|so|if|not|no|yes|will|can|do|does|has|have|had|there|than|then|up|about)$/

/** The sources must hold at least half of the sentence's words, and all that would bind the company. */
function isSupported(said: string, ground: string) {
  const there = new Set(termsIn(ground))
  const terms = wordsIn(said)
    .filter((word) => !littleWords.test(word))
    .map(termOf)
  if (isTranslated(said, ground))
    return !/\b(?:free|gratis|gratuit|gratuite|kostenlos|garantiza\w*|garantiert)\b/i.test(said) || there.has('free')
  if (terms.some((term) => bold.has(term) && !there.has(term))) return false
  return terms.filter((term) => there.has(term)).length >= terms.length * leastSupport
}

const isEnglish = (text: string) => /\b(?:the|and|is|are|of|to|for|with|we|you)\b/i.test(text)
const isForeign = (text: string) =>
  /\b(?:el|la|los|las|al|del|un|una|en|por|para|es|der|die|das|und|ist|nicht|wir|sie|le|les|des|est|vous|nous|pour|dans)\b/i.test(
    text,
  )

/** The words of another language can't be looked up; its numbers and names can. */
const isTranslated = (said: string, ground: string) => isEnglish(ground) && !isEnglish(said) && isForeign(said)
