import { stemmer } from 'stemmer'
import { type AskedTerm, askedTerms, plain, termOf, wordsIn } from './terms'

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty|sixty|ninety|hundred|half|several|a|an'
const amount = String.raw`(?:\d[\d.,]*|${numberWords})`
const money =
  /[$€£]\s?\d|\b\d[\d,.]*\s?(?:dollars|usd|euros?|cents)\b|\b(?:is|are|was|for|be|it|that|free of charge)[, ]+(?:also |always |entirely )?free\b|\bfree of charge\b|\bat no charge\b|\bno (?:extra )?(?:cost|charge)\b|\bcosts? (?:you )?nothing\b/
const percent = /\d\s?%|\bpercent\b/
const duration = new RegExp(
  String.raw`\b${amount}(?:[\s-]+(?:to|or|and|business|working|calendar|full|more|and a half|${numberWords}|\d+))*[\s-]+(?:minutes?|hours?|days?|weeks?|months?|years?|seasons?)\b|\blifetime\b|\bovernight\b|\bsince \d{4}\b`,
)
const moment =
  /\b(?:\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|\d{1,2}:\d\d|noon|midnight|morning|evening|afternoon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|before|after|once|until|when|within|at seven|first|next day|days? of|the day|weekdays?)\b/
const count = new RegExp(String.raw`\d|\b(?:${numberWords.replace('|a|an', '')})\b`)
const someone =
  /\b(?:[Ww]e|[Oo]ur|I'm|[Yy]ou|[Cc]rew|[Oo]wner|[Mm]anufacturer|[Mm]aker|[Aa]djuster|[Ii]nsurer|[Cc]ompany|[Bb]ank|[Ll]ender|[Ii]nspector|[Cc]ity|[Cc]ounty|[Ee]mployees|[Hh]omeowner|[Cc]ontractor)\b|[a-z,] [A-Z][a-z]+/
const place =
  /\b(?:at|in|into|on|onto|under|along|behind|beside|near|from|to) (?:the|your|our|an?|each|every|\d+|[A-Z])|\b(?:street|office|website|page|outside|inside|somewhere|around the|between)\b/

/** In what a thing is measured, by the word that asks for it. */
const units: [asks: string, units: string][] = [
  ['weigh|heavy', 'pounds?|lbs?|kilos?|kg|tons?|ounces?'],
  [
    'far|wide|width|high|tall|height|deep|depth|thick|thickness',
    '(?:feet|foot|ft|inch|inches|miles?|yards?|meters?|gauge|mm|cm)',
  ],
  ['big|large|size', 'squares?|square feet|feet|foot|inch|inches|acres?|gallons?'],
  ['hot|warm|cold|temperature', 'degrees?|fahrenheit|celsius'],
  ['fast|strong', 'miles|mph|minutes?|hours?|days?|within'],
]

const often = /\b(?:once|twice|every|each|daily|weekly|monthly|yearly|annually|times|per)\b/
const company =
  /\bis an? (?:family|licensed|local|contractor|roofing|company|business)|^(?:yes|no)\b|^(?!if |when |once )(?=.*\b(?:offered|available|we|our|us|we're|we'll|i|i'm|my|includes?|included|always|on every|every roof|all three|ours|take checks)\b)/

type Kind = {
  asks: RegExp
  answers: RegExp
  /** What a sentence that does not look so is worth. */
  without: number
  isCaseSensitive?: true
}

/** What a question wants to hear, and how a sentence looks that says it. */
const kinds: Kind[] = [
  {
    asks: /\binclude(?:d|s)?\b|\bincluye/,
    answers: /\binclud|\bincluy|\bin (?:every|each|the) price|\bcover/,
    without: 0.6,
  },
  {
    asks: /\b(?:which|what) (?:\w+ )?(?:bank|brand|make|company|companies|maker|manufacturer|supplier|lender|insurer|roofer|contractor)\b|\bname of\b/,
    answers:
      /[A-Z]\w+ (?:\w+ )?(?:bank|company|lender|insurer|supplier)\b|\b(?:bank|brand|company|maker|manufacturer|supplier|lender|insurer)(?:,| is| called| named)? [A-Z]/,
    isCaseSensitive: true,
    without: 0.3,
  },
  {
    asks: /^(?:and |so |but )?why\b/,
    answers: /\b(?:because|since|so that|due to|normal|from|until|cause[sd]?|comes? from|that is why|which is why)\b/,
    without: 0.75,
  },
  {
    asks: /^(?:and |so |but |y )?(?:who|whose|whom|quien|quienes)\b/,
    answers: someone,
    isCaseSensitive: true,
    without: 0.7,
  },
  { asks: /^(?:and |so |but |y )?(?:where|donde)\b/, answers: place, isCaseSensitive: true, without: 0.7 },
  {
    asks: /\b(?:interest rate|apr|what percent|which percent|how many percent|percentage|porcentaje|tasa de interes)\b/,
    answers: percent,
    without: 0.3,
  },
  {
    asks: /\b(?:deposit|deductible|discount|upfront|down payment|fee|deducible|deposito|descuento)\b/,
    answers: new RegExp(`${money.source}|${percent.source}|\\bdeductible\\b|\\bdiscount\\b`),
    without: 0.6,
  },
  {
    asks: /\bnumber\b/,
    answers: /\(?\d{3}\)?[ -]\d{3}|\bnumber\b/,
    without: 0.4,
  },
  {
    asks: /\b(?:how much|what|whats)\b.*\b(?:cost|costs|price|prices|fee|charge|pay|paid|earn)\b|\bhow much (?:is|are|for|do i|will i|would|money|extra|to)\b|\bhow expensive\b|\bcuanto (?:cuesta|vale|cuestan|costaria|es|son|pago|hay que pagar|tengo que pagar)\b|\bprice of\b/,
    answers: money,
    without: 0.3,
  },
  {
    asks: /\bhow (?:long|soon|many (?:minutes|hours|days|weeks|months|years))\b|\bcuanto (?:tiempo|dura|tarda|duran|tardan)\b|\bcuant[ao]s (?:dias|semanas|anos|meses|horas)\b|\bdeadline\b|\bplazo\b/,
    answers: new RegExp(`${duration.source}|\\b\\d+ years\\b`),
    without: 0.3,
  },
  {
    asks: /\bhow old\b|\bque edad\b/,
    answers: /\b\d+[ -]years?[ -]old\b|\bage\b|\bsince \d{4}|\bat (?:eighteen|\d+) years\b/,
    without: 0.3,
  },
  { asks: /\bhow often\b|\bcada cuanto\b|\bcon que frecuencia\b/, answers: often, without: 0.3 },
  ...units.map(
    ([asks, units]): Kind => ({
      asks: new RegExp(`\\bhow (?:${asks})\\b|\\bhow much (?:do|does|did) .*\\b(?:${asks})\\b`),
      answers: new RegExp(
        `\\b${amount}(?:[\\s-]+(?:${numberWords}|\\d[\\d,./]*|to|or|by|and|hundred|thousand))*[\\s-]+(?:${units})\\b`,
      ),
      without: 0.3,
    }),
  ),
  {
    asks: /\bhow (?:many|much|far|thick|wide|high|deep|steep|big|large|hot|cold|fast|strong|tall|heavy)\b|\bcuant[ao]s?\b/,
    answers: count,
    without: 0.3,
  },
  {
    asks: /\b(?:when|what time|how early|how late|what day|what date|cuando|a que hora)\b/,
    answers: new RegExp(`${moment.source}|${duration.source}`),
    without: 0.75,
  },
  {
    asks: /^(?:and |so |but |y )?(?:(?:do|can|could|will|would) you|are you|ofrecen|venden|hacen|instalan|pintan|usan|pueden|aceptan|trabajan|tienen)\b/,
    answers: company,
    without: 0.58,
  },
]

/** "How many nails" is answered where a number stands beside the nails, best where they are called that. */
const counted = /\b(?:how many|cuant[ao]s)\s+((?:\p{L}+\s*){1,2})/u
const numberBefore = 3
const withoutCounted = 0.55
const ofItsClass = 0.9

function countedIn(sentence: string, things: AskedTerm[]) {
  const words = wordsIn(sentence)
  const counts = words.map((word, index) => {
    const thing = things.find(({ term }) => term === termOf(word))
    if (!thing || !count.test(words.slice(Math.max(0, index - numberBefore), index).join(' '))) return withoutCounted
    return stemmer(thing.word) === stemmer(word) ? 1 : ofItsClass
  })
  return Math.max(withoutCounted, ...counts)
}

/** “Do you replace …?” is answered as well by what is replaced. */
const offered = /^(?:do|can|could|will|would) you (?:also )?(\p{L}{4,})/u

/** “Can I bring …?” is not answered by what we bring. */
const own = /^(?:where |when |how )?(?:can|may|could|should|must|do) (?:i|we) (?!have\b|need\b|get\b)(\p{L}+)/u
const byOthers = 0.5

/** An amount belongs to what stands before it, or close behind. */
const behind = 5
const quantity = 0.3

function isNear(text: string, answers: RegExp, asks: Set<string>) {
  const isAsked = (word: string) => asks.has(termOf(word))
  if (!wordsIn(text).some(isAsked)) return true
  return [...text.matchAll(new RegExp(answers.source, 'g'))].some(({ 0: amount, index }) => {
    const after = wordsIn(text.slice(index + amount.length)).slice(0, behind)
    return wordsIn(text.slice(0, index + amount.length)).some(isAsked) || after.some(isAsked)
  })
}

/** What a sentence is worth as an answer to this kind of question, from 0 to 1. */
export function fitOf(question: string, terms: AskedTerm[]): (sentence: string) => number {
  const asked = plain(question)
  const kind = kinds.find(({ asks }) => asks.test(asked))
  const things = askedTerms(counted.exec(asked)?.[1] ?? '').filter(
    ({ weight, term }) => weight === 1 && terms.some((each) => each.term === term),
  )
  const asks = new Set(terms.filter(({ weight }) => weight === 1).map(({ term }) => term))
  const verb = offered.exec(asked)?.[1]
  const isDone = verb === undefined ? /^$/ : new RegExp(`\\b(?:is|are|be) (?:\\w+ )?${stemmer(verb)}\\w*\\b`)
  const does = own.exec(asked)?.[1]
  const isTheirs = does === undefined ? /^$/ : new RegExp(`\\bwe (?:\\w+ )?${does}\\b`)
  return (sentence) => {
    const text = kind?.isCaseSensitive ? sentence : plain(sentence)
    const isAnswer =
      !kind ||
      isDone.test(plain(sentence)) ||
      (kind.answers.test(text) && (kind.without > quantity || isNear(text, kind.answers, asks)))
    return (
      (isAnswer ? 1 : (kind?.without ?? 1)) *
      (isTheirs.test(plain(sentence)) ? byOthers : 1) *
      (things.length ? countedIn(sentence, things) : 1)
    )
  }
}
