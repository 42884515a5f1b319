import { stopWords } from './stop-words'

const ignored = new Set([...Object.values(stopWords).flat(), 'homeowner', 'homeowners', 'tiempo', 'cosa', 'cosas'])

const commonVerbs = new Set(
  `new take takes taking took make makes made go goes going come comes give include included includes happen happens find work
  works working pay pays cover covers covered coverage use offer instead also end start
  neu neue neuen neues zahlt zahlen bezahlt übernimmt übernehmen decken deckt bekommen geht gehen kommt kommen machen findet finden
  nuevo nueva nouveau nouvelle paga pagar cubre cubrir hacer hace va dar paie payer couvre couvrir faire`.split(/\s+/),
)

const synonyms = [
  'cost costs price prices pricing expensive cheap charge fee kosten kostet preis preise teuer costo cuesta costar precio precios vale caro coût coûte prix cher',
  'warranty warranties guarantee guaranteed garantie gewährleistung garantía garantías garantizado',
  'finance financing financed loan credit installments instalments finanzierung finanzieren kredit raten ratenzahlung financiación financiar crédito cuotas plazos financement crédit mensualités',
  'repair repairs fix patch patched reparieren reparatur ausbessern flicken reparar arreglar reparación parche réparer réparation',
  'insurance insurer insured versicherung versichert seguro aseguradora asegurado assurance assureur assuré',
  'pay pays paid cover covers covered coverage zahlt zahlen bezahlt übernimmt deckt abgedeckt paga pagar cubre cubierto paie couvre couvrir couvert',
  'rotten rot rotted decayed verfault morsch podrida podrido pourri',
  'wood plywood decking holz madera bois',
  'deposit upfront downpayment anzahlung depósito anticipo acompte',
]

/** Two questions that want the same kind of answer have that in common, too. */
const answerKinds: [kind: string, pattern: RegExp][] = [
  ['cost', /\bhow much\b|\bcosts?\b|\bprices?\b|\bwie ?viel\b|\bwas kostet\b|\bcuánto (cuesta|vale)\b|\bcombien\b/],
  ['duration', /\bhow (long|many days)\b|\bwie lange\b|\bcuánto (tiempo|tarda|dura)\b|\bcombien de temps\b/],
  ['when', /^(when|how soon|wann|cuándo|quand)\b/],
  ['who', /^(who|wer|quién|qui)\b/],
  ['where', /^(where|wo|dónde|où)\b/],
  ['why', /^(why|warum|wieso|por qué|pourquoi)\b/],
  [
    'offer',
    /^(is|are) there\b|^(do|can|could) (you|we|i) (offer|have(?! to)|get)\b|^gibt es\b|^bieten sie\b|^hay\b|^(ofrecen|tienen)\b|^y a-t-il\b/,
  ],
  [
    'can',
    /^(can|could)('t| you| we| i)\b|^(kann|können|könnte|könnten)\b|^(puede|pueden|puedo|se puede)\b|^(peut-on|pouvez-vous)\b/,
  ],
  [
    'subject',
    /^(will|would|does|do|is|wird|zahlt|übernimmt|deckt|cubre|paga|lo cubre|est-ce que)\b (?!you\b|sie\b|usted\b)/,
  ],
]

const negation =
  /(?<!^)\b(not|no|never|without|except|nicht|kein|keine|keinen|nie|ohne|nunca|sin|pas|jamais|sans)\b|(?<=\s\S+)n['’]t\b/

const suffixes: [suffix: string, least: number][] = [
  ...'ations ation ungen ung ments ment ances ance ciones ción ings ing ies ieren iert ados adas ed es en er em ly ar e s'
    .split(' ')
    .map((suffix): [string, number] => [suffix, 3]),
  ...'y t n o a'.split(' ').map((suffix): [string, number] => [suffix, 5]),
]

function stem(word: string): string {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const found = suffixes.find(([suffix, least]) => plain.endsWith(suffix) && plain.length - suffix.length >= least)
  return found ? stem(plain.slice(0, -found[0].length)) : plain
}

const concepts = new Map(synonyms.flatMap((words) => words.split(' ').map((word) => [word, `=${words.split(' ')[0]}`])))

export type ParsedQuestion = {
  words: Map<string, number>
  kind: string | undefined
  isNegative: boolean
  plain: string
}

/** "How much" and "how long" narrow down the subject; the other kinds are asked of everything. */
const specificKinds = new Set(['cost', 'duration'])

const plainOf = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll(/[¿¡]/g, '').trim()
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
const withoutNot = (text: string) => text.replaceAll("can't", 'can').replaceAll("won't", 'will').replaceAll("n't", '')

export function parseQuestion(text: string, kindFrom = text): ParsedQuestion {
  const plain = plainOf(text)
  const words = new Map<string, number>()
  for (const word of wordsOf(withoutNot(plain))) {
    if (ignored.has(word) || (word.length < 2 && !/\p{Lo}/u.test(word))) continue
    words.set(concepts.get(word) ?? stem(word), commonVerbs.has(word) ? 0.4 : 1)
  }
  const asks = plainOf(kindFrom)
  const kind = answerKinds.find(([, pattern]) => pattern.test(asks))?.[0]
  if (kind) words.set(`?${kind}`, specificKinds.has(kind) ? 0.8 : 0.4)
  return { words, kind, isNegative: negation.test(plain), plain: wordsOf(plain).join(' ') }
}

const pronoun = /\b(it|its|that|this|they|them|es|sie|das|eso|esto|lo|il|elle|cela|ça)\b/
const shortestClause = 4

/** A second clause is a question of its own only if it does not refer to the first by a pronoun. */
export function parseClauses(text: string): ParsedQuestion[] {
  const [first = '', ...others] = text.split(/[,;?]\s*(?:and|und|y|et)?\s+/i)
  const alone = others.filter(
    (clause) => !pronoun.test(clause.toLowerCase()) && wordsOf(clause).length >= shortestClause,
  )
  const clauses = others.length ? [first, ...alone].map((clause) => parseQuestion(clause)) : []
  return [parseQuestion(text, first), ...clauses]
}
