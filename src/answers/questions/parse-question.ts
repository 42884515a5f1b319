import { languageOf } from '../../core/text/language'
import { stemOf } from '../../core/text/stems'
import { isStopWord, wordsIn } from '../../core/text/words'

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
  ['how', /^(how|wie|cómo|comment)\b/],
]

const negation =
  /(?<!^)\b(not|no|never|without|except|nicht|kein|keine|keinen|nie|ohne|nunca|sin|pas|jamais|sans)\b|(?<=\s\S+)n['’]t\b/

export type ParsedQuestion = {
  words: Map<string, number>
  kind: string | undefined
  isNegative: boolean
  plain: string
}

/** "How much" and "how long" narrow down the subject; the other kinds can be asked about anything. */
const specificKinds = new Set(['cost', 'duration'])

const plainOf = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll(/[¿¡]/g, '').trim()
const withoutNot = (text: string) => text.replaceAll("can't", 'can').replaceAll("won't", 'will').replaceAll("n't", '')

/** `kindFrom` is the clause that tells what is asked for. */
export function parseQuestion(text: string, language = languageOf(text), kindFrom = text): ParsedQuestion {
  const plain = plainOf(text)
  const telling = wordsIn(withoutNot(plain)).filter((word) => !isStopWord(word, language))
  const words = new Map(telling.map((word) => [stemOf(word, language), 1]))
  const asks = plainOf(kindFrom)
  const kind = answerKinds.find(([, pattern]) => pattern.test(asks))?.[0]
  if (kind) words.set(`?${kind}`, specificKinds.has(kind) ? 0.8 : 0.4)
  return { words, kind, isNegative: negation.test(plain), plain: wordsIn(plain).join(' ') }
}

const pronoun = /\b(it|its|that|this|they|them|es|sie|das|eso|esto|lo|il|elle|cela|ça)\b/
const shortestClause = 4

/** A second clause is a question of its own only if it doesn't refer to the first by a pronoun. */
export function parseClauses(text: string, language = languageOf(text)): ParsedQuestion[] {
  const [first = '', ...others] = text.split(/[,;?]\s*(?:and|und|y|et)?\s+/i)
  const alone = others.filter(
    (clause) => !pronoun.test(clause.toLowerCase()) && wordsIn(clause).length >= shortestClause,
  )
  const clauses = others.length ? [first, ...alone].map((clause) => parseQuestion(clause, language)) : []
  return [parseQuestion(text, language, first), ...clauses]
}
