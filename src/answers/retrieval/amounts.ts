import { languageOf } from '../../core/text/language'
import { plain } from '../../core/text/words'
import { multiplierOf, numberAt } from './number-words'
import { adjectiveOf, isDoubtfulMonth, months, type Unit, unitOf, weekdays } from './units'

/** `number` is the number as written, `value` is in the smallest unit of its kind. A bare number has an empty kind. */
export type Amount = { number: number; value: number; kind: string }

type Token = { word: string; number?: number; amount?: Amount; isCapital: boolean; isFirst: boolean }

const clock =
  /(\d{1,2})(?:[:.](\d{2}))?\s?(a\.?\s?m|p\.?\s?m)\b\.?|(\d{1,2}):(\d{2})(?:\s?(?:uhr|h|hrs)\b)?|(\d{1,2})(?:\.(\d{2}))?\s?uhr\b|(\d{1,2})\s?h\s?(\d{2})\b/
const token = new RegExp(
  String.raw`(?<grouped>\d{1,3}(?:[.,]\d{3})+(?![\d.,]*\d))|(?<phone>\+?\d[\d\s().-]{7,}\d)|(?<clock>${clock.source})|(?<number>\d+(?:[.,]\d+)*)|(?<word>us\$|\p{L}+)|(?<sign>[$€£%°–/-])|(?<end>[.!?:]\s)`,
  'giu',
)

/** 14,800 and 14.800 are thousands; 7.99 and 7,99 are not. */
function readNumber(written: string) {
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(written)
  const decimals = isGrouped ? undefined : /[.,](\d+)$/.exec(written)?.[1]
  if (decimals === undefined) return Number(written.replaceAll(/[.,]/g, ''))
  return Number(`${written.slice(0, -decimals.length - 1).replaceAll(/[.,]/g, '')}.${decimals}`)
}

const prepared = (text: string) =>
  text
    .replaceAll(/(\d)\s?½/g, '$1.5')
    .replaceAll('½', '0.5')
    .replaceAll(/[²³]/g, '')
    .replaceAll(/(?<=\d)[\u00a0\u2009\u202f'’](?=\d{3}\b)/g, '')
    .replaceAll(/(?<=\b\d{1,3}) (?=\d{3}(?: \d{3})*\s?(?:€|\$|eur|usd|dollars|francs))/gi, '')
    .replaceAll(/\b(?:por ciento|pour cent|per cent)\b/gi, '%')
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replaceAll('ß', 'ss')

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let isFirst = true
  for (const { 0: written, groups = {} } of prepared(text).matchAll(token)) {
    if (groups.end) {
      isFirst = true
      continue
    }
    const { phone, clock, number = groups.grouped } = groups
    const digits = phone?.replaceAll(/\D/g, '') ?? ''
    const isCapital = /^\p{Lu}/u.test(written)
    if (digits.length > 8)
      tokens.push({
        word: '',
        amount: { number: Number(digits), value: Number(digits), kind: 'phone' },
        isCapital,
        isFirst,
      })
    else if (phone) tokens.push(...tokensOf(phone.replaceAll(/[\s().-]+/g, ' / ')))
    else if (clock) tokens.push({ word: '', amount: clockOf(written), isCapital, isFirst })
    else tokens.push({ word: plain(written), ...(number && { number: readNumber(number) }), isCapital, isFirst })
    isFirst = false
  }
  return tokens
}

function clockOf(written: string): Amount {
  const [hours = 0, minutes = 0] = written.match(/\d+/g)?.map(Number) ?? []
  const half = /([ap])\.?\s?m/i.exec(written)?.[1]?.toLowerCase()
  return atClock(half === 'p' && hours < 12 ? hours + 12 : half === 'a' && hours === 12 ? 0 : hours, minutes, hours)
}

export const atClock = (hours: number, minutes = 0, number = hours): Amount => ({
  number,
  value: hours * 60 + minutes,
  kind: 'clock',
})

const connectors = new Set('to - – bis a al au or o oder ou and y und et until till through hasta jusqu'.split(' '))
const articles = new Set('a an un una ein eine einen einem einer une'.split(' '))
const rates = new Set('once twice times time mal einmal veces vez fois per pro por par'.split(' '))
const halves = /^(?:and a half|y medi[ao]|et demie?)$/
const mornings = new Set('morning manana morgens fruh matin'.split(' '))
const afternoons = new Set('afternoon evening tarde noche nachmittags abends soir midi'.split(' '))
const middays = new Set('noon midday mediodia mittag mittags midi'.split(' '))
const midnights = new Set('midnight medianoche mitternacht minuit'.split(' '))
const ordinals = new Map(
  [
    'first second third fourth fifth sixth seventh eighth ninth tenth',
    'primera segunda tercera cuarta quinta sexta septima octava novena decima',
    'primer segundo tercer cuarto quinto sexto septimo octavo noveno decimo',
    'erste zweite dritte vierte funfte sechste siebte achte neunte zehnte',
    'ersten zweiten dritten vierten funften sechsten siebten achten neunten zehnten',
    'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme',
  ].flatMap((words) => words.split(' ').map((word, index): [string, number] => [word, index + 1])),
)

type Found = Amount & { from: number; to: number }

/** With `withOrdinals`, “the third” also counts as a 3, because a source may put it that way. */
export function readAmounts(text: string, withOrdinals = false) {
  const language = languageOf(text)
  const tokens = tokensOf(text)
  const words = tokens.map(({ word }) => word)
  const found: Found[] = []
  for (let at = 0; at < tokens.length; at++) {
    const read = readAmount(tokens, words, at, found.at(-1), language)
    if (!read) {
      const ordinal = withOrdinals && ordinals.get(words[at] ?? '')
      if (ordinal) found.push({ number: ordinal, value: ordinal, kind: '', from: at, to: at + 1 })
      continue
    }
    found.push(read)
    at = read.to - 1
  }
  const between = found.map((each, index) => inRange(each, found[index + 1], words))
  return { found, between }
}

function readAmount(
  tokens: Token[],
  words: string[],
  at: number,
  last: Found | undefined,
  language: string | undefined,
) {
  const token = tokens[at] as Token
  const { word } = token
  const mere = (number: number, to: number): Found => ({ number, value: number, kind: '', from: at, to })
  if (token.amount) return { ...token.amount, from: at, to: at + 1 }
  const weekday = weekdays.get(word)
  if (weekday) return { number: weekday, value: weekday, kind: 'weekday', from: at, to: at + 1 }
  const month = months.get(word)
  if (month && isMonth(tokens, at)) return { number: month, value: month, kind: 'month', from: at, to: at + 1 }
  if (middays.has(word)) return { ...atClock(12), from: at, to: at + 1 }
  if (midnights.has(word)) return { ...atClock(0), from: at, to: at + 1 }
  const adjective = adjectiveOf(word)
  const ofAdjective = adjective?.number ? numberAt([adjective.number], 0, 'de')?.value : undefined
  if (adjective && (ofAdjective || adjective.number === 'ein'))
    return measured(mere(ofAdjective ?? 1, at + 1), adjective.unit)
  if (articles.has(word) && unitOf(words[at + 1]) && !isRate(tokens, at, last))
    return withHalf(measured(mere(1, at + 2), unitOf(words[at + 1]) as Unit), words)
  if (token.number !== undefined) {
    const times = multiplierOf(words[at + 1])
    return withUnit(times && times >= 1000 ? mere(token.number * times, at + 2) : mere(token.number, at + 1), words)
  }
  const inWords = numberAt(words, at, language)
  if (!inWords || (word === 'neuf' && !/[sx]$/.test(words[at + 1] ?? ''))) return undefined
  return withUnit(mere(inWords.value, at + inWords.length), words)
}

const measured = (amount: Found, { kind, scale }: Unit): Found => ({ ...amount, kind, value: amount.number * scale })

/**
 * Looks for a currency sign before the number, and for a unit after it, possibly with one word in between: “two working
 * days”.
 */
function withUnit(amount: Found, words: string[]): Found {
  const before = unitOf(words[amount.from - 1])
  if (before && /^(?:USD|EUR|GBP)$/.test(before.kind)) return measured(amount, before)
  const dayPart = words.slice(amount.to, amount.to + 4).find((word) => mornings.has(word) || afternoons.has(word))
  if (dayPart && amount.number <= 12 && Number.isInteger(amount.number) && !unitOf(words[amount.to]))
    return {
      ...amount,
      ...atClock(afternoons.has(dayPart) && amount.number < 12 ? amount.number + 12 : amount.number, 0, amount.number),
    }
  const skipped = ['-', '–', 'a', 'an', 'of', 'de'].includes(words[amount.to] ?? '') ? 1 : 0
  const next = amount.to + skipped
  const adjective = adjectiveOf(words[next] ?? '')
  if (adjective && !adjective.number) return { ...measured(amount, adjective.unit), to: next + 1 }
  const unit = unitOf(words[next])
  if (unit) return withHalf({ ...measured(amount, unit), to: next + 1 }, words)
  const later =
    skipped || connectors.has(words[next] ?? '') || articles.has(words[next + 1] ?? '')
      ? undefined
      : unitOf(words[next + 1])
  return later && /^\p{L}{3,}$/u.test(words[next] ?? '') ? { ...measured(amount, later), to: next + 2 } : amount
}

/** Handles “an hour and a half” and “dos horas y media”. */
function withHalf(amount: Found, words: string[]): Found {
  for (const length of [3, 2])
    if (halves.test(words.slice(amount.to, amount.to + length).join(' ')))
      return {
        ...amount,
        number: amount.number + 0.5,
        value: amount.value * (1 + 0.5 / amount.number),
        to: amount.to + length,
      }
  return amount
}

/** “$179 a month” and “four visits a year” say how often, not how long. */
const isRate = (tokens: Token[], at: number, last: Found | undefined) =>
  rates.has(tokens[at - 1]?.word ?? '') || (last !== undefined && at - last.to < 2)

function isMonth(tokens: Token[], at: number) {
  const { word, isCapital, isFirst } = tokens[at] as Token
  if (!isDoubtfulMonth(word)) return true
  const isBesideNumber = tokens[at - 1]?.number !== undefined || tokens[at + 1]?.number !== undefined
  return isCapital && (isBesideNumber || (!isFirst && word.length > 2 && /^(?:may|mai|mars|march)$/.test(word)))
}

/** “one to two days” gives both numbers the unit; “Monday to Friday” also names the days in between. */
function inRange(one: Found, other: Found | undefined, words: string[]): Amount[] {
  if (!other || other.from - one.to > 2 || !words.slice(one.to, other.from).some((word) => connectors.has(word)))
    return []
  if (one.kind === other.kind && (one.kind === 'weekday' || one.kind === 'month')) {
    const isWithin = (value: number) =>
      one.value <= other.value ? value > one.value && value < other.value : value > one.value || value < other.value
    const all = Array.from({ length: one.kind === 'weekday' ? 7 : 12 }, (_, index) => index + 1)
    return all.filter(isWithin).map((value) => ({ number: value, value, kind: one.kind }))
  }
  if (one.kind || !other.kind) return []
  if (other.kind === 'clock') {
    const isAfternoon = other.value >= 720 && one.number < other.number
    return [atClock(isAfternoon ? one.number + 12 : one.number, 0, one.number)]
  }
  return [{ ...one, kind: other.kind, value: (one.number * other.value) / (other.number || 1) }]
}
