const stopWords = new Set(
  `a an the and or of to in on at by for from with about into over i me my we us our you your yours he she it its they them
  their this that these those there here what which who whom whose when where why how is are was were be been being am do
  does did can could will would shall should may might must have has had having get got please just really so too very more most less
  also than then if as but any some all much many long hi hello know tell want like need let going homeowner homeowners thing things
  der die das den dem des ein eine einen einem einer und oder von zu zum zur im in am an auf für mit aus bei ich mich mir
  mein meine meinem meinen meiner wir uns unser unsere unser unserem sie ihr ihre ihnen ihrem es ist sind war wird werden
  wurde kann können könnte muss müssen soll sollte darf dürfen haben hat habe gibt was wie wer wo wann warum wieso welche
  welcher welches denn auch noch schon sehr bitte dass man eigentlich wirklich so viel viele lange lang wenn sache sachen
  el la los las un una unos unas y o de del a al en con por para es son está están ser estar hay mi mis nuestro nuestra
  su sus usted ustedes yo nos me se le les lo que qué cuál cuáles quién cómo cuándo dónde cuánto cuánta cuántos cuántas
  puede pueden puedo debo tengo tiene tienen muy también ya si esto esta este eso realmente tiempo cosa cosas
  le les l un une des du au aux et ou en dans sur avec pour par je moi mon ma mes nous notre nos vous votre vos il elle
  ils elles ce cela ça cette ces est sont été être avoir ai as avez a ont peut peux pouvez puis dois faut que quoi quel
  quelle quels quelles qui comment quand où pourquoi combien y t s d n c qu très aussi si bien temps chose choses`.split(
    /\s+/,
  ),
)

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

export function stem(word: string): string {
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
    if (stopWords.has(word) || (word.length < 2 && !/\p{Lo}/u.test(word))) continue
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
