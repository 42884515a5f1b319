import type { weights } from './weights'

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty|sixty|ninety|hundred|half|several|a|an'
const amount = String.raw`(?:\d[\d.,]*|${numberWords})`
const money =
  /[$€£]\s?\d|\b\d[\d,.]*\s?(?:dollars|usd|euros?|cents)\b|\b(?:is|are|was|for|be|it|that|free of charge)[, ]+(?:also |always |entirely )?free\b|\bfree of charge\b|\bat no charge\b|\bno (?:extra )?(?:cost|charge)\b|\bcosts? (?:you )?nothing\b/
const percent = /\d\s?%|\bpercent\b/
const duration = new RegExp(
  String.raw`\b${amount}(?:[\s-]+(?:to|or|and|business|working|calendar|full|more|and a half|${numberWords}|\d+))*[\s-]+(?:minutes?|hours?|days?|weeks?|months?|years?|seasons?)\b|\blifetime\b|\boutlives?\b|\bforever\b|\bovernight\b|\bsince \d{4}\b`,
)
const moment =
  /\b(?:\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|\d{1,2}:\d\d|noon|midnight|morning|evening|afternoon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|before|after|once|until|when|within|at seven|first|next day|days? of|the day|weekdays?)\b/
const clock =
  /\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|\b\d{1,2}:\d\d|\bo['’]clock\b|\b(?:noon|midnight|morning|evening)\b|\b(?:at|by|from|between|until) (?:half past |about )?(?:six|seven|eight|nine|ten|eleven|twelve|one|two|three|four|five)\b/
export const count = new RegExp(String.raw`\d|\b(?:${numberWords.replace('|a|an', '')})\b`)
const someone =
  /\b(?:[Ww]e|[Oo]ur|I'm|[Yy]ou|[Cc]rew|[Oo]wner|[Mm]anufacturer|[Mm]aker|[Aa]djuster|[Ii]nsurer|[Cc]ompany|[Bb]ank|[Ll]ender|[Ii]nspector|[Cc]ity|[Cc]ounty|[Ee]mployees|[Hh]omeowner|[Cc]ontractor|[Ss]upplier|[Pp]rovider|[Dd]esk|[Cc]ouncil|[Tt]echnician|[Ss]taff|[Ii]nstaller)\b|[a-z,] [A-Z][a-z]+/
const place =
  /\b(?:at|in|into|on|onto|under|along|behind|beside|near|from|to) (?:the|your|our|an?|each|every|\d+|[A-Z])|\b(?:street|office|website|page|outside|inside|somewhere|around the|between)\b/

/** The units that answer a question, by the word that asks for them. */
const units: [asks: string, units: string][] = [
  ['weigh|heavy', 'pounds?|lbs?|kilos?|kg|tons?|ounces?'],
  [
    'far|wide|width|high|tall|height|deep|depth|thick|thickness',
    '(?:feet|foot|ft|inch|inches|miles?|yards?|meters?|gauge|mm|cm)',
  ],
  ['steep', '(?:degrees?|pitch)'],
  ['big|large|size', 'squares?|square feet|feet|foot|inch|inches|acres?|gallons?'],
  ['hot|warm|cold|temperature', 'degrees?|fahrenheit|celsius'],
  ['fast|strong', 'miles|mph|minutes?|hours?|days?|within'],
]

const often = /\b(?:once|twice|every|each|daily|weekly|monthly|yearly|annually|times|per)\b/
const company =
  /\bis an? (?:family|licensed|local|contractor|roofing|company|business)|^(?:yes|no)\b|^(?!if |when |once )(?=.*\b(?:offered|available|we|our|us|we're|we'll|i|i'm|my|crew|crews|summit|free|includes?|included|always|on every|every roof|all three|ours|take checks)\b)/

export type Kind = {
  name: keyof (typeof weights)['unfit']
  asks: RegExp
  answers: RegExp
  isCaseSensitive?: true
}

export const kinds: Kind[] = [
  {
    name: 'included',
    asks: /\binclude(?:d|s)?\b|\bincluye/,
    answers: /\binclud|\bincluy|\bin (?:every|each|the) price|\bcover/,
  },
  {
    name: 'firm',
    asks: /\b(?:(?:which|what) make|(?:which|what) (?:\w+ )?(?:bank|brand|company|companies|maker|manufacturer|supplier|lender|insurer|roofer|contractor))\b|\bwho (?:makes|made|manufactures|produces|supplies) (?:the|your|our|these|those)\b|\bname of (?:the |your )?(?:bank|brand|company|maker|manufacturer|supplier|lender|insurer)\b/,
    answers:
      /\b(?!(?:The|An?|Our|Your|My|Most|Many|Some|Any|Each|Every|This|That|These|If|When|Once|Ask|Call|No|One|Another|By|For|In|Is) )[A-Z]\w+ (?:(?!the|your|our|an?\b)\w+ )?(?:[Bb]ank|[Cc]ompany|lender|insurer|supplier)\b|\b(?:bank|brand|company|maker|manufacturer|supplier|lender|insurer)(?:,| is| called| named)? [A-Z]/,
    isCaseSensitive: true,
  },
  {
    name: 'reason',
    asks: /^(?:and |so |but )?why\b/,
    answers:
      /\b(?:because|since|so that|so|if|when|then|due to|normal|from|until|cause[sd]?|comes? from|that is why|which is why)\b/,
  },
  {
    name: 'purpose',
    asks: /^(?:and |so |but )?(?:what(?:'s| is| are|s) (?:\w+ ){1,5}(?:good )?for|what for)\W*$/,
    answers:
      /\b(?:so that|because|to (?!the|your|our|an?\b)\w{3,}|for \w+ing|keeps?|lets?|prevents?|protects?|stops?|holds?|carries|proves?|means|helps?|comes? off|gets? rid)\b/,
  },
  {
    name: 'person',
    asks: /^(?:and |so |but |y )?(?:who|whos|whose|whom|quien|quienes)\b|\bname of\b/,
    answers: someone,
    isCaseSensitive: true,
  },
  { name: 'place', asks: /^(?:and |so |but |y )?(?:where|donde)\b/, answers: place, isCaseSensitive: true },
  {
    name: 'percentage',
    asks: /\b(?:interest rate|apr|what percent|which percent|how many percent|percentage|porcentaje|tasa de interes)\b/,
    answers: percent,
  },
  {
    name: 'share',
    asks: /\b(?:deposit|deductible|discount|upfront|down payment|fee|deducible|deposito|descuento)\b/,
    answers: new RegExp(`${money.source}|${percent.source}|\\bdeductible\\b|\\bdiscount\\b`),
  },
  {
    name: 'number',
    asks: /\bnumber\b/,
    answers: /\(?\d{3}\)?[ -]\d{3}|\bnumber\b/,
  },
  {
    name: 'cost',
    asks: /\b(?:how much|what|whats)\b.*\b(?:cost|costs|price|prices|fee|charge|pay|earn)\b|\bhow much (?:is|are|for|do i|will i|would|money|extra|to)\b|\bhow expensive\b|\bcuanto (?:cuesta|vale|cuestan|costaria|es|son|pago|hay que pagar|tengo que pagar)\b|\bprice of\b|\bdo (?:you|they|i|we) (?:charge|have to pay|pay)\b|\bis there an? (?:fee|charge|cost|surcharge)\b/,
    answers: new RegExp(`${money.source}|${percent.source}|\\bhalf\\b`),
  },
  {
    name: 'duration',
    asks: /\bhow (?:long|soon|quick|quickly|fast|(?:far|early|much) (?:ahead|in advance|before|notice|time)|many (?:minutes|hours|days|weeks|months|years))\b|\bcuanto (?:tiempo|dura|tarda|duran|tardan)\b|\bcuant[ao]s (?:dias|semanas|anos|meses|horas)\b|\bdeadline\b|\bplazo\b/,
    answers: new RegExp(`${duration.source}|\\b\\d+ years\\b`),
  },
  {
    name: 'age',
    asks: /\bhow old\b|\bque edad\b/,
    answers: /\b\d+[ -]years?[ -]old\b|\bage\b|\bsince \d{4}|\bat (?:eighteen|\d+) years\b/,
  },
  {
    name: 'frequency',
    asks: /\bhow often\b|\bhow many times\b|\bcada cuanto\b|\bcon que frecuencia\b/,
    answers: often,
  },
  ...units.map(
    ([asks, units]): Kind => ({
      name: 'measure',
      asks: new RegExp(`\\bhow (?:${asks})\\b|\\bhow much (?:do|does|did) .*\\b(?:${asks})\\b`),
      answers: new RegExp(
        `\\b${amount}(?:[\\s-]+(?:${numberWords}|\\d[\\d,./]*|to|or|by|and|hundred|thousand))*[\\s-]+(?:${units})\\b${asks === 'steep' ? '|\\b\\d\\d?/12\\b' : ''}`,
      ),
    }),
  ),
  {
    name: 'count',
    asks: /\bhow (?:many|much|far|thick|wide|high|deep|steep|big|large|hot|cold|fast|strong|tall|heavy)\b|\bcuant[ao]s?\b/,
    answers: count,
  },
  {
    name: 'clock',
    asks: /\b(?:what time|what hour|how early|how late|(?:office|opening|business|working) hours|a que hora)\b/,
    answers: clock,
  },
  {
    name: 'moment',
    asks: /(?:^|, |\band |\bso |\by )(?:when|cuando)\b(?! (?:i|you|we|it|they|he|she|my|your|the)\b)|\b(?:what day|what date)\b/,
    answers: new RegExp(`${moment.source}|${duration.source}`),
  },
  {
    name: 'offer',
    asks: /^(?:and |so |but |y )?(?:(?:do|can|could|will|would) you|are you (?!open\b|closed\b)|ofrecen|venden|hacen|instalan|pintan|usan|pueden|aceptan|trabajan|tienen)\b/,
    answers: company,
  },
  {
    name: 'case',
    asks: /^(?:and |so |but |y )?what (?:happens|do you do|do i do|will you do|should i do|about|then)?\s?(?:if|when|in case)\b|^que pasa si\b|^what happens\b/,
    answers: /\b(?:if|when|in case|once|after|until|unless|never|always)\b/,
  },
  {
    name: 'meaning',
    asks: /^(?:and |so |but )?what(?:'s| is| are|s)?(?: exactly)?(?: is| are| does)? (?:an? |the )?\p{L}+(?: \p{L}+)?(?: exactly| mean)?\W*$/u,
    answers:
      /^(?:(?:an?|the) )?(?:\p{L}+ ){1,3}(?:is|are|means|comes|explains?|covers)\b|\bcalled\b|\bknown as\b|\bwhich is\b/u,
  },
]
